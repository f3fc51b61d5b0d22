/** Finnish: what happens at the table, line by line, and the words for its things. */
import type { Table } from '../en/table.ts';

export const table: Table = {
  'event.created': 'Uusi peli: {players}.',
  'event.rules-proposed': 'Ehdotetut kotisäännöt: {houseRules}.',
  'event.rule-refused': '{player} ei halua kotisääntöä ”{name}”.',
  'event.agreed': '{player} hyväksyy säännöt.',
  'event.order-drawn': 'Pelijärjestys: {players}.',
  'event.choice-due':
    '{player} valitsee, mistä pussista nostaa {count, plural, one {# laatan} other {# laattaa}}.',
  'event.drew': '{player} nostaa {count, plural, one {# laatan} other {# laattaa}}.',
  'event.placed': '{player} pelaa sanan {word}: {score, plural, one {# piste} other {# pistettä}}.',
  'event.exchanged': '{player} vaihtaa {count, plural, one {# laatan} other {# laattaa}}.',
  'event.returned':
    '{player} palauttaa pussiin {count, plural, one {# laatan} other {# laattaa}} ({reason}).',
  'event.passed':
    '{cause, select, time {Aika loppui: {player} jättää vuoron väliin.} other {{player} jättää vuoron väliin.}}',
  'event.skipped': '{player} menettää vuoron ({reason}).',
  'event.accepted': '{player} hyväksyy sanan.',
  'event.challenged': '{player} haastaa: {words}.',
  'event.joining-closed': 'Haasteeseen ei voi enää liittyä.',
  'event.verdict-voted':
    '{vote, select, yes {{player} äänestää: sana kelpaa.} other {{player} äänestää: sana ei kelpaa.}}',
  'event.ruled':
    '{source, select, judge {Sanakirja} table {Äänestys} other {Tuomari}}: {word} – {verdict, select, valid {kelpaa} other {ei kelpaa}}.',
  'event.theme-claimed': '{player} pyytää teemapisteitä: {words}.',
  'event.theme-voted':
    '{vote, select, yes {{player} äänestää: sopii teemaan.} other {{player} äänestää: ei sovi teemaan.}}',
  'event.stood':
    'Sana jää laudalle: {player} saa {score, plural, one {# pisteen} other {# pistettä}}{themeBonus, plural, =0 {} other { ja teemasta # lisää}}.',
  'event.retracted': '{player} ottaa laattansa takaisin.',
  'event.skip-owed': '{player} menettää yhden vuoron ({reason}).',
  'event.adjusted': '{player}: {points, plural, one {# piste} other {# pistettä}} ({reason}).',
  'event.misdraw-found':
    'Väärä määrä laattoja: {player}, {count, plural, one {# laatta} other {# laattaa}}.',
  'event.looked-up':
    '{player} katsoo sanakirjasta: {word} – {verdict, select, valid {löytyy} other {ei löydy}}.',
  'event.resigned':
    '{cause, select, time {{player} häviää ajalla.} challenge {{player} häviää haasteen vuoksi.} other {{player} luovuttaa.}}',
  'event.left': '{player} lähtee pöydästä.',
  'event.replaced': '{player} luopuu paikastaan, ja peliä jatkaa {name}.',
  'event.end-agreed': '{player} suostuu lopettamaan tähän.',
  'event.take-back-asked': '{player} pyytää viimeistä siirtoaan takaisin.',
  'event.take-back-answered':
    '{vote, select, yes {{player} suostuu: siirron saa perua.} other {{player} ei suostu: siirto pysyy.}}',
  'event.undone':
    '{cause, select, referee {Tuomari peruu viimeisen siirron.} other {Viimeinen siirto perutaan.}}',
  'event.paused': 'Peli on tauolla.',
  'event.resumed': 'Peli jatkuu.',
  'event.ended': 'Peli on päättynyt: {reason}.',
  'event.revealed': 'Nostot voi nyt tarkistaa. Siemenluku oli {seed}.',

  'log.reason': 'Syy: {reason}',
  'log.words': 'Sanat: {words}.',
  'log.bonus': 'Kaikki laatat pelattu: {points, plural, one {# lisäpiste} other {# lisäpistettä}}.',
  'log.swapped': 'Ruudun {square} tyhjä laatta vaihdetaan oikeaan kirjaimeen.',
  'log.opening-tile': '{player} nostaa laatan {tile}.',
  'log.left-over': '{player}: telineeseen jäi {tiles}.',

  'phase.new': 'peliä ei ole vielä',
  'phase.setup': 'säännöistä sovitaan',
  'phase.dealing': 'laattoja jaetaan',
  'phase.exchanging': 'laattoja vaihdetaan',
  'phase.choosing': 'pussia valitaan',
  'phase.turn': 'odotetaan siirtoa',
  'phase.window': 'sanan voi haastaa',
  'phase.joining': 'haasteeseen voi liittyä',
  'phase.verdict': 'odotetaan ratkaisua',
  'phase.over': 'peli on päättynyt',

  'end.out': '{player} on käyttänyt kaikki laattansa ja pussi on tyhjä',
  'end.passes': 'kaikki jättivät vuoronsa väliin peräkkäin',
  'end.scoreless-turns': 'liian monta vuoroa ilman pisteitä',
  'end.no-move-left': 'mitään ei ole enää mahdollista tehdä',
  'end.agreed': 'kaikki suostuivat lopettamaan',
  'end.resigned': 'vain yksi pelaaja on jäljellä',
  'end.left': 'pöydässä on liian vähän pelaajia',

  'cause.challenge-failed': 'epäonnistunut haaste',
  'cause.challenged-in-vain': 'haastettu turhaan',
  'cause.bystander': 'ei haastanut väärää sanaa',
  'cause.misdraw': 'väärä määrä laattoja',
  'cause.vacant': 'tyhjä paikka',
  'cause.exchange': 'vaihto',
  'cause.retracted': 'hylätty sana',
  'cause.surplus': 'liikaa laattoja',
  'cause.chosen': 'omasta tahdosta',
  'cause.time': 'aika loppui',
  'cause.challenge': 'haaste ratkaisi',
  'cause.own-tiles': 'telineeseen jääneet laatat',
  'cause.credit': 'muiden laatat',
  'cause.overtime': 'yliaika',
  'cause.take-back': 'peruttu',
  'cause.referee': 'tuomarin päätös',

  'standing.playing': 'pelaa',
  'standing.vacant': 'lähtenyt',
  'standing.resigned': 'luovuttanut',

  'tile.blank': 'tyhjä laatta',
  'bag.all': 'pussi',
  'bag.vowels': 'vokaalit',
  'bag.consonants': 'konsonantit',
  'bag.blanks': 'tyhjät laatat',
  'direction.across': 'vaakasuoraan',
  'direction.down': 'pystysuoraan',

  'premium.double-letter': 'kaksinkertainen kirjain',
  'premium.double-letter.short': '2K',
  'premium.triple-letter': 'kolminkertainen kirjain',
  'premium.triple-letter.short': '3K',
  'premium.double-word': 'kaksinkertainen sana',
  'premium.double-word.short': '2S',
  'premium.triple-word': 'kolminkertainen sana',
  'premium.triple-word.short': '3S',
  'premium.star': 'tähti',
  'premium.star.short': '★',

  'count.points': '{count, plural, one {# piste} other {# pistettä}}',
  'count.tiles': '{count, plural, one {# laatta} other {# laattaa}}',
  'count.letters': '{count, plural, one {# kirjain} other {# kirjainta}}',
  'count.words': '{count, plural, one {# sana} other {# sanaa}}',
  'count.players': '{count, plural, one {# pelaaja} other {# pelaajaa}}',
  'duration.seconds': '{count, plural, one {# sekunti} other {# sekuntia}}',
  'duration.minutes': '{count, plural, one {# minuutti} other {# minuuttia}}',
  'duration.hours': '{count, plural, one {# tunti} other {# tuntia}}',
  'duration.days': '{count, plural, one {# päivä} other {# päivää}}',
};
