/** The words of a board as anybody reads them, across and down. */
import { BOARD_SIZE, type Board } from '@taht/rules';

export function wordsOn(board: Board): readonly string[] {
  const places = Array.from({ length: BOARD_SIZE }, (_, i) => i);
  const lines = places.flatMap((line) => [
    places.map((place) => board[line * BOARD_SIZE + place]?.letter ?? ' '),
    places.map((place) => board[place * BOARD_SIZE + line]?.letter ?? ' '),
  ]);
  return lines.flatMap((line) =>
    line
      .join('')
      .split(' ')
      .filter((word) => word.length > 1),
  );
}
