/** What a match comes to: shares of the wins and leads by pairs, with their standard errors. */
import { type Estimate, Tally } from '@taht/search';
import type { GameFault } from './side.ts';

/** One finished game of two players, the first of them A. */
export interface MatchGame {
  readonly pair: number;
  /** Who began: the first player or the second. */
  readonly began: 0 | 1;
  /** By player. */
  readonly scores: readonly [number, number];
  readonly fault: { readonly player: 0 | 1; readonly fault: GameFault } | null;
}

export interface MatchScore {
  /** Whole ones; a game without its twin counts among the games only. */
  readonly pairs: number;
  readonly games: number;
  /** By player. */
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** Of the first player, from 0 to 1, a draw being half a win. */
  readonly share: Estimate;
  /** By how many points the first player was ahead, in pairs that both games were played to the end. */
  readonly lead: Estimate;
  /** Games lost by a fault, by player. */
  readonly faults: readonly [number, number];
}

/** 1, 0 or a half for the first player; whoever is at fault has lost. */
function shareOf({ scores: [own, other], fault }: MatchGame): number {
  if (fault !== null) return fault.player === 0 ? 0 : 1;
  return own > other ? 1 : own === other ? 0.5 : 0;
}

export function scoreOf(games: readonly MatchGame[]): MatchScore {
  const count = (is: (game: MatchGame) => boolean): number => games.filter(is).length;
  const share = new Tally();
  const lead = new Tally();
  const pairs = Map.groupBy(games, ({ pair }) => pair);
  let whole = 0;
  for (const [one, other] of pairs.values()) {
    if (one === undefined || other === undefined) continue;
    whole++;
    share.add((shareOf(one) + shareOf(other)) / 2);
    if (one.fault === null && other.fault === null) lead.add((leadOf(one) + leadOf(other)) / 2);
  }
  return {
    pairs: whole,
    games: games.length,
    wins: [count((game) => shareOf(game) === 1), count((game) => shareOf(game) === 0)],
    draws: count((game) => shareOf(game) === 0.5),
    share: share.estimate,
    lead: lead.estimate,
    faults: [count(({ fault }) => fault?.player === 0), count(({ fault }) => fault?.player === 1)],
  };
}

const leadOf = ({ scores: [own, other] }: MatchGame): number => own - other;
