import { parseSquare, type Square } from '@taht/rules';
import { describe, expect, test } from 'vitest';
import { type Grid, liftOf, outside, placeAimedAt, squareAimedAt } from './aim.ts';

/** A board whose squares are 20 apart; A1 is from 100 to 120. */
const grid: Grid = {
  first: { x: 110, y: 110 },
  pitch: 20,
  shown: { left: 100, top: 100, right: 400, bottom: 400 },
};
const all = (): boolean => true;
const square = (name: string): Square => parseSquare(name) as Square;

describe('the square aimed at', () => {
  test.each([
    [110, 110, 'A1'],
    [129, 101, 'B1'],
    [131, 111, 'B1'],
    [399, 399, 'O15'],
    [250, 250, 'H8'],
  ])('%i, %i is %s', (x, y, name) => {
    expect(squareAimedAt(grid, { x, y }, all)).toBe(square(name));
  });

  test.each([
    [92, 110, 'A1'],
    [110, 409, 'A15'],
    [405, 94, 'O1'],
  ])('%i, %i is beside the board, but not by more than half a square', (x, y, name) => {
    expect(squareAimedAt(grid, { x, y }, all)).toBe(square(name));
  });

  test.each([
    [88, 110],
    [250, 412],
  ])('%i, %i is beside everything', (x, y) => {
    expect(squareAimedAt(grid, { x, y }, all)).toBeNull();
  });

  test('what takes no tile leaves it to the nearest that does, at most half a square away', () => {
    const takes = (each: Square): boolean => each !== square('H8');
    expect(squareAimedAt(grid, { x: 258, y: 251 }, takes)).toBe(square('I8'));
    expect(squareAimedAt(grid, { x: 251, y: 242 }, takes)).toBe(square('H7'));
    expect(squareAimedAt(grid, { x: 250, y: 250 }, () => false)).toBeNull();
  });

  test('of a board that is near, what is out of sight is not meant', () => {
    const near: Grid = { ...grid, first: { x: -50, y: -50 }, pitch: 40 };
    expect(squareAimedAt(near, { x: 110, y: 110 }, all)).toBe(square('E5'));
    expect(squareAimedAt(near, { x: 70, y: 110 }, all)).toBeNull();
  });
});

describe('how far above the finger a tile is seen', () => {
  test('it rises as the finger goes, and then stays', () => {
    expect([0, 10, 43, 200].map((travelled) => liftOf(travelled, 500))).toEqual([9, 19, 52, 52]);
  });

  test('over the rack it is low, so that the lowest squares can be reached', () => {
    const rack = { left: 0, top: 400, right: 400, bottom: 450 };
    const seen = (y: number): number => y - liftOf(300, outside({ x: 200, y }, rack));
    expect(seen(420)).toBe(411);
    expect(seen(399)).toBe(389);
    // Higher and higher, without a jump.
    const path = Array.from({ length: 60 }, (_, i) => seen(420 - i));
    for (const [i, y] of path.entries()) expect((path[i - 1] ?? y + 1) - y).toBeGreaterThan(0);
    for (const [i, y] of path.entries()) expect((path[i - 1] ?? y) - y).toBeLessThanOrEqual(2);
  });
});

test('the place of the rack is the nearest one', () => {
  const middles = [25, 75, 125];
  expect([0, 49, 51, 110, 300].map((x) => placeAimedAt(middles, x))).toEqual([0, 0, 1, 2, 2]);
});
