import { signal } from '@preact/signals';
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { emptyBoard, type Game, layTiles, parseSquare, type Square } from '@taht/rules';
import { expect, test } from 'vitest';
import { type Draft, emptyDraft, onRack, pieceOn, takeRack } from './draft.ts';
import { makeInput, takesTile } from './input.ts';

const at = (name: string): Square => parseSquare(name) as Square;
const letter = (text: string): Letter => text as Letter;
const position = (board = emptyBoard, reuse: string = 'none') =>
  ({ board, star: at('H8'), rules: { blank: { reuse } } }) as unknown as Game;

function handOf(tiles: string, game = position()) {
  const rack = [...tiles].map((tile) => (tile === '?' ? BLANK : tile) as Tile);
  const draft = signal<Draft>(takeRack(emptyDraft, rack, game.board));
  const input = makeInput(draft, () => game);
  const idOf = (tile: string) =>
    draft.value.pieces.find((piece) => piece.tile === (tile === '?' ? BLANK : tile))?.id ?? -1;
  const lies = (square: string) => pieceOn(draft.value, at(square));
  return { draft, input, idOf, lies };
}

test('what is dropped beside everything goes back to its place in the rack, wherever it came from', () => {
  const { draft, input, idOf, lies } = handOf('KAS');
  input.drop(idOf('A'), { kind: 'square', square: at('H8') });
  expect(lies('H8')?.tile).toBe('A');
  input.drop(idOf('A'), { kind: 'nowhere' });
  expect(onRack(draft.value).map(({ tile }) => tile)).toEqual(['K', 'A', 'S']);
});

test('a blank that waits for its letter takes the next key, or is taken back alone', () => {
  const { input, idOf, lies } = handOf('KA?');
  input.drop(idOf('K'), { kind: 'square', square: at('G8') });
  input.drop(idOf('?'), { kind: 'square', square: at('H8') });
  input.recallAll();
  expect([lies('G8')?.tile, lies('H8')?.tile]).toEqual(['K', undefined]);
  input.drop(idOf('?'), { kind: 'square', square: at('H8') });
  expect(input.type(letter('A'), at('H8'))).toBe(BLANK);
  expect(lies('H8')?.letter).toBe('A');
});

test('a tile is dragged, the next one typed and the next one tapped, and each is taken back', () => {
  const { draft, input, idOf, lies } = handOf('KASE');
  input.drop(idOf('K'), { kind: 'square', square: at('G8') });
  input.type(letter('A'), at('H8'));
  input.tapTile(idOf('S'));
  expect([lies('G8')?.tile, lies('H8')?.tile, lies('I8')?.tile]).toEqual(['K', 'A', 'S']);
  for (const left of [2, 1, 0]) {
    input.erase();
    expect(draft.value.pieces.filter(({ square }) => square !== null)).toHaveLength(left);
  }
});

test('whoever types has put down the tile that was taken up by a tap', () => {
  const { input, idOf } = handOf('KAS');
  input.tapTile(idOf('K'));
  input.type(letter('A'), at('H8'));
  expect(input.held.value).toBeNull();
});

test('a square takes a tile that is free, or whose blank it may be exchanged for', () => {
  const lain = { square: at('H8'), letter: letter('K'), blank: true };
  const board = layTiles(emptyBoard, [lain]);
  const { draft, idOf } = handOf('KA', position(board));
  const takes = (reuse: string, tile: string, square: string) =>
    takesTile(draft.value, position(board, reuse), idOf(tile), at(square));
  expect(takes('none', 'K', 'H9')).toBe(true);
  expect(takes('none', 'K', 'H8')).toBe(false);
  expect(takes('any', 'K', 'H8')).toBe(true);
  expect(takes('any', 'A', 'H8')).toBe(false);
});
