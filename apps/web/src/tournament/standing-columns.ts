/** What a table of standings shows of a ladder: the rungs that have a figure. */
import {
  FIGURES,
  type FigureRung,
  hasFigure,
  type Line,
  type Rung,
  type Standing,
  type TournamentView,
} from '@taht/tournament';
import { numberText } from '../i18n/customs.ts';

/** The ladder of the stage that was begun last. */
export const ladderOf = ({ head, stages }: Pick<TournamentView, 'head' | 'stages'>) =>
  head.plan[Math.max(0, stages.length - 1)]?.ladder ?? [];

export const columnsOf = (ladder: readonly Rung[]): readonly FigureRung[] =>
  ladder.filter(hasFigure);

/** A dash for what is not known. */
export function figureText(language: string, line: Line, rung: FigureRung): string {
  const figure = FIGURES[rung](line);
  return figure === null ? '–' : numberText(figure, language, { maximumFractionDigits: 2 });
}

/** The last stage that a player took part in, from 1. */
export const stageReached = (
  { stages }: Pick<TournamentView, 'stages'>,
  { player }: Pick<Standing, 'player'>,
): number =>
  stages.findLastIndex(({ field }) => field?.some((each) => each.player === player) ?? true) + 1;
