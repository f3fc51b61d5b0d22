/** Boards and placements from text: `8E HORN, 7G .O` on an edition's tiles. */
import { std15, tilesetOf } from '@taht/editions';
import type { Letter } from '@taht/letters';
import {
  type Board,
  emptyBoard,
  GCG_NOTATION,
  type Ground,
  layTiles,
  type PlacedTile,
  parsePlay,
  parsePosition,
  parseSquare,
  readLayout,
  SQUARES,
  type Square,
  type TileSet,
  tileTables,
} from '@taht/rules';
import { alphabetOf } from './alphabets.ts';
import { testEdition } from './test-edition.ts';

/** The standard board with these plays on it. */
export const groundOf = (tileset: string, plays = ''): Ground => ({
  ...readLayout(std15),
  board: layTiles(emptyBoard, boardTiles(tileset, plays)),
  tables: tileTables(setNamed(tileset)),
});

const setNamed = (id: string): TileSet => tilesetOf(id) ?? testEdition.tilesets[0];

/** All tiles of plays that are laid one after the other. */
export function boardTiles(tileset: string, plays = ''): PlacedTile[] {
  const tiles: PlacedTile[] = [];
  for (const play of plays.split(',').map((part) => part.trim()))
    if (play !== '') tiles.push(...placementOf(tileset, layTiles(emptyBoard, tiles), play));
  return tiles;
}

/** The tiles of a play such as `8E HORN`, number first for across. */
export function placementOf(tileset: string, board: Board, play: string): PlacedTile[] {
  const [place = '', word = ''] = play.split(' ');
  const start = parsePosition(place, GCG_NOTATION);
  if (start === undefined) throw new Error(`no position: ${play}`);
  const read = parsePlay(alphabetOf(tileset), board, start, word);
  if (!read.ok) throw new Error(`no play: ${play}, ${JSON.stringify(read.error)}`);
  return read.value;
}

/** Single tiles such as `H8A I9T`, square and letter; a square that is not on the board is number SQUARES, the first beyond it. */
export const tilesAt = (text: string): PlacedTile[] =>
  text
    .split(' ')
    .filter((item) => item !== '')
    .map((item) => ({
      square: parseSquare(item.slice(0, -1)) ?? (SQUARES as Square),
      letter: item.slice(-1) as Letter,
      blank: false,
    }));
