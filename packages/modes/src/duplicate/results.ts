/** What a round brought everybody, and the points on top for a best play that nobody else has found. */
import type { Play } from '@taht/rules';
import type { Entrant } from './command.ts';
import type { JudgedRow, Solo } from './event.ts';
import type { Verdict } from './judge.ts';
import type { DuplicateRules } from './ruleset.ts';
import type { Round } from './state.ts';

/** By player, from the first. */
type Results = Pick<Round, 'points' | 'verdicts'>;

export function resultsOf(players: readonly Entrant[], rows: readonly JudgedRow[]): Results {
  const points = players.map(() => 0);
  const verdicts = players.map((): Verdict | null => null);
  for (const row of rows) {
    points[row.player - 1] = row.points;
    verdicts[row.player - 1] = row.verdict;
  }
  return { points, verdicts };
}

export function soloOf(
  { solo }: Pick<DuplicateRules, 'solo'>,
  best: Play | null,
  { points, verdicts }: Results,
): Solo | null {
  if (best === null || solo.points === 0 || points.length < solo.leastPlayers) return null;
  const isFinder = (each: number, i: number): boolean =>
    each >= best.score && stands(verdicts[i] ?? null);
  const [player, ...others] = points.flatMap((each, i) => (isFinder(each, i) ? [i + 1] : []));
  return player === undefined || others.length > 0 ? null : { player, points: solo.points };
}

const stands = (verdict: Verdict | null): boolean => verdict === 'good' || verdict === 'corrected';
