/** Writes a position as CGP; reading it again gives the same position. */
import { type Alphabet, makeRack, makeToken } from '@taht/letters';
import { BOARD_SIZE, type Board, type Cell } from '@taht/rules';
import type { CgpPosition } from './position.ts';

export function makeCgp(
  alphabet: Alphabet,
  { board, racks, scores, zeroTurns, operations }: CgpPosition,
): string {
  return [
    makeBoard(alphabet, board),
    racks.map(makeRack).join('/'),
    scores.join('/'),
    ...(zeroTurns === null ? [] : [String(zeroTurns)]),
    ...operations.map(({ name, value }) => `${value === '' ? name : `${name} ${value}`};`),
  ].join(' ');
}

const makeBoard = (alphabet: Alphabet, board: Board): string =>
  Array.from({ length: BOARD_SIZE }, (_, row) =>
    makeRow(alphabet, board.slice(row * BOARD_SIZE, (row + 1) * BOARD_SIZE)),
  ).join('/');

function makeRow(alphabet: Alphabet, row: readonly (Cell | null)[]): string {
  const parts: string[] = [];
  let empty = 0;
  const closeGap = (): void => {
    if (empty > 0) parts.push(String(empty));
    empty = 0;
  };
  for (const cell of row) {
    if (cell === null) empty++;
    else {
      closeGap();
      parts.push(makeToken(alphabet, cell.letter, cell.blank ? 'blank' : 'lettered'));
    }
  }
  closeGap();
  return parts.join('');
}
