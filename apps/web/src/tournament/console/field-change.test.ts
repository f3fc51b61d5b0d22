/** A stage can begin anew while nothing was played in it, and seats can be exchanged while those concerned have not played. */
import { expect, test } from 'vitest';
import { canExchange, undoingOf } from './field-change.ts';

const view = (state: string, kinds: readonly string[]) =>
  ({
    stages: [{ rounds: [] }, { rounds: [{ tables: [{ state }] }] }],
    recent: [
      ...kinds.map((kind) => ({ kind, command: kind, place: { stage: 2 } })),
      { kind: 'corrected', command: 'corrected', place: { stage: 1, round: 1, table: 5 } },
    ],
  }) as never;

const KINDS = ['letters-drawn', 'drawn', 'stage-begun'];

test('all that was done in it is undone, the last first', () => {
  const steps = undoingOf(view('open', KINDS), 2);
  expect(steps?.map(({ command }) => command)).toEqual(KINDS);
});

test('not once a table has played, nor when its beginning is out of reach', () => {
  expect(undoingOf(view('settled', KINDS), 2)).toBeNull();
  expect(undoingOf(view('open', ['drawn']), 2)).toBeNull();
});

test('seats are exchanged one for one, while nobody concerned has played', () => {
  const change = { stage: 2, comes: [7], goes: [3], tied: [] };
  const stages = (state: string, seats: readonly number[]) =>
    ({
      stages: [{ rounds: [] }, { rounds: [{ tables: [{ table: 1, state, seats, own: null }] }] }],
    }) as never;
  expect(canExchange(stages('open', [3, 4]), change)).toBe(true);
  expect(canExchange(stages('settled', [4, 5]), change)).toBe(true);
  expect(canExchange(stages('settled', [3, 4]), change)).toBe(false);
  expect(canExchange(stages('open', [3, 4]), { ...change, comes: [] })).toBe(false);
  expect(canExchange(stages('open', [3, 4]), { ...change, tied: [9] })).toBe(false);
});
