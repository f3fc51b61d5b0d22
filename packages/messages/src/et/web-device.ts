/** Estonian: a device that goes around the table. */
import type { DeviceTexts } from '../en/web-device.ts';

export const webDevice: DeviceTexts = {
  'cover.title': 'Anna seade edasi: {player}',
  'cover.about': 'Praegu ei ole kellegi klotse näha.',
  'cover.open': 'Mina olen {player}',
  'cover.last': 'Vahepeal',
  'cover.go-on': 'Anna seade edasi',
  'agree.leave-out': 'Jäta välja: {name}',
  'rematch.again': 'Mängi uuesti',
  'referee.title': 'Kohtunik',
  'referee.stand': 'Käik jääb kehtima',
  'referee.enough': 'Rohkem vaidlustusi ei ole',
  'referee.joins': 'Ka {player} vaidlustab',
  'referee.good': 'Sobib',
  'referee.bad': 'Ei sobi',
};
