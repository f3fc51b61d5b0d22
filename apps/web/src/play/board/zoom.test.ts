import { expect, test } from 'vitest';
import { originFor } from './zoom.ts';

test('a board grows around the point that is aimed at', () => {
  // A window from 100 on, whose board has not been moved: the point 60 within it is 108 within the larger board.
  expect(originFor(160, 100, 0, 1.8)).toBe(48);
  // And back: at the edges there is no more room, which the browser sees to.
  expect(originFor(160, 100, 48, 1 / 1.8)).toBeCloseTo(0);
});
