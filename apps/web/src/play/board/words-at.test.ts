import { type Board, emptyBoard, GCG_NOTATION, parsePosition, type Square } from '@taht/rules';
import { expect, test } from 'vitest';
import { wordsAt } from './words-at.ts';

const squareAt = (text: string): Square => {
  const position = parsePosition(text, GCG_NOTATION);
  if (position === undefined) throw new Error(text);
  return position.square;
};

function boardWith(letters: Readonly<Record<string, string>>): Board {
  const board = [...emptyBoard];
  for (const [at, letter] of Object.entries(letters))
    board[squareAt(at)] = { letter, blank: letter === 'T' } as Board[number];
  return board;
}

// Across CAT in row 8, down TEA from its last letter, which is a blank.
const board = boardWith({ '8F': 'C', '8G': 'A', '8H': 'T', '9H': 'E', '10H': 'A' });

test.each<[string, readonly string[]]>([
  ['8F', ['CAT']],
  ['8H', ['CAT', 'TEA']],
  ['10H', ['TEA']],
  ['1A', []],
])('at %s', (at, words) => {
  expect(wordsAt(board, squareAt(at))).toEqual(words);
});
