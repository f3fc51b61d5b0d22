/** Lists go on as many pages as they need, with nothing lost and nothing cut. */
import { count, seed } from '@taht/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakGroups,
  breakRows,
  inTurns,
  largestSize,
  linesOf,
} from '../../src/tournament/print/pages.ts';

const own = (height: number): number => height;

test('rows', () => {
  expect(breakRows([5, 5, 5, 1], 10, own)).toEqual([
    [5, 5],
    [5, 1],
  ]);
  expect(breakRows([], 10, own)).toEqual([]);
  expect(breakRows([3, 12, 3], 10, own)).toEqual([[3], [12], [3]]);
});

test('a group that does not fit begins a page of its own', () => {
  const groups = [
    { title: 'A', rows: [3, 3] },
    { title: 'B', rows: [3, 3] },
  ];
  expect(breakGroups(groups, 12, 2, own).map((page) => page.map(({ title }) => title))).toEqual([
    ['A'],
    ['B'],
  ]);
});

test('a group that no page has room for is continued', () => {
  const pages = breakGroups([{ title: 'A', rows: [4, 4, 4] }], 12, 2, own);
  expect(pages).toEqual([
    [{ title: 'A', rows: [4, 4], isContinued: false }],
    [{ title: 'A', rows: [4], isContinued: true }],
  ]);
});

test('four a page', () => {
  expect(inTurns([1, 2, 3, 4, 5], 4)).toEqual([[1, 2, 3, 4], [5]]);
});

test.each([
  ['', 1],
  ['Ada', 1],
  ['Ada Ada Ad', 1],
  ['Ada Ada Ada', 2],
  ['Ada Wolfeschle', 2],
  ['Ada-Konstantin', 2],
  ['Wolfeschlegelsteinhausen', 3],
  ['Ada Wolfeschlegelsteinhausen Ada', 4],
])('%j takes %i lines of ten letters', (text, lines) => {
  expect(linesOf(text, { width: 30, size: 12, weight: 'bold' })).toBe(lines);
});

describe('whatever the heights', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 60 });

  test('nothing is lost, no page is overfull and none could take the next row', () => {
    fc.assert(
      fc.property(heights, (rows) => {
        const pages = breakRows(rows, 20, own);
        const sums = pages.map((page) => page.reduce((sum, each) => sum + each, 0));
        expect(pages.flat()).toEqual(rows);
        expect(Math.max(0, ...sums)).toBeLessThanOrEqual(20);
        for (const [i, page] of pages.slice(1).entries())
          expect((sums[i] ?? 0) + (page[0] ?? 0)).toBeGreaterThan(20);
      }),
      { numRuns: count(500), seed: seed() },
    );
  });

  test('groups keep their rows under their own title', () => {
    fc.assert(
      fc.property(fc.array(heights, { maxLength: 8 }), (all) => {
        const groups = all.map((rows, i) => ({ title: String(i), rows }));
        const pieces = breakGroups(groups, 30, 5, own).flat();
        for (const { title, rows } of groups)
          expect(
            pieces.filter((each) => each.title === title).flatMap((each) => each.rows),
          ).toEqual(rows);
      }),
      { numRuns: count(300), seed: seed() },
    );
  });
});

test('the largest letters in which all lines have room', () => {
  const room = { width: 96, height: 34 };
  const sizes = [11, 9, 7, 5];
  expect(largestSize(['No phones'], room, sizes)).toBe(11);
  expect(largestSize(Array(6).fill('x '.repeat(30)), room, sizes)).toBe(7);
  expect(largestSize(Array(40).fill('x '.repeat(60)), room, sizes)).toBe(5);
});
