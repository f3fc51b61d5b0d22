/** Estonian: settings, and what works without a network. */
import type { SettingsTexts } from '../en/web-settings.ts';

export const webSettings: SettingsTexts = {
  'settings.name': 'Sinu nimi',
  'settings.name-about': 'Nii kutsutakse sind mängudes.',
  'settings.looks': 'Välimus',
  'settings.board': 'Mängulaud',
  'settings.board.rulebook': 'nagu reeglites',
  'settings.board.own': 'Tähe oma värvid',
  'settings.board-about':
    'Ring tähendab tähte, ruut sõna; piirjoon kahekordistab, täidetud kujund kolmekordistab. Kui reeglid värve ei nimeta, jäävad laua värvid meie omaks.',
  'settings.playing': 'Mängimine',
  'settings.keyboard': 'Puudutatavad tähed laua all',
  'settings.keyboard.auto': 'kui seadmel neid ei ole',
  'settings.keyboard.shown': 'alati',
  'settings.keyboard.hidden': 'mitte kunagi',
  'offline.title': 'Ilma võrguta',
  'offline.about':
    'Millega oled korra mänginud, töötab ka ilma võrguta. Teised keeled saab ette ära tuua.',
  'offline.keep': 'Hoia seadmes',
  'offline.keep-which': 'Hoia seadmes: {edition}',
  'offline.size': 'umbes {size} MB',
  'offline.kept': 'on seadmes olemas',
  'offline.failed': 'Seda ei saanud tuua. Kas võrk on olemas ja seadmes on ruumi?',
  'offline.not-here':
    'Sellel aadressil brauser midagi hilisemaks ei hoia: selleks on vaja https-i. Kuni võrk on olemas, töötab kõik.',
  'offline.update': 'Saadaval on Tähe uus versioon.',
  'offline.load-now': 'Laadi kohe',
  'offline.later': 'Hiljem',
};
