/** Finnish: notices of games and tables, and what the engine cannot do. `players` are names with commas between. */
import type { Notices } from '../en/notices.ts';

export const notices: Notices = {
  'notice.your-move.title': 'Sinun vuorosi',
  'notice.your-move.body': 'On sinun vuorosi. Pelaajat: {players}.',
  'notice.reminder.title': 'Aika käy vähiin',
  'notice.reminder.body':
    'Siirtoon on aikaa noin {hours, plural, one {# tunti} other {# tuntia}}. Pelaajat: {players}.',
  'notice.game-over.title': 'Peli on päättynyt',
  'notice.game-over.body': 'Pelaajat: {players}.',
  'notice.invited.title': 'Sinut on kutsuttu peliin',
  'notice.invited.body': 'Kutsuja: {players}.',
  'notice.nudged.title': 'Sinua odotetaan',
  'notice.nudged.body': 'Odottaa: {players}.',
  'notice.started.title': 'Peli on alkanut',
  'notice.started.body': 'Aloittaja: {players}.',
  'notice.rematch.title': 'Sinulle ehdotetaan uusintapeliä',
  'notice.rematch.body': 'Ehdottaja: {players}.',
  'notice.why':
    'Sait tämän viestin, koska ilmoitukset ovat päällä asetuksissasi; siellä voit myös ottaa ne pois päältä.',
  'notice.confirm.title': 'Vahvista sähköpostiosoitteesi',
  'notice.confirm.body':
    'Joku, luultavasti sinä itse, haluaa saada ilmoituksia Täht-peleistä tähän osoitteeseen. Vahvista osoite avaamalla tämä linkki kolmen päivän kuluessa:',
  'notice.confirm.else':
    'Jos se et ollut sinä, sinun ei tarvitse tehdä mitään: muita viestejä ei tule.',
  'refusal.lexicon-unavailable':
    'Sanakirjaa {id} ei voi nyt käyttää: {cause, select, missing {se puuttuu} damaged {sen tiedosto on vioittunut} other {se ei ole sama, jolla peli alkoi}}.',
  'refusal.hints-off': 'Tässä pöydässä ei anneta vihjeitä.',
  'refusal.queue-full': 'Koneella on juuri nyt liikaa mietittävää. Yritä pian uudelleen.',
  'refusal.engine-failed': 'Kone ei löytänyt vastausta.',
};
