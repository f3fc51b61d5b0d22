/** Schools by the sum of their best players, and teams likewise. */
import type { PlayerNumber } from '../command.ts';
import { entryOf, roundsOf, type Tournament } from '../state.ts';
import { MEASURES } from './ladder.ts';
import { rankable } from './standing.ts';

export interface SchoolStanding {
  readonly school: string;
  readonly place: number;
  readonly points: number;
  /** Those who count, the best first. */
  readonly players: readonly PlayerNumber[];
}

export function schoolsOf(
  state: Tournament,
  by: 'school' | 'team' = 'school',
): readonly SchoolStanding[] {
  const { best, by: rung } = state.setup.rules.schools;
  const all = rankable(state, roundsOf(state));
  const numbers = state.players.map((_, i) => i + 1);
  const values = MEASURES[rung](numbers, all) ?? [];
  const members = Map.groupBy(numbers, (player) => entryOf(state, player)?.person[by] ?? '');
  members.delete('');
  const sums = [...members]
    .map(([school, players]) => {
      const counting = players
        .toSorted((a, b) => (values[b - 1] ?? 0) - (values[a - 1] ?? 0))
        .slice(0, best);
      const points = counting.reduce((sum, player) => sum + (values[player - 1] ?? 0), 0);
      return { school, points, players: counting };
    })
    .sort((a, b) => b.points - a.points);
  return sums.map((each) => ({
    ...each,
    place: 1 + sums.filter(({ points }) => points > each.points).length,
  }));
}
