/** Ukrainian: a device that goes around the table. */
import type { DeviceTexts } from '../en/web-device.ts';

export const webDevice: DeviceTexts = {
  'cover.title': 'Передайте пристрій: {player}',
  'cover.about': 'Зараз нічиїх плиток не видно.',
  'cover.open': 'Я – {player}',
  'cover.last': 'Тим часом',
  'cover.go-on': 'Передати пристрій далі',
  'agree.leave-out': 'Без цього: {name}',
  'rematch.again': 'Зіграти ще раз',
  'referee.title': 'Суддя',
  'referee.stand': 'Хід зараховано',
  'referee.enough': 'Більше ніхто не заперечує',
  'referee.joins': '{player} теж заперечує',
  'referee.good': 'Годиться',
  'referee.bad': 'Не годиться',
};
