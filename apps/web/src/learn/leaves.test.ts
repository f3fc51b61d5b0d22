import { editionOf } from '@taht/editions';
import type { TileSet } from '@taht/rules';
import type { LeaveFile } from '@taht/search';
import { expect, test } from 'vitest';
import { tilesWorthKeeping } from './leaves.ts';

/** Three kinds of tiles, and of the balance one vowel and one consonant. */
const KINDS = 3;
const BALANCE_AT = KINDS * 3 + 3;

const tileset = {
  ...(editionOf('en')?.tilesets[0] as TileSet),
  vowels: ['A'],
  tiles: [
    ['A', 1, 1],
    ['B', 1, 3],
  ],
} as unknown as TileSet;

function fileWith(weights: Readonly<Record<number, number>>): LeaveFile {
  const all = Array.from({ length: BALANCE_AT + 64 }, (_, i) => weights[i] ?? 0);
  return { letters: ['A', 'B'], weights: all } as unknown as LeaveFile;
}

test('the best tile to keep comes first, with its share of the balance', () => {
  const file = fileWith({ 0: 20, 3: 1, 6: 2, [BALANCE_AT + 8]: 5, [BALANCE_AT + 1]: -1 });
  expect(tilesWorthKeeping(file, tileset)).toEqual([
    { tile: '?', value: 20 },
    { tile: 'A', value: 6 },
    { tile: 'B', value: 1 },
  ]);
});

test('a letter without a tile is left out', () => {
  const fewer = { ...tileset, tiles: tileset.tiles.slice(0, 1) };
  expect(tilesWorthKeeping(fileWith({}), fewer).map(({ tile }) => tile)).toEqual(['?', 'A']);
});
