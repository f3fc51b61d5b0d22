/** The stages of a tournament as they come to be played. */
import type { Stage } from './rules.ts';
import type { Tournament } from './state.ts';

/** One table has nobody to send on: it is the final, and what was planned after it is not played. */
export function planOf({ plan, stages }: Pick<Tournament, 'plan' | 'stages'>): readonly Stage[] {
  const later = plan.slice(stages.length);
  const present = plan[stages.length - 1];
  const final = later.at(-1);
  const isFinal =
    stages.at(-1)?.rounds.at(-1)?.tables.length === 1 &&
    later.every(({ field }) => field.kind === 'table-winners');
  if (present === undefined || final === undefined || !isFinal) return plan;
  return [...plan.slice(0, stages.length - 1), { ...present, name: final.name }];
}
