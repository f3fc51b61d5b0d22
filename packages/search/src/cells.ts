/**
 * The board twice in one row of cells: its fifteen rows, then its fifteen columns, each line followed by an edge.
 * A play down is a play along a line like any other, so the code knows one direction only.
 */
import { BOARD_SIZE, columnOf, type Direction, rowOf, type Square, squareAt } from '@taht/rules';

/** The squares of a line and the edge behind them, which is also the edge before the next line. */
const WIDTH = BOARD_SIZE + 1;
export const LINES = 2 * BOARD_SIZE;
export const CELLS = (LINES + 2) * WIDTH;

export const cellAt = (line: number, place: number): number => (line + 1) * WIDTH + place;

const FIRST_DOWN = cellAt(BOARD_SIZE, 0);

export const isDown = (cell: number): boolean => cell >= FIRST_DOWN;

export const directionOf = (cell: number): Direction => (isDown(cell) ? 'down' : 'across');

export const cellOf = (square: Square, direction: Direction): number =>
  direction === 'across'
    ? cellAt(rowOf(square), columnOf(square))
    : cellAt(BOARD_SIZE + columnOf(square), rowOf(square));

/** The square under a cell; undefined for an edge. */
export function squareUnder(cell: number): Square | undefined {
  const line = Math.floor(cell / WIDTH) - 1;
  const place = cell % WIDTH;
  if (line < 0 || line >= LINES || place === BOARD_SIZE) return undefined;
  return line < BOARD_SIZE ? squareAt(line, place) : squareAt(place, line - BOARD_SIZE);
}

/** The cell of the same square in the crossing line; an edge is its own. */
export const TWIN: Int32Array = Int32Array.from({ length: CELLS }, (_, cell) => {
  const square = squareUnder(cell);
  return square === undefined ? cell : cellOf(square, isDown(cell) ? 'across' : 'down');
});
