import { expect, test } from 'vitest';
import { thinned } from './landing.ts';
import { placeAfter } from './marking.ts';

test('of a long path eight points are enough, the first and the last among them', () => {
  const path = Array.from({ length: 50 }, (_, x) => ({ x, y: 0 }));
  expect(thinned(path).map(({ x }) => x)).toEqual([0, 7, 14, 21, 28, 35, 42, 49]);
  expect(thinned(path.slice(0, 3))).toEqual(path.slice(0, 3));
});

test.each([
  ['to the right', 1, 4, [0, 4, 1, 2, 3, 5, 6]],
  ['to the left', 5, 2, [0, 1, 3, 4, 5, 2, 6]],
  ['nowhere', 3, 3, [0, 1, 2, 3, 4, 5, 6]],
])('the others make room for a tile that goes %s', (_, own, to, expected) => {
  expect([0, 1, 2, 3, 4, 5, 6].map((i) => placeAfter(i, own, to))).toEqual(expected);
});
