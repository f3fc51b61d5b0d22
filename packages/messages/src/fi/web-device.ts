/** Finnish: a device that goes around the table. */
import type { DeviceTexts } from '../en/web-device.ts';

export const webDevice: DeviceTexts = {
  'cover.title': 'Anna laite: {player}',
  'cover.about': 'Kenenkään laatat eivät nyt näy.',
  'cover.open': 'Minä olen {player}',
  'cover.last': 'Sillä välin',
  'cover.go-on': 'Anna laite eteenpäin',
  'agree.leave-out': 'Jätä pois: {name}',
  'rematch.again': 'Pelaa uudelleen',
  'referee.title': 'Tuomari',
  'referee.stand': 'Siirto jää voimaan',
  'referee.enough': 'Ei enempää haasteita',
  'referee.joins': '{player} haastaa myös',
  'referee.good': 'Kelpaa',
  'referee.bad': 'Ei kelpaa',
};
