/** Which squares of a board are taken, as short text: four hexadecimal digits for each row, the first column lowest. */
import { BOARD_SIZE, type Board, type Square, squareAt } from '@taht/rules';

const DIGITS = 4;
const LINES = Array.from({ length: BOARD_SIZE }, (_, i) => i);

export const takenOf = (board: Board): string =>
  LINES.map((row) =>
    LINES.reduce((bits, column) => bits | (board[squareAt(row, column)] ? 1 << column : 0), 0)
      .toString(16)
      .padStart(DIGITS, '0'),
  ).join('');

/** What cannot be read is a square that is free. */
export const squaresTaken = (text: string): readonly Square[] =>
  LINES.flatMap((row) => {
    const bits = Number.parseInt(text.slice(row * DIGITS, (row + 1) * DIGITS), 16);
    return LINES.filter((column) => (bits >> column) & 1).map((column) => squareAt(row, column));
  });
