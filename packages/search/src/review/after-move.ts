/** What a move makes of a position: the rack that stays, and the board with the move on it. */
import { BLANK, type Tile } from '@taht/letters';
import { type Board, layTiles, neighbour, type PlacedTile, type Square } from '@taht/rules';
import type { Candidate } from '../sim/candidate.ts';
import type { SimPosition } from '../sim/position.ts';

export const scoreOf = (move: Candidate): number => (move.kind === 'place' ? move.score : 0);

export const laidBy = (move: Candidate): readonly PlacedTile[] =>
  move.kind === 'place' ? move.tiles : [];

/** What stays on the rack; a blank swapped from the board comes to it, and its letter goes. */
export function keptAfter(move: Candidate, { rack, board }: SimPosition): Tile[] {
  const kept = [...rack];
  const take = (tile: Tile): void => {
    const at = kept.indexOf(tile);
    if (at >= 0) kept.splice(at, 1);
  };
  if (move.kind === 'exchange') for (const tile of move.tiles) take(tile);
  if (move.kind !== 'place') return kept;
  for (const square of move.swaps) {
    const cell = board[square];
    if (cell) take(cell.letter);
    kept.push(BLANK);
  }
  for (const { letter, blank } of move.tiles) take(blank ? BLANK : letter);
  return kept;
}

export const drawnBy = (move: Candidate, position: SimPosition): number =>
  Math.min(position.bag, position.rack.length - keptAfter(move, position).length);

/** Two players, and after both have drawn there is still something in the bag. */
export function hasNextTurn(move: Candidate, position: SimPosition): boolean {
  const { seats, bag, rack } = position;
  const drawn = rack.length - keptAfter(move, position).length;
  return seats.length === 2 && bag - drawn > 2 * (seats[1]?.tiles ?? 0);
}

/** Blanks that were swapped for their letters lie on the board as those. */
export function boardAfter(move: Candidate, board: Board): Board {
  if (move.kind !== 'place') return board;
  const swapped =
    move.swaps.length === 0
      ? board
      : board.map((cell, square) =>
          cell && move.swaps.includes(square as Square) ? { ...cell, blank: false } : cell,
        );
  return layTiles(swapped, move.tiles);
}

/** Whatever is laid on one of these touches one of those. */
export const squaresAround = (squares: readonly Square[]): ReadonlySet<Square> =>
  new Set(
    squares
      .flatMap((square) =>
        [-1, 1].flatMap((steps) => [
          neighbour(square, 'across', steps) ?? [],
          neighbour(square, 'down', steps) ?? [],
        ]),
      )
      .flat(),
  );
