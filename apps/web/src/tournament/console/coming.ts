/** Who comes to a stage that is to begin, as far as the console can tell beforehand. */
import type { Outlook, Stage, StageView, TournamentView } from '@taht/tournament';
import { isToPlay } from './tables/seating.ts';

export type Rest = Extract<Stage['format'], { readonly kind: 'tables' }>['rest'];

export function playersFor(
  { players }: Pick<TournamentView, 'players'>,
  { field }: Pick<Stage, 'field'>,
  outlook: Outlook | null,
  seconds: number,
): number {
  if (outlook !== null) return outlook.winners + seconds;
  const all = players.filter(isToPlay).length;
  return field.kind === 'top' ? Math.min(field.players, all) : all;
}

/** Those of a stage that has begun who play its next round. */
export const playersIn = (
  { players }: Pick<TournamentView, 'players'>,
  { field }: Pick<StageView, 'field'>,
): number =>
  players.filter(
    (entry) =>
      isToPlay(entry) && (field === null || field.some(({ player }) => player === entry.player)),
  ).length;

/** Only five can sit in two ways. */
export const restFor = ({ format }: Pick<Stage, 'format'>, players: number): Rest | null =>
  format.kind === 'tables' && players === 5 ? format.rest : null;

export const withRest = (stages: readonly Stage[], stage: number, rest: Rest): readonly Stage[] =>
  stages.map((each, i) =>
    i === stage - 1 && each.format.kind === 'tables'
      ? { ...each, format: { ...each.format, rest } }
      : each,
  );
