/** Estonian: the command line, its help, its answers and its complaints. */
import type { CliTexts } from '../en/cli.ts';

export const cli: CliTexts = {
  // Help.
  'cli.about': 'Täht: ristsõnamäng täheklotsidega, käsureal.',
  'cli.usage': 'Kasutamine:',
  'cli.commands': 'Käsud:',
  'cli.arguments': 'Argumendid:',
  'cli.options': 'Valikud:',
  'cli.help': 'näita seda abi',
  'cli.version': 'näita versiooni',
  'cli.editions': 'näita keeli, nende klotse ja reegleid',
  'cli.score': 'arvuta näidete faili käikude punktid',
  'cli.replay': 'mängi GCG-fail reeglite järgi läbi ja näita erinevusi',
  'cli.verify': 'kontrolli mängu: faili, käike ja loosimist',
  'cli.play': 'mängi siin terminalis, kaks kuni neli ühe ekraani taga',
  'cli.json': 'vasta ühe JSON-dokumendiga',
  'cli.language': 'tekstide keel: {names}',
  'cli.no-color': 'ilma värvideta',
  'cli.edition': 'mängu keel: {names}',
  'cli.ruleset': 'reeglid, nagu käsk „taht editions“ need loetleb',
  'cli.tileset': 'klotsid, nagu käsk „taht editions“ need loetleb',
  'cli.lexicon': 'sõnaraamat, mille järgi otsustada',
  'cli.data': 'mängude, sõnaraamatute ja allikate kaust (või TAHT_DATA)',
  'cli.seed': 'loosimise seeme, 64 kuueteistkümnendnumbrit',
  'cli.players': 'mängijate nimed, komadega eraldatud',
  'cli.house-rule': 'majareegel; võib anda mitu korda',
  'cli.resume': 'jätka salvestatud mängu: viimast, nime või faili järgi',

  // Wrong use.
  'cli.unknown-command': 'Käsku „{name}“ pole. On: {names}',
  'cli.missing-argument': 'Midagi on puudu: {name}',
  'cli.too-many-arguments': 'Ühe käsu jaoks on seda liiga palju. Abi saad, kui kirjutad {command}.',
  'cli.not-understood': 'Sellest ei saanud aru. Abi saad, kui kirjutad {command}.',

  // Files.
  'file.missing': 'kausta pole',
  'file.forbidden': 'pole lubatud',
  'file.read-only': 'sinna ei saa kirjutada',
  'file.disk-full': 'ketas on täis',
  'file.is-folder': 'see on kaust',
  'file.not-folder': 'kausta asemel on fail',
  'file.not-json': 'See fail pole JSON: {path}',

  // Test vectors: `place` is the example’s id and the place in it.
  'vector.missing': '{place}: see on puudu.',
  'vector.wrong': '{place}: seda ei saa lugeda: {found}',
  'vector.unknown-tileset': '{place}: klotsikomplekti „{found}“ pole.',
  'vector.unknown-letter': '{place}: tähe „{found}“ klotsi pole.',
  'vector.square-twice': '{place}: ruudul {found} on juba klots.',
  'vector.refused': '{id}: see käik pole lubatud. {reason}',
  'vector.skipped':
    '{count, plural, one {# näide on teist liiki: {ids}} other {# näidet on teist liiki: {ids}}}',

  // Checking a record.
  'verify.record': 'Fail on terve',
  'verify.bytes': 'Midagi pole muudetud',
  'verify.events': 'Mängu saab läbi mängida',
  'verify.decisions': 'Iga käik ja iga loosimine vastab reeglitele',
  'verify.commitment': 'Seeme on sama, mis pitseeriti',
  'verify.line': 'rida {line}',
  'verify.ok': 'Kõik on korras.',
  'verify.not-ok': 'Selle failiga on midagi valesti.',
  'verify.unfinished': 'Mäng pole veel läbi.',

  // Playing a record by the rules.
  'replay.no-moves': 'Selles failis pole ühtki käiku: {path}',
  'replay.complete': 'Mäng on lõpuni mängitud.',
  'replay.incomplete': 'Mäng jääb pooleli.',
  'replay.agrees': 'Kõik vastab reeglitele.',
  'replay.differs':
    '{count, plural, one {Reeglitest erineb # koht:} other {Reeglitest erineb # kohta:}}',
  'replay.difference':
    'rida {line}, käik {turn}, {kind}: kirjas on {recorded}, reeglite järgi {expected}',
  'replay.not-laid': 'rida {line}, käik {turn}: {recorded} ei saa sinna laduda. {reason}',
  'replay.unreadable': 'rida {line}, käik {turn}: seda ei saa lugeda: {recorded}',
  'replay.kind.score': 'punktid',
  'replay.kind.cumulative': 'kogusumma',
  'replay.kind.tiles': 'klotsid',
  'replay.kind.word': 'sõna',
  'replay.kind.turn-order': 'mängukord',
  'replay.kind.end': 'mängu lõpp',

  // Turns on a score sheet.
  'turn.play': 'Käik',
  'turn.points': 'Punktid',
  'turn.retracted': 'tagasi võetud',
  'turn.exchange': 'vahetus',
  'turn.pass': 'passis',
  'turn.skip': 'käik vahele',
  'turn.adjusted': 'vaidlustus',

  // More at the terminal.
  'play.choose-game': 'On pooleli mänge. Kas jätkad mõnda?',
  'play.new-game': 'Uus mäng',
  'play.nothing-to-resume': 'Kaustas {path} pole ühtki pooleli mängu.',
  'play.bad-seed': 'Seeme peab olema 64 kuueteistkümnendnumbrit (0–9, a–f).',
  'play.press-enter': 'Jätkamiseks vajuta Enter.',
  'play.more': 'Enter: edasi',
  'play.all-accept': 'Kas kõik nõustuvad: {words}?',
  'play.who-challenges': 'Kes vaidlustab?',
  'play.claim-word': '{player}, kas {word} kuulub teema „{name}“ juurde?',
  'play.help.sort': '{command} – sea oma klotsid tähestiku järjekorda',
  'command.sort': 'järjesta sordi',
};
