/** Words of a theme: claimed by the mover, judged by the others (RULES 11.3). */
import { allBut, noJudge, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';

const theme = { name: 'theme', patch: { theme: { name: 'sea', bonus: 5 } } };
const sea: TableSpec = { racks: ['HORNSAT', 'FARMEST', 'PLAYINO'], houseRules: [theme] };
const accept = 'B accept; C accept';

describe('votes', () => {
  test.each<[string, string, string]>([
    ['all yes', 'B theme yes; C theme yes', 'stood A 14+5'],
    ['a tie is yes', 'B theme yes; C theme no', 'stood A 14+5'],
    ['all no', 'B theme no; C theme no', 'stood A 14'],
    ['one no and one silent', 'B theme no', 'stood A 14'],
    ['nobody says anything', '', 'stood A 14+5'],
  ])('%s', (_name, votes, told) => {
    const table = Table.dealt(sea);
    table.play(`A 8E HORN; A claim 0; ${votes}`);
    expect(table.play(accept)).toContain(told);
  });
});

test('each word claimed brings the bonus, after all multiplying', () => {
  const table = Table.dealt({ ...sea, board: '8G AT', racks: ['TOES', 'A', 'E'] });
  expect(table.play(`A 9G TO; A claim 0 2 2; ${accept}`)).toContain('stood A 8+10');
});

test('a claim holds when the play is challenged in vain, and falls with it', () => {
  const good = Table.dealt(sea);
  expect(good.play('A 8E HORN; A claim 0; B theme yes; C challenge')).toContain('stood A 14+5');
  const bad = Table.dealt({ ...sea, judge: allBut('HORN') });
  bad.play('A 8E HORN; A claim 0; C challenge');
  expect(bad.scores).toEqual([0, 0, 0]);
});

test('the next seat’s move closes the window with the votes there are', () => {
  const table = Table.dealt(sea);
  expect(table.play('A 8E HORN; A claim 0; C theme no; B pass')[0]).toBe('stood A 14');
});

test('a play worth nothing that brings a bonus is no scoreless turn', () => {
  const table = Table.dealt({ ...sea, racks: ['??', 'A', 'E'] });
  table.play(`A 8G at; A claim 0; ${accept}`);
  expect([table.scores[0], table.game.scoreless]).toEqual([5, 0]);
});

test('reloaded between claim and vote, nothing is lost', () => {
  const table = Table.dealt(sea);
  table.play('A 8E HORN; A claim 0; B theme no');
  table.reload().play('C theme yes');
  expect(table.reload().play(accept)).toContain('stood A 14+5');
});

test.each<[string, TableSpec, string, string]>([
  ['there is no theme', { ...sea, houseRules: [] }, 'A 8E HORN; A claim 0', 'theme-off'],
  ['another seat claims', sea, 'A 8E HORN; B claim 0', 'not-your-play'],
  ['a second claim', sea, 'A 8E HORN; A claim 0; A claim 0', 'already-claimed'],
  ['a word that is not there', sea, 'A 8E HORN; A claim 1', 'no-such-word'],
  ['no word', sea, 'A 8E HORN; A claim', 'no-such-word'],
  ['before the play', sea, 'A claim 0', 'wrong-phase'],
  ['after the window', sea, `A 8E HORN; ${accept}; A claim 0`, 'wrong-phase'],
  [
    'during a verdict',
    { ...sea, judge: noJudge },
    'A 8E HORN; B challenge; A claim 0',
    'wrong-phase',
  ],
  ['a vote on nothing', sea, 'A 8E HORN; B theme yes', 'no-claim'],
  ['the mover’s own vote', sea, 'A 8E HORN; A claim 0; A theme yes', 'own-play'],
  ['a second vote', sea, 'A 8E HORN; A claim 0; B theme yes; B theme no', 'already-answered'],
  ['a vote after the window', sea, `A 8E HORN; A claim 0; ${accept}; B theme no`, 'wrong-phase'],
])('refused: %s', (_name, spec, script, code) => {
  expect(Table.dealt(spec).refusal(script).code).toBe(code);
});
