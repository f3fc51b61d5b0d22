/** Scores one word: letters first, then the word; a premium counts only under a tile laid this turn (RULES 6). */
import type { Letter, Tile } from '@taht/letters';
import { BLANK } from '@taht/letters';
import type { Board, Cell } from './board.ts';
import type { Ground } from './placement.ts';
import { type Direction, neighbour, type Square } from './squares.ts';
import { tilePoints } from './tileset.ts';

export interface ScoredWord {
  readonly letters: readonly Letter[];
  readonly start: Square;
  readonly direction: Direction;
  readonly score: number;
}

/** The word through a square of the board after the placement, or undefined where there is no neighbour. */
export function scoreWord(
  ground: Ground,
  after: Board,
  through: Square,
  direction: Direction,
): ScoredWord | undefined {
  const start = wordStart(after, through, direction);
  const letters: Letter[] = [];
  let sum = 0;
  let factor = 1;
  for (let square: Square | undefined = start; square !== undefined; ) {
    const cell = after[square];
    if (cell === null || cell === undefined) break;
    const isNew = ground.board[square] === null;
    const premium = ground.premiums[square];
    letters.push(cell.letter);
    sum += tilePoints(ground.tables, tileOf(cell)) * (isNew ? (premium?.letter ?? 1) : 1);
    factor *= isNew ? (premium?.word ?? 1) : 1;
    square = neighbour(square, direction, 1);
  }
  return letters.length < 2 ? undefined : { letters, start, direction, score: sum * factor };
}

/** The first square of the unbroken run of tiles through a square. */
export function wordStart(board: Board, through: Square, direction: Direction): Square {
  let start = through;
  for (;;) {
    const before = neighbour(start, direction, -1);
    if (before === undefined || board[before] === null) return start;
    start = before;
  }
}

/** The tile as it came from the rack: a blank is a blank, whatever it stands for. */
export const tileOf = ({ letter, blank }: Pick<Cell, 'letter' | 'blank'>): Tile =>
  blank ? BLANK : letter;
