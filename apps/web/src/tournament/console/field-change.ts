/** What a correction that comes too late means for a stage that has begun. */

import type { Texts } from '@taht/phrasing';
import type { FieldChange, Recent, TournamentView } from '@taht/tournament';
import { namesText } from '../tournament-texts.ts';

const WAYS = ['comes', 'goes', 'tied'] as const;

export const changeText = (texts: Texts, view: TournamentView, change: FieldChange): string =>
  WAYS.filter((way) => change[way].length > 0)
    .map((way) =>
      texts.t(`console.change.${way}`, { players: namesText(texts, view, change[way]) }),
    )
    .join(' ');

/** Whether those who should play can take the seats of those who should not: nobody of them has played. */
export function canExchange(
  { stages }: Pick<TournamentView, 'stages'>,
  { stage, comes, goes, tied }: FieldChange,
): boolean {
  const [first, ...others] = stages[stage - 1]?.rounds ?? [];
  const isFree = (first?.tables ?? []).every(
    ({ state, seats, own }) =>
      !seats.some((player) => goes.includes(player)) ||
      (state === 'open' && (own?.game == null || own.game.state === 'over')),
  );
  const isEven = comes.length > 0 && comes.length === goes.length && tied.length === 0;
  return isEven && others.length === 0 && isFree;
}

/** What has to be undone for a stage to begin anew, the last first; null once something was played in it. */
export function undoingOf(
  { stages, recent }: Pick<TournamentView, 'stages' | 'recent'>,
  stage: number,
): readonly Recent[] | null {
  const tables = stages[stage - 1]?.rounds.flatMap((round) => round.tables) ?? [];
  const steps = recent.filter(({ place }) => place?.stage === stage);
  const isWhole = steps.some(({ kind }) => kind === 'stage-begun');
  return isWhole && tables.every(({ state }) => state === 'open') ? steps : null;
}
