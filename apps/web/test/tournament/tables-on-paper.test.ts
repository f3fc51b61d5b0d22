/** Which tables are printed, and whether their order of play is known. */
import { expect, test } from 'vitest';
import { boardsOf, tablesFor } from '../../src/tournament/print/choice.ts';
import { drawnRounds } from '../../src/tournament/seat-lists.ts';
import { SmallEvent } from './small-tournament.ts';

const names = Array.from({ length: 7 }, (_, i) => `Pupil ${i}`);
const empty = { fill: 'empty', seats: 3, whom: 'all', papers: [] } as const;

test('one for each table with everybody on one of them, in no order before letters are drawn', () => {
  const event = new SmallEvent(names);
  event.draw(1);
  const view = event.view('director');
  const [round] = drawnRounds(view);
  const tables = tablesFor(view, { ...empty, fill: 'names', round });
  expect(tables.map(({ table, members }) => [table, members.length])).toEqual([
    [1, 4],
    [2, 3],
  ]);
  const printed = tables.flatMap(({ members }) => members.map((member) => member?.name));
  expect(printed.sort()).toEqual(names);
  expect(tables.every(({ isInOrder }) => isInOrder)).toBe(false);
});

test('the draw gives the order where it balances who begins', () => {
  const event = new SmallEvent(names, { opening: 'balanced' });
  event.draw(1);
  const view = event.view('director');
  const [round] = drawnRounds(view);
  if (round === undefined) throw new Error('no round');
  expect(boardsOf(view, round).every(({ isInOrder }) => isInOrder)).toBe(true);
});

test('an empty one to be filled in by hand', () => {
  const view = new SmallEvent(names).view('director');
  const [table, ...others] = tablesFor(view, { ...empty, fill: 'names', round: undefined });
  expect(others).toEqual([]);
  expect(table).toEqual({ table: null, members: [null, null, null], isInOrder: true });
});
