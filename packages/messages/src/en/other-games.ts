/** English: un-game, bingo and the solitaires. */
import type { ModeTextId } from '../required.ts';

export const otherGames = {
  'cli.mode': 'another game of the rulebooks: {names}',
  'cli.daily': 'the solitaire of the day, the same for everybody',
  'modes.unknown': 'There is no game “{name}”. There are: {names}',
  'modes.no-finished-game': 'There is no finished game here: {path}',
  'modes.score': '{player}: {points, plural, one {# point} other {# points}}',
  'ungame.how-to':
    'Type the squares of the tiles you take, for example {example}: at most {most}, all of one word. What remains must be words. {hint} shows what can be taken, {pass} passes.',
  'ungame.taken': '{player} takes {tiles}: {points, plural, one {# point} other {# points}}.',
  'ungame.passed': '{player} passes.',
  'ungame.hint': 'This can be taken: {squares} ({points, plural, one {# point} other {# points}}).',
  'ungame.end.empty': 'The board is empty.',
  'ungame.end.no-removal': 'Nothing can be taken any more.',
  'ungame.end.passes': 'Everybody has passed.',
  'ungame.end.resigned': 'Only one player is left.',
  'bingo.word':
    '{player}, word {number} of your card, {letters, plural, one {# letter} other {# letters}}:',
  'bingo.called': 'Called: {tile}',
  'bingo.next': 'Enter calls the next tile; whoever is finished types the number of their card.',
  'bingo.missing': '{player} is not finished yet. Not called: {letters}',
  'bingo.won': '{player} has crossed out everything. Bingo!',
  'solitaire.open': 'Lying open: {tiles}',
  'solitaire.take-which': 'Which {count, plural, one {# tile} other {# tiles}} do you take?',
  'solitaire.rack': 'Rack {number}: {tiles}',
  'solitaire.best': 'Best total so far: {total}',
  'solitaire.new-best': 'A new best total!',
  'solitaire.optimise': 'Shall the computer try to beat it?',
  'solitaire.optimised':
    'The computer’s best of {tried, plural, one {# try} other {# tries}}: {total}',
  'mode-refusal.bad-setup': 'This game cannot be set up like that.',
  'mode-refusal.no-squares': 'Say which tiles you take.',
  'mode-refusal.too-many-tiles':
    'At most {most, plural, one {# tile} other {# tiles}} may be taken in a turn.',
  'mode-refusal.square-empty': 'There is no tile on {square}.',
  'mode-refusal.not-one-word': 'All the tiles taken must be of one word.',
  'mode-refusal.not-in-list': 'Not in the dictionary: {words}.',
  'mode-refusal.lone-tile': 'The tile on {square} would be left in no word.',
  'mode-refusal.falls-apart': 'What remains would not hang together.',
  'mode-refusal.not-now': 'That cannot be done now.',
  'mode-refusal.name-missing': 'Please give a name.',
  'mode-refusal.too-many-players': 'No more than {most} can play.',
  'mode-refusal.not-entered': 'You are not in this game.',
  'mode-refusal.no-players': 'Nobody has written a card yet.',
  'mode-refusal.caller-is-automatic': 'The program calls by itself.',
  'mode-refusal.bag-empty': 'All the tiles have been called.',
  'mode-refusal.wrong-number-of-words': 'A card has {needs, plural, one {# word} other {# words}}.',
  'mode-refusal.wrong-length':
    '{words} does not have {needs, plural, one {# letter} other {# letters}}.',
  'mode-refusal.not-a-letter': 'There is no such letter in this game: {letter}.',
  'mode-refusal.too-many-of-letter':
    '{letter} stands {found} times on the card, but the set holds only {most}.',
  'mode-refusal.word-twice': 'The words of a card must differ: {words}.',
  'mode-refusal.not-in-this-game': 'This game does not have that.',
  'mode-refusal.tile-not-left': 'Not among the tiles left: {tile}.',
  'mode-refusal.rack-not-full':
    'First fill the rack: take {needs, plural, one {# tile} other {# tiles}}.',
  'mode-refusal.nothing-to-exchange': 'Say which tiles you want to exchange.',
  'mode-refusal.too-few-in-bag':
    'Too few tiles in the bag: {inBag}, and this exchange needs {needs}.',
  'mode-refusal.nothing-to-undo': 'There is nothing to take back.',
  'mode-refusal.game-not-over': 'That game is not over yet.',
  'mode-refusal.nothing-to-take': 'There is nothing to take apart.',
  'mode-refusal.no-list': 'Without a dictionary nobody can tell what may remain.',
} satisfies Record<ModeTextId, string> & Readonly<Record<string, string>>;

export type OtherGames = Readonly<Record<keyof typeof otherGames, string>>;
