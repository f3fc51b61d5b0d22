/** Tiles without order: what is left of a pile, and what was never in it. */
import type { Tile } from '@taht/letters';
import { type Board, tileOf } from '@taht/rules';

export const tilesOn = (board: Board): readonly Tile[] =>
  board.filter((cell) => cell !== null).map(tileOf);

export function takeTiles(
  pile: readonly Tile[],
  taken: readonly Tile[],
): { readonly left: readonly Tile[]; readonly missing: readonly Tile[] } {
  const due = countTiles(taken);
  const left = pile.filter((tile) => {
    const count = due.get(tile) ?? 0;
    if (count > 0) due.set(tile, count - 1);
    return count === 0;
  });
  return { left, missing: [...due].flatMap(([tile, count]) => Array<Tile>(count).fill(tile)) };
}

export const sameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length && takeTiles(a, b).missing.length === 0;

export function countTiles(tiles: readonly Tile[]): Map<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}
