import { expect, test } from 'vitest';
import { clockCall } from './clock-call.ts';

test.each([
  [61_000, 60_000, 'minute'],
  [60_000, 59_000, null],
  [10_200, 9_900, 'ten-seconds'],
  [61_000, 5_000, 'ten-seconds'],
  [300, -100, 'time-over'],
  [-100, -400, null],
  [null, 5_000, null],
  [5_000, null, null],
] as const)('from %s to %s: %s', (before, after, call) => {
  expect(clockCall(before, after)).toBe(call);
});
