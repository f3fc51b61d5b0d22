/** Which plays show a skill. */
import type { Letter } from '@taht/letters';
import { type Board, emptyBoard, type Play, parseSquare, type Square } from '@taht/rules';
import { expect, test } from 'vitest';
import { showsSkill } from './skill.ts';

const at = (name: string): Square => {
  const square = parseSquare(name);
  if (square === undefined) throw new Error(`no square ${name}`);
  return square;
};

const boardWith = (...squares: readonly string[]): Board =>
  squares
    .map(at)
    .reduce<Board>(
      (board, square) => board.with(square, { letter: 'A' as Letter, blank: false }),
      emptyBoard,
    );

/** A play that makes one word of so many letters. */
const playOf = (direction: Play['direction'], length: number, ...squares: string[]): Play =>
  ({
    direction,
    tiles: squares.map((name) => ({ square: at(name), letter: 'B', blank: false })),
    words: [{ letters: [...'B'.repeat(length)] }],
    score: 20,
  }) as unknown as Play;

test.each<[string, string[], Play, boolean]>([
  ['a word made longer behind', ['C2', 'D2', 'E2'], playOf('across', 5, 'F2', 'G2'), true],
  ['a word made longer in front', ['C2', 'D2', 'E2'], playOf('across', 5, 'A2', 'B2'), true],
  [
    'though the line above ends in a tile',
    ['C2', 'D2', 'E2', 'O1'],
    playOf('across', 5, 'A2', 'B2'),
    true,
  ],
  [
    'though the line below begins with one',
    ['K2', 'L2', 'M2', 'A3'],
    playOf('across', 5, 'N2', 'O2'),
    true,
  ],
  ['a word made longer below', ['C2', 'C3', 'C4'], playOf('down', 5, 'C5', 'C6'), true],
  ['a word set between two', ['C2', 'D2', 'G2', 'H2'], playOf('across', 6, 'E2', 'F2'), false],
  ['tiles before and behind', ['C2', 'D2', 'E2'], playOf('across', 5, 'B2', 'F2'), true],
])('extend: %s', (_, taken, play, isShown) => {
  const ground = { board: boardWith(...taken), premiums: [], pointsOf: () => 1, bonusTiles: 7 };
  expect(showsSkill('extend', play, ground)).toBe(isShown);
});
