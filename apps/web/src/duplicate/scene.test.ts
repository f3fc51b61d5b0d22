import type { Letter, Tile } from '@taht/letters';
import { emptyBoard, layTiles, type PlacedTile, type Square } from '@taht/rules';
import { expect, test } from 'vitest';
import type { View } from './game.ts';
import { viewAt } from './scene.ts';

const word = (letters: string, from: number): PlacedTile[] =>
  [...letters].map((letter, i) => ({
    ...{ square: (from + i) as Square, letter: letter as Letter, blank: false },
  }));

test('a slip is read on the table it was written for, also when the best play lies there', () => {
  const best = { tiles: word('KOT', 108) };
  const board = layTiles(emptyBoard, best.tiles);
  const rack = [...'KOTIS'] as Tile[];
  const judged = { board, rack: [...'IS'], rounds: [{ call: 1, rack, best }] };
  expect(viewAt(judged as never as View, 1)).toMatchObject({ board: emptyBoard, rack });
});

test('while the round lasts the table is as it lies', () => {
  const view = { rounds: [] } as never as View;
  expect(viewAt(view, 1)).toBe(view);
});
