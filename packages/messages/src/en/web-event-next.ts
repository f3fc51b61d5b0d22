/** English: what comes next at the desk, and what it leads to. */

export const webEventNext = {
  'desk.tie.title':
    'A tie for the first place: {players}. Letters are drawn: whoever is nearest to the start of the alphabet comes first, the blank before all.',
  'desk.tie.prize':
    'A tie for a place with a prize: {players}. Letters are drawn: whoever is nearest to the start of the alphabet comes first, the blank before all.',
  'desk.tie.places': '{count, plural, one {# of them goes on.} other {# of them go on.}}',
  'desk.tie.first': 'Whoever comes first wins the table and goes on.',
  'desk.tie.first-and-second':
    'Whoever comes first wins the table and goes on; whoever comes next is second there and may still go on as one of the best seconds.',
  'desk.tie.second':
    'Whoever comes first is second at the table. Of the seconds of all tables {count, plural, one {the best one goes on.} other {the best # go on.}}',
  'desk.outlook.winners':
    '{count, plural, one {# table winner goes on.} other {# table winners go on.}}',
  'desk.outlook.makes':
    'With {seconds, plural, one {# best second} other {# best seconds}}: {players, plural, one {# player} other {# players}}, {tables}.',
  'desk.outlook.final': 'That is the final.',
  'desk.tables-of': '{count, plural, one {# table of {seats}} other {# tables of {seats}}}',
  'desk.change.before': '{stage}: with this correction others should have gone on.',
  'desk.change.after':
    '{stage}: a result was corrected after the draw, and others should have gone on.',
  'desk.change.comes': 'Should play: {players}.',
  'desk.change.goes': 'Should not play: {players}.',
  'desk.change.tied': 'Equal, so it is open who should play: {players}.',
  'desk.change.redo-about':
    'Nothing is entered in this stage yet: undo its draw and begin it anew, or leave it as it is.',
  'desk.change.redo': 'Undo the draw of this stage',
  'desk.change.late':
    'This stage is being played already: leave it as it is, or undo its results and its draw under “{log}” and begin it anew.',
  'desk.correct-anyway': 'Correct all the same',
  'desk.found': '{count, plural, one {# player found:} other {# players found:}}',
  'desk.unseated': 'Without a seat in this round: {players}.',
  'desk.rest-about.small-tables':
    'Two of them play alone against each other: with more turns each, their scores come out higher than at larger tables.',
  'desk.rest-about.bye':
    'One of them does not play in this round and gets what the rules give for a bye.',
  'desk.next.answer-calls': 'A referee is called.',
  'desk.calling': 'calls a referee',
  'desk.called-by': 'Referee called: {by}',
  'desk.call-reason.challenge': 'a challenge',
  'desk.call-reason.tiles': 'a wrong number of tiles',
  'desk.call-reason.score': 'the score',
  'desk.call-reason.rules': 'a question about the rules',
  'desk.end-call': 'The referee has been there',
  'desk.next.sit-down':
    'The seats are drawn. Print or show them, let everybody sit down, then start the clock.',
  'desk.print-badges': 'Print badges',
  'desk.close-unplayed': 'Not played yet: {stages}.',
  'desk.no-prizes': 'No prizes are set yet.',
  'desk.to-prizes': 'Set prizes',
  'desk.waits': 'No connection. What you entered is kept and sent by itself.',
  'desk.next.await-before': 'Equal totals: waiting for the score before deductions.',
  'desk.waits-for.table': 'The place at the table is open between {tied}. Missing: {players}.',
  'desk.waits-for.field': 'Who goes on is open between {tied}. Missing: {players}.',
  'desk.waits-for.title': 'The first place is open between {tied}. Missing: {players}.',
  'desk.waits-for.prize': 'A place with a prize is open between {tied}. Missing: {players}.',
  'desk.to-before': 'Add the missing scores',
};

export type WebEventNext = Readonly<Record<keyof typeof webEventNext, string>>;
