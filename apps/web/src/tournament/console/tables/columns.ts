/** What is asked of each player's result. */
import {
  missingBefore,
  type PlayerNumber,
  type SeatScore,
  type TournamentView,
} from '@taht/tournament';
import { type Column, type ResultDraft, sheetOf } from './result-draft.ts';

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
  draft: ResultDraft,
  seats: readonly PlayerNumber[],
): readonly PlayerNumber[] {
  const sheet = asksBefore(view, stage) ? sheetOf(draft, seats) : null;
  return sheet?.ok === true ? missingBefore(sheet.value.scores) : [];
}

/**
 * Of a result that stands: those with equal totals here, and those who are equal with somebody at another table.
 * In the stage that is played; what was decided before stays so.
 */
export function awaitedAt(
  view: Pick<TournamentView, 'head' | 'stages' | 'waiting'>,
  stage: number,
  scores: readonly SeatScore[],
): readonly PlayerNumber[] {
  if (stage !== view.stages.length || !asksBefore(view, stage)) return [];
  const here = missingBefore(scores);
  return scores
    .filter(
      ({ player, score, before }) =>
        here.includes(player) ||
        (score !== null && before === null && view.waiting.includes(player)),
    )
    .map(({ player }) => player);
}
