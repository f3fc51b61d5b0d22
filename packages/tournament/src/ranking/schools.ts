/** Schools by the sum of their best players, and teams likewise; a school of which nobody came is none here. */
import type { PlayerNumber } from '../command.ts';
import { entryOf, roundsOf, type Tournament } from '../state.ts';
import { MEASURES } from './ladder.ts';
import { countsIn, rankable } from './standing.ts';

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
  const numbers = state.players.map((_, i) => i + 1).filter(countsIn(state));
  const measured = MEASURES[rung](numbers, all) ?? [];
  const values = new Map(numbers.map((player, i) => [player, measured[i] ?? 0]));
  const worthOf = (player: PlayerNumber): number => values.get(player) ?? 0;
  const members = Map.groupBy(numbers, (player) => entryOf(state, player)?.person[by] ?? '');
  members.delete('');
  const sums = [...members]
    .map(([school, players]) => {
      const counting = players.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, best);
      const points = counting.reduce((sum, player) => sum + worthOf(player), 0);
      return { school, points, players: counting };
    })
    .sort((a, b) => b.points - a.points);
  return sums.map((each) => ({
    ...each,
    place: 1 + sums.filter(({ points }) => points > each.points).length,
  }));
}
