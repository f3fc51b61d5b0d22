/** What is asked of each player's result. */
import type { TournamentView } from '@taht/tournament';
import type { Column } from './draft.ts';

export const columnsOf = (hasBefore: boolean): readonly Column[] =>
  hasBefore ? ['before', 'score'] : ['score'];

/** What was deducted is asked for where it decides something. */
export const asksBefore = ({ head }: Pick<TournamentView, 'head'>, stage: number): boolean =>
  [head.rules.tableLadder, head.plan[stage - 1]?.ladder ?? []].some((rungs) =>
    rungs.includes('before-deductions'),
  );
