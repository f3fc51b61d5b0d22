/** What is asked of each player's result. */
import { missingBefore, type PlayerNumber, type TournamentView } from '@taht/tournament';
import { type Column, type Draft, sheetOf } from './draft.ts';

export const columnsOf = (hasBefore: boolean): readonly Column[] =>
  hasBefore ? ['before', 'score'] : ['score'];

/** What was deducted is asked for where it decides something. */
export const asksBefore = ({ head }: Pick<TournamentView, 'head'>, stage: number): boolean =>
  [head.rules.tableLadder, head.plan[stage - 1]?.ladder ?? []].some((rungs) =>
    rungs.includes('before-deductions'),
  );

/** Of those with equal totals in what is typed so far, whose score before deductions is not: it decides between them. */
export function askedBefore(
  view: Pick<TournamentView, 'head'>,
  stage: number,
  draft: Draft,
  seats: readonly PlayerNumber[],
): readonly PlayerNumber[] {
  const sheet = asksBefore(view, stage) ? sheetOf(draft, seats) : null;
  return sheet?.ok === true ? missingBefore(sheet.value.scores) : [];
}
