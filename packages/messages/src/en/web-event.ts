/** English: what all pages of a tournament say. */

export const webEvent = {
  'tournament.title': 'Tournament',
  'tournament.bad-code': 'There is no event with this code. Is it typed correctly?',
  'tournament.to-start': 'To the tournaments',
  'tournament.to-event': 'To the page of the event',
  'tournament.games': 'Words: {language} (list “{lexicon}”). Rules of the games: {ruleset}.',
  'tournament.stage': 'Stage {stage}',
  'tournament.stage.first': 'First stage',
  'tournament.stage.second': 'Second stage',
  'tournament.stage.third': 'Third stage',
  'tournament.stage.final': 'Final',
  'tournament.stage.rounds': 'Rounds',
  'tournament.round': 'round {round}',
  'tournament.table': 'Table {table}',
  'tournament.table-short': 'Table',
  'tournament.bye': 'Bye',
  'tournament.seat': 'Seat',
  'tournament.number': 'No.',
  'tournament.name': 'Name',
  'tournament.school': 'School',
  'tournament.class': 'Class',
  'tournament.age-group': 'Age group',
  'tournament.team': 'Team',
  'tournament.place': 'Place',
  'tournament.points': 'Points',
  'tournament.standings': 'Standings',
  'tournament.standings-players': 'Players',
  'tournament.standings-schools': 'Schools',
  'tournament.no-standings': 'No results yet.',
  'tournament.ranked-by': 'Ranked by: {ladder}',
  'tournament.then': ', then',
  'tournament.time-left': 'Time left',
  'tournament.news.drawn': '{round}: the seats are drawn.',
  'tournament.news.clock-started': 'The clock is running.',
  'tournament.news.clock-stopped': 'The clock is stopped.',
  'tournament.news.clock-resumed': 'The clock is running again.',
  'tournament.news.clock-ran-out': 'The time is over.',
  'tournament.news.closed': 'The event is over.',
  'tournament.reference':
    'The rules name the OSPD, fourth edition; here the free list “{lexicon}” decides, which is close to it.',
  'tournament.reference.own':
    'The rules name the OSPD, fourth edition; here the list “{lexicon}” decides.',
  'tournament.ties':
    'Ties: the score before the tiles left are deducted decides; if that is equal too, a letter is drawn, and whoever is nearest to A is ahead. The same holds between seconds of different tables (our reading).',
  'tournament.waiting': 'Equal, and waiting for the score before deductions: no. {players}.',
  'tournament.awaited': 'awaited',
  'tournament.before-asked':
    'Equal totals: the score before deductions decides. Please add it for {players}.',
  'tournament.before-awaited':
    'Equal totals: waiting for the score before deductions of {players}.',
};

export type WebEvent = Readonly<Record<keyof typeof webEvent, string>>;
