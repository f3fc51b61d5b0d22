/** The board: what lies on each square, and the premiums printed under it. */
import type { Letter } from '@taht/letters';
import { BOARD_SIZE, SQUARES, type Square } from './squares.ts';

/** A tile as it lies on the board; a blank keeps the letter it was given. */
export interface Cell {
  readonly letter: Letter;
  readonly blank: boolean;
}

export type Board = readonly (Cell | null)[];

export const emptyBoard: Board = Array<Cell | null>(SQUARES).fill(null);

export const isEmpty = (board: Board): boolean => board.every((cell) => cell === null);

/** What a square multiplies: the tile laid on it, or the whole word. */
export interface Premium {
  readonly letter: number;
  readonly word: number;
}

/** A board as it is drawn: `T D t d` for word and letter premiums, `*` for the star, `.` for a plain square. */
export interface Layout {
  readonly id: string;
  readonly rows: readonly string[];
}

const PREMIUMS: Readonly<Record<string, Premium>> = {
  '.': { letter: 1, word: 1 },
  d: { letter: 2, word: 1 },
  t: { letter: 3, word: 1 },
  D: { letter: 1, word: 2 },
  T: { letter: 1, word: 3 },
  '*': { letter: 1, word: 2 },
};

/** Rows and columns of the board, of known signs, one of them the star. */
export const isLayout = ({ rows }: Layout): boolean =>
  rows.length === BOARD_SIZE &&
  rows.every(
    (row) => row.length === BOARD_SIZE && [...row].every((sign) => Object.hasOwn(PREMIUMS, sign)),
  ) &&
  rows.join('').split('*').length === 2;

/** The premiums of a layout by square, and its star; throws on a drawing that is no board. */
export function readLayout(layout: Layout): { premiums: readonly Premium[]; star: Square } {
  if (!isLayout(layout)) throw new Error(`${layout.id} is no board`);
  const signs = [...layout.rows.join('')];
  return {
    premiums: signs.map((sign) => PREMIUMS[sign] as Premium),
    star: signs.indexOf('*') as Square,
  };
}
