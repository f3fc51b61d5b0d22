/** Finnish: what comes next at the desk, and what it leads to. */
import type { WebEventNext } from '../en/web-event-next.ts';

export const webEventNext: WebEventNext = {
  'desk.tie.title':
    'Tasan ensimmäisestä sijasta: {players}. Nostetaan kirjaimet: lähinnä aakkosten alkua on edellä, tyhjä laatta ennen kaikkia.',
  'desk.tie.prize':
    'Tasan palkintosijasta: {players}. Nostetaan kirjaimet: lähinnä aakkosten alkua on edellä, tyhjä laatta ennen kaikkia.',
  'desk.tie.places': 'Heistä jatkaa {count}.',
  'desk.tie.first': 'Ensimmäiseksi tuleva voittaa pöydän ja jatkaa.',
  'desk.tie.first-and-second':
    'Ensimmäiseksi tuleva voittaa pöydän ja jatkaa; seuraava on pöydän kakkonen ja voi jatkaa parhaiden kakkosten joukossa.',
  'desk.tie.second':
    'Ensimmäiseksi tuleva on pöydän kakkonen. Kaikkien pöytien kakkosista {count, plural, one {jatkaa paras.} other {jatkaa # parasta.}}',
  'desk.outlook.winners':
    '{count, plural, one {Jatkoon pääsee # pöydän voittaja.} other {Jatkoon pääsee # pöytien voittajaa.}}',
  'desk.outlook.makes':
    'Kakkosia {seconds}: {players, plural, one {# pelaaja} other {# pelaajaa}}, {tables}.',
  'desk.outlook.final': 'Se on finaali.',
  'desk.tables-of':
    '{count, plural, one {# pöytä, jossa {seats}} other {# pöytää, joissa {seats}}}',
  'desk.change.before': '{stage}: tämän korjauksen jälkeen muiden olisi pitänyt jatkaa.',
  'desk.change.after':
    '{stage}: tulosta korjattiin arvonnan jälkeen, ja muiden olisi pitänyt jatkaa.',
  'desk.change.comes': 'Pitäisi pelata: {players}.',
  'desk.change.goes': 'Ei pitäisi pelata: {players}.',
  'desk.change.tied': 'Tasan, joten on avoinna, kenen pitäisi pelata: {players}.',
  'desk.change.redo-about':
    'Tässä vaiheessa ei ole vielä kirjattu mitään: peru arvonta ja aloita vaihe uudestaan tai jätä kaikki ennalleen.',
  'desk.change.redo': 'Peru tämän vaiheen arvonta',
  'desk.change.late':
    'Tätä vaihetta pelataan jo: jätä kaikki ennalleen tai peru vaiheen tulokset ja arvonta kohdassa ”{log}” ja aloita se uudestaan.',
  'desk.correct-anyway': 'Korjaa silti',
  'desk.found': '{count, plural, one {Löytyi # pelaaja:} other {Löytyi # pelaajaa:}}',
  'desk.unseated': 'Ilman paikkaa tällä kierroksella: {players}.',
  'desk.rest-about.small-tables':
    'Kaksi heistä pelaa keskenään: kummallakin on enemmän vuoroja, joten pisteitä tulee enemmän kuin isommissa pöydissä.',
  'desk.rest-about.bye': 'Yksi heistä ei pelaa tällä kierroksella ja saa vapaakierroksen pisteet.',
  'desk.next.answer-calls': 'Tuomaria kutsutaan.',
  'desk.calling': 'kutsuu tuomaria',
  'desk.called-by': 'Tuomarin kutsui: {by}',
  'desk.call-reason.challenge': 'haaste',
  'desk.call-reason.tiles': 'väärä määrä laattoja',
  'desk.call-reason.score': 'pisteet',
  'desk.call-reason.rules': 'kysymys säännöistä',
  'desk.end-call': 'Tuomari on käynyt',
  'desk.next.sit-down':
    'Paikat on arvottu. Tulosta tai näytä ne, anna kaikkien istua ja käynnistä sitten kello.',
  'desk.print-badges': 'Tulosta rintamerkit',
  'desk.close-unplayed': 'Vielä pelaamatta: {stages}.',
  'desk.no-prizes': 'Palkintoja ei ole vielä määrätty.',
  'desk.to-prizes': 'Määritä palkinnot',
  'desk.waits': 'Ei yhteyttä. Kirjattu säilyy ja lähetetään itsestään.',
  'desk.next.await-before': 'Pisteet ovat tasan: odotetaan pisteitä ennen vähennystä.',
  'desk.waits-for.table': 'Sija pöydässä on auki, tasan ovat {tied}. Puuttuu: {players}.',
  'desk.waits-for.field': 'Jatkoonpääsy on auki, tasan ovat {tied}. Puuttuu: {players}.',
  'desk.waits-for.title': 'Ykkössija on auki, tasan ovat {tied}. Puuttuu: {players}.',
  'desk.waits-for.prize': 'Palkintosija on auki, tasan ovat {tied}. Puuttuu: {players}.',
  'desk.to-before': 'Lisää puuttuvat pisteet',
};
