/** Racks of the wrong size, where a table deals by hand (RULES 14.6). */
import { Table, type TableSpec } from '@taht/testkit';
import { expect, test } from 'vitest';

const school: TableSpec = { ruleset: 'tr-school', racks: ['HORNSAT', 'FARMEST', 'PLAYINO'] };

test.each<[string, string, string[]]>([
  [
    'too few, on turn',
    'ref misdraw A 5',
    ['misdraw-found A 5', 'skip-owed A misdraw', 'drew A 2', 'skipped A misdraw'],
  ],
  [
    'too many, on turn',
    'ref misdraw A 8',
    ['misdraw-found A 8', 'skip-owed A misdraw', 'returned A 1 surplus', 'skipped A misdraw'],
  ],
  [
    'none at all, on turn',
    'host misdraw A 0',
    ['misdraw-found A 0', 'skip-owed A misdraw', 'drew A 7', 'skipped A misdraw'],
  ],
  ['off turn', 'ref misdraw C 6', ['misdraw-found C 6', 'skip-owed C misdraw', 'drew C 1']],
])('%s', (_name, line, told) => {
  const table = Table.dealt(school);
  expect(table.play(line)).toEqual(told);
  expect(['A', 'B', 'C'].map((seat) => table.rack(seat).length)).toEqual([7, 7, 7]);
  expect(table.bags.join('')).toHaveLength(79);
});

test('off turn the next turn is lost, and it counts as a pass', () => {
  const table = Table.dealt(school);
  table.play('ref misdraw B 6');
  expect(table.play('A pass')).toEqual(['passed A chosen', 'skipped B misdraw']);
  expect(table.game.seats.map(({ passes }) => passes)).toEqual([1, 1, 0]);
});

test('no number of the draw stream is used twice, not even for what is taken away', () => {
  const table = Table.dealt(school);
  table.play('ref misdraw A 9; ref misdraw B 9; ref misdraw C 4; A exchange A');
  expect(new Set(table.drawn).size).toBe(table.drawn.length);
  expect(table.reload().game.draws).toBe(21 + table.drawn.length);
});

test('the rack is put right with what the bag holds, even at the end', () => {
  const table = Table.dealt({ ...school, racks: ['HOR', 'F', 'P'], bag: '' });
  table.play('ref misdraw A 2');
  expect([table.rack('A'), table.bags]).toEqual(['HOR', ['']]);
});

test.each<[string, TableSpec, string, string]>([
  ['the rack is right', school, 'ref misdraw A 7', 'rack-is-right'],
  ['more than the bag holds', school, 'ref misdraw A 87', 'not-enough-tiles'],
  ['less than none', school, 'ref misdraw A -1', 'not-enough-tiles'],
  ['half a tile', school, 'ref misdraw A 6.5', 'not-enough-tiles'],
  ['no number', school, 'ref misdraw A NaN', 'not-enough-tiles'],
  ['an endless number', school, 'ref misdraw A 1e308', 'not-enough-tiles'],
  ['no such seat', school, 'ref misdraw D 6', 'no-such-seat'],
  ['a seat that left', school, 'B leave; ref misdraw B 6', 'seat-not-playing'],
  ['a play in doubt', school, 'A 8E HORN; ref misdraw B 6', 'wrong-phase'],
  ['a game without that rule', {}, 'ref misdraw A 6', 'misdraw-off'],
])('refused: %s', (_name, spec, script, code) => {
  expect(Table.dealt(spec).refusal(script).code).toBe(code);
});

test('with two bags what was drawn too many came from the fuller one, a blank too', () => {
  const rules = { misdraw: { rule: 'pass-then-fix' } } as const;
  const racks = ['HORN', 'E'];
  const table = Table.dealt({ racks, bag: '??AABBB', houseRules: ['two-bags'], rules });
  expect(table.bags).toEqual(['?AA', '?BBB']);
  table.play('ref misdraw A 5');
  expect([table.bags, table.rack('A')]).toEqual([['?AAO', 'BBB'], '?HNR']);
});
