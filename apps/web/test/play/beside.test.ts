/** Notes on small and on large boards: beside a word, whatever word it is. */
import type { Letter } from '@taht/letters';
import {
  BOARD_SIZE,
  columnOf,
  DIRECTIONS,
  parseSquare,
  rowOf,
  type Square,
  squareAt,
} from '@taht/rules';
import { count, makeRng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { type Box, clearOf, overlap, placeBeside, type Size } from '../../src/play/board/beside.ts';
import type { WordPlace } from '../../src/play/board/word-squares.ts';

/** In squares of a board that is 300, 360 and 600 pixels wide: the points of a play, and a button with a long word. */
const SIZES: readonly (readonly [string, Size])[] = [
  ['points at 320 px', { width: 2.8, height: 1.1 }],
  ['points on a desktop', { width: 1.6, height: 0.7 }],
  ['a button at 320 px', { width: 5, height: 2.25 }],
  ['a button at 390 px', { width: 4.2, height: 1.85 }],
  ['a button on a desktop', { width: 2.8, height: 1.1 }],
];

const WHOLE_BOARD: Box = { left: 0, top: 0, width: BOARD_SIZE, height: BOARD_SIZE };

const wordOf = (start: Square, direction: WordPlace['direction'], length: number): WordPlace => ({
  start,
  direction,
  letters: Array<Letter>(length).fill('A' as Letter),
});

const at = (name: string): Square => parseSquare(name) as Square;

const squareBox = (square: Square): Box => ({
  left: columnOf(square),
  top: rowOf(square),
  width: 1,
  height: 1,
});

const isOnBoard = ({ left, top, width, height }: Box): boolean =>
  left >= 0 && top >= 0 && left + width <= BOARD_SIZE && top + height <= BOARD_SIZE;

const hidesAny = (box: Box, squares: readonly Square[]): boolean =>
  squares.some((square) => overlap(box, squareBox(square)) > 1e-9);

const placed = (
  size: Size,
  word: WordPlace,
  taken: ReadonlySet<Square> = new Set(),
  seen = WHOLE_BOARD,
): Box => {
  const own = clearOf({ words: [word], laid: [] });
  return placeBeside(size, {
    words: [word],
    laid: [],
    isTaken: (square) => taken.has(square) || own.slice(1, -1).includes(square),
    boxes: [],
    seen,
  });
};

describe.each(SIZES)('%s', (_name, size) => {
  test.each(DIRECTIONS)(
    'leave every word %s free, and the squares where it goes on',
    (direction) => {
      for (let start = 0; start < BOARD_SIZE * BOARD_SIZE; start++)
        for (const length of [1, 7, BOARD_SIZE]) {
          const line = direction === 'across' ? columnOf(start as Square) : rowOf(start as Square);
          if (line + length > BOARD_SIZE) continue;
          const word = wordOf(start as Square, direction, length);
          const box = placed(size, word);
          expect(isOnBoard(box)).toBe(true);
          expect(hidesAny(box, clearOf({ words: [word], laid: [] }))).toBe(false);
        }
    },
  );

  test('stand off all laid tiles and off another note, on a full board too', () => {
    const rng = makeRng(seed());
    for (let n = 0; n < count(400, 40); n++) {
      const taken = new Set(
        Array.from({ length: rng.below(90) }, () => rng.below(BOARD_SIZE ** 2) as Square),
      );
      const laid = [0, 1, 2].map((i) => squareAt(3 + i, 2 + rng.below(3)));
      const words = [wordOf(squareAt(8, rng.below(8)), 'across', 2 + rng.below(6))];
      const around = {
        words,
        laid,
        isTaken: (square: Square) => taken.has(square),
        boxes: [],
        seen: WHOLE_BOARD,
      };
      const first = placeBeside(size, around);
      const second = placeBeside(size, { ...around, boxes: [first] });
      for (const box of [first, second]) {
        expect(isOnBoard(box)).toBe(true);
        expect(hidesAny(box, clearOf(around))).toBe(false);
      }
      expect(overlap(first, second)).toBe(0);
    }
  });
});

test('points stand at the corner after the end of the word, and hide no square beside it', () => {
  const size = { width: 2, height: 1 };
  expect(placed(size, wordOf(at('F8'), 'across', 5))).toMatchObject({ left: 10, top: 5.75 });
  expect(placed(size, wordOf(at('H4'), 'down', 5))).toMatchObject({ left: 8.25, top: 8 });
});

test('a note prefers free squares to tiles of other words', () => {
  const word = wordOf(at('F8'), 'across', 5);
  const above = new Set([0, 1, 2, 3, 4].map((i) => squareAt(6, 10 + i)));
  expect(hidesAny(placed({ width: 4, height: 1.8 }, word, above), [...above])).toBe(false);
});

test('a note as wide as the board stands on it', () => {
  expect(isOnBoard(placed({ width: BOARD_SIZE, height: 2 }, wordOf(at('H8'), 'down', 5)))).toBe(
    true,
  );
});

test('on a board that has come near a note stands in sight, and still on no letter of its word', () => {
  const seen = { left: 2.5, top: 6, width: 8.3, height: 8.3 };
  const word = wordOf(at('G14'), 'across', 4);
  const box = placed({ width: 2.8, height: 1.1 }, word, new Set(), seen);
  expect(box.left + box.width).toBeLessThanOrEqual(seen.left + seen.width);
  expect(box.top + box.height).toBeLessThanOrEqual(seen.top + seen.height);
  expect(hidesAny(box, clearOf({ words: [word], laid: [] }))).toBe(false);
});
