/** Boards such as games leave, made without any list. */
import type { Letter } from '@taht/letters';
import {
  BOARD_SIZE,
  type Board,
  DIRECTIONS,
  emptyBoard,
  type Judge,
  layTiles,
  neighbour,
  type Square,
  squareAt,
} from '@taht/rules';
import { hashJudge, type Rng, rulesetOf, std15, tilesetOf } from '@taht/testkit';
import { ungame } from '../../src/index.ts';

const tileset = tilesetOf('et-102');
const ruleset = rulesetOf('et-base');
if (tileset === undefined || ruleset === undefined) throw new Error('no such edition');

export const setupOf = (
  board: Board,
  rules: Partial<ungame.UngameRules> = {},
  players = 2,
): ungame.Setup => ({
  game: 'ungame-1',
  from: 'game-1',
  players: Array.from({ length: players }, (_, i) => ({ id: `person-${i}`, name: `P${i}` })),
  order: Array.from({ length: players }, (_, i) => (i + 1) % players),
  rules: { ...ungame.UNGAME_DEFAULTS, ...rules },
  board,
  tileset,
  layout: std15,
  notation: ruleset.notation,
  lexicon: { id: 'et', hash: 'none' },
});

/** Rows and columns of letters crossing each other, now and then a blank. */
export function randomBoard(rng: Rng, words: number): Board {
  let board: Board = emptyBoard;
  for (let i = 0; i < words; i++) {
    const taken = board.flatMap((cell, square) => (cell === null ? [] : [square as Square]));
    const through = taken.length === 0 ? squareAt(7, 7) : rng.pick(taken);
    const direction = rng.pick(DIRECTIONS);
    const start = neighbour(through, direction, -rng.below(4)) ?? through;
    const line = Array.from({ length: 2 + rng.below(5) }, (_, n) => neighbour(start, direction, n));
    const squares = line.filter((square) => square !== undefined && board[square] === null);
    const tiles = squares.map((square) => ({
      square: square as Square,
      letter: rng.pick(tileset?.alphabet ?? []) as Letter,
      blank: rng.chance(0.05),
    }));
    const after = layTiles(board, tiles);
    if (tiles.length > 0 && isTidy(after)) board = after;
  }
  return board;
}

/** No tile without a neighbour, and words not too long for a slow oracle. */
const isTidy = (board: Board): boolean =>
  wordsIn(board).every(({ length }) => length <= 9) &&
  board.every((cell, s) => cell === null || wordsIn(board).some((w) => w.includes(s as Square)));

/** Found by walking every line from its beginning: nothing is shared with the code under test. */
function wordsIn(board: Board): Square[][] {
  const words: Square[][] = [];
  for (const direction of DIRECTIONS)
    for (let line = 0; line < BOARD_SIZE; line++) {
      let word: Square[] = [];
      for (let n = 0; n <= BOARD_SIZE; n++) {
        const square = direction === 'across' ? squareAt(line, n) : squareAt(n, line);
        if (n < BOARD_SIZE && board[square] !== null) word.push(square);
        else {
          if (word.length > 1) words.push(word);
          word = [];
        }
      }
    }
  return words;
}

const textOf = (board: Board, word: readonly Square[]): string =>
  word.map((square) => board[square]?.letter).join(' ');

/** Some words by their letters, and all that stand already. */
export function judgeFor(board: Board, standing: boolean): Judge {
  const known = new Set(standing ? wordsIn(board).map((word) => textOf(board, word)) : []);
  return (word) => (known.has(word.join(' ')) ? 'valid' : hashJudge(word));
}

/** Every set of one to so many tiles of one word, tried on the whole board. */
export function removalsByForce(
  board: Board,
  { connected, maxTiles }: ungame.UngameRules,
  judge: Judge,
): Map<string, boolean> {
  const before = new Set(wordsIn(board).map(String));
  const found = new Map<string, boolean>();
  for (const word of wordsIn(board))
    for (let bits = 1; bits < 2 ** word.length; bits++) {
      const squares = word.filter((_, i) => (bits >> i) & 1);
      if (squares.length > maxTiles) continue;
      const rest = board.map((cell, s) => (squares.includes(s as Square) ? null : cell));
      const words = wordsIn(rest);
      const covered = new Set(words.flat());
      const isLegal =
        rest.every((cell, s) => cell === null || covered.has(s as Square)) &&
        words.every((w) => before.has(String(w)) || judge(lettersOf(rest, w)) === 'valid') &&
        (!connected || hangsTogether(rest));
      found.set(String(squares), isLegal);
    }
  return found;
}

const lettersOf = (board: Board, word: readonly Square[]): Letter[] =>
  word.map((square) => (board[square] as NonNullable<Board[number]>).letter);

/** Grows one heap of words until nothing joins it any more. */
function hangsTogether(board: Board): boolean {
  const words = wordsIn(board);
  const heap = new Set(words[0]);
  for (let size = -1; size !== heap.size; ) {
    size = heap.size;
    for (const word of words)
      if (word.some((square) => heap.has(square))) for (const square of word) heap.add(square);
  }
  return heap.size === board.filter((cell) => cell !== null).length;
}
