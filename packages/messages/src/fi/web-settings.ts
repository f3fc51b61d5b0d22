/** Finnish: settings, and what works without a network. */
import type { SettingsTexts } from '../en/web-settings.ts';

export const webSettings: SettingsTexts = {
  'settings.name': 'Nimesi',
  'settings.name-about': 'Tällä nimellä sinut tunnetaan peleissä.',
  'settings.looks': 'Ulkoasu',
  'settings.board': 'Pelilauta',
  'settings.board.rulebook': 'kuten säännöissä',
  'settings.board.own': 'Tähtin omat värit',
  'settings.board-about':
    'Ympyrä tarkoittaa kirjainta, neliö sanaa; ääriviiva kaksinkertaistaa, täytetty kuvio kolminkertaistaa. Jos säännöissä ei mainita värejä, laudalla on meidän värimme.',
  'settings.playing': 'Pelaaminen',
  'settings.keyboard': 'Kosketeltavat kirjaimet laudan alla',
  'settings.keyboard.auto': 'jos laitteesta puuttuu niitä',
  'settings.keyboard.shown': 'aina',
  'settings.keyboard.hidden': 'ei koskaan',
  'offline.title': 'Ilman verkkoa',
  'offline.about':
    'Se, millä olet kerran pelannut, toimii myös ilman verkkoa. Muut kielet voi hakea ennalta.',
  'offline.keep': 'Säilytä laitteessa',
  'offline.keep-which': 'Säilytä laitteessa: {edition}',
  'offline.size': 'noin {size} Mt',
  'offline.kept': 'on laitteessa',
  'offline.failed': 'Tätä ei voitu hakea. Onko verkkoyhteyttä ja laitteessa tilaa?',
  'offline.not-here':
    'Tässä osoitteessa selain ei säilytä mitään myöhempää varten: siihen tarvitaan https. Verkon ollessa käytössä kaikki toimii.',
  'offline.update': 'Tähtistä on uusi versio.',
  'offline.load-now': 'Lataa nyt',
  'offline.later': 'Myöhemmin',
};
