/** A stage can begin anew while nothing was played in it. */
import { expect, test } from 'vitest';
import { undoingOf } from './field-change.ts';

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
