/** A round that was looked for gives way to the next one that is drawn. */
import { expect, test } from 'vitest';
import { shownPlace } from './shown.ts';

const drawn = (...rounds: readonly number[]) => ({
  stages: rounds.map((count) => ({ field: null, rounds: Array(count).fill({}) })),
});

test('the present round is shown, another one until the next is drawn', () => {
  expect(shownPlace(drawn(), null)).toBeUndefined();
  expect(shownPlace(drawn(1, 1), null)).toEqual({ stage: 2, round: 1 });
  const chosen = { key: '1/1', present: '2/1' };
  expect(shownPlace(drawn(1, 1), chosen)).toEqual({ stage: 1, round: 1 });
  expect(shownPlace(drawn(1, 1, 1), chosen)).toEqual({ stage: 3, round: 1 });
});
