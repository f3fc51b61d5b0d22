/** Lines of boards from games played at random, with a rack each, to compare the two ways of finding plays. */
import { contains, type Lexicon, words } from '../src/index.ts';
import { findPlainPlays } from './plain-plays.ts';
import { SIZE } from './size.ts';
import { makeChance } from './synthetic.ts';

export interface Line {
  /** Letter codes, 0 where the square is empty. */
  readonly squares: Uint8Array;
  /** For each square, the letters that the crossing words allow, one bit each. */
  readonly allowed: Int32Array;
  /** Empty squares next to a tile, in order. */
  readonly anchors: readonly number[];
  /** How many tiles there are of each letter, the blanks at 0. */
  readonly rack: Uint8Array;
}

/** The word laid down, and the square it begins on. */
export type OnPlay = (start: number, word: Uint8Array) => void;

const ALL = -1;
/** Of a game. */
const TURNS = 24;

/** All lines of so many positions, from the first turn of a game to its last. */
export function linesOfGames(lexicon: Lexicon, positions: number): Line[] {
  const chance = makeChance();
  const below = (bound: number): number => Math.floor(chance() * bound);
  const letters = [...words(lexicon)].filter((_, i) => i % 97 === 0).flatMap((word) => [...word]);
  const lines: Line[] = [];
  let board: Uint8Array = new Uint8Array(SIZE * SIZE);
  for (let turn = 0; turn < positions; turn++) {
    if (turn % TURNS === 0) board = new Uint8Array(SIZE * SIZE);
    const rack = new Uint8Array(64);
    for (let i = 0; i < 7; i++) {
      const tile = chance() < 0.02 ? 0 : (letters[below(letters.length)] as number);
      rack[tile] = (rack[tile] as number) + 1;
    }
    const found = [board, transposed(board)].flatMap((each) => linesOf(lexicon, each, rack));
    lines.push(...found);
    board = playAtRandom(lexicon, board, found, below);
  }
  return lines;
}

function linesOf(lexicon: Lexicon, board: Uint8Array, rack: Uint8Array): Line[] {
  const columns = transposed(board);
  const isEmpty = board.every((square) => square === 0);
  return Array.from({ length: SIZE }, (_, row) => {
    const squares = board.subarray(row * SIZE, (row + 1) * SIZE);
    const isTaken = (at: number): boolean => (squares[at] ?? 0) !== 0;
    const allowed = Int32Array.from(squares, (_square, at) =>
      isTaken(at) ? ALL : crossSet(lexicon, columns.subarray(at * SIZE, (at + 1) * SIZE), row),
    );
    const anchors = Array.from(squares.keys()).filter(
      (at) => !isTaken(at) && (isTaken(at - 1) || isTaken(at + 1) || allowed[at] !== ALL),
    );
    const star = isEmpty && row === 7 ? [7] : [];
    return { squares, allowed, anchors: [...anchors, ...star], rack };
  });
}

/** The letters that make a word of what stands above and below; all where nothing does. */
function crossSet(lexicon: Lexicon, column: Uint8Array, row: number): number {
  let from = row;
  let to = row + 1;
  while (from > 0 && column[from - 1] !== 0) from--;
  while (to < SIZE && column[to] !== 0) to++;
  if (to - from === 1) return ALL;
  const word = column.slice(from, to);
  let set = 0;
  for (let letter = 1; letter <= lexicon.info.letters.length; letter++) {
    word[row - from] = letter;
    if (contains(lexicon, word)) set |= 1 << letter;
  }
  return set;
}

function playAtRandom(
  lexicon: Lexicon,
  board: Uint8Array,
  lines: readonly Line[],
  below: (bound: number) => number,
): Uint8Array {
  const plays: { readonly line: number; readonly start: number; readonly word: Uint8Array }[] = [];
  for (const [line, each] of lines.entries())
    findPlainPlays(lexicon.graph, each, (start, word) =>
      plays.push({ line, start, word: word.slice() }),
    );
  if (plays.length === 0) return board;
  const { line, start, word } = plays[below(plays.length)] as (typeof plays)[number];
  const isAcross = line < SIZE;
  const after = isAcross ? board.slice() : transposed(board);
  after.set(word, (line % SIZE) * SIZE + start);
  return isAcross ? after : transposed(after);
}

const transposed = (board: Uint8Array): Uint8Array =>
  board.map((_, i) => board[(i % SIZE) * SIZE + Math.floor(i / SIZE)] as number);
