/** Icelandic: the engine, its commands, bots and hints. */

export const engine = {
  // Help.
  'cli.moves': 'telja upp löglegar lagnir í stöðu, bestu fyrst',
  'cli.selfplay': 'láta vélmenni leika hvert við annað',
  'cli.analyse': 'skýrsla um leik: lagnir sem sást yfir, heppni og kunnátta',
  'cli.train': 'læra hvers virði stafir sem verða eftir eru',
  'cli.position': 'staðan sem CGP: borð, rekkar, stig',
  'cli.top': 'hve margar lagnir á að sýna',
  'cli.all': 'sýna allar lagnir',
  'cli.bots': 'vélmenni með kommum á milli: greedy, static, sim, level-1 …',
  'cli.games': 'fjöldi leikja',
  'cli.number-seed': 'fræ tilviljunar, tala',
  'cli.move-ms': 'tími fyrir lögn í millisekúndum',
  'cli.generations': 'kynslóðir leikja, hver lærir af þeim fyrri',
  'cli.out-file': 'skrá til að skrifa',
  // Plays of a position.
  'moves.count': 'Löglegar lagnir: {count}',
  'moves.bad-top': '„{text}“ er ekki fjöldi lagna.',
  'moves.bad-position': 'Ekki er hægt að lesa stöðuna við staf {place}: búist var við {expected}',
  'moves.expected.board': 'borði',
  'moves.expected.racks': 'rekkum',
  'moves.expected.scores': 'stigum',
  'moves.expected.number': 'tölu',
  // Games of bots.
  'selfplay.unknown-player': 'Vélmennið „{name}“ er ekki til. Til eru: {names}',
  'selfplay.no-number': 'Þetta ætti að vera heiltala: {text}',
  'selfplay.player': '{name}: sigrar {wins}, meðalstig {score}',
  'selfplay.total':
    'Leikir: {games}, jafntefli: {draws}, meðalforysta: {spread}, leikir á sekúndu: {speed}',
  'train.done': 'Lært af leikjum ({games}): {path}',
  // The report on a game.
  'analyse.head-player': 'Leikmaður',
  'analyse.head-play': 'Leikið',
  'analyse.head-best': 'Besta',
  'analyse.head-lost': 'Tapað',
  'analyse.head-chance': 'Líkur',
  'analyse.head-luck': 'Heppni',
  'analyse.player': '{player}: töpuð virðisstig {lost}, töpuð sigurvon {chance} %, heppni {luck}',
  'analyse.nothing': 'Í þessari skrá er engin lögn með þekktum rekka: {path}',
  // Bots at the table.
  'play.bots-too': 'Vélmenni má líka vera með: {names}',
  'play.bots-need-words': 'Vélmenni þurfa orðabók.',
  'play.no-people': 'Minnst einn leikmaður þarf að vera manneskja.',
  'hint.where': 'Líttu á raðir {rows} og dálka {columns}.',
  'hint.length': 'Stafir sem á að nota: {count}',
  'hint.letters': 'Þessir stafir: {tiles}',
  'hint.move': 'Lögnin: {play}',
  'hint.exchange': 'Skiptu: {tiles}',
  'hint.pass': 'Ekkert er betra en að sleppa.',
};
