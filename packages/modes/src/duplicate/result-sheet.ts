/** The full sheet of a duplicate game: who scored what in which round, the best first. */
import { standingsOf } from './standings.ts';
import { type Game, topOf } from './state.ts';
import { leaderOf, type Own, ownOf, type RoundView, viewFor } from './view.ts';

export interface ResultSheet {
  readonly rounds: readonly RoundView[];
  readonly top: number;
  readonly rows: readonly Own[];
  /** Each hall's players and the mean of their totals, in the order of the halls' first players. */
  readonly halls: readonly HallSum[];
}

export interface HallSum {
  readonly hall: string;
  readonly players: number;
  readonly mean: number;
}

export const resultSheetOf = (game: Game): ResultSheet => ({
  rounds: viewFor(game, { kind: 'spectator' }).rounds,
  top: topOf(game),
  rows: standingsOf(game.totals).order.map((player) => ownOf(game, player)),
  halls: hallsOf(game),
});

function hallsOf(game: Game): HallSum[] {
  const halls = new Map<string, number[]>();
  game.players.forEach(({ hall }, i) => {
    halls.set(hall, [...(halls.get(hall) ?? []), leaderOf(game, i + 1).total]);
  });
  return [...halls].map(([hall, totals]) => ({
    hall,
    players: totals.length,
    mean: Math.round((totals.reduce((a, b) => a + b, 0) / totals.length) * 100) / 100,
  }));
}
