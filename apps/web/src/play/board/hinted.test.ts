import type { Letter, Tile } from '@taht/letters';
import { SQUARES, type Square } from '@taht/rules';
import type { Hint } from '@taht/search';
import { expect, test } from 'vitest';
import type { Draft } from '../input/draft.ts';
import { glowing, raised, showHints } from './hinted.ts';

const board = Array.from({ length: SQUARES }, (_, square) =>
  square === 16 ? { letter: 'A' as Letter, blank: false } : null,
);
const draft: Draft = {
  cursor: null,
  swaps: [],
  pieces: ['A', 'B', 'A', 'C'].map((tile, i) => ({
    id: i + 1,
    tile: tile as string as Tile,
    square: null,
    letter: null,
  })),
};
const where: Hint = { step: 'where', rows: [0, 1], columns: [0, 1] };
const letters: Hint = { step: 'letters', tiles: ['A', 'C'] as string[] as Tile[] };
const move: Hint = {
  step: 'move',
  move: {
    kind: 'place',
    tiles: ['A', 'C'].map((letter, i) => ({
      square: (30 + i) as Square,
      letter: letter as Letter,
      blank: false,
    })),
  },
};

test.for([
  ['a part of the board first', [where], [0, 1, 15], []],
  ['then the tiles, each as often as it is needed', [where, letters], [0, 1, 15], [1, 4]],
  ['then the squares of the play alone', [where, letters, move], [30, 31], [1, 4]],
] as const)('a hint shows %s', ([, hints, squares, pieces]) => {
  showHints(hints, board, draft);
  expect([...glowing(board)]).toEqual(squares);
  expect([...raised(board)]).toEqual(pieces);
});

test('a hint is forgotten with its position', () => {
  showHints([where, letters], board, draft);
  const next = [...board];
  expect([glowing(next).size, raised(next).size]).toEqual([0, 0]);
});
