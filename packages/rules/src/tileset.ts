/** A tile set as a game's first event carries it, and the tables that the rules look up in it. */
import { BLANK, type Letter, type Tile } from '@taht/letters';

/** Plain data, so that a record can be read without any edition at hand. */
export interface TileSet {
  readonly id: string;
  readonly language: string;
  /** All letters in the order of the alphabet, also those that only a blank can be; the opening draw goes by it. */
  readonly alphabet: readonly Letter[];
  readonly vowels: readonly Letter[];
  readonly signs: readonly Letter[];
  readonly tiles: readonly TileCount[];
  readonly blanks: number;
}

export type TileCount = readonly [letter: Letter, count: number, points: number];

export interface TileTables {
  /** Points of each tile; the blank has 0. */
  readonly points: ReadonlyMap<Tile, number>;
  /** Place in the alphabet, the blank before the first letter (RULES 3.2). */
  readonly rank: ReadonlyMap<Tile, number>;
  readonly vowels: ReadonlySet<Tile>;
}

export function tileTables(set: TileSet): TileTables {
  const points = new Map<Tile, number>(set.tiles.map(([letter, , value]) => [letter, value]));
  const rank = new Map<Tile, number>(set.alphabet.map((letter, i) => [letter, i + 1]));
  return {
    points: points.set(BLANK, 0),
    rank: rank.set(BLANK, 0),
    vowels: new Set<Tile>(set.vowels),
  };
}

/** Every tile of the set, in the order of the alphabet, blanks first. */
export function allTiles(set: TileSet): Tile[] {
  const lettered = set.tiles.flatMap(([letter, count]) => Array<Tile>(count).fill(letter));
  return sortTiles([...Array<Tile>(set.blanks).fill(BLANK), ...lettered], tileTables(set));
}

/** A stable order that depends on nothing but the tiles, so that a draw can be repeated. */
export function sortTiles(tiles: readonly Tile[], { rank }: TileTables): Tile[] {
  return tiles.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

/** The number of tiles of a whole set. */
export const tileCount = (set: TileSet): number =>
  set.tiles.reduce((sum, [, count]) => sum + count, set.blanks);

export const tilePoints = (tables: TileTables, tile: Tile): number => tables.points.get(tile) ?? 0;

export const sumPoints = (tables: TileTables, tiles: readonly Tile[]): number =>
  tiles.reduce((sum, tile) => sum + tilePoints(tables, tile), 0);
