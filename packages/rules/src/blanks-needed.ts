/** How many blanks a word takes when all tiles of the set are at hand: for letters without a tile, or with too few. */
import type { Letter } from '@taht/letters';
import type { TileSet } from './tileset.ts';

export function blanksNeeded({ tiles }: Pick<TileSet, 'tiles'>, word: readonly Letter[]): number {
  const counts = new Map<Letter, number>(tiles.map(([letter, count]) => [letter, count]));
  const needed = Map.groupBy(word, (letter) => letter);
  return Array.from(needed, ([letter, { length }]) =>
    Math.max(0, length - (counts.get(letter) ?? 0)),
  ).reduce((sum, count) => sum + count, 0);
}
