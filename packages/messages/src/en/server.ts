/** English: what a server says: its start, its backups and its notices. */

export const server = {
  // Starting a server, and the backup of its store.
  'serve.at': 'Täht is served at {address}',
  'serve.network': 'For others in this network: {address}',
  'serve.kept': 'Everything is kept in {place}. Press {key} to stop.',
  'start.unknown-option': 'Unknown or incomplete option {name}. Known: {known}',
  'start.bad-port': 'No port: {text}',
  'start.bad-database': 'The database is named as {example}',
  'start.bad-log-level': '{name} is one of {known}, not {text}',
  'start.port-in-use': 'Port {port} is in use; choose another one with {option}',
  'start.port-forbidden': 'This user may not use port {port}; choose another one with {option}',
  'start.no-such-host': 'This machine has no address {host}',
  'start.store-failed': 'The store does not answer: {detail}',
  'start.store-in-use': '{path} is in use by another server',
  'start.newer-schema':
    'The store was written by a later version of the program ({found}; this one knows {known})',
  'start.not-a-store': '{path} is no store of Täht',
  'start.store-corrupt': '{path} is damaged: {faults}. A backup is put in its place with {command}',
  'start.store-unreachable': 'The store {path} cannot be opened: {detail}',
  'start.secret-unreadable': '{path} cannot be read or written: {detail}',
  'start.secret-malformed': '{path} must hold 64 hexadecimal digits',
  'start.not-begun': 'The server could not begin: {why}',
  'backup.done': 'Backup: {path}, {size} MB. Games: {games}.',
  'backup.no-store': 'There is no store here: {path}',
  'backup.in-postgres': 'These games are kept in PostgreSQL; {command} makes the backup.',
  'backup.is-store': 'This is a file of the store itself: {path}',
  'restore.done': 'Restored: {path}. Games: {games}.',
  'restore.replaced': 'What was there before is kept: {path}',
  'restore.store-there': 'There is a store already: {path}. With {option} it is replaced.',
  'restore.not-a-backup': 'This is no backup of Täht: {path}',
  'restore.backup-damaged': 'This backup is damaged: {path} ({faults})',

  'serve.not-here': 'The server is not part of this installation.',

  // Notices of games and tables. `players` are names with commas between.
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

  // What a link tells before it is opened.
  'preview.home.title': 'Täht: lay a word, and the game is on',
  'preview.home.about':
    'The crossword game with letter tiles, in six languages. Play a bot, a friend or whoever is there; no account needed.',
  'preview.invites': '{player} invites you to a game',
  'preview.table': 'A table waits for you',
  'preview.table.about': 'One tap and you sit at the board. No account needed.',
  'preview.table.playing': 'The game is on. Have a look.',
  'preview.game': 'A game of Täht',
  'preview.game.about': 'The game is on. Have a look at the board.',
  'preview.game.over': 'This is how it ended. Look at it turn by turn.',
  'preview.puzzle.about': 'One board for everybody, seven tiles, three tries. What do you find?',
  'preview.tournament.about':
    '{count, plural, =0 {A tournament: tables, results and standings.} one {A tournament with # player: tables, results and standings.} other {A tournament with # players: tables, results and standings.}}',
};
