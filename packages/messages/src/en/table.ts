/** English: what happens at the table, line by line, and the words for its things. */
import type { TableTextId } from '../required.ts';

type ThingId =
  `${'log' | 'tile' | 'bag' | 'direction' | 'premium' | 'count' | 'duration'}.${string}`;

export const table = {
  'event.created': 'New game: {players}.',
  'event.rules-proposed': 'House rules proposed: {houseRules}.',
  'event.rule-refused': '{player} says no to the house rule “{name}”.',
  'event.agreed': '{player} agrees to the rules.',
  'event.order-drawn': 'Order of play: {players}.',
  'event.choice-due':
    '{player} chooses where to draw {count, plural, one {# tile} other {# tiles}} from.',
  'event.drew': '{player} draws {count, plural, one {# tile} other {# tiles}}.',
  'event.placed': '{player} plays {word} for {score, plural, one {# point} other {# points}}.',
  'event.exchanged': '{player} exchanges {count, plural, one {# tile} other {# tiles}}.',
  'event.returned':
    '{player} puts {count, plural, one {# tile} other {# tiles}} back into the bag ({reason}).',
  'event.passed': '{cause, select, time {Time is up: {player} passes.} other {{player} passes.}}',
  'event.skipped': '{player} misses a turn ({reason}).',
  'event.accepted': '{player} accepts the play.',
  'event.challenged': '{player} challenges: {words}.',
  'event.joining-closed': 'Nobody else may join the challenge now.',
  'event.verdict-voted':
    '{vote, select, yes {{player} votes: a good word.} other {{player} votes: not a word.}}',
  'event.ruled':
    '{source, select, judge {Dictionary} table {Vote} other {Referee}}: {word} – {verdict, select, valid {good} other {not allowed}}.',
  'event.theme-claimed': '{player} claims the theme bonus for {words}.',
  'event.theme-voted':
    '{vote, select, yes {{player} votes: it fits the theme.} other {{player} votes: it does not fit the theme.}}',
  'event.stood':
    'The play stands: {player} scores {score, plural, one {# point} other {# points}}{themeBonus, plural, =0 {} other { and a theme bonus of #}}.',
  'event.retracted': '{player} takes the tiles back.',
  'event.skip-owed': '{player} will miss a turn ({reason}).',
  'event.adjusted': '{player}: {points, plural, one {# point} other {# points}} ({reason}).',
  'event.misdraw-found':
    '{player} has the wrong number of tiles: {count, plural, one {# tile} other {# tiles}}.',
  'event.looked-up':
    '{player} looks up {word}: {verdict, select, valid {it is there} other {it is not there}}.',
  'event.resigned':
    '{cause, select, time {{player} loses on time.} challenge {{player} loses by the challenge.} other {{player} resigns.}}',
  'event.left': '{player} leaves the table.',
  'event.replaced': '{name} takes over from {player}.',
  'event.end-agreed': '{player} agrees to stop here.',
  'event.take-back-asked': '{player} asks to take the last move back.',
  'event.take-back-answered':
    '{vote, select, yes {{player} agrees: the move may be taken back.} other {{player} disagrees: the move stays.}}',
  'event.undone':
    '{cause, select, referee {The referee undoes the last move.} other {The last move is taken back.}}',
  'event.time-given': '{player} is given {count, plural, one {# second} other {# seconds}} more.',
  'event.vacation-begun': '{player} is on vacation: the clock waits.',
  'event.vacation-ended': '{player} is back from vacation.',
  'event.paused': 'The game is paused.',
  'event.resumed': 'The game goes on.',
  'event.ended': 'The game is over: {reason}.',
  'event.revealed': 'The draws can be checked now. The seed was {seed}.',

  'log.reason': 'Reason: {reason}',
  'log.words': 'Words: {words}.',
  'log.bonus': 'All tiles laid: {points, plural, one {# extra point} other {# extra points}}.',
  'log.swapped': 'The blank on {square} is swapped for its letter.',
  'log.opening-tile': '{player} draws {tile}.',
  'log.left-over': '{player} is left with {tiles}.',

  'phase.new': 'no game yet',
  'phase.setup': 'the rules are being agreed',
  'phase.dealing': 'tiles are being dealt',
  'phase.exchanging': 'tiles are being exchanged',
  'phase.choosing': 'a bag is being chosen',
  'phase.turn': 'a move is awaited',
  'phase.window': 'the play may be challenged',
  'phase.joining': 'others may join the challenge',
  'phase.verdict': 'a verdict is awaited',
  'phase.over': 'the game is over',

  'end.out': '{player} has laid every tile and the bag is empty',
  'end.passes': 'everybody has passed in turn',
  'end.scoreless-turns': 'too many turns without points',
  'end.no-move-left': 'there is no move left',
  'end.agreed': 'everybody agreed to stop',
  'end.resigned': 'only one player is left',
  'end.left': 'too few players are left at the table',
  'end.aborted': 'it was called off, without a result',

  'cause.challenge-failed': 'lost challenge',
  'cause.challenged-in-vain': 'challenged in vain',
  'cause.bystander': 'did not challenge the bad word',
  'cause.misdraw': 'wrong number of tiles',
  'cause.vacant': 'empty seat',
  'cause.exchange': 'exchange',
  'cause.retracted': 'play taken back',
  'cause.surplus': 'too many tiles',
  'cause.chosen': 'own choice',
  'cause.time': 'time is up',
  'cause.challenge': 'decided by a challenge',
  'cause.own-tiles': 'tiles left on the rack',
  'cause.credit': 'the others’ tiles',
  'cause.overtime': 'overtime',
  'cause.take-back': 'taken back',
  'cause.referee': 'referee’s decision',

  'standing.playing': 'playing',
  'standing.vacant': 'left',
  'standing.resigned': 'resigned',

  'tile.blank': 'blank',
  'bag.all': 'bag',
  'bag.vowels': 'vowels',
  'bag.consonants': 'consonants',
  'bag.blanks': 'blanks',
  'direction.across': 'across',
  'direction.down': 'down',

  'premium.double-letter': 'double letter',
  'premium.double-letter.short': 'DL',
  'premium.triple-letter': 'triple letter',
  'premium.triple-letter.short': 'TL',
  'premium.double-word': 'double word',
  'premium.double-word.short': 'DW',
  'premium.triple-word': 'triple word',
  'premium.triple-word.short': 'TW',
  'premium.star': 'star',
  'premium.star.short': '★',

  'count.points': '{count, plural, one {# point} other {# points}}',
  'count.tiles': '{count, plural, one {# tile} other {# tiles}}',
  'count.letters': '{count, plural, one {# letter} other {# letters}}',
  'count.words': '{count, plural, one {# word} other {# words}}',
  'count.players': '{count, plural, one {# player} other {# players}}',
  'duration.seconds': '{count, plural, one {# second} other {# seconds}}',
  'duration.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'duration.hours': '{count, plural, one {# hour} other {# hours}}',
  'duration.days': '{count, plural, one {# day} other {# days}}',
} satisfies Record<TableTextId | ThingId, string>;

export type Table = Readonly<Record<keyof typeof table, string>>;
