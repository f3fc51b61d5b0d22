/** What a seat has played that stood, for lists and statistics. */
import { Table } from '@taht/testkit';
import { expect, test } from 'vitest';

const RACKS = ['HORNSAT', 'FARMEST'];
const tallyOf = ({ game }: Table, seat: number) => game.seats[seat]?.tally;

test('plays, those with the bonus, and the best one', () => {
  const table = Table.dealt({ racks: RACKS });
  table.play('A 8E HORN; B accept');
  expect(tallyOf(table, 0)).toEqual({ plays: 1, bonuses: 0, best: 14 });
  expect(tallyOf(table, 1)).toEqual({ plays: 0, bonuses: 0, best: 0 });
});

test('a play with all tiles has the bonus', () => {
  const table = Table.dealt({ racks: RACKS });
  table.play('A 8D HORNSAT; B accept');
  const { score = 0 } = table.game.seats[0] ?? {};
  expect(tallyOf(table, 0)).toEqual({ plays: 1, bonuses: 1, best: score });
});

test('what was taken back was not played', () => {
  const table = Table.dealt({ racks: RACKS });
  table.play('A 8E HORN; B accept; ref undo');
  expect(tallyOf(table, 0)).toEqual({ plays: 0, bonuses: 0, best: 0 });
  table.play('A 8E HORN');
  expect(tallyOf(table, 0)?.plays).toBe(0);
});
