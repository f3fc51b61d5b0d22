/** English: what a server says: its start, its backups and its notices. */

export const server = {
  // Starting a server, and the backup of its store.
  'serve.at': 'Täht is running at {address}',
  'serve.network': 'For others on this network: {address}',
  'serve.kept': 'Everything is stored in {place}. Press {key} to stop.',
  'start.unknown-option': 'Unknown or incomplete option {name}. Choose from: {known}',
  'start.unknown-setting': 'There’s no setting {name}. Choose from: {known}',
  'start.mistyped-setting': 'There’s no setting {name}. Did you mean {meant}?',
  'start.bad-port': '“{text}” isn’t a port number.',
  'start.bad-database': 'The database address must look like this: {example}',
  'start.half-certificate': 'A certificate needs its key: set both {cert} and {key}.',
  'start.bad-log-level': '{name} must be one of {known}, not {text}.',
  'start.port-in-use': 'Port {port} is in use. Choose another with {option}',
  'start.port-forbidden': 'You’re not allowed to use port {port}. Choose another with {option}',
  'start.no-such-host': 'This machine doesn’t have the address {host}.',
  'start.store-failed': 'The store isn’t answering: {detail}',
  'start.store-in-use': 'Another server is using {path}',
  'start.store-moving': 'This store is only half moved: {path}. Run {command} again to finish it.',
  'start.newer-schema':
    'A newer version of Täht saved this data ({found}; this version reads up to {known})',
  'start.not-a-store': '{path} isn’t a Täht store.',
  'start.store-corrupt':
    '{path} is damaged: {faults}. Restore a backup with {command}, or save what’s intact with {salvage}',
  'start.store-unreachable': 'Can’t open the store {path}: {detail}',
  'start.secret-unreadable': 'Can’t read or write {path}: {detail}',
  'start.secret-malformed': '{path} must contain 64 hexadecimal digits.',
  'start.not-begun': 'The server couldn’t start: {why}',
  'start.replica-here':
    '{path} holds a second copy of another server. If that server is gone, make this one the server with {command}',
  'start.replica-there':
    '{path} is a store of its own, so it isn’t overwritten. Choose another folder for the copy.',
  'start.embedded-only':
    '{option} works only with the built-in store. For PostgreSQL use its own tools.',
  'start.not-a-replica': 'There’s no second copy here: {path}',
  'doctor.data-bad':
    'Can’t write to the data folder {path}: {detail}. Make it writable, or choose another with {option}.',
  'doctor.data-new': 'The server will make the data folder when it first starts: {path}',
  'doctor.data-good': 'Data folder: {path}',
  'doctor.data-open': 'Others on this machine can read {path}. Make it private with {command}',
  'doctor.disk-good': 'Free disk space: {free}\u00a0MB',
  'doctor.disk-low':
    'The disk with {path} has only {free}\u00a0MB free. Make room: nothing more can be saved on a full disk.',
  'doctor.store-new': 'There’s no store yet; the server will make it when it first starts.',
  'doctor.store-older':
    'An older version wrote this store; the server will update it when it next starts. Make a backup first.',
  'doctor.store-good':
    'The store is sound: {streams, plural, one {# record checked} other {# records checked}}.',
  'doctor.store-damaged':
    'Damaged in the store ({count}): {names}. Nobody can open these; check the disk, then restore a backup with {command}',
  'doctor.postgres-good': 'PostgreSQL {version} is answering.',
  'doctor.postgres-old': 'This is PostgreSQL {version}; Täht needs at least {least}.',
  'doctor.clock-good': 'Clock: {time}',
  'doctor.clock-behind':
    'The clock is behind: it says {time}, but the store was last used at {last}. Set the clock before you start the server.',
  'doctor.lists-good': 'Word lists: {lists}',
  'doctor.list-bad':
    'This word list can’t be read: {path} ({detail}). Put the right file back, or remove it.',
  'doctor.port-good': 'Port {port} is free.',
  'doctor.port-ours': 'Täht is running on port {port}.',
  'doctor.tls-none':
    'No https: good enough for a hall, but browsers won’t install the page or show notifications.',
  'doctor.tls-at-proxy': 'The proxy holds the certificate.',
  'doctor.tls-new': 'The server will make a certificate when it first starts.',
  'doctor.tls-good': 'Certificate valid until {day}',
  'doctor.tls-over':
    'Certificate valid until {day}. Remove {path} and start the server again; it’ll make a new one.',
  'doctor.address-none':
    'No public address is set ({name}), so the server can’t send emails with links.',
  'doctor.address-malformed': '{name} must look like this: {example}',
  'doctor.address-good': 'The server answers at {url}',
  'doctor.address-bad':
    'No Täht server answers at {url}: {detail}. Is it running? If so, check the name, the proxy and the certificate.',
  'doctor.proxy-not-named':
    'There seems to be a proxy in front of the server. Set {name}, or everyone counts as one visitor.',
  'doctor.proxy-good': 'The proxy passes on everything the server needs.',
  'doctor.proxy-header':
    'The proxy doesn’t pass on {header} as it should. Compare its configuration with the examples in deploy/.',
  'doctor.proxy-socket':
    'The proxy doesn’t let WebSockets through at /api/socket. Compare its configuration with the examples in deploy/.',
  'doctor.proxy-metrics': 'Everyone can read {url}. Block it at the proxy.',
  'doctor.mail-none': 'No mail server is set ({name}), so no emails are sent.',
  'doctor.mail-half': '{name} is missing, so no emails are sent. Set it as well.',
  'doctor.mail-good': 'The mail server {host} accepts the connection.',
  'doctor.mail-bad': 'The server can’t use the mail server: {detail}. Check {name}.',
  'doctor.push-good': 'Push notifications can be sent.',
  'doctor.push-not-secure': 'Browsers accept push notifications only from an https address.',
  'doctor.push-contact':
    'Set {name} to {example}: some push services refuse senders they can’t contact.',
  'doctor.done':
    '{bad, plural, =0 {No problems found.} one {# problem found.} other {# problems found.}}',
  'backup.done': 'Backup: {path}, {size}\u00a0MB. Games: {games}. Tournaments: {tournaments}.',
  'backup.no-store': 'There’s no store here: {path}',
  'backup.in-postgres': 'These games are in PostgreSQL; use {command} to back them up.',
  'backup.is-store': 'This file is part of the store itself: {path}',
  'users.none': 'No accounts yet.',
  'users.count': '{count, plural, one {# account} other {# accounts}}',
  'users.link': 'Good once, for a day: {link}',
  'users.disabled': 'Shut out: {name}',
  'users.enabled': 'Let back in: {name}',
  'users.admin': 'Administrator: {name}',
  'users.no-such': 'No account has this name: {name}',
  'users.away': 'No server answers at {url}. Start it first, or give its port with {option}.',
  'users.other-secret':
    'The server at {url} has another secret. Name its data folder with {option}, or set {name}.',
  'users.failed': 'The server couldn’t do that: {code}',
  'users.mark.disabled': 'shut out',
  'users.mark.email': 'email',
  'move.done':
    'Moved: {streams, plural, one {# record} other {# records}}, {entries, plural, one {# step} other {# steps}}. Both sides read the same: {digest}',
  'move.there': 'There’s already something in {path}. Move into an empty one.',
  'move.other':
    'Another move into it isn’t finished, from {from}. Finish that one, or take an empty one.',
  'move.differs':
    'The two sides differ in {table}. Nothing was switched over; try again with an empty one.',
  'move.where': 'Say where to: {options}',
  'move.no-database': 'Name the database with {option} or {name}.',
  'move.secret':
    'The nodes need the same secret: set {name} to what’s in {path}, and copy your own word lists.',
  'receive.at': 'Ready to receive a second copy at {address}. It goes to {place}',
  'receive.no-secret': 'Set {name} to the secret of the server whose copy this will be.',
  'store.salvaged':
    'Saved: {path}, {streams, plural, one {# record} other {# records}}. Put it in place with {command}',
  'store.nothing-lost': 'Nothing was lost.',
  'store.log-damaged': 'The log was damaged, so the latest steps may be missing: {fault}',
  'store.promoted':
    'Ready: {path}, {streams, plural, one {# record} other {# records}}. Start the server with {command}',
  'store.cut': '{name}: saved up to step {version} of {of}',
  'store.gone': '{name}: lost',
  'restore.done': 'Restored: {path}. Games: {games}. Tournaments: {tournaments}.',
  'restore.replaced': 'The previous store is kept here: {path}',
  'restore.store-there': 'There’s already a store: {path}. Use {option} to replace it.',
  'restore.not-a-backup': 'This isn’t a Täht backup: {path}',
  'restore.backup-damaged': 'This backup is damaged, so nothing was restored: {path} ({faults})',

  'serve.not-here': 'This installation doesn’t include the server.',

  // Notices of games and tables. `players` are names with commas between.
  'notice.your-move.title': 'Your turn',
  'notice.your-move.body': 'The others are waiting for your move. Players: {players}.',
  'notice.reminder.title': 'Time is running out',
  'notice.reminder.body':
    'You have about {hours, plural, one {# hour} other {# hours}} left to move. Players: {players}.',
  'notice.game-over.title': 'The game is over',
  'notice.game-over.body': 'Players: {players}.',
  'notice.invited.title': 'You’re invited to a game',
  'notice.invited.body': 'Invitation from {players}.',
  'notice.nudged.title': 'It’s your turn',
  'notice.nudged.body': 'Waiting for you: {players}.',
  'notice.started.title': 'Your game has started',
  'notice.started.body': 'Started by {players}.',
  'notice.rematch.title': 'Rematch?',
  'notice.rematch.body': 'Suggested by {players}.',
  'notice.why':
    'You’re getting this because your notifications are on. You can turn them off in your settings.',
  'notice.reset.title': 'Your new password',
  'notice.reset.body':
    'Someone, most likely you, wants a new password for the account {name}. To choose one, open this link within an hour:',
  'notice.reset.else': 'If it wasn’t you, just ignore this email. Your old password stays.',
  'notice.confirm.title': 'Confirm your email address',
  'notice.confirm.body':
    'Someone, most likely you, wants Täht notifications sent to this address. To confirm, open this link within three days:',
  'notice.confirm.else': 'If it wasn’t you, just ignore this email. We won’t send any more.',

  // What a link tells before it is opened.
  'preview.home.title': 'Täht: play a word, and the game is on',
  'preview.home.about':
    'The crossword game with letter tiles, in six languages. Play a bot, a friend or whoever’s around. No account needed.',
  'preview.invites': '{player} invites you to a game',
  'preview.table': 'There’s a seat for you',
  'preview.table.about': 'One tap and you’re at the board. No account needed.',
  'preview.game': 'A game of Täht',
  'preview.turn.about': 'Move {turn} of a finished game. What would you have played?',
  'preview.game.about': 'The game is on. Take a look at the board.',
  'preview.game.over': 'The game is over. Replay it turn by turn.',
  'preview.puzzle.about': 'One board for everyone, seven tiles, three tries. What can you find?',
  'preview.tournament.about':
    '{count, plural, =0 {A tournament: tables, results and standings.} one {A tournament with # player: tables, results and standings.} other {A tournament with # players: tables, results and standings.}}',
};
