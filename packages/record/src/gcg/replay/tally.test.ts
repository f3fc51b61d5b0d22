import { expect, test } from 'vitest';
import { addEntry, EMPTY_TALLY, lostTally } from './tally.ts';

test('a total follows from the points beside it or from those that the rules give', () => {
  const entry = { score: 14, recordedScore: 15 };
  expect(addEntry(EMPTY_TALLY, { ...entry, total: 15 })).toEqual({
    tally: { own: 14, bases: [15] },
  });
  expect(addEntry(EMPTY_TALLY, { ...entry, total: 14 })).toEqual({
    tally: { own: 14, bases: [14] },
  });
  expect(addEntry(EMPTY_TALLY, { ...entry, total: 20 })).toEqual({
    tally: { own: 14, bases: [20, 15] },
    expected: 15,
  });
});

test('a missing total is carried on by the points', () => {
  const { tally } = addEntry(EMPTY_TALLY, { score: 14, recordedScore: null, total: null });
  expect(tally).toEqual({ own: 14, bases: [14] });
});

test('any total follows a line that could not be read', () => {
  const lost = lostTally({ own: 3, bases: [3] });
  expect(addEntry(lost, { score: 1, recordedScore: 1, total: 99 }).expected).toBeUndefined();
});
