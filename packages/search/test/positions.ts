/** Positions as they come up in games of random legal plays, from the empty board to the last tile. */
import { BLANK, type Tile } from '@taht/letters';
import { allTiles, type Board, emptyBoard, layTiles, type TileSet, tileOf } from '@taht/rules';
import type { Rng } from '@taht/testkit';
import type { Engine, FoundPlay } from '../src/index.ts';

export interface TestPosition {
  readonly board: Board;
  readonly rack: readonly Tile[];
}

/** Endless; the plays are the engine's own, and whoever compares them with the oracle notices a wrong one at once. */
export function* randomPositions(
  rng: Rng,
  engine: Engine,
  tileset: TileSet,
  rackSize = 7,
): Generator<TestPosition, never> {
  for (;;) {
    let board = emptyBoard;
    const bag = rng.some(allTiles(tileset), Number.POSITIVE_INFINITY);
    // Blanks come early and often enough to be seen.
    if (rng.chance(0.3)) bag.sort((a, b) => Number(a === BLANK) - Number(b === BLANK));
    let rack: readonly Tile[] = [];
    for (;;) {
      rack = [...rack, ...bag.splice(-(rackSize - rack.length) || bag.length)];
      if (rack.length === 0) break;
      yield { board, rack };
      engine.setBoard(board);
      const { size } = engine.findAll(engine.countsOf(rack));
      if (size === 0) break;
      const play = engine.decode(rng.below(size));
      board = boardAfter(board, play);
      rack = play.leave;
    }
  }
}

export function boardAfter(board: Board, { tiles, swaps }: FoundPlay): Board {
  const swapped = board.map((cell, i) =>
    cell !== null && swaps.some((square) => square === i) ? { ...cell, blank: false } : cell,
  );
  return layTiles(swapped, tiles);
}

/** The rack without the tiles of a play; a swapped letter is gone, and a blank has come for it. */
export function rackAfter({ board, rack }: TestPosition, { tiles, swaps }: FoundPlay): Tile[] {
  const left = [...rack];
  for (const square of swaps) left.splice(left.indexOf(board[square]?.letter as Tile), 1, BLANK);
  for (const tile of tiles) left.splice(left.indexOf(tileOf(tile)), 1);
  return left;
}
