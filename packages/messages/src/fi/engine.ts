/** Finnish: the engine, its commands, bots and hints. */

export const engine = {
  // Help.
  'cli.moves': 'luettele aseman sallitut siirrot, paras ensin',
  'cli.selfplay': 'anna bottien pelata keskenään',
  'cli.analyse': 'raportti pelistä: huomaamatta jääneet siirrot, onni ja taito',
  'cli.train': 'opettele, minkä arvoisia telineeseen jäävät laatat ovat',
  'cli.position': 'asema CGP-muodossa: lauta, telineet, pisteet',
  'cli.top': 'montako siirtoa näytetään',
  'cli.all': 'näytä kaikki siirrot',
  'cli.bots': 'botit pilkuin erotettuina: greedy, static, sim, level-1 …',
  'cli.games': 'pelien määrä',
  'cli.number-seed': 'satunnaisuuden siemen, luku',
  'cli.move-ms': 'siirron aika millisekunteina',
  'cli.generations': 'sukupolvia, joista kukin oppii edellisistä',
  'cli.out-file': 'kirjoitettava tiedosto',
  // Plays of a position.
  'moves.count': 'Sallittuja siirtoja: {count}',
  'moves.bad-top': '”{text}” ei ole siirtojen määrä.',
  'moves.bad-position': 'Asemaa ei voi lukea merkin {place} kohdalla: odotettiin {expected}',
  'moves.expected.board': 'lauta',
  'moves.expected.racks': 'telineet',
  'moves.expected.scores': 'pisteet',
  'moves.expected.number': 'luku',
  // Games of bots.
  'selfplay.unknown-player': 'Bottia ”{name}” ei ole. Valittavissa: {names}',
  'selfplay.no-number': 'Tämän pitäisi olla kokonaisluku: {text}',
  'selfplay.player': '{name}: voittoja {wins}, keskipisteet {score}',
  'selfplay.total':
    'Pelejä: {games}, tasapelejä: {draws}, keskimääräinen johto: {spread}, pelejä sekunnissa: {speed}',
  'train.done': 'Opittu peleistä ({games}): {path}',
  // The report on a game.
  'analyse.head-player': 'Pelaaja',
  'analyse.head-play': 'Pelattu',
  'analyse.head-best': 'Paras',
  'analyse.head-lost': 'Menetetty',
  'analyse.head-chance': 'Mahdollisuus',
  'analyse.head-luck': 'Onni',
  'analyse.player':
    '{player}: menetettyjä arvopisteitä {lost}, voittomahdollisuutta {chance} %, onni {luck}',
  'analyse.nothing': 'Tässä tiedostossa ei ole siirtoa, jonka teline tunnetaan: {path}',
  // Bots at the table.
  'play.bots-too': 'Botti voi myös pelata: {names}',
  'play.bots-need-words': 'Botit tarvitsevat sanakirjan.',
  'play.no-people': 'Ainakin yhden pelaajan on oltava ihminen.',
  'hint.where': 'Katso rivejä {rows} ja sarakkeita {columns}.',
  'hint.length': 'Käytettäviä laattoja: {count}',
  'hint.letters': 'Nämä laatat: {tiles}',
  'hint.move': 'Siirto: {play}',
  'hint.exchange': 'Vaihda: {tiles}',
  'hint.pass': 'Parasta on jättää vuoro väliin.',
};
