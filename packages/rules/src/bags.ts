/** The bag, or two or three of them: filling, drawing and giving back. A bag has no order, only contents (RULES 4.1). */
import { BLANK, type Tile } from '@taht/letters';
import type { Ruleset } from './ruleset.ts';
import { allTiles, sortTiles, type TileSet, type TileTables } from './tileset.ts';

export type Bags = readonly (readonly Tile[])[];

/** Signs go with the consonants; blanks one to each bag, or to a third (RULES 11.5). */
export function fillBags({ bags: rule }: Ruleset, set: TileSet, tables: TileTables): Bags {
  const tiles = allTiles(set);
  if (rule.split === 'none') return [tiles];
  const blanks = tiles.filter((tile) => tile === BLANK);
  const vowels = tiles.filter((tile) => tables.vowels.has(tile));
  const consonants = tiles.filter((tile) => tile !== BLANK && !tables.vowels.has(tile));
  if (rule.blanks === 'third') return [vowels, consonants, blanks];
  const half = Math.ceil(blanks.length / 2);
  return [
    [...blanks.slice(0, half), ...vowels],
    [...blanks.slice(half), ...consonants],
  ];
}

export const bagTotal = (bags: Bags): number => bags.reduce((sum, bag) => sum + bag.length, 0);

/** Takes the tiles out, the first `counts[0]` from the first bag and so on; throws if one is not there. */
export function takeFromBags(bags: Bags, counts: readonly number[], tiles: readonly Tile[]): Bags {
  if (counts.length !== bags.length || counts.reduce((a, b) => a + b, 0) !== tiles.length)
    throw new Error('the counts do not fit the tiles drawn');
  let from = 0;
  return bags.map((bag, i) => {
    const count = counts[i] as number;
    const taken = tiles.slice(from, from + count);
    from += count;
    return removeTiles(bag, taken);
  });
}

export function returnToBags(
  bags: Bags,
  rule: Ruleset['bags'],
  tiles: readonly Tile[],
  tables: TileTables,
): Bags {
  const full: Tile[][] = bags.map((bag) => [...bag]);
  for (const tile of tiles) full[bagFor(full, rule, tile, tables)]?.push(tile);
  return full.map((bag, i) => (bag.length === bags[i]?.length ? bag : sortTiles(bag, tables)));
}

/** A blank goes back to the bag that has fewer of them, the vowels' first. */
function bagFor(bags: Bags, rule: Ruleset['bags'], tile: Tile, tables: TileTables): number {
  if (rule.split === 'none') return 0;
  if (tile !== BLANK) return tables.vowels.has(tile) ? 0 : 1;
  if (rule.blanks === 'third') return 2;
  const blanksIn = (bag: number): number => bags[bag]?.filter((t) => t === BLANK).length ?? 0;
  return blanksIn(0) <= blanksIn(1) ? 0 : 1;
}

/** The counts for a seat that does not choose: each tile from the bag that holds most, the first of equals. */
export function automaticCounts(bags: Bags, count: number): number[] {
  const left = bags.map((bag) => bag.length);
  const counts = bags.map(() => 0);
  for (let i = 0; i < count; i++) {
    const fullest = left.indexOf(Math.max(...left));
    left[fullest] = (left[fullest] as number) - 1;
    counts[fullest] = (counts[fullest] as number) + 1;
  }
  return counts;
}

/** There is something to choose where two bags hold tiles and not all of them are drawn. */
export const isChoice = (bags: Bags, count: number): boolean =>
  bags.filter((bag) => bag.length > 0).length > 1 && count < bagTotal(bags);

/** Throws if a tile is not there: tiles are never made up. */
export function removeTiles(from: readonly Tile[], tiles: readonly Tile[]): Tile[] {
  const rest = [...from];
  for (const tile of tiles) if (!takeTile(rest, tile)) throw new Error(`no tile ${tile} to take`);
  return rest;
}

/** The first tile that is not there, each counted once. */
export function missingTile(from: readonly Tile[], tiles: readonly Tile[]): Tile | undefined {
  const rest = [...from];
  return tiles.find((tile) => !takeTile(rest, tile));
}

/** Takes one of these tiles out of the list, and says whether there was one. */
export function takeTile<T extends string>(from: T[], tile: T): boolean {
  const at = from.indexOf(tile);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}
