/** Jacks to Open: a long word to begin with (RULES 11.4). */
import { allBut, Table, type TableSpec } from '@taht/testkit';
import { expect, test } from 'vitest';
import { openingMinimum } from '../src/index.ts';

const jacks: TableSpec = {
  racks: ['HORNSAT', 'FARMEST', 'PLAYINO'],
  houseRules: ['jacks-to-open'],
};
const round = 'A pass; B pass; C pass';

test.each<[string, string, number]>([
  ['at first five letters', 'A pass; B pass', 5],
  ['then four', round, 4],
  ['then three', `${round}; ${round}`, 3],
  ['then two', `${round}; ${round}; ${round}`, 2],
  ['and never fewer', `${round}; ${round}; ${round}; A pass`, 2],
])('%s', (_name, script, minimum) => {
  const table = Table.dealt(jacks);
  table.play(script);
  expect(openingMinimum(table.game)).toBe(minimum);
});

test.each<[string, string, string]>([
  ['five letters open', 'A 8D HORNS', 'window A'],
  ['the next may open where the first cannot', 'A pass; B 8D FARMS', 'window B'],
  ['four open in the second round', `${round}; A 8E HORN`, 'window A'],
])('%s', (_name, script, phase) => {
  const table = Table.dealt(jacks);
  table.play(script);
  expect(table.phase).toBe(phase);
});

test.each<[string, string, object]>([
  ['four letters are too few', 'A 8E HORN', { code: 'opening-too-short', needs: 5 }],
  ['three in the second round', `${round}; A 8F HOT`, { code: 'opening-too-short', needs: 4 }],
])('refused: %s', (_name, script, refusal) => {
  expect(Table.dealt(jacks).refusal(script)).toEqual(refusal);
});

test('tiles are exchanged by the base rule, and that is a turn without opening', () => {
  const table = Table.dealt({ ...jacks, rules: { end: { scorelessTurns: 6 } } });
  expect(table.play('A exchange HORN')).toEqual([
    'exchanged A 4',
    'drew A 4',
    'returned A 4 exchange',
  ]);
  table.play('B pass');
  expect(openingMinimum(table.game)).toBe(5);
  table.play('C exchange P');
  expect([openingMinimum(table.game), table.phase, table.game.scoreless]).toEqual([4, 'turn A', 0]);
  expect(table.reload().refusal('A 8G SAT')).toEqual({ code: 'opening-too-short', needs: 4 });
});

test.each([
  ['et-base', ['AAAAEEE', 'AAAAEEE'], 'A'],
  ['uk-base', ['АААОООО', 'АААОООО'], 'А'],
])('%s: an exchange before the opening is a turn without one', (ruleset, racks, tile) => {
  const table = Table.dealt({ ruleset, racks, houseRules: ['jacks-to-open'] });
  expect(table.play(`A exchange ${tile}`)).toContain('exchanged A 1');
  expect([openingMinimum(table.game), table.phase]).toEqual([5, 'turn B']);
  table.play('B pass');
  expect(openingMinimum(table.game)).toBe(4);
});

test('before the opening too nobody exchanges while the bag holds too few tiles', () => {
  const table = Table.dealt({ ...jacks, rules: { exchange: { minBag: 90 } } });
  expect(table.refusal('A exchange H')).toMatchObject({ code: 'bag-too-small', needs: 90 });
});

test('until two letters are enough a pass is no pass, and no scoreless turn', () => {
  const table = Table.dealt({ ...jacks, rules: { end: { scorelessTurns: 6 } } });
  table.play(`${round}; ${round}; ${round}`);
  expect([table.phase, table.game.scoreless]).toEqual(['turn A', 0]);
  expect(table.game.seats.map(({ passes }) => passes)).toEqual([0, 0, 0]);
});

test('at two the ordinary rules hold: passes count and tiles are exchanged', () => {
  const spent = `${round}; ${round}; ${round}`;
  const exchanging = Table.dealt(jacks);
  exchanging.play(`${spent}; A exchange H`);
  expect(exchanging.phase).toBe('turn B');
  const passing = Table.dealt(jacks);
  passing.play(`${spent}; ${round}; ${round}`);
  expect(passing.phase).toBe('over passes');
});

test('an opening that is taken back counts as a turn without one', () => {
  const table = Table.dealt({ ...jacks, judge: allBut('HORNS') });
  table.play('A 8D HORNS; B challenge; B pass; C pass');
  expect(openingMinimum(table.game)).toBe(4);
});

test('an opening that is undone leaves the minimum as it was', () => {
  const table = Table.dealt(jacks);
  table.play(`${round}; A 8E HORN; ref undo`);
  expect(openingMinimum(table.game)).toBe(4);
});

test.each(['leave', 'resign'])(
  'the last who had not passed may %s: then the minimum falls',
  (go) => {
    const table = Table.dealt(jacks);
    table.play(`A pass; B pass; C ${go}`);
    expect([openingMinimum(table.game), table.phase]).toEqual([4, 'turn A']);
    expect(table.reload().play('A 8E HORN')).toEqual(['placed A 14']);
  },
);

test('a seat that missed its turn while it was empty is waited for again', () => {
  const table = Table.dealt(jacks);
  table.play('A pass; B leave; host replace B Nova; C pass; A pass');
  expect(openingMinimum(table.game)).toBe(5);
  table.play('B pass');
  expect(openingMinimum(table.game)).toBe(4);
});

test('after the opening any word will do', () => {
  const table = Table.dealt(jacks);
  table.play('A 8D HORNS; B 7G FA');
  expect(table.phase).toBe('window B');
});
