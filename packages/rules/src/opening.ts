/** Drawing letters for an order, and the least length of the opening word (RULES 3.2, 11.4). */
import type { Tile } from '@taht/letters';
import { isEmpty } from './board.ts';
import type { Seat } from './command.ts';
import type { OpeningTile } from './event.ts';
import type { Game } from './game.ts';
import type { Ruleset } from './ruleset.ts';
import type { TileTables } from './tileset.ts';

export interface OrderDraw {
  readonly rounds: readonly (readonly OpeningTile[])[];
  readonly order: readonly Seat[];
}

export interface OrderRule {
  readonly tie: Ruleset['start']['tie'];
  /** Whether every tie must be settled, or only the one for the first place. */
  readonly settle: 'all' | 'first';
}

/** Beyond this many rounds (a set of equal letters) the seats keep their order. */
const MOST_ROUNDS = 50;

/** Each seat draws a tile; equal letters draw again. `pick` gives a number below the bound. */
export function drawOrder(
  seats: readonly Seat[],
  tiles: readonly Tile[],
  { rank }: TileTables,
  rule: OrderRule,
  pick: (bound: number) => number,
): OrderDraw {
  const rounds: OpeningTile[][] = [];
  let pool = [...tiles];

  const settle = (tied: readonly Seat[]): Seat[] => {
    if (rule.tie === 'redraw-return') pool = [...tiles];
    if (pool.length < tied.length || rounds.length >= MOST_ROUNDS) return [...tied];
    const drawn = tied.map((seat) => ({
      seat,
      tile: pool.splice(pick(pool.length), 1)[0] as Tile,
    }));
    rounds.push(drawn);
    const groups = groupsByRank(drawn, (tile) => rank.get(tile) ?? 0);
    return groups.flatMap((group, i) =>
      group.length > 1 && (rule.settle === 'all' || i === 0) ? settle(group) : group,
    );
  };

  return { order: settle(seats), rounds };
}

function groupsByRank(drawn: readonly OpeningTile[], rankOf: (tile: Tile) => number): Seat[][] {
  const groups = Map.groupBy(drawn, ({ tile }) => rankOf(tile));
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group.map(({ seat }) => seat));
}

/** The order of play from the draw: as drawn, or as seated from the first one on. */
export function orderOfPlay(drawn: readonly Seat[], seating: Ruleset['start']['seating']): Seat[] {
  if (seating === 'by-draw') return [...drawn];
  const first = drawn[0] ?? 0;
  return drawn.map((_, i) => (first + i) % drawn.length);
}

/** The least number of letters for the opening word in this round; below the last named one it falls by one. */
export function openingMinimum({ rules: { opening }, opening: { round } }: Game): number {
  const { minLetters, minTiles } = opening;
  const last = minLetters.at(-1);
  if (last === undefined) return minTiles;
  const now = minLetters[round] ?? last - (round - minLetters.length + 1);
  return Math.max(minTiles, now);
}

/** While a longer opening word is asked for, a turn without one is no pass, whether tiles are exchanged in it or not. */
export const isOpeningHeld = (game: Game): boolean =>
  game.rules.opening.minLetters.length > 0 &&
  isEmpty(game.board) &&
  openingMinimum(game) > game.rules.opening.minTiles;
