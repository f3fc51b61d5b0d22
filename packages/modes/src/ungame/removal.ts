/**
 * Which tiles may be taken off a board. A removal touches one word only, so its line can be looked at part by part:
 * whether a square may be emptied depends on the word across it alone, whether a part may stay on its letters alone.
 */
import type { Letter } from '@taht/letters';
import {
  type Board,
  type Cell,
  crossOf,
  DIRECTIONS,
  type Direction,
  type Judge,
  neighbour,
  SQUARES,
  type Square,
  sumPoints,
  type TileTables,
  tileOf,
  wordStart,
} from '@taht/rules';
import type { UngameRules } from './command.ts';

/** In the order of the board. */
export type Removal = readonly Square[];

export type RemovalRefusal =
  | { readonly code: 'no-squares' }
  | { readonly code: 'too-many-tiles'; readonly most: number }
  | { readonly code: 'off-board' }
  | { readonly code: 'square-twice'; readonly square: Square }
  | { readonly code: 'square-empty'; readonly square: Square }
  | { readonly code: 'not-one-word' }
  | { readonly code: 'not-in-list'; readonly word: readonly Letter[] }
  | { readonly code: 'lone-tile'; readonly square: Square }
  | { readonly code: 'falls-apart' };

export interface Grounds {
  readonly board: Board;
  readonly rules: UngameRules;
  readonly judge: Judge;
}

/** A word of the board: its squares in order. */
interface Run {
  readonly squares: readonly Square[];
  readonly direction: Direction;
}

export const takeOff = (board: Board, squares: readonly Square[]): Board => {
  const gone = new Set<number>(squares);
  return board.map((cell, square) => (gone.has(square) ? null : cell));
};

export const removalPoints = (
  board: Board,
  squares: readonly Square[],
  tables: TileTables,
): number =>
  sumPoints(
    tables,
    squares.map((square) => tileOf(board[square] as Cell)),
  );

/** The unbroken row or column of tiles through a square, one tile long at least. */
function runThrough(board: Board, through: Square, direction: Direction): Run {
  const squares: Square[] = [];
  let square: Square | undefined = wordStart(board, through, direction);
  while (square !== undefined && board[square] !== null) {
    squares.push(square);
    square = neighbour(square, direction, 1);
  }
  return { squares, direction };
}

/** Every word of two tiles and more. */
function wordsOn(board: Board): Run[] {
  const words: Run[] = [];
  for (let n = 0; n < SQUARES; n++) {
    const square = n as Square;
    if (board[square] === null) continue;
    for (const direction of DIRECTIONS) {
      const before = neighbour(square, direction, -1);
      if (before !== undefined && board[before] !== null) continue;
      const run = runThrough(board, square, direction);
      if (run.squares.length > 1) words.push(run);
    }
  }
  return words;
}

const lettersOf = (board: Board, squares: readonly Square[]): Letter[] =>
  squares.map((square) => (board[square] as Cell).letter);

/** A tile is in no word where it has no neighbour. */
export const isLone = (board: Board, square: Square): boolean =>
  DIRECTIONS.every((direction) => runThrough(board, square, direction).squares.length < 2);

/** Whether all tiles hang together; an empty board does. */
function isConnected(board: Board): boolean {
  const first = board.findIndex((cell) => cell !== null);
  if (first < 0) return true;
  const reached = new Set<Square>([first as Square]);
  for (const square of reached)
    for (const direction of DIRECTIONS)
      for (const step of [-1, 1]) {
        const next = neighbour(square, direction, step);
        if (next !== undefined && board[next] !== null) reached.add(next);
      }
  return reached.size === board.filter((cell) => cell !== null).length;
}

/** Why these squares may not be emptied; words that nobody touches stand as they are. */
export function refuseRemoval(
  grounds: Grounds,
  squares: readonly Square[],
): RemovalRefusal | undefined {
  const { board, rules } = grounds;
  const shape = refuseSquares(grounds, squares);
  if (shape !== undefined) return shape;
  const after = takeOff(board, squares);
  return (
    refuseRemains(grounds, squares, after) ??
    (rules.connected && !isConnected(after) ? { code: 'falls-apart' } : undefined)
  );
}

