/** A board as a constellation: a tile is a star, its size the points of the letter; a line joins neighbours, one word shines. */
import {
  BOARD_SIZE,
  columnOf,
  type Game,
  neighbour,
  rowOf,
  type Square,
  tileOf,
  tilePoints,
} from '@taht/rules';

export interface Star {
  readonly square: Square;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isShining: boolean;
}

export interface Constellation {
  readonly stars: readonly Star[];
  /** What joins neighbours, and what shines, as paths of SVG; empty where there is nothing. */
  readonly lines: string;
  readonly shine: string;
  readonly box: Box;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From star to star: a sky is wider than it is high. */
const ACROSS = 26;
const DOWN = 22;
/** Of a letter of no points, and what a point adds. */
const LEAST = 2.4;
const A_POINT = 0.44;
/** Around all stars, and the fewest squares that are shown: three tiles are no constellation as large as a game. */
const ROOM = 14;
const FEWEST = 9;

const xOf = (square: Square): number => (columnOf(square) + 0.5) * ACROSS;
const yOf = (square: Square): number => (rowOf(square) + 0.5) * DOWN;

export function constellationOf(
  { board, tables }: Pick<Game, 'board' | 'tables'>,
  shining: readonly Square[],
): Constellation {
  const bright = new Set(shining);
  const stars = board.flatMap((cell, i) => {
    const square = i as Square;
    if (cell === null) return [];
    const radius = LEAST + tilePoints(tables, tileOf(cell)) * A_POINT;
    return [{ square, x: xOf(square), y: yOf(square), radius, isShining: bright.has(square) }];
  });
  const lines = stars
    .flatMap(({ square, x, y }) =>
      (['across', 'down'] as const).flatMap((direction) => {
        const next = neighbour(square, direction, 1);
        if (next === undefined || board[next] === null) return [];
        return [direction === 'across' ? `M${x} ${y}H${xOf(next)}` : `M${x} ${y}V${yOf(next)}`];
      }),
    )
    .join('');
  return { stars, lines, shine: lineOf(shining), box: boxOf(stars) };
}

function lineOf(squares: readonly Square[]): string {
  const [first] = squares;
  const last = squares.at(-1);
  if (first === undefined || last === undefined) return '';
  return `M${xOf(first)} ${yOf(first)}L${xOf(last)} ${yOf(last)}`;
}

function boxOf(stars: readonly Star[]): Box {
  const [x, width] = spanOf(
    stars.map((star) => star.x),
    ACROSS,
  );
  const [y, height] = spanOf(
    stars.map((star) => star.y),
    DOWN,
  );
  return { x, y, width, height };
}

/** Where it begins and how long it is, with room around it. */
function spanOf(places: readonly number[], step: number): readonly [number, number] {
  const middle = (BOARD_SIZE * step) / 2;
  const least = places.length === 0 ? middle : Math.min(...places);
  const most = places.length === 0 ? middle : Math.max(...places);
  const length = Math.max(most - least, FEWEST * step) + 2 * ROOM;
  return [(least + most - length) / 2, length];
}

export interface Speck {
  /** From 0 to 1. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The small stars behind, always the same: steps of the golden section fall nowhere twice and nowhere in rows. */
export const SPECKS: readonly Speck[] = Array.from({ length: 64 }, (_, i) => ({
  x: (i * 0.618_034) % 1,
  y: (i * 0.754_878 + 0.31) % 1,
  radius: 0.5 + (i % 3) * 0.3,
}));
