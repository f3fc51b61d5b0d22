/** Plays as text: where they start, which way they run, and one token for each square. */
import { err, ok, type Result } from '@taht/base';
import {
  type Alphabet,
  type LetterFailure,
  makeToken,
  parseTokens,
  type Token,
} from '@taht/letters';
import type { Board } from './board.ts';
import type { PlacedTile } from './placement.ts';
import type { Notation } from './ruleset.ts';
import { wordStart } from './score.ts';
import {
  BOARD_SIZE,
  columnNamed,
  columnOf,
  type Direction,
  LATIN_COLUMNS,
  neighbour,
  rowOf,
  type Square,
  squareAt,
} from './squares.ts';

export interface Position {
  readonly square: Square;
  readonly direction: Direction;
}

/** GCG and CGP: `8H` is across, `H8` is down, columns in Latin letters. */
export const GCG_NOTATION: Notation = {
  lettersOn: 'columns',
  across: 'number-first',
  labels: 'latin',
};

export type NotationFailure =
  | LetterFailure
  | { readonly code: 'bad-position'; readonly at: number }
  | { readonly code: 'empty-play'; readonly at: number }
  | { readonly code: 'runs-off-board'; readonly at: number }
  | { readonly code: 'dot-on-empty'; readonly at: number; readonly square: Square }
  | { readonly code: 'other-letter-there'; readonly at: number; readonly square: Square };

/** The labels of the columns: Latin, or the first letters of the edition's own alphabet. */
export const columnLabels = ({ labels }: Notation, alphabet: Alphabet): readonly string[] =>
  labels === 'latin' ? LATIN_COLUMNS : alphabet.letters.slice(0, BOARD_SIZE);

export function parsePosition(
  text: string,
  notation: Notation,
  columns: readonly string[] = LATIN_COLUMNS,
): Position | undefined {
  const [, number1, letter1, letter2, number2] =
    /^(?:(\d{1,2})(\P{N}+)|(\P{N}+)(\d{1,2}))$/u.exec(text) ?? [];
  const row = Number(number1 ?? number2) - 1;
  const column = columnNamed(letter1 ?? letter2 ?? '', columns);
  if (column === undefined || !(row >= 0 && row < BOARD_SIZE)) return undefined;
  const numberFirst = number1 !== undefined;
  const across = numberFirst === (notation.across === 'number-first');
  return { square: squareAt(row, column), direction: across ? 'across' : 'down' };
}

export function makePosition(
  { square, direction }: Position,
  notation: Notation,
  columns: readonly string[] = LATIN_COLUMNS,
): string {
  const letter = columns[columnOf(square)];
  const number = rowOf(square) + 1;
  const numberFirst = (direction === 'across') === (notation.across === 'number-first');
  return numberFirst ? `${number}${letter}` : `${letter}${number}`;
}

/** Reads `HORN`, `T.RN`, `T(HOR)N` from a square on: on a taken square a token must agree with what lies there. */
export function parsePlay(
  alphabet: Alphabet,
  board: Board,
  start: Position,
  text: string,
): Result<PlacedTile[], NotationFailure> {
  const tokens = parseTokens(alphabet, text);
  if (!tokens.ok) return tokens;
  if (tokens.value.length === 0) return err({ code: 'empty-play', at: 0 });
  const placed: PlacedTile[] = [];
  let square: Square | undefined = start.square;
  for (const token of tokens.value) {
    if (square === undefined) return err({ code: 'runs-off-board', at: token.at });
    const tile = readToken(board, square, token);
    if (!tile.ok) return tile;
    if (tile.value !== undefined) placed.push(tile.value);
    square = neighbour(square, start.direction, 1);
  }
  return ok(placed);
}

function readToken(
  board: Board,
  square: Square,
  token: Token,
): Result<PlacedTile | undefined, NotationFailure> {
  const cell = board[square] ?? null;
  if (token.kind === 'dot')
    return cell === null ? err({ code: 'dot-on-empty', at: token.at, square }) : ok(undefined);
  if (cell === null) return ok({ square, letter: token.letter, blank: token.marked });
  return cell.letter === token.letter
    ? ok(undefined)
    : err({ code: 'other-letter-there', at: token.at, square });
}

/** Writes a play over the board it is laid on, from the first letter of its word: `T.RN`, or in full `THORN`. */
export function makePlay(
  alphabet: Alphabet,
  board: Board,
  tiles: readonly PlacedTile[],
  direction: Direction,
  through: 'dots' | 'letters' = 'dots',
): { readonly start: Square; readonly text: string } {
  const laid = new Map(tiles.map((tile) => [tile.square, tile]));
  const first = Math.min(...laid.keys()) as Square;
  const start = wordStart(board, first, direction);
  let text = '';
  for (let square: Square | undefined = start; square !== undefined; ) {
    const cell = laid.get(square) ?? board[square] ?? null;
    if (cell === null) break;
    text +=
      laid.has(square) || through === 'letters'
        ? makeToken(alphabet, cell.letter, cell.blank ? 'blank' : 'lettered')
        : '.';
    square = neighbour(square, direction, 1);
  }
  return { start, text };
}