function refuseSquares(
  { board, rules }: Grounds,
  squares: readonly Square[],
): RemovalRefusal | undefined {
  if (squares.length === 0) return { code: 'no-squares' };
  if (squares.length > rules.maxTiles) return { code: 'too-many-tiles', most: rules.maxTiles };
  const seen = new Set<Square>();
  for (const square of squares) {
    if (board[square] === undefined) return { code: 'off-board' };
    if (seen.has(square)) return { code: 'square-twice', square };
    if (board[square] === null) return { code: 'square-empty', square };
    seen.add(square);
  }
  const [first] = squares as readonly [Square];
  const isOneWord = DIRECTIONS.some((direction) => {
    const run = new Set(runThrough(board, first, direction).squares);
    return squares.every((square) => run.has(square));
  });
  return isOneWord ? undefined : { code: 'not-one-word' };
}

/** Looks at the words that ran through an emptied square: what is left of them is on either side of it. */
function refuseRemains(
  { judge }: Grounds,
  squares: readonly Square[],
  after: Board,
): RemovalRefusal | undefined {
  for (const square of squares)
    for (const direction of DIRECTIONS)
      for (const step of [-1, 1]) {
        const beside = neighbour(square, direction, step);
        if (beside === undefined || after[beside] === null) continue;
        const part = runThrough(after, beside, direction).squares;
        if (part.length > 1) {
          const word = lettersOf(after, part);
          if (judge(word) !== 'valid') return { code: 'not-in-list', word };
        } else if (isLone(after, beside)) return { code: 'lone-tile', square: beside };
      }
  return undefined;
}

/** Every legal removal, once each. */
export function* removalsOf(grounds: Grounds): Generator<Removal> {
  const { board, rules } = grounds;
  const seenAlone = new Set<Square>();
  for (const run of wordsOn(board))
    for (const removal of removalsFrom(grounds, run)) {
      const [only, second] = removal;
      if (second === undefined && only !== undefined) {
        if (seenAlone.has(only)) continue;
        seenAlone.add(only);
      }
      if (!rules.connected || isConnected(takeOff(board, removal))) yield removal;
    }
}

export const hasRemoval = (grounds: Grounds): boolean => !removalsOf(grounds).next().done;

/** The removals from one word, connection aside: parts that stay and parts that go, taking turns along it. */
function* removalsFrom({ board, rules, judge }: Grounds, run: Run): Generator<Removal> {
  const { squares, direction } = run;
  const across = crossOf(direction);
  const isInCross = squares.map((square) => runThrough(board, square, across).squares.length > 1);
  const mayGo = squares.map((square) => mayEmpty(board, square, across, judge));
  const stays = new Map<number, boolean>();
  const mayStay = (from: number, to: number): boolean => {
    if (to - from === 1) return isInCross[from] === true;
    const key = from * 16 + to;
    const known = stays.get(key);
    if (known !== undefined) return known;
    const isWord = judge(lettersOf(board, squares.slice(from, to))) === 'valid';
    stays.set(key, isWord);
    return isWord;
  };
  const taken: Square[] = [];
  // At `at` a part begins: first the tiles that stay, none or a whole part, then one that goes.
  function* from(at: number): Generator<Removal> {
    for (let to = at; to <= squares.length; to++) {
      const isAll = to === squares.length;
      if (isAll && taken.length === 0) return;
      if (to > at && !mayStay(at, to)) continue;
      if (isAll) {
        yield [...taken];
        return;
      }
      if (taken.length === rules.maxTiles || mayGo[to] !== true) continue;
      taken.push(squares[to] as Square);
      yield* from(to + 1);
      taken.pop();
    }
  }
  yield* from(0);
}

/** Whether what is left of the word across a square may stay when the square is emptied. */
function mayEmpty(board: Board, square: Square, across: Direction, judge: Judge): boolean {
  const { squares } = runThrough(board, square, across);
  const at = squares.indexOf(square);
  return [squares.slice(0, at), squares.slice(at + 1)].every((part) => {
    const [only] = part;
    if (only === undefined) return true;
    if (part.length > 1) return judge(lettersOf(board, part)) === 'valid';
    return runThrough(board, only, crossOf(across)).squares.length > 1;
  });
}
