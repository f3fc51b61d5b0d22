/** From tiles put down to a legal, scored play, as far as the board alone can tell; see RULES 5 and 6. */
import { err, ok, type Result } from '@taht/base';
import type { Letter } from '@taht/letters';
import { type Board, type Cell, isEmpty, type Premium } from './board.ts';
import type { Ruleset } from './ruleset.ts';
import { type ScoredWord, scoreWord } from './score.ts';
import {
  BOARD_SIZE,
  columnOf,
  crossOf,
  type Direction,
  isSquare,
  neighbour,
  rowOf,
  type Square,
  squareAt,
} from './squares.ts';
import type { TileTables } from './tileset.ts';

/** A tile put on a square; a blank is given the letter it stands for. */
export interface PlacedTile {
  readonly square: Square;
  readonly letter: Letter;
  readonly blank: boolean;
}

/** What a placement is read against. */
export interface Ground {
  readonly board: Board;
  readonly premiums: readonly Premium[];
  readonly star: Square;
  readonly tables: TileTables;
}

/** Legal by the board: in one line, without a gap, joined, and scored. */
export interface Play {
  readonly tiles: readonly PlacedTile[];
  readonly direction: Direction;
  /** The word along the line first, then the words across it. */
  readonly words: readonly ScoredWord[];
  readonly bonus: number;
  readonly score: number;
}

export type PlacementRefusal =
  | { readonly code: 'no-tiles' }
  | { readonly code: 'off-board' }
  | { readonly code: 'square-twice'; readonly square: Square }
  | { readonly code: 'square-taken'; readonly square: Square }
  | { readonly code: 'not-in-one-line' }
  | { readonly code: 'gap'; readonly square: Square }
  | { readonly code: 'misses-star' }
  | { readonly code: 'opening-too-short'; readonly needs: number }
  | { readonly code: 'not-connected' };

export type PlacementRules = Pick<Ruleset, 'opening' | 'bonus'>;

/** `leastLetters` is the opening minimum now in force (Jacks to Open lowers it round by round). */
export function readPlacement(
  ground: Ground,
  tiles: readonly PlacedTile[],
  rules: PlacementRules,
  leastLetters: number = rules.opening.minTiles,
): Result<Play, PlacementRefusal> {
  const sorted = tiles.toSorted((a, b) => a.square - b.square);
  const refusal =
    refuseSquares(ground.board, sorted) ??
    refuseLine(ground.board, sorted) ??
    refuseContact(ground, sorted, rules, leastLetters);
  if (refusal !== undefined) return err(refusal);
  return ok(scorePlacement(ground, sorted, rules));
}

/** Scores tiles already known to lie right. Every new tile counts its premium once in each word it is part of. */
export function scorePlacement(
  ground: Ground,
  tiles: readonly PlacedTile[],
  rules: PlacementRules,
): Play {
  const after = layTiles(ground.board, tiles);
  const direction = lineOf(after, tiles);
  const first = tiles[0] as PlacedTile;
  const words = [
    scoreWord(ground, after, first.square, direction),
    ...tiles.map(({ square }) => scoreWord(ground, after, square, crossOf(direction))),
  ].filter((word) => word !== undefined);
  const bonus = tiles.length >= rules.bonus.tiles ? rules.bonus.points : 0;
  const score = words.reduce((sum, word) => sum + word.score, bonus);
  return { tiles, direction, words, bonus, score };
}

export function layTiles(board: Board, tiles: readonly PlacedTile[]): Board {
  const after = board.slice();
  for (const { square, letter, blank } of tiles) after[square] = { letter, blank } satisfies Cell;
  return after;
}

function refuseSquares(board: Board, sorted: readonly PlacedTile[]): PlacementRefusal | undefined {
  if (sorted.length === 0) return { code: 'no-tiles' };
  let last: Square | undefined;
  for (const { square } of sorted) {
    if (!isSquare(square)) return { code: 'off-board' };
    if (square === last) return { code: 'square-twice', square };
    if (board[square] !== null) return { code: 'square-taken', square };
    last = square;
  }
  return undefined;
}

function refuseLine(board: Board, sorted: readonly PlacedTile[]): PlacementRefusal | undefined {
  const first = (sorted[0] as PlacedTile).square;
  const last = (sorted.at(-1) as PlacedTile).square;
  const across = sorted.every(({ square }) => rowOf(square) === rowOf(first));
  const down = sorted.every(({ square }) => columnOf(square) === columnOf(first));
  if (!across && !down) return { code: 'not-in-one-line' };
  const laid = new Set(sorted.map(({ square }) => square));
  for (let square: Square | undefined = first; square !== undefined && square < last; ) {
    square = neighbour(square, across ? 'across' : 'down', 1);
    if (square !== undefined && board[square] === null && !laid.has(square))
      return { code: 'gap', square };
  }
  return undefined;
}

function refuseContact(
  ground: Ground,
  sorted: readonly PlacedTile[],
  { opening }: PlacementRules,
  leastLetters: number,
): PlacementRefusal | undefined {
  if (!isEmpty(ground.board))
    return sorted.some(({ square }) => hasNeighbour(ground.board, square))
      ? undefined
      : { code: 'not-connected' };
  if (opening.centre && !sorted.some(({ square }) => square === ground.star))
    return { code: 'misses-star' };
  const needs = Math.max(opening.minTiles, leastLetters);
  return sorted.length < needs ? { code: 'opening-too-short', needs } : undefined;
}

function hasNeighbour(board: Board, square: Square): boolean {
  const row = rowOf(square);
  const column = columnOf(square);
  return (
    (row > 0 && board[squareAt(row - 1, column)] !== null) ||
    (row < BOARD_SIZE - 1 && board[squareAt(row + 1, column)] !== null) ||
    (column > 0 && board[squareAt(row, column - 1)] !== null) ||
    (column < BOARD_SIZE - 1 && board[squareAt(row, column + 1)] !== null)
  );
}

/** A single tile lies in the line in which it makes a word, across before down. `after` has the tiles, which are in the order of their squares. */
export function lineOf(after: Board, tiles: readonly PlacedTile[]): Direction {
  const first = (tiles[0] as PlacedTile).square;
  const last = (tiles.at(-1) as PlacedTile).square;
  if (first !== last) return rowOf(first) === rowOf(last) ? 'across' : 'down';
  const beside = [neighbour(first, 'across', -1), neighbour(first, 'across', 1)];
  return beside.some((square) => square !== undefined && after[square] !== null)
    ? 'across'
    : 'down';
}
