/** English: the command line, its help, its answers and its complaints. */

export const cli = {
  // Help.
  'cli.about': 'Täht: the crossword game with letter tiles, on the command line.',
  'cli.usage': 'Usage:',
  'cli.commands': 'Commands:',
  'cli.arguments': 'Arguments:',
  'cli.options': 'Options:',
  'cli.help': 'show this help',
  'cli.version': 'show the version',
  'cli.editions': 'list the editions with their tiles and rules',
  'cli.score': 'score the plays of a file of test vectors',
  'cli.replay': 'play a GCG record by the rules and show where it differs',
  'cli.verify': 'check a game: its record, its moves and its draws',
  'cli.play': 'play in this terminal, two to four at one screen',
  'cli.json': 'answer with one JSON document',
  'cli.language': 'language of the texts: {names}',
  'cli.no-color': 'no colours',
  'cli.edition': 'edition: {names}',
  'cli.ruleset': 'rules, as “taht editions” lists them',
  'cli.tileset': 'tiles, as “taht editions” lists them',
  'cli.lexicon': 'the dictionary to go by',
  'cli.data': 'folder for games, dictionaries and sources (or TAHT_DATA)',
  'cli.seed': 'seed of the draws, 64 hexadecimal digits',
  'cli.players': 'the players’ names, with commas between',
  'cli.house-rule': 'a house rule; may be given again for another',
  'cli.resume': 'go on with a saved game: the last one, an id or a file',

  // Wrong use.
  'cli.unknown-command': 'There is no command “{name}”. There are: {names}',
  'cli.missing-argument': 'Something is missing: {name}',
  'cli.too-many-arguments': 'That is too much for one command. Type {command} for help.',
  'cli.not-understood': 'This was not understood. Type {command} for help.',

  // Files.
  'file.missing': 'the folder is not there',
  'file.forbidden': 'not allowed',
  'file.read-only': 'nothing can be written there',
  'file.disk-full': 'the disk is full',
  'file.is-folder': 'it is a folder',
  'file.not-folder': 'a file is where the folder should be',
  'file.not-json': 'This file is not JSON: {path}',

  // Test vectors: `place` is the example’s id and the place in it.
  'vector.missing': '{place}: this is missing.',
  'vector.wrong': '{place}: this cannot be read: {found}',
  'vector.unknown-tileset': '{place}: there is no tile set “{found}”.',
  'vector.unknown-letter': '{place}: there is no tile for “{found}”.',
  'vector.square-twice': '{place}: there is already a tile on {found}.',
  'vector.refused': '{id}: this play is not allowed. {reason}',
  'vector.skipped':
    '{count, plural, one {# example is of another kind: {ids}} other {# examples are of other kinds: {ids}}}',

  // Checking a record.
  'verify.record': 'The record is whole',
  'verify.bytes': 'Nothing in it was changed',
  'verify.events': 'The game can be played through',
  'verify.decisions': 'Every move and every draw follows from the rules',
  'verify.commitment': 'The seed is the one that was sealed',
  'verify.line': 'line {line}',
  'verify.ok': 'Everything is in order.',
  'verify.not-ok': 'Something is wrong with this record.',
  'verify.unfinished': 'The game is not over yet.',

  // Playing a record by the rules.
  'replay.no-moves': 'There is not a single move in this file: {path}',
  'replay.complete': 'The game is complete.',
  'replay.incomplete': 'The game breaks off before its end.',
  'replay.agrees': 'The record agrees with the rules.',
  'replay.differs':
    '{count, plural, one {The record differs from the rules in # place:} other {The record differs from the rules in # places:}}',
  'replay.difference':
    'line {line}, turn {turn}, {kind}: {recorded} is written, by the rules {expected}',
  'replay.not-laid': 'line {line}, turn {turn}: {recorded} cannot be laid there. {reason}',
  'replay.unreadable': 'line {line}, turn {turn}: this cannot be read: {recorded}',
  'replay.kind.score': 'score',
  'replay.kind.cumulative': 'total',
  'replay.kind.tiles': 'tiles',
  'replay.kind.word': 'word',
  'replay.kind.turn-order': 'order of play',
  'replay.kind.end': 'end of the game',

  // Turns on a score sheet.
  'turn.play': 'Play',
  'turn.points': 'Points',
  'turn.retracted': 'taken back',
  'turn.exchange': 'exchange',
  'turn.pass': 'pass',
  'turn.skip': 'turn missed',
  'turn.adjusted': 'challenge',

  // More at the terminal.
  'play.choose-game': 'There are unfinished games. Go on with one?',
  'play.new-game': 'A new game',
  'play.nothing-to-resume': 'There is no unfinished game in {path}.',
  'play.bad-seed': 'The seed must be 64 hexadecimal digits (0–9, a–f).',
  'play.press-enter': 'Press Enter to go on.',
  'play.more': 'Enter: more',
  'play.all-accept': 'Does everybody accept {words}?',
  'play.who-challenges': 'Who challenges?',
  'play.claim-word': '{player}, does {word} belong to the theme “{name}”?',
  'play.help.sort': '{command} – put your rack in the order of the alphabet',
  'command.sort': 'sort order',
};

export type CliTexts = Readonly<Record<keyof typeof cli, string>>;
