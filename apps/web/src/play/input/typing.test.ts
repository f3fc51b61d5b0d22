import { alphabetFor, editionOf } from '@taht/editions';
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { emptyBoard, layTiles, parseSquare, type Square } from '@taht/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { type Draft, emptyDraft, lay, takeRack } from './draft.ts';
import { isForBoard, lastPut, letterOfKey, pointed, typingCursor } from './typing.ts';

const at = (name: string): Square => parseSquare(name) as Square;
const star = at('H8');
const rack = ['K', 'A', BLANK].map((tile) => tile as Tile);
const hand: Draft = takeRack(emptyDraft, rack, emptyBoard);
const played = layTiles(emptyBoard, [{ square: star, letter: 'O' as Letter, blank: false }]);
const alphabetOf = (edition: string) => {
  const tileset = editionOf(edition)?.tilesets[0];
  if (tileset === undefined) throw new Error(edition);
  return alphabetFor(tileset);
};

afterEach(() => {
  pointed.square = null;
});

describe('typing begins', () => {
  test('at the star of an empty board, wherever the mouse is', () => {
    pointed.square = at('C3');
    expect(typingCursor({ board: emptyBoard, star }, hand).square).toBe(star);
  });

  test('otherwise where the mouse is, and at the star where there is none', () => {
    expect(typingCursor({ board: played, star }, hand).square).toBe(star);
    pointed.square = at('C3');
    expect(typingCursor({ board: played, star }, hand)).toEqual({
      square: at('C3'),
      direction: 'across',
    });
    const begun = lay(hand, 1, at('G8'));
    expect(typingCursor({ board: emptyBoard, star }, begun).square).toBe(at('C3'));
  });

  test('at the cursor where there is one', () => {
    const cursor = { square: at('A1'), direction: 'down' } as const;
    pointed.square = at('C3');
    expect(typingCursor({ board: played, star }, { ...hand, cursor })).toBe(cursor);
  });
});

test('keys are those of the language that is played in', () => {
  expect(letterOfKey(alphabetOf('tr'), 'i')).toBe('İ');
  expect(letterOfKey(alphabetOf('tr'), 'ı')).toBe('I');
  expect(letterOfKey(alphabetOf('uk'), 'ґ')).toBe('Ґ');
  expect(letterOfKey(alphabetOf('et'), 'Enter')).toBeUndefined();
});

test('a letter is always for the board, other keys where something is begun, and none without tiles', () => {
  const alphabet = alphabetOf('et');
  const begun = lay(hand, 1, at('G8'));
  expect(isForBoard('k', hand, alphabet)).toBe(true);
  expect(isForBoard('k', emptyDraft, alphabet)).toBe(false);
  for (const key of ['ArrowDown', 'Backspace', 'Enter', 'Escape']) {
    expect(isForBoard(key, hand, alphabet), key).toBe(false);
    expect(isForBoard(key, begun, alphabet), key).toBe(true);
  }
  expect(isForBoard('4', begun, alphabet)).toBe(false);
});

test('the tile that was put down last is the first to be taken back', () => {
  const two = lay(lay(hand, 2, at('G8')), 1, at('H8'));
  pointed.square = at('H8');
  expect(lastPut(two)?.id).toBe(1);
  pointed.square = at('A1');
  expect(lastPut(two)?.id).toBe(2);
  expect(lastPut(hand)).toBeUndefined();
});
