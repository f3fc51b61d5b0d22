/** Finnish: what all pages of a tournament say. */
import type { WebEvent } from '../en/web-event.ts';

export const webEvent: WebEvent = {
  'tournament.title': 'Kilpailu',
  'tournament.bad-code': 'Tällä koodilla ei ole kilpailua. Onko se kirjoitettu oikein?',
  'tournament.to-start': 'Kilpailuihin',
  'tournament.to-event': 'Kilpailun sivulle',
  'tournament.games': 'Sanat: {language} (lista ”{lexicon}”). Pelien säännöt: {ruleset}.',
  'tournament.stage': 'Vaihe {stage}',
  'tournament.stage.first': 'Ensimmäinen vaihe',
  'tournament.stage.second': 'Toinen vaihe',
  'tournament.stage.third': 'Kolmas vaihe',
  'tournament.stage.final': 'Finaali',
  'tournament.stage.rounds': 'Kierrokset',
  'tournament.round': '{round}. kierros',
  'tournament.table': 'Pöytä {table}',
  'tournament.table-short': 'Pöytä',
  'tournament.bye': 'Vapaalla',
  'tournament.seat': 'Paikka',
  'tournament.number': 'Nro',
  'tournament.name': 'Nimi',
  'tournament.school': 'Koulu',
  'tournament.class': 'Luokka',
  'tournament.age-group': 'Ikäryhmä',
  'tournament.team': 'Joukkue',
  'tournament.place': 'Sija',
  'tournament.points': 'Pisteet',
  'tournament.standings': 'Sijoitukset',
  'tournament.standings-players': 'Pelaajat',
  'tournament.standings-schools': 'Koulut',
  'tournament.no-standings': 'Tuloksia ei ole vielä.',
  'tournament.ranked-by': 'Järjestys: {ladder}',
  'tournament.then': ', sitten',
  'tournament.time-left': 'Aikaa jäljellä',
  'tournament.news.drawn': '{round}: paikat on arvottu.',
  'tournament.news.clock-started': 'Kello käy.',
  'tournament.news.clock-stopped': 'Kello on pysäytetty.',
  'tournament.news.clock-resumed': 'Kello käy taas.',
  'tournament.news.clock-ran-out': 'Aika on lopussa.',
  'tournament.news.closed': 'Kilpailu on päättynyt.',
  'tournament.reference':
    'Säännöt nimeävät OSPD:n 4. laitoksen; täällä ratkaisee sitä lähellä oleva vapaa lista ”{lexicon}”.',
  'tournament.reference.own':
    'Säännöt nimeävät OSPD:n 4. laitoksen; täällä ratkaisee lista ”{lexicon}”.',
  'tournament.ties':
    'Tasatilanteessa ratkaisevat pisteet ennen jäljelle jääneiden laattojen vähentämistä; jos nekin ovat tasan, nostetaan kirjain, ja lähinnä A:ta oleva on edellä. Sama pätee eri pöytien kakkosten kesken (oma tulkintamme).',
  'tournament.waiting': 'Tasan, odotetaan pisteitä ennen vähennystä: nro {players}.',
  'tournament.awaited': 'odotetaan',
  'tournament.before-asked':
    'Pisteet ovat tasan: ratkaisevat pisteet ennen vähennystä. Lisää ne: {players}.',
  'tournament.before-awaited':
    'Pisteet ovat tasan, odotetaan pisteitä ennen vähennystä: {players}.',
};
