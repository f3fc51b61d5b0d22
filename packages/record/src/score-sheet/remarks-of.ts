/** What is odd about a line, for whoever keeps the score: nothing of it is refused. */
import type { Tile } from '@taht/letters';
import { allTiles, type Board, missingTile, type PlacedTile, type Seat, tileOf } from '@taht/rules';
import type { Remark } from './remark.ts';
import type { Line } from './score-sheet.ts';
import type { ScoredSheet, State } from './scored-state.ts';

/** How many of each tile are not on the board; below zero where too many lie there. */
export function tilesLeft({
  setup,
  board,
}: Pick<ScoredSheet, 'setup' | 'board'>): Map<Tile, number> {
  const left = new Map<Tile, number>();
  for (const tile of allTiles(setup.tileset)) left.set(tile, (left.get(tile) ?? 0) + 1);
  for (const cell of board)
    if (cell !== null) left.set(tileOf(cell), (left.get(tileOf(cell)) ?? 0) - 1);
  return left;
}

export const orderRemarks = ({ onTurn }: State, seat: Seat): readonly Remark[] =>
  onTurn === null || onTurn === seat ? [] : [{ code: 'out-of-turn', onTurn }];

export function handRemarks(
  { held }: State,
  { seat, rack }: Extract<Line, { kind: 'play' | 'exchange' }>,
  used: readonly Tile[],
): readonly Remark[] {
  const most = held[seat] ?? 0;
  if (used.length > most || (rack?.length ?? 0) > most)
    return [{ code: 'hand-too-small', held: most }];
  if (rack === null) return [];
  const missing = missingTile(rack, used);
  return missing === undefined ? [] : [{ code: 'tile-not-on-rack', tile: missing }];
}

/** Said once, by the play that lays one too many. */
export function surplusRemarks(
  { setup }: State,
  board: Board,
  tiles: readonly PlacedTile[],
): readonly Remark[] {
  const left = tilesLeft({ setup, board });
  return [...new Set(tiles.map(tileOf))].flatMap((tile) => {
    const over = -(left.get(tile) ?? 0);
    if (over <= 0) return [];
    const count = board.filter((cell) => cell !== null && tileOf(cell) === tile).length;
    return [{ code: 'too-many-tiles', tile, count, most: count - over } as const];
  });
}
