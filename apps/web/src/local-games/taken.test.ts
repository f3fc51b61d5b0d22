import type { Letter } from '@taht/letters';
import { emptyBoard, layTiles, SQUARES, type Square } from '@taht/rules';
import { expect, test } from 'vitest';
import { squaresTaken, takenOf } from './taken.ts';

test('the squares taken are read again as they were written', () => {
  const squares = [0, 14, 15, 112, 210, 224] as Square[];
  const tiles = squares.map((square) => ({ square, letter: 'A' as Letter, blank: false }));
  const text = takenOf(layTiles(emptyBoard, tiles));
  expect(text).toHaveLength(SQUARES);
  expect(squaresTaken(text)).toEqual(squares);
});

test('nothing takes no square', () => {
  expect(squaresTaken('')).toEqual([]);
});
