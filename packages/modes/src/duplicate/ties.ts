/** The stated order of plays of the same score: by the ruleset's own rules first, then by square, line and letters. */
import type { Letter } from '@taht/letters';
import type { PlacedTile, Play, TileTables } from '@taht/rules';
import type { TieRule } from './ruleset.ts';

type Order = (a: Play, b: Play) => number;

const blanksOf = ({ tiles }: Play): number => tiles.filter(({ blank }) => blank).length;
const isAcross = ({ direction }: Play): number => (direction === 'across' ? 0 : 1);
const startOf = ({ words }: Play): number => words[0]?.start ?? 0;

const ORDERS: Readonly<Record<TieRule, Order>> = {
  'fewest-blanks': (a, b) => blanksOf(a) - blanksOf(b),
  'fewest-tiles': (a, b) => a.tiles.length - b.tiles.length,
  'most-tiles': (a, b) => b.tiles.length - a.tiles.length,
  'across-first': (a, b) => isAcross(a) - isAcross(b),
};

/** The plays in the order in which they would be chosen for the board. */
export function orderTies(
  plays: readonly Play[],
  rules: readonly TieRule[],
  tables: TileTables,
): Play[] {
  const orders = [
    ...rules.map((rule) => ORDERS[rule]),
    (a: Play, b: Play) => startOf(a) - startOf(b),
    ORDERS['across-first'],
    byLetters(tables),
  ];
  return plays.toSorted((a, b) => orders.reduce((found, order) => found || order(a, b), 0));
}

/** Tile by tile: the earlier square, the earlier letter, the lettered tile before the blank. */
function byLetters({ rank }: TileTables): Order {
  const rankOf = (letter: Letter): number => rank.get(letter) ?? 0;
  const compare = (a: PlacedTile, b: PlacedTile): number =>
    a.square - b.square || rankOf(a.letter) - rankOf(b.letter) || Number(a.blank) - Number(b.blank);
  return (a, b) =>
    a.tiles.reduce((found, tile, i) => {
      const other = b.tiles[i];
      return found || (other === undefined ? 1 : compare(tile, other));
    }, 0) || a.tiles.length - b.tiles.length;
}
