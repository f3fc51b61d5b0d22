/** English: notices of games and tables, and what the engine cannot do. `players` are names with commas between. */

export const notices = {
  'notice.your-move.title': 'Your move',
  'notice.your-move.body': 'It is your turn. Players: {players}.',
  'notice.reminder.title': 'Time is running short',
  'notice.reminder.body':
    '{hours, plural, one {About # hour is} other {About # hours are}} left for your move. Players: {players}.',
  'notice.game-over.title': 'The game is over',
  'notice.game-over.body': 'Players: {players}.',
  'notice.invited.title': 'You are invited to a game',
  'notice.invited.body': 'Invited by: {players}.',
  'notice.nudged.title': 'You are being waited for',
  'notice.nudged.body': 'Waiting: {players}.',
  'notice.started.title': 'A game has begun',
  'notice.started.body': 'Begun by: {players}.',
  'notice.rematch.title': 'A rematch is offered',
  'notice.rematch.body': 'Offered by: {players}.',
  'notice.why':
    'You receive this because notifications are on in your settings; you can turn them off there.',
  'notice.confirm.title': 'Confirm your e-mail address',
  'notice.confirm.body':
    'Somebody, most likely you, wants to receive notifications about games of Täht at this address. To confirm it, open this link within three days:',
  'notice.confirm.else': 'If it was not you, there is nothing to do: no more letters will come.',
  'refusal.lexicon-unavailable':
    'The dictionary {id} cannot be used now: {cause, select, missing {it is missing} damaged {its file is damaged} other {it is not the one that the game began with}}.',
  'refusal.hints-off': 'There are no hints at this table.',
  'refusal.queue-full': 'The engine has too much to think about at the moment. Try again soon.',
  'refusal.engine-failed': 'The engine could not find an answer.',
};

export type Notices = Readonly<Record<keyof typeof notices, string>>;
