/** Icelandic: the command line, its help, its answers and its complaints. */
import type { CliTexts } from '../en/cli.ts';

export const cli: CliTexts = {
  // Help.
  'cli.about': 'Täht: krossgátuspil með bókstöfum, á skipanalínu.',
  'cli.usage': 'Notkun:',
  'cli.commands': 'Skipanir:',
  'cli.arguments': 'Viðföng:',
  'cli.options': 'Valkostir:',
  'cli.help': 'sýna þessa hjálp',
  'cli.version': 'sýna útgáfuna',
  'cli.editions': 'sýna útgáfurnar, stafi þeirra og reglur',
  'cli.score': 'reikna stig fyrir leiki í dæmaskrá',
  'cli.replay': 'spila GCG-skrá eftir reglunum og sýna hvað ber á milli',
  'cli.verify': 'sannreyna leik: skrána, leikina og dráttinn',
  'cli.play': 'spila hér, tveir til fjórir við einn skjá',
  'cli.json': 'svara með einu JSON-skjali',
  'cli.language': 'tungumál textans: {names}',
  'cli.no-color': 'án lita',
  'cli.edition': 'útgáfa: {names}',
  'cli.ruleset': 'reglur, eins og „taht editions“ telur þær upp',
  'cli.tileset': 'stafir, eins og „taht editions“ telur þá upp',
  'cli.lexicon': 'orðabókin sem farið er eftir',
  'cli.data': 'mappa fyrir leiki, orðabækur og heimildir (eða TAHT_DATA)',
  'cli.seed': 'frækorn dráttarins, 64 sextándatölustafir',
  'cli.players': 'nöfn leikmanna, með kommum á milli',
  'cli.house-rule': 'heimaregla; má endurtaka fyrir fleiri',
  'cli.resume': 'halda áfram með vistaðan leik: þann síðasta, auðkenni eða skrá',

  // Wrong use.
  'cli.unknown-command': 'Skipunin „{name}“ er ekki til. Til eru: {names}',
  'cli.missing-argument': 'Eitthvað vantar: {name}',
  'cli.too-many-arguments':
    'Þetta er of mikið fyrir eina skipun. Sláðu inn {command} til að fá hjálp.',
  'cli.not-understood': 'Þetta skildist ekki. Sláðu inn {command} til að fá hjálp.',

  // Files.
  'file.missing': 'mappan er ekki til',
  'file.forbidden': 'ekki leyfilegt',
  'file.read-only': 'þar er ekki hægt að skrifa',
  'file.disk-full': 'diskurinn er fullur',
  'file.is-folder': 'þetta er mappa',
  'file.not-folder': 'skrá er þar sem mappan ætti að vera',
  'file.not-json': 'Þessi skrá er ekki JSON: {path}',

  // Test vectors: `place` is the example’s id and the place in it.
  'vector.missing': '{place}: þetta vantar.',
  'vector.wrong': '{place}: þetta er ekki hægt að lesa: {found}',
  'vector.unknown-tileset': '{place}: stafasettið „{found}“ er ekki til.',
  'vector.unknown-letter': '{place}: enginn stafur er til fyrir „{found}“.',
  'vector.square-twice': '{place}: það er þegar stafur á {found}.',
  'vector.refused': '{id}: þessi leikur er ekki leyfilegur. {reason}',
  'vector.skipped':
    '{count, plural, one {# dæmi er af öðru tagi: {ids}} other {# dæmi eru af öðru tagi: {ids}}}',

  // Checking a record.
  'verify.record': 'Skráin er heil',
  'verify.bytes': 'Engu hefur verið breytt',
  'verify.events': 'Hægt er að spila leikinn í gegn',
  'verify.decisions': 'Hver leikur og hver dráttur er samkvæmt reglunum',
  'verify.commitment': 'Frækornið er það sem var innsiglað',
  'verify.line': 'lína {line}',
  'verify.ok': 'Allt er í lagi.',
  'verify.not-ok': 'Eitthvað er að þessari skrá.',
  'verify.unfinished': 'Leiknum er ekki lokið.',

  // Playing a record by the rules.
  'replay.no-moves': 'Það er ekki einn einasti leikur í þessari skrá: {path}',
  'replay.complete': 'Leikurinn er spilaður til enda.',
  'replay.incomplete': 'Leikurinn hættir áður en honum lýkur.',
  'replay.agrees': 'Skráin er samkvæmt reglunum.',
  'replay.differs':
    '{count, plural, one {Á # stað ber skránni ekki saman við reglurnar:} other {Á # stöðum ber skránni ekki saman við reglurnar:}}',
  'replay.difference':
    'lína {line}, leikur {turn}, {kind}: skráð er {recorded}, samkvæmt reglum {expected}',
  'replay.not-laid': 'lína {line}, leikur {turn}: {recorded} er ekki hægt að leggja þar. {reason}',
  'replay.unreadable': 'lína {line}, leikur {turn}: þetta er ekki hægt að lesa: {recorded}',
  'replay.kind.score': 'stig',
  'replay.kind.cumulative': 'samtals',
  'replay.kind.tiles': 'stafir',
  'replay.kind.word': 'orð',
  'replay.kind.turn-order': 'röð leikmanna',
  'replay.kind.end': 'leikslok',

  // Turns on a score sheet.
  'turn.play': 'Leikur',
  'turn.points': 'Stig',
  'turn.retracted': 'tekið til baka',
  'turn.exchange': 'skipti',
  'turn.pass': 'sat hjá',
  'turn.skip': 'missti úr',
  'turn.adjusted': 'véfenging',

  // More at the terminal.
  'play.choose-game': 'Það eru ókláraðir leikir. Halda áfram með einn?',
  'play.new-game': 'Nýr leikur',
  'play.nothing-to-resume': 'Það er enginn ókláraður leikur í {path}.',
  'play.bad-seed': 'Frækornið verður að vera 64 sextándatölustafir (0–9, a–f).',
  'play.press-enter': 'Ýttu á Enter til að halda áfram.',
  'play.more': 'Enter: meira',
  'play.all-accept': 'Samþykkja allir {words}?',
  'play.who-challenges': 'Hver véfengir?',
  'play.claim-word': '{player}, fellur {word} að þemanu „{name}“?',
  'play.help.sort': '{command} – raða standinum í stafrófsröð',
  'command.sort': 'raða',
};
