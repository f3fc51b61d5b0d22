import { rulesetOf, std15, tilesetOf } from '@taht/editions';
import type { Tile } from '@taht/letters';
import {
  emptyBoard,
  layTiles,
  type PlacedTile,
  type Ruleset,
  type Square,
  type TileSet,
} from '@taht/rules';
import { describe, expect, test } from 'vitest';
import type { Equipped } from './equip.ts';
import { positionView, viewPosition } from './position-view.ts';

const rules = rulesetOf('en-club') as Ruleset;
const tileset = tilesetOf(rules.tileset) as TileSet;
const table = { rules, tileset, layout: std15 } as Equipped;
const ALL = tileset.tiles.reduce((sum, [, count]) => sum + count, tileset.blanks);

const rack = (text: string) => [...text] as Tile[];
const position = (racks: readonly string[], board = emptyBoard) => ({
  board,
  racks: racks.map(rack),
  scores: racks.map((_, i) => 10 * i),
  zeroTurns: 2,
  operations: [],
});

/** A board with all tiles of the set but so many. */
function boardWithout(left: number) {
  const tiles: PlacedTile[] = tileset.tiles
    .flatMap(([letter, count]) => Array<typeof letter>(count).fill(letter))
    .concat(Array<Tile>(tileset.blanks).fill('E' as Tile) as never)
    .slice(left)
    .map((letter, square) => ({
      square: square as Square,
      letter,
      blank: square >= ALL - left - tileset.blanks,
    }));
  return layTiles(emptyBoard, tiles);
}

describe('how many tiles the others hold', () => {
  test.each<[racks: string[], left: number, held: number[], bag: number]>([
    [['CAT', ''], ALL, [7], ALL - 10],
    [['CAT', 'DOG'], ALL, [3], ALL - 6],
    [['CAT', '', ''], ALL, [7, 7], ALL - 17],
    [['AAA', ''], 5, [2], 0],
    [['AAA', '', ''], 8, [3, 2], 0],
    [['AAA', 'AA', ''], 8, [2, 3], 0],
  ])('%j with %i tiles off the board', (racks, left, held, bag) => {
    const board = left === ALL ? emptyBoard : boardWithout(left);
    const view = positionView(table, position(racks, board));
    if (!view.ok) throw new Error(view.error);
    expect(view.value.seats.map(({ tiles }) => tiles)).toEqual([racks[0]?.length, ...held]);
    expect(view.value.bags).toEqual([bag]);
    expect(view.value.seats.map((seat) => seat.rack !== null)).toEqual(
      racks.map((_, i) => i === 0),
    );
  });
});

test.each([
  [['ABCDEFGH', ''], 'rack-too-long'],
  [['ZZ', ''], 'too-many-tiles'],
  [['???', ''], 'too-many-tiles'],
])('%j cannot be', (racks, error) => {
  expect(positionView(table, position(racks))).toEqual({ ok: false, error });
});

test('more tiles told than there are cannot be', () => {
  const result = positionView(table, position(['AAA', 'BBCCDD'], boardWithout(5)));
  expect(result).toEqual({ ok: false, error: 'too-many-tiles' });
});

test('a view as a position, and back again', () => {
  const told = {
    ...position(['CAT', '']),
    operations: [{ name: 'passes', value: '1/2' }],
  };
  const view = positionView(table, told);
  if (!view.ok) throw new Error(view.error);
  expect(view.value.seats.map(({ passes }) => passes)).toEqual([1, 2]);
  expect(viewPosition(view.value)).toEqual(told);
});
