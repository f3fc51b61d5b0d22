/** English: a device that goes around the table. */

export const webDevice = {
  'cover.title': 'Hand the device to {player}',
  'cover.about': 'Nobody’s tiles can be seen now.',
  'cover.open': 'I am {player}',
  'cover.last': 'Since then',
  'cover.go-on': 'Hand the device on',
  'agree.leave-out': 'Leave out: {name}',
  'rematch.again': 'Play again',
  'referee.title': 'Referee',
  'referee.stand': 'The play stands',
  'referee.enough': 'No more challenges',
  'referee.joins': '{player} challenges too',
  'referee.good': 'Good',
  'referee.bad': 'No good',
};

export type DeviceTexts = Readonly<Record<keyof typeof webDevice, string>>;
