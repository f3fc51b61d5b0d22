/** English: tournaments from a file, on the command line. */

export const tournamentCli = {
  // What the commands are for.
  'cli.tournament': 'run a tournament from a file',
  'cli.tournament-file': 'the file of the event, such as {example}',
  'cli.tournament-new': 'make a new event',
  'cli.tournament-show': 'how things stand and what comes next',
  'cli.tournament-import': 'look at a list of players and enter it',
  'cli.tournament-add': 'enter one player who is here',
  'cli.tournament-players': 'list the players',
  'cli.tournament-mark': 'say who is here and who is not',
  'cli.tournament-begin': 'begin the next stage',
  'cli.tournament-draw': 'draw the seats of the next round',
  'cli.tournament-letters':
    'letters for the seats of a table: drawn here, or as they were drawn there',
  'cli.tournament-enter': 'enter results: a table and its scores, or a list of them',
  'cli.tournament-tie': 'break a tie by letters',
  'cli.tournament-standings': 'the standings',
  'cli.tournament-log': 'what was done, the last first',
  'cli.tournament-undo': 'take back what was done',
  'cli.tournament-close': 'close the event and show the seed of its draws',
  'cli.tournament-export': 'write a file for spreadsheets and other programs',

  // Their arguments and options.
  'cli.tournament-name': 'what the event is called',
  'cli.tournament-preset': 'kind of event: {names}',
  'cli.tournament-rounds': 'number of rounds, where the event has one stage',
  'cli.tournament-delete-by': 'day on which the names are deleted, such as 2027-01-31',
  'cli.tournament-list': 'a list of players ({names}); “-” reads standard input',
  'cli.tournament-columns': 'what the columns are, with commas between: {names}',
  'cli.tournament-status': 'one of: {names}',
  'cli.tournament-yes': 'enter them; without it they are only shown',
  'cli.tournament-own-table': 'table that this player needs',
  'cli.tournament-numbers': 'numbers of players, such as 3 or 1-12; “{all}” for everybody',
  'cli.tournament-runners-up': 'how many runners-up go on',
  'cli.tournament-typed-letters':
    'the letters in the order of the players, “?” for the blank; “/” before those who draw again',
  'cli.tournament-scores': 'table, then the scores in the order of the seats: 3 312 290/301 -',
  'cli.tournament-from': 'CSV list of results: table, number, points; “-” reads standard input',
  'cli.tournament-sum': 'the sum on the slip, to check the scores',
  'cli.tournament-reason': 'correct a result that is there, and why',
  'cli.tournament-round': 'another round of this stage than the last',
  'cli.tournament-by': 'of whom: {names}',
  'cli.tournament-undo-which': 'its name in the log; without it the last one',
  'cli.tournament-out': 'file to write, by its ending: {names}',
  'cli.tournament-what': 'for CSV: {names}',

  // What they answer.
  'tournament-cli.created': '“{name}” is in {path}.',
  'tournament-cli.delete-by': 'After this day the file with all its names is deleted: {date}',
  'tournament-cli.deleted':
    'The names were to be kept until {date}; the file has been deleted: {path}',
  'tournament-cli.not-an-event': 'There is no event in this file: {path}',
  'tournament-cli.in-use': 'Somebody else is working at this event right now: {path}',
  'tournament-cli.torn':
    'The last line of {path} was only half written and has been cut off; everything before it is there.',
  'tournament-cli.unknown-preset': 'There is no kind of event “{name}”. There are: {names}',
  'tournament-cli.bad-rounds':
    'The number of rounds must be a whole number, and only an event of one stage takes it.',
  'tournament-cli.bad-date': 'This is not a day: write it like 2027-01-31.',
  'tournament-cli.bad-status': 'It is not known what this says about players.',
  'tournament-cli.bad-number': 'Here only whole numbers can stand.',
  'tournament-cli.bad-columns': 'A column is not known. There are: {names}',
  'tournament-cli.preview':
    '{count, plural, one {# player} other {# players}} on the list. Nothing has been entered yet; {option} enters them.',
  'tournament-cli.left-out':
    '{count, plural, one {This line is} other {These lines are}} left out, as the player is there already: {lines}. If these are two people, add something to the name.',
  'tournament-cli.preview-duels':
    '{count, plural, one {# player} other {# players}}, {rounds, plural, one {# round} other {# rounds}}. Nothing has been entered yet; {option} enters them.',
  'tournament-cli.entered': '{count, plural, one {# player is} other {# players are}} entered.',
  'tournament-cli.not-mutual': 'In this file two players do not name each other as opponents.',
  'tournament-cli.no-duels-here':
    'Rounds of duels can only be brought into a new event of duels without players.',
  'tournament-cli.added': '{name} has number {player}.',
  'tournament-cli.marked': '{status}: {count, plural, one {# player} other {# players}}.',
  'tournament-cli.players': '{count, plural, one {# player} other {# players}}',
  'tournament-cli.begun': '{stage}: begun, with {count, plural, one {# player} other {# players}}.',
  'tournament-cli.seed': 'The seed of all draws: {seed}',
  'tournament-cli.no-round': 'There is no such round yet.',
  'tournament-cli.enter-how':
    'Type a table and its scores, such as 3 312 290 275 260, or name a list with {option}.',
  'tournament-cli.no-such-table': 'There is no table {table} in this round.',
  'tournament-cli.scores-for':
    'Table {table} needs {count, plural, one {# score} other {# scores}}, one for each seat.',
  'tournament-cli.bad-score':
    '“{text}” is no score: write 312, or 312/320 with the points before the deductions, or - for somebody who did not finish.',
  'tournament-cli.results-in':
    '{count, plural, one {Result entered, table {tables}.} other {Results entered, tables {tables}.}}',
  'tournament-cli.nothing-new': 'There is nothing new in it.',
  'tournament-cli.no-result-column': 'The list has no column “{field}”.',
  'tournament-cli.no-such-seat': 'Line {line}: nobody with this number sits at this table.',
  'tournament-cli.seat-twice': 'Line {line}: this player is there twice.',
  'tournament-cli.bad-score-at': 'Line {line}: “{text}” is no score.',
  'tournament-cli.before': 'Before deductions',
  'tournament-cli.letters-for':
    '{count, plural, one {# letter is} other {# letters are}} needed here, one for each who draws.',
  'tournament-cli.unknown-ranking': 'There is no such standing. There are: {names}',
  'tournament-cli.unknown-ending': 'The file must end in one of these: {names}',
  'tournament-cli.unknown-export': 'This cannot be written. There are: {names}',
  'tournament-cli.only-duels':
    'Such a file holds duels only, and this event has other rounds or no players.',
  'tournament-cli.undo-how': '{command} takes back the last one, or the one that it names.',
  'tournament-cli.undone': 'Taken back: {what}.',

  // Who is here.
  'tournament-cli.status.expected': 'expected',
  'tournament-cli.status.present': 'present',
  'tournament-cli.status.late': 'late',
  'tournament-cli.status.absent': 'absent',
  'tournament-cli.status.withdrawn': 'withdrawn',

  // What comes next.
  'tournament-cli.next': 'What comes next:',
  'tournament-cli.todo.enter-players': 'Enter the players.',
  'tournament-cli.todo.check-in':
    '{count, plural, one {# player is} other {# players are}} not here yet.',
  'tournament-cli.todo.begin-stage': 'Begin: {stage}.',
  'tournament-cli.todo.break-tie': 'Break the tie: {players}.',
  'tournament-cli.todo.draw-round': 'Draw the seats: {round}.',
  'tournament-cli.todo.settle-disputes': 'In dispute, tables: {tables}.',
  'tournament-cli.todo.answer-calls': 'A referee is called, tables: {tables}.',
  'tournament-cli.todo.draw-letters': 'Letters not drawn yet, tables: {tables}.',
  'tournament-cli.todo.await-results': 'No result yet, tables: {tables}.',
  'tournament-cli.todo.close': 'Close the event.',
  'tournament-cli.todo.field-changed':
    'Corrected since it began, and others should have gone on: {stage}.',
  'cli.tournament-hall': 'show or change the hall rules',
  'cli.tournament-hall-add': 'add a line',
  'cli.tournament-hall-change': 'number of the line that gets another text',
  'cli.tournament-hall-to': 'what the line says then',
  'cli.tournament-hall-remove': 'number of the line to remove',
  'cli.tournament-hall-document': 'put back the rules of the school tournament',
  'cli.tournament-words': 'show by which list words are judged, or choose another',
  'tournament-cli.hall-how':
    'Ask for one change at a time; a line that is changed needs its new text too.',
  'tournament-cli.no-such-line': 'There is no line with this number.',
  'tournament-cli.no-hall-rules': 'There are no hall rules.',
  'tournament-cli.other-words': 'The list “{lexicon}” has words of another language.',
  'tournament-cli.todo.await-before':
    'Equal totals; the score before deductions is missing: {players}.',
};

export type TournamentCli = Readonly<Record<keyof typeof tournamentCli, string>>;
