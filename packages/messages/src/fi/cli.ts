/** Finnish: the command line, its help, its answers and its complaints. */
import type { CliTexts } from '../en/cli.ts';

export const cli: CliTexts = {
  // Help.
  'cli.about': 'Täht: ristisanapeli kirjainlaatoilla, komentorivillä.',
  'cli.usage': 'Käyttö:',
  'cli.commands': 'Komennot:',
  'cli.arguments': 'Argumentit:',
  'cli.options': 'Valitsimet:',
  'cli.help': 'näytä tämä ohje',
  'cli.version': 'näytä versio',
  'cli.editions': 'luettele kielet, niiden laatat ja säännöt',
  'cli.score': 'laske esimerkkitiedoston siirtojen pisteet',
  'cli.replay': 'pelaa GCG-tiedosto sääntöjen mukaan ja näytä erot',
  'cli.verify': 'tarkista peli: tiedosto, siirrot ja nostot',
  'cli.play': 'pelaa tässä päätteessä, 2–4 pelaajaa saman näytön ääressä',
  'cli.json': 'vastaa yhdellä JSON-dokumentilla',
  'cli.language': 'tekstien kieli: {names}',
  'cli.no-color': 'ilman värejä',
  'cli.edition': 'pelin kieli: {names}',
  'cli.ruleset': 'säännöt, kuten ”taht editions” ne luettelee',
  'cli.tileset': 'laatat, kuten ”taht editions” ne luettelee',
  'cli.lexicon': 'käytettävä sanakirja',
  'cli.data': 'pelien, sanakirjojen ja lähteiden kansio (tai TAHT_DATA)',
  'cli.seed': 'nostojen siemen, 64 heksadesimaalinumeroa',
  'cli.players': 'pelaajien nimet, pilkuilla erotettuina',
  'cli.house-rule': 'kotisääntö; voi antaa useita',
  'cli.resume': 'jatka tallennettua peliä: viimeisintä, tunnuksen tai tiedoston mukaan',

  // Wrong use.
  'cli.unknown-command': 'Komentoa ”{name}” ei ole. On: {names}',
  'cli.missing-argument': 'Jotain puuttuu: {name}',
  'cli.too-many-arguments':
    'Tässä on liikaa yhdelle komennolle. Ohjeen saat kirjoittamalla {command}.',
  'cli.not-understood': 'Tätä ei ymmärretty. Ohjeen saat kirjoittamalla {command}.',

  // Files.
  'file.missing': 'kansiota ei ole',
  'file.forbidden': 'ei sallittu',
  'file.read-only': 'sinne ei voi kirjoittaa',
  'file.disk-full': 'levy on täynnä',
  'file.is-folder': 'se on kansio',
  'file.not-folder': 'kansion paikalla on tiedosto',
  'file.not-json': 'Tämä tiedosto ei ole JSON-muodossa: {path}',

  // Test vectors: `place` is the example’s id and the place in it.
  'vector.missing': '{place}: tämä puuttuu.',
  'vector.wrong': '{place}: tätä ei voi lukea: {found}',
  'vector.unknown-tileset': '{place}: laattasarjaa ”{found}” ei ole.',
  'vector.unknown-letter': '{place}: merkille ”{found}” ei ole laattaa.',
  'vector.square-twice': '{place}: ruudussa {found} on jo laatta.',
  'vector.refused': '{id}: tämä siirto ei ole sallittu. {reason}',
  'vector.skipped':
    '{count, plural, one {# esimerkki on muuta lajia: {ids}} other {# esimerkkiä on muuta lajia: {ids}}}',

  // Checking a record.
  'verify.record': 'Tiedosto on ehjä',
  'verify.bytes': 'Mitään ei ole muutettu',
  'verify.events': 'Pelin voi pelata läpi',
  'verify.decisions': 'Jokainen siirto ja nosto seuraa säännöistä',
  'verify.commitment': 'Siemen on se, joka sinetöitiin',
  'verify.line': 'rivi {line}',
  'verify.ok': 'Kaikki on kunnossa.',
  'verify.not-ok': 'Tässä tiedostossa on jotain vikaa.',
  'verify.unfinished': 'Peli ei ole vielä päättynyt.',

  // Playing a record by the rules.
  'replay.no-moves': 'Tässä tiedostossa ei ole yhtään siirtoa: {path}',
  'replay.complete': 'Peli on pelattu loppuun.',
  'replay.incomplete': 'Peli jää kesken.',
  'replay.agrees': 'Tiedosto on sääntöjen mukainen.',
  'replay.differs':
    '{count, plural, one {Tiedosto poikkeaa säännöistä # kohdassa:} other {Tiedosto poikkeaa säännöistä # kohdassa:}}',
  'replay.difference':
    'rivi {line}, vuoro {turn}, {kind}: kirjattu {recorded}, sääntöjen mukaan {expected}',
  'replay.not-laid': 'rivi {line}, vuoro {turn}: {recorded} ei käy siihen. {reason}',
  'replay.unreadable': 'rivi {line}, vuoro {turn}: tätä ei voi lukea: {recorded}',
  'replay.kind.score': 'pisteet',
  'replay.kind.cumulative': 'yhteensä',
  'replay.kind.tiles': 'laatat',
  'replay.kind.word': 'sana',
  'replay.kind.turn-order': 'pelijärjestys',
  'replay.kind.end': 'pelin loppu',

  // Turns on a score sheet.
  'turn.play': 'Siirto',
  'turn.points': 'Pisteet',
  'turn.retracted': 'otettu takaisin',
  'turn.exchange': 'vaihto',
  'turn.pass': 'väliin',
  'turn.skip': 'vuoro väliin',
  'turn.adjusted': 'haaste',

  // More at the terminal.
  'play.choose-game': 'Kesken on pelejä. Jatketaanko jotakin?',
  'play.new-game': 'Uusi peli',
  'play.nothing-to-resume': 'Kansiossa {path} ei ole keskeneräistä peliä.',
  'play.bad-seed': 'Siemenen on oltava 64 heksadesimaalinumeroa (0–9, a–f).',
  'play.press-enter': 'Jatka painamalla Enter.',
  'play.more': 'Enter: lisää',
  'play.all-accept': 'Hyväksyvätkö kaikki: {words}?',
  'play.who-challenges': 'Kuka haastaa?',
  'play.claim-word': '{player}, kuuluuko {word} teemaan ”{name}”?',
  'play.help.sort': '{command} – järjestä telineesi aakkosten mukaan',
  'command.sort': 'järjestä',
};
