/** What was found in a round, without names: how many got the most points, how many the next most, and so on. */

export interface Find {
  readonly points: number;
  readonly count: number;
}

/** How far down it is told: a hall wants the top and what came close. */
const MOST = 5;

/** Made once for a list of points: all who watch see the same. */
const known = new WeakMap<readonly number[], readonly Find[]>();

export function findsOf(points: readonly number[]): readonly Find[] {
  const found = known.get(points) ?? counted(points);
  known.set(points, found);
  return found;
}

function counted(points: readonly number[]): readonly Find[] {
  const counts = new Map<number, number>();
  for (const each of points) if (each > 0) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => b - a)
    .slice(0, MOST)
    .map(([each, count]) => ({ points: each, count }));
}
