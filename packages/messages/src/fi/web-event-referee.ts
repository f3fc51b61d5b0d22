/** Finnish: the referee's page of an event. */
import type { WebEventReferee } from '../en/web-event-referee.ts';

export const webEventReferee: WebEventReferee = {
  'event-referee.title': 'Tuomari',
  'event-referee.ask-title': 'Tule tuomariksi',
  'event-referee.ask-about': 'Vain kilpailunjohtaja näkee nimesi ja päästää sinut sisään.',
  'event-referee.name': 'Nimi, josta kilpailunjohtaja tuntee sinut',
  'event-referee.ask': 'Pyydä lupaa',
  'event-referee.asked.waiting':
    'Olet pyytänyt lupaa. Kun kilpailunjohtaja päästää sinut sisään, sivu jatkuu itsestään.',
  'event-referee.asked.turned-away':
    'Kilpailunjohtaja ei päästänyt sinua sisään. Jos se on erehdys, puhu hänelle.',
  'event-referee.asked-number':
    'Numerosi on {number}. Kerro se kilpailunjohtajalle: sama numero on hänen näytöllään nimesi vieressä.',
  'event-referee.tables': 'Pöydät',
  'event-referee.no-round': 'Yhtään kierrosta ei ole vielä arvottu.',
  'event-referee.open-tables':
    '{count, plural, =0 {Kaikki tulokset ovat tulleet.} one {# pöydän tulos puuttuu.} other {# pöydän tulos puuttuu.}}',
  'event-referee.task.result': 'Tulos',
  'event-referee.task.challenge': 'Haaste',
  'event-referee.mover': 'Kenen siirto haastetaan?',
  'event-referee.no-mover': 'Merkitse, kenen siirto haastetaan.',
  'event-referee.words': 'Haastettu sana tai sanat',
  'event-referee.word': 'Sana {number}',
  'event-referee.challengers': 'Kuka haastaa?',
  'event-referee.judge': 'Ratkaise',
  'event-referee.letters': 'Kirjaimet',
  'event-referee.erase': 'Poista viimeinen kirjain',
  'event-referee.verdict.valid': 'Kelpaa: siirto jää voimaan.',
  'event-referee.verdict.invalid': 'Ei kelpaa: siirto perutaan.',
  'event-referee.effect.loses-turn': '{player} menettää vuoronsa.',
  'event-referee.effect.skips-next': '{player} menettää seuraavan vuoronsa.',
  'event-referee.effect.loses-points':
    '{player} menettää {points, plural, one {# pisteen} other {# pistettä}}.',
  'event-referee.effect.loses-game': '{player} häviää pelin.',
  'event-referee.no-effect': 'Kukaan ei menetä mitään.',
  'event-referee.challenge-of': '{words} · siirron teki {player}, haastoi {challengers}',
  'event-referee.judge-again': 'Ratkaise uudelleen',
  'event-referee.rulings': 'Omat sanaratkaisut',
  'event-referee.rulings-about':
    'Vain kun sanalista on väärässä tai ei kerro mitään. Ratkaisu pätee tästä lähtien koko kilpailussa.',
  'event-referee.ruling-word': 'Sana',
  'event-referee.ruling': 'Ratkaisu',
  'event-referee.ruling.valid': 'kelpaa',
  'event-referee.ruling.invalid': 'ei kelpaa',
  'event-referee.rule': 'Vahvista ratkaisu',
  'event-referee.misdraw-about':
    'Laske telineen laatat ja pussiin jääneet; sivu kertoo sitten, mitä tehdään.',
  'event-referee.misdraw-player': 'Kenen teline?',
  'event-referee.misdraw-tiles': 'Laattoja telineessä',
  'event-referee.misdraw-right': 'Sääntöjen mukaan {count}.',
  'event-referee.misdraw-bag': 'Laattoja pussissa',
  'event-referee.misdraw-what': 'Mitä tehdään?',
  'event-referee.misdraw-noted': 'Kirjattu.',
  'event-referee.misdraw-of':
    '{player}: telineessä {count, plural, one {# laatta} other {# laattaa}}',
  'event-referee.misdraw.pass': '{player} menettää tämän vuoron.',
  'event-referee.misdraw.draws':
    '{player} nostaa pussista {count, plural, one {# laatan} other {# laattaa}}.',
  'event-referee.misdraw.gives-back':
    'Pelaaja kääntää laattansa nurin; toinen pelaaja ottaa niistä katsomatta {count, plural, one {# laatan} other {# laattaa}} ja panee takaisin pussiin.',
  'event-referee.misdraw.go-on': 'Sitten on seuraavan pelaajan vuoro.',
  'event-referee.log': 'Mitä olen tehnyt',
};
