/** What lies in the bag and on the other racks, as far as it follows from what is seen. */
import { BLANK, type Tile } from '@taht/letters';
import { type Board, sumPoints, type TileSet, tileTables } from '@taht/rules';

export interface Unseen {
  /** How many tiles are in the bag if the other racks are as full as they can be. */
  readonly bag: number;
  /** What all unseen tiles are worth. */
  readonly points: number;
}

export function unseenBy(
  tileset: TileSet,
  board: Board,
  rack: readonly Tile[],
  held: number,
): Unseen {
  const tables = tileTables(tileset);
  const all = tileset.tiles.flatMap(([letter, count]) => Array<Tile>(count).fill(letter as Tile));
  const lying = board.filter((cell) => cell !== null);
  const seen = [...lying.map(({ letter, blank }) => (blank ? BLANK : letter)), ...rack];
  return {
    bag: Math.max(0, all.length + tileset.blanks - seen.length - held),
    points: Math.max(0, sumPoints(tables, all) - sumPoints(tables, seen)),
  };
}
