/** Which squares of a board are taken, as short text: a 1 for each that is, a 0 for each that is free, row by row. */
import type { Board, Square } from '@taht/rules';

export const takenOf = (board: Board): string => board.map((cell) => (cell ? 1 : 0)).join('');

export const squaresTaken = (text: string): readonly Square[] =>
  [...text].flatMap((each, square) => (each === '1' ? [square as Square] : []));
