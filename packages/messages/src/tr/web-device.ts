/** Turkish: a device that goes around the table. */
import type { DeviceTexts } from '../en/web-device.ts';

export const webDevice: DeviceTexts = {
  'cover.title': 'Aygıtı ver: {player}',
  'cover.about': 'Şu anda kimsenin taşı görünmüyor.',
  'cover.open': 'Ben {player}',
  'cover.last': 'Bu arada',
  'cover.go-on': 'Aygıtı ilet',
  'agree.leave-out': 'Çıkar: {name}',
  'rematch.again': 'Yeniden oyna',
  'referee.title': 'Hakem',
  'referee.stand': 'Hamle geçerli',
  'referee.enough': 'Başka itiraz yok',
  'referee.joins': '{player} de itiraz ediyor',
  'referee.good': 'Geçerli',
  'referee.bad': 'Geçersiz',
};
