import { BLANK, type Letter, type Tile } from '@taht/letters';
import { emptyBoard, layTiles, parseSquare, type Square } from '@taht/rules';
import { describe, expect, test } from 'vitest';
import {
  boardWithSwaps,
  type Draft,
  emptyDraft,
  eraseLetter,
  isSwapped,
  laidTiles,
  lay,
  layAtCursor,
  layMove,
  moveTo,
  nameBlank,
  onRack,
  pieceOn,
  recall,
  recallAll,
  shuffle,
  sort,
  swapBlank,
  takeRack,
  turnWord,
  typeLetter,
  undoSwap,
} from './draft.ts';

const at = (name: string): Square => parseSquare(name) as Square;
const rackOf = (tiles: string): Tile[] => [...tiles].map((tile) => tile as Tile);
const held = (tiles: string): Draft => takeRack(emptyDraft, rackOf(tiles), emptyBoard);
const shown = (draft: Draft): string =>
  onRack(draft)
    .map(({ tile }) => tile)
    .join('');
const laid = (draft: Draft): string =>
  laidTiles(draft)
    .map(({ square, letter, blank }) => `${square}${blank ? letter.toLowerCase() : letter}`)
    .join(' ');
const idOf = (draft: Draft, tile: string): number =>
  draft.pieces.find((piece) => piece.tile === tile)?.id ?? -1;
const typed = (draft: Draft, letters: string): Draft =>
  [...letters].reduce((d, letter) => typeLetter(d, emptyBoard, letter as Letter), draft);
const cursorAt = (draft: Draft, square: string): Draft => ({
  ...draft,
  cursor: { square: at(square), direction: 'across' },
});

test('typing lays tiles one after the other, a blank where the letter is missing', () => {
  const draft = typed(cursorAt(held('KASTA?N'), 'H8'), 'KATZ');
  expect(laid(draft)).toBe('112K 113A 114T 115z');
  expect(shown(draft)).toBe('SAN');
});

describe('what is typed is turned', () => {
  test('from its first tile, and typing goes on there', () => {
    const draft = turnWord(typed(cursorAt(held('KASTAN'), 'H8'), 'KAS'), emptyBoard, 'down');
    expect(laid(draft)).toBe('112K 127A 142S');
    expect(draft.cursor).toEqual({ square: at('H11'), direction: 'down' });
    expect(laid(turnWord(draft, emptyBoard, 'across'))).toBe('112K 113A 114S');
  });

  test('the cursor alone where nothing is typed, or where there is no room', () => {
    const start = cursorAt(held('KASTAN'), 'H8');
    expect(turnWord(start, emptyBoard, 'down').cursor).toEqual({
      square: at('H8'),
      direction: 'down',
    });
    const low = typed(cursorAt(held('KASTAN'), 'H14'), 'KAS');
    const turned = turnWord(low, emptyBoard, 'down');
    expect(laid(turned)).toBe(laid(low));
    expect(turned.cursor).toEqual({ square: at('K14'), direction: 'down' });
  });
});

test('typing goes on over tiles that lie there', () => {
  const letter = 'O' as Letter;
  const board = layTiles(emptyBoard, [{ square: at('I8'), letter, blank: false }]);
  const start = cursorAt(takeRack(emptyDraft, rackOf('KN'), board), 'H8');
  const draft = [...'KN'].reduce((d, l) => typeLetter(d, board, l as Letter), start);
  expect(laid(draft)).toBe('112K 114N');
});

test('a letter that is not in hand changes nothing', () => {
  const draft = cursorAt(held('KASTAN'), 'H8');
  expect(typeLetter(draft, emptyBoard, 'Z' as Letter)).toEqual(draft);
});

test('at the edge of the board typing stops', () => {
  const draft = typed(cursorAt(held('KASTAN'), 'N8'), 'KAS');
  expect(laid(draft)).toBe('118K 119A');
});

test('erasing takes back the last tile', () => {
  const draft = eraseLetter(typed(cursorAt(held('KASTAN'), 'H8'), 'KAS'));
  expect(laid(draft)).toBe('112K 113A');
  expect(draft.cursor?.square).toBe(at('J8'));
  expect(laid(eraseLetter(eraseLetter(eraseLetter(draft))))).toBe('');
});

test('a tile laid on another changes places with it', () => {
  const hand = held('KA');
  const both = lay(lay(hand, idOf(hand, 'K'), at('H8')), idOf(hand, 'A'), at('I8'));
  expect(laid(lay(both, idOf(both, 'K'), at('I8')))).toBe('113K 112A');
  const one = lay(hand, idOf(hand, 'K'), at('H8'));
  const other = lay(one, idOf(one, 'A'), at('H8'));
  expect(laid(other)).toBe('112A');
  expect(shown(other)).toBe('K');
});

