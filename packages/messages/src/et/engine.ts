/** Estonian: the engine, its commands, bots and hints. */

export const engine = {
  // Help.
  'cli.moves': 'loetle seisu lubatud käigud, parim enne',
  'cli.selfplay': 'lase robotitel omavahel mängida',
  'cli.analyse': 'aruanne mängust: kasutamata käigud, õnn ja oskus',
  'cli.train': 'õpi, mida on väärt alusele jäävad klotsid',
  'cli.position': 'seis CGP kujul: laud, alused, punktid',
  'cli.top': 'mitu käiku näidata',
  'cli.all': 'näita kõiki käike',
  'cli.bots': 'robotid, komadega eraldatud: greedy, static, sim, level-1 …',
  'cli.games': 'mängude arv',
  'cli.number-seed': 'juhuse seeme, arv',
  'cli.move-ms': 'käigu aeg millisekundites',
  'cli.generations': 'põlvkondi, millest igaüks õpib eelmistest',
  'cli.out-file': 'kirjutatav fail',
  // Plays of a position.
  'moves.count': 'Lubatud käike: {count}',
  'moves.bad-top': '„{text}“ ei ole käikude arv.',
  'moves.bad-position': 'Seisu ei saa lugeda, märk {place}: oodati {expected}',
  'moves.expected.board': 'lauda',
  'moves.expected.racks': 'aluseid',
  'moves.expected.scores': 'punkte',
  'moves.expected.number': 'arvu',
  // Games of bots.
  'selfplay.unknown-player': 'Robotit „{name}“ pole. Olemas on: {names}',
  'selfplay.no-number': 'See peaks olema täisarv: {text}',
  'selfplay.player': '{name}: võite {wins}, keskmine tulemus {score}',
  'selfplay.total':
    'Mänge: {games}, viike: {draws}, keskmine edu: {spread}, mänge sekundis: {speed}',
  'train.done': 'Õpitud mängudest ({games}): {path}',
  // The report on a game.
  'analyse.head-player': 'Mängija',
  'analyse.head-play': 'Käidud',
  'analyse.head-best': 'Parim',
  'analyse.head-lost': 'Kaotatud',
  'analyse.head-chance': 'Võiduvõimalus',
  'analyse.head-luck': 'Õnn',
  'analyse.player':
    '{player}: kaotatud väärtuspunkte {lost}, võiduvõimalust {chance} %, õnn {luck}',
  'analyse.nothing': 'Selles failis pole ühtegi teadaoleva alusega käiku: {path}',
  // Bots at the table.
  'play.bots-too': 'Mängida võib ka robot: {names}',
  'play.bots-need-words': 'Robotid vajavad sõnaraamatut.',
  'play.no-people': 'Vähemalt üks mängija peab olema inimene.',
  'hint.where': 'Vaata ridu {rows} ja veerge {columns}.',
  'hint.length': 'Klotse: {count}',
  'hint.letters': 'Need klotsid: {tiles}',
  'hint.move': 'Käik: {play}',
  'hint.exchange': 'Vaheta: {tiles}',
  'hint.pass': 'Parim on mööda lasta.',
};
