/** Icelandic: a device that goes around the table. */
import type { DeviceTexts } from '../en/web-device.ts';

export const webDevice: DeviceTexts = {
  'cover.title': 'Réttu tækið áfram: {player}',
  'cover.about': 'Nú sjást stafir einskis.',
  'cover.open': 'Ég er {player}',
  'cover.last': 'Síðan þá',
  'cover.go-on': 'Rétta tækið áfram',
  'agree.leave-out': 'Sleppa: {name}',
  'rematch.again': 'Spila aftur',
  'referee.title': 'Dómari',
  'referee.stand': 'Leikurinn stendur',
  'referee.enough': 'Fleiri véfengja ekki',
  'referee.joins': '{player} véfengir líka',
  'referee.good': 'Gilt',
  'referee.bad': 'Ógilt',
};
