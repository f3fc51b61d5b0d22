/** The words that go through a square of the board. */
import { type Board, type Direction, neighbour, type Square } from '@taht/rules';

/** Across, then down; in the letters of the tiles. */
export const wordsAt = (board: Board, square: Square): readonly string[] =>
  (['across', 'down'] as const)
    .map((direction) => lineThrough(board, square, direction))
    .filter((letters) => letters.length > 1)
    .map((letters) => letters.join(''));

function lineThrough(board: Board, square: Square, direction: Direction): readonly string[] {
  const from = runFrom(board, square, direction, -1).toReversed();
  const here = board[square];
  return here ? [...from, here.letter, ...runFrom(board, square, direction, 1)] : [];
}

function runFrom(board: Board, square: Square, direction: Direction, step: 1 | -1): string[] {
  const letters: string[] = [];
  for (let at = neighbour(square, direction, step); at !== undefined; ) {
    const cell = board[at];
    if (!cell) break;
    letters.push(cell.letter);
    at = neighbour(at, direction, step);
  }
  return letters;
}
