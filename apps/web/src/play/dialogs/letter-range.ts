/** The letters of a tile set in short: from its first to its last. */
import { allTiles, type TileSet } from '@taht/rules';

export function letterRange(set: TileSet): string {
  const letters = allTiles(set).filter((tile) => /^\p{L}+$/u.test(tile));
  return `${letters[0]}–${letters.at(-1)}`;
}