test('a blank has no letter before it is named, and none on the rack', () => {
  const hand = held('?');
  const placed = lay(hand, idOf(hand, BLANK), at('H8'));
  expect(laid(placed)).toBe('');
  const named = nameBlank(placed, idOf(placed, BLANK), 'Õ' as Letter);
  expect(laid(named)).toBe('112õ');
  expect(pieceOn(recall(named, idOf(named, BLANK)), at('H8'))).toBeUndefined();
  expect(recallAll(named).pieces[0]?.letter).toBeNull();
});

test('tiles are moved along the rack', () => {
  const hand = held('KASTAN');
  expect(shown(moveTo(hand, idOf(hand, 'K'), 2))).toBe('ASKTAN');
  expect(shown(moveTo(hand, idOf(hand, 'N'), 0))).toBe('NKASTA');
  expect(shown(moveTo(hand, idOf(hand, 'K'), 9))).toBe('ASTANK');
  const out = lay(hand, idOf(hand, 'S'), at('H8'));
  expect(shown(moveTo(out, idOf(hand, 'N'), 2))).toBe('KANTA');
});

test('sorting goes by the alphabet, blanks last; shuffling keeps every tile', () => {
  const hand = held('ÕZ?AS');
  expect(shown(sort(hand, [...'ASZÕ']))).toBe('ASZÕ?');
  expect([...shown(shuffle(hand, () => 0.3))].sort()).toEqual([...'ÕZ?AS'].sort());
});

test('after a play the tiles that stay keep their order, new ones come behind', () => {
  const played = lay(held('KASTAN'), 1, at('H8'));
  const next = takeRack(played, rackOf('NATSAÕ'), emptyBoard);
  expect(shown(next)).toBe('ASTANÕ');
});

test('what lies on a square that was taken meanwhile comes back', () => {
  const placed = lay(held('KA'), 1, at('H8'));
  const board = layTiles(emptyBoard, [{ square: at('H8'), letter: 'O' as Letter, blank: false }]);
  expect(shown(takeRack(placed, rackOf('KA'), board))).toBe('KA');
});

describe('a blank on the board', () => {
  const letter = 'O' as Letter;
  const board = layTiles(emptyBoard, [{ square: at('H8'), letter, blank: true }]);
  const hand = takeRack(emptyDraft, rackOf('KOS'), board);
  const swapped = swapBlank(hand, idOf(hand, 'O'), at('H8'), board);

  test('is taken with the real letter', () => {
    expect(shown(swapped)).toBe('K?S');
    expect(isSwapped(swapped, at('H8'))).toBe(true);
    expect(boardWithSwaps(board, swapped)[at('H8')]).toEqual({ letter, blank: false });
    expect(shown(takeRack(swapped, rackOf('KOS'), board))).toBe('K?S');
  });

  test('is not taken with another letter, nor twice', () => {
    expect(swapBlank(hand, idOf(hand, 'K'), at('H8'), board)).toBe(hand);
    expect(swapBlank(hand, idOf(hand, 'O'), at('I8'), board)).toBe(hand);
    expect(swapBlank(swapped, idOf(swapped, '?'), at('H8'), board)).toBe(swapped);
  });

  test('is put back, wherever it lies meanwhile', () => {
    expect(shown(undoSwap(swapped, at('H8')))).toBe('KOS');
    const laidOut = lay(swapped, idOf(swapped, '?'), at('I8'), 'K' as Letter);
    expect(shown(undoSwap(laidOut, at('H8')))).toBe('KOS');
    expect(recallAll(laidOut).swaps).toEqual([]);
    expect(shown(recallAll(laidOut))).toBe('KOS');
  });

  test('that somebody else took meanwhile is no longer in hand', () => {
    const taken = layTiles(board, [{ square: at('H8'), letter, blank: false }]);
    const next = takeRack(swapped, rackOf('KOS'), taken);
    expect(next.swaps).toEqual([]);
    expect([...shown(next)].sort().join('')).toBe('KOS');
  });
});

test('tiles are laid one after the other at the cursor, over what lies there', () => {
  const board = layTiles(emptyBoard, [{ square: at('I8'), letter: 'O' as Letter, blank: false }]);
  const start = cursorAt(takeRack(emptyDraft, rackOf('KN'), board), 'H8');
  const draft = ['K', 'N'].reduce((d, tile) => layAtCursor(d, board, idOf(d, tile)), start);
  expect(laid(draft)).toBe('112K 114N');
  expect(layAtCursor(held('K'), board, 1)).toEqual(held('K'));
});

test('a move that was found is laid with the tiles in hand', () => {
  const tiles = [
    { square: at('H8'), letter: 'K' as Letter, blank: false },
    { square: at('I8'), letter: 'Z' as Letter, blank: true },
    { square: at('J8'), letter: 'X' as Letter, blank: false },
  ];
  expect(laid(layMove(lay(held('KA?'), 2, at('A1')), tiles))).toBe('112K 113z');
});
