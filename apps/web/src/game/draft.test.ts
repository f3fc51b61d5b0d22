import { BLANK, type Letter, type Tile } from '@taht/letters';
import { emptyBoard, layTiles, parseSquare, type Square } from '@taht/rules';
import { expect, test } from 'vitest';
import {
  type Draft,
  emptyDraft,
  eraseLetter,
  laidTiles,
  lay,
  moveTo,
  nameBlank,
  onRack,
  pieceOn,
  recall,
  recallAll,
  shuffle,
  sort,
  takeRack,
  typeLetter,
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
