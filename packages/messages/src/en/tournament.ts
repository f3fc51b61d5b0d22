/** English: tournaments. */
import type { TournamentTextId } from '../required.ts';

export const tournament = {
  'tournament.refusal.no-event': 'There is no event here.',
  'tournament.refusal.already-created': 'This event has already been set up.',
  'tournament.refusal.event-over': 'The event is over.',
  'tournament.refusal.not-for-you':
    '{needs, select, director {Only the director can do that.} referee {Only a referee or the director can do that.} player {Only a player at this table can do that.} guest {You already have a part in this event.} other {Nobody does that by hand.}}',
  'tournament.refusal.not-your-table': 'Table {table} is not yours.',
  'tournament.refusal.bad-rules': 'The event cannot be run like that: {faults}',
  'tournament.refusal.delete-by-past': 'The day on which the names are deleted must lie ahead.',
  'tournament.refusal.no-director': 'Somebody must be the director.',
  'tournament.refusal.official-twice': '{name} is on the list twice.',
  'tournament.refusal.text-missing': 'Write something first.',
  'tournament.refusal.changed-since':
    'Somebody else has changed this in the meantime. Look again, then enter it.',
  'tournament.refusal.nobody-named': 'Name at least one player.',
  'tournament.refusal.name-missing': 'A name is missing.',
  'tournament.refusal.too-many-players': 'At most {most} players can take part.',
  'tournament.refusal.already-entered':
    'Already on the list, as number {player}. If these are two people, add something to the name.',
  'tournament.refusal.player-twice': 'Number {player} is named twice.',
  'tournament.refusal.bad-table-number': 'There is no table with number {table}.',
  'tournament.refusal.door-shut': 'Nobody is let in at the moment. Speak to the director.',
  'tournament.refusal.already-asked': 'You have asked already. The director decides.',
  'tournament.refusal.too-many-asking':
    'Too many are waiting to be let in. Try again in a little while.',
  'tournament.refusal.not-asking': 'Nobody with this name is waiting any more.',
  'tournament.refusal.no-phones': 'Phones are not used in this event.',
  'tournament.refusal.wrong-key':
    'That is not the key of number {player}. Look at the badge again.',
  'tournament.refusal.player-taken':
    'Another device already speaks for number {player}. The director can release it.',
  'tournament.refusal.no-device': 'No device speaks for number {player}.',
  'tournament.refusal.stage-begun': 'Stage {stage} has already begun.',
  'tournament.refusal.no-such-stage': 'Stage {stage} is not what comes next.',
  'tournament.refusal.no-such-round': 'Round {round} is not what comes next.',
  'tournament.refusal.no-such-table': 'There is no table {table} in this round.',
  'tournament.refusal.stage-not-over': 'First play all rounds of stage {stage}.',
  'tournament.refusal.tables-open': 'The result is still missing from: {tables}.',
  'tournament.refusal.too-few-players':
    'There are {found, plural, one {# player} other {# players}}, and at least {needs} are needed.',
  'tournament.refusal.too-few-runners-up':
    'Only {found, plural, one {# runner-up} other {# runners-up}} can be invited.',
  'tournament.refusal.tie-open': 'A tie has to be broken first: {players}.',
  'tournament.refusal.table-twice': 'Table {table} is there twice.',
  'tournament.refusal.wrong-seats': 'At table {table} there must be {least} to {most} players.',
  'tournament.refusal.not-in-round': 'Number {player} does not play here.',
  'tournament.refusal.not-seated': 'Number {player} has no seat.',
  'tournament.refusal.table-played': 'Table {table} has already played.',
  'tournament.refusal.no-letters': 'No letters are drawn for the seats in this event.',
  'tournament.refusal.letters-unsettled':
    'The letters leave these undecided: {players}. Draw again.',
  'tournament.refusal.no-tie': 'These players do not stand equal.',
  'tournament.refusal.game-open': 'The game of table {table} has already been opened.',
  'tournament.refusal.devices-missing': 'No device speaks for: {players}.',
  'tournament.refusal.source-not-allowed':
    '{source, select, slip {Results do not come by slips here.} referee {Results do not come from referees’ devices here.} players {Players do not report results here.} other {Results do not come from games on screens here.}}',
  'tournament.refusal.result-there': 'Table {table} already has a result; correct it instead.',
  'tournament.refusal.no-result': 'Table {table} has no result yet.',
  'tournament.refusal.no-report': 'Nobody at table {table} has reported a result yet.',
  'tournament.refusal.already-confirmed': 'You have already confirmed this.',
  'tournament.refusal.table-disputed': 'Table {table} is in dispute; a referee decides.',
  'tournament.refusal.no-dispute': 'Nothing is in dispute at table {table}.',
  'tournament.refusal.referee-called': 'Table {table} has called a referee already.',
  'tournament.refusal.no-call': 'Table {table} calls no referee.',
  'tournament.refusal.score-missing': 'The score of number {player} is missing.',
  'tournament.refusal.score-out-of-range':
    'The score of number {player} cannot be right: whole numbers up to {most}.',
  'tournament.refusal.score-above-before':
    'Number {player} cannot have more points after the deduction than before it.',
  'tournament.refusal.sum-wrong': 'The slip says {stated} in all, but the scores make {found}.',
  'tournament.refusal.nobody-played': 'Somebody at table {table} must have a score.',
  'tournament.refusal.field-changes':
    'With this correction others should have gone on to stage {stage}.',
  'tournament.refusal.no-words': 'Say which words are challenged.',
  'tournament.refusal.not-a-letter': 'There is no such letter in this game: {letter}.',
  'tournament.refusal.verdict-missing':
    'The list does not tell about {words}: the referee decides.',
  'tournament.refusal.own-word': 'Number {player} cannot challenge the own word.',
  'tournament.refusal.no-challenger': 'Say who challenges.',
  'tournament.refusal.no-misdraw-rule':
    'The rules of this event say nothing about a wrong number of tiles.',
  'tournament.refusal.no-misdraw':
    'With {tiles, plural, one {# tile} other {# tiles}} nothing has to be put right.',
  'tournament.refusal.no-room-clock': 'This event has no clock for the room.',
  'tournament.refusal.clock-idle': 'The clock has not been started.',
  'tournament.refusal.nothing-to-undo': 'There is nothing to undo.',
  'tournament.refusal.later-entries': 'Later entries stand on this; undo them first.',
  'tournament.refusal.bad-prize': 'A prize needs a name and at least one place.',
  'tournament.fault.no-stages': 'There is no stage.',
  'tournament.fault.too-many-stages': 'There are too many stages.',
  'tournament.fault.no-rounds': 'A stage needs at least one round.',
  'tournament.fault.too-many-rounds': 'A stage has too many rounds.',
  'tournament.fault.no-ladder': 'It is not said what the ranking goes by.',
  'tournament.fault.rung-twice': 'The ranking names the same thing twice.',
  'tournament.fault.first-stage-not-for-all': 'The first stage must be for everybody.',
  'tournament.fault.bad-field':
    'Table winners go on only from a stage of one round, and the top has at least two.',
  'tournament.fault.no-results': 'It is not said where results come from.',
  'tournament.fault.players-without-phones': 'Players cannot report results without phones.',
  'tournament.fault.bad-clock': 'The time on the clock makes no sense.',
  'tournament.fault.bad-place-points': 'Place points must not rise from place to place.',
  'tournament.fault.bad-school-count': 'At least one player of a school must count.',
  'tournament.rung.place-points': 'place points',
  'tournament.rung.total': 'total points',
  'tournament.rung.share': 'share of the table’s points',
  'tournament.rung.best-game': 'best game',
  'tournament.rung.wins': 'wins',
  'tournament.rung.spread': 'point difference',
  'tournament.rung.head-to-head': 'games between those who are equal',
  'tournament.rung.before-deductions': 'points before tiles left were deducted',
  'tournament.rung.letter':
    'a drawn letter: the nearest to the start of the alphabet, a blank before all',
  'tournament.refusal.before-missing':
    'Equal totals: the score before deductions is still missing for {players}. Letters are drawn only if that is equal too.',
  'tournament.refusal.bad-hall-rules':
    'There can be at most {most} hall rules, none of them empty or longer than {longest} characters.',
  'tournament.fault.bad-hall-rules': 'The hall rules are too many or too long, or one is empty.',
} as const satisfies Readonly<Record<TournamentTextId, string>>;
