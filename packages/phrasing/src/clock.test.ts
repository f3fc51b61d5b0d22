import { expect, test } from 'vitest';
import { clockText } from './clock.ts';

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [61_000, '1:01'],
  [1_500_000, '25:00'],
  [3_600_000, '1:00:00'],
  [259_200_000, '72:00:00'],
  [-30_000, '-0:30'],
])('%i ms is %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
