import type { Letter } from '@taht/letters';
import { expect, test } from 'vitest';
import { lettersWithoutTile, type TileSet } from './index.ts';

const lettersOf = (text: string): Letter[] => [...text] as Letter[];

test.each<[name: string, alphabet: string, tiles: [string, number][], without: string]>([
  [
    'every letter has a tile',
    'ABC',
    [
      ['A', 2],
      ['B', 1],
      ['C', 1],
    ],
    '',
  ],
  [
    'in the order of the alphabet',
    'QABX',
    [
      ['B', 1],
      ['A', 2],
    ],
    'QX',
  ],
  [
    'no tile of a letter is none',
    'AB',
    [
      ['A', 2],
      ['B', 0],
    ],
    'B',
  ],
])('letters that only a blank can be: %s', (_name, alphabet, tiles, without) => {
  const set = {
    alphabet: lettersOf(alphabet),
    tiles: tiles.map(([letter, count]) => [letter, count, 1]) as unknown as TileSet['tiles'],
  };
  expect(lettersWithoutTile(set).join('')).toBe(without);
});
