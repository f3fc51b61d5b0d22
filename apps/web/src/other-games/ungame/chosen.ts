/** The tiles that somebody is about to take. */
import type { Board, Square } from '@taht/rules';

export const toggled = (chosen: readonly Square[], square: Square): readonly Square[] =>
  chosen.includes(square)
    ? chosen.filter((each) => each !== square)
    : [...chosen, square].toSorted((a, b) => a - b);

/** What is no longer there cannot be taken. */
export const stillThere = (chosen: readonly Square[], board: Board): readonly Square[] =>
  chosen.filter((square) => board[square] !== null);

/** As they are read out; a blank by the letter that it stands for. */
export const lettersOn = (board: Board, squares: readonly Square[]): string =>
  squares.map((square) => board[square]?.letter ?? '').join(' ');
