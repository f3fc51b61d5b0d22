/** What the games have that are played with a board and a bag: lookup tables, the secret the draws come from, and where the tiles are. */
import type { Tile } from '@taht/letters';
import {
  allTiles,
  type Board,
  emptyBoard,
  type Layout,
  type Premium,
  readLayout,
  type Secret,
  type Square,
  type TileSet,
  type TileTables,
  tileTables,
} from '@taht/rules';

export interface Sealed {
  readonly secret: Secret;
}

export interface Equipped extends Sealed {
  readonly tables: TileTables;
  readonly premiums: readonly Premium[];
  readonly star: Square;
  /** Random numbers used up. */
  readonly draws: number;
  readonly board: Board;
  readonly bag: readonly Tile[];
}

export const NO_SECRET: Secret = { seed: '', contributions: [] };

export const NO_TABLES: TileTables = { points: new Map(), rank: new Map(), vowels: new Set() };

export const UNEQUIPPED: Equipped = {
  tables: NO_TABLES,
  premiums: [],
  star: 0 as Square,
  secret: NO_SECRET,
  draws: 0,
  board: emptyBoard,
  bag: [],
};

/** All tiles in the bag, and the board empty. */
export const equipped = (
  tileset: TileSet,
  layout: Layout,
): Pick<Equipped, 'tables' | 'premiums' | 'star' | 'bag'> => ({
  tables: tileTables(tileset),
  ...readLayout(layout),
  bag: allTiles(tileset),
});

export const withSeed = <Game extends Sealed>(game: Game, seed: string): Game => ({
  ...game,
  secret: { ...game.secret, seed },
});
