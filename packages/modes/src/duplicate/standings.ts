/** Places by total: whoever has the same shares a place, and the next one is counted on. */
import type { PlayerNumber } from './command.ts';

export interface Standings {
  /** By player, from the first. */
  readonly ranks: readonly number[];
  /** Numbers, the best first, equals by number. */
  readonly order: readonly PlayerNumber[];
}

/** Made once for a list of totals, which never changes: thousands ask for their own place. */
const made = new WeakMap<readonly number[], Standings>();

export function standingsOf(totals: readonly number[]): Standings {
  const known = made.get(totals) ?? rank(totals);
  made.set(totals, known);
  return known;
}

function rank(totals: readonly number[]): Standings {
  const totalOf = (player: number | undefined): number | undefined => totals[player ?? -1];
  const players = totals.map((_, i) => i).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  const ranks = Array<number>(totals.length).fill(0);
  players.forEach((player, place) => {
    const before = players[place - 1];
    const isShared = before !== undefined && totalOf(before) === totalOf(player);
    ranks[player] = isShared ? (ranks[before] ?? 0) : place + 1;
  });
  return { ranks, order: players.map((player) => player + 1) };
}

/** Of the top, to a hundredth; where there is no top yet, nothing. */
export const percentOf = (points: number, top: number): number =>
  top === 0 ? 0 : Math.round((points / top) * 10_000) / 100;
