/**
 * Racks: how many vowels and consonants they need, whether the tiles left can still give one, and the drawing.
 * Signs go with the consonants, and a blank is either. What can be made is counted, never found out by drawing on.
 */
import { BLANK, type Tile } from '@taht/letters';
import { sortTiles, type TileTables } from '@taht/rules';
import type { DuplicateRules, RackMinimum } from './ruleset.ts';

export type Minimum = Pick<RackMinimum, 'vowels' | 'consonants'>;

/** Whether the tiles hold so many of each, blanks making good what is missing. */
export function meetsMinimum(
  tiles: readonly Tile[],
  { vowels, consonants }: Minimum,
  tables: TileTables,
): boolean {
  const blanks = tiles.filter((tile) => tile === BLANK).length;
  const held = tiles.filter((tile) => tables.vowels.has(tile)).length;
  const others = tiles.length - held - blanks;
  return Math.max(0, vowels - held) + Math.max(0, consonants - others) <= blanks;
}

/** What the rack of this round needs: the first minimum in force that the tiles left can give; null where none can. */
export function minimumFor(
  { rackMinimums, joker }: DuplicateRules,
  round: number,
  left: readonly Tile[],
  tables: TileTables,
): Minimum | null {
  const usable = joker === 'on' ? withOneBlank(left) : left;
  const first = rackMinimums.findIndex(({ upTo }) => upTo === 'none' || round <= upTo);
  return rackMinimums.slice(first).find((minimum) => meetsMinimum(usable, minimum, tables)) ?? null;
}

export interface DrawnRack {
  readonly tiles: readonly Tile[];
  /** How many random numbers it took. */
  readonly draws: number;
  /** How often all tiles went back. */
  readonly redraws: number;
}

/** Fills up what was left of the last rack; where that will not do, all go back and a whole rack is drawn anew. */
export function drawRack(
  bag: readonly Tile[],
  kept: readonly Tile[],
  minimum: Minimum,
  { rack: size, joker }: DuplicateRules,
  tables: TileTables,
  random: (used: number, bound: number) => number,
): DrawnRack {
  const all = sortTiles([...bag, ...kept], tables);
  let draws = 0;
  const fill = (from: readonly Tile[], held: readonly Tile[]): readonly Tile[] => {
    const start = joker === 'on' ? takeJoker(from, held) : { from, held };
    const rest = [...start.from];
    const tiles = [...start.held];
    while (tiles.length < size && rest.length > 0)
      tiles.push(rest.splice(random(draws++, rest.length), 1)[0] as Tile);
    return tiles;
  };
  let tiles = fill(bag, kept);
  let redraws = 0;
  for (; !meetsMinimum(tiles, minimum, tables); redraws++) tiles = fill(all, []);
  return { tiles: sortTiles(tiles, tables), draws, redraws };
}

/** One blank lies on the rack, and no other is drawn. */
function takeJoker(
  from: readonly Tile[],
  held: readonly Tile[],
): { readonly from: readonly Tile[]; readonly held: readonly Tile[] } {
  const lettered = from.filter((tile) => tile !== BLANK);
  const needsJoker = !held.includes(BLANK) && from.includes(BLANK);
  return { from: lettered, held: needsJoker ? [BLANK, ...held] : held };
}

const withOneBlank = (tiles: readonly Tile[]): readonly Tile[] => {
  const lettered = tiles.filter((tile) => tile !== BLANK);
  return lettered.length === tiles.length ? tiles : [BLANK, ...lettered];
};
