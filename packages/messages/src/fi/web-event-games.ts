/** Finnish: games of an event that are played on Täht. */
import type { WebEventGames } from '../en/web-event-games.ts';

export const webEventGames: WebEventGames = {
  'desk.online.open': 'Pelaa tämä kierros Tähtissä',
  'desk.online.about': 'Jokainen pelaa omalla puhelimellaan, ja tulokset tulevat itsestään.',
  'desk.online.more': 'Avaa puuttuvat pelit',
  'desk.online.without': 'Ilman puhelinta, joten heidän pöytiään ei voi vielä avata: {players}.',
  'desk.online.call': 'Johda peliä',
  'desk.online.playing': 'Pelejä pelataan Tähtissä; tulokset tulevat itsestään.',
  'desk.online.state.opening': 'peliä avataan',
  'desk.online.state.playing': 'peli Tähtissä',
  'desk.online.state.over': 'peli ohi',
  'desk.online.end.played': 'Peli on ohi. Pisteet ovat valmiina alla: kirjaa se, mikä lasketaan.',
  'desk.online.end.given-up':
    'Joku luovutti, lähti tai ylitti aikansa. Viimeiset pisteet ovat valmiina alla: kirjaa se, mikä lasketaan.',
  'desk.online.end.called-off': 'Peli keskeytettiin. Kirjaa tulos tai avaa uusi peli.',
  'desk.online.end.failed': 'Peliä ei voitu avata. Kirjaa tulos tai yritä uudelleen.',
  'desk.log.games-opened': 'Pelit Tähtissä avattu',
  'event-me.game.opening': 'Peliäsi avataan.',
  'event-me.game.playing': 'Pelisi on valmis.',
  'event-me.game.go': 'Peliin',
  'event-me.game.over': 'Peli on ohi.',
  'event-me.game.elsewhere': 'Peliäsi pelataan toisella laitteella.',
};
