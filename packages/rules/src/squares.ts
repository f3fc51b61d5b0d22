/** The squares, numbered row by row from the top left, and their names: column letter and row number. */
import type { Brand } from '@taht/base';

/** Rows and columns: a constant of the game, not data of an edition. */
export const BOARD_SIZE = 15;
export const SQUARES = BOARD_SIZE * BOARD_SIZE;

/** From 0, row by row: row × BOARD_SIZE + column. */
export type Square = Brand<number, 'Square'>;

export const DIRECTIONS = ['across', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const LATIN_COLUMNS: readonly string[] = [...'ABCDEFGHIJKLMNO'];

export const squareAt = (row: number, column: number): Square =>
  (row * BOARD_SIZE + column) as Square;
export const rowOf = (square: Square): number => Math.floor(square / BOARD_SIZE);
export const columnOf = (square: Square): number => square % BOARD_SIZE;

export const isSquare = (n: number): n is Square => Number.isInteger(n) && n >= 0 && n < SQUARES;

/** The step from a square to the next one of a line. */
const stepOf = (direction: Direction): number => (direction === 'across' ? 1 : BOARD_SIZE);

export const crossOf = (direction: Direction): Direction =>
  direction === 'across' ? 'down' : 'across';

/** The neighbour `steps` further along, or undefined beyond the edge. */
export function neighbour(square: Square, direction: Direction, steps: number): Square | undefined {
  const line = direction === 'across' ? columnOf(square) : rowOf(square);
  if (line + steps < 0 || line + steps >= BOARD_SIZE) return undefined;
  return (square + steps * stepOf(direction)) as Square;
}

/** `H8`: column letter and row number, which says nothing about direction. */
export function makeSquare(square: Square, columns: readonly string[] = LATIN_COLUMNS): string {
  return `${columns[columnOf(square)]}${rowOf(square) + 1}`;
}

export function parseSquare(
  text: string,
  columns: readonly string[] = LATIN_COLUMNS,
): Square | undefined {
  const [, letter, digits] = /^(\P{N}+)(\d{1,2})$/u.exec(text) ?? [];
  if (letter === undefined || digits === undefined) return undefined;
  const row = Number(digits) - 1;
  const column = columnNamed(letter, columns);
  return row < 0 || row >= BOARD_SIZE || column === undefined ? undefined : squareAt(row, column);
}

/** The column of a label; Latin letters are understood beside an edition's own. */
export function columnNamed(text: string, columns: readonly string[]): number | undefined {
  const label = text.normalize('NFC').toUpperCase();
  const own = columns.indexOf(label);
  const column = own >= 0 ? own : LATIN_COLUMNS.indexOf(label);
  return column >= 0 ? column : undefined;
}
