/** Figures made out of figures. */
import type { Figures } from '@taht/protocol';
import { numberText } from '../i18n/customs.ts';

/** In the order in which they are shown: what is counted, then what follows from it; null where nothing follows yet. */
export const shownFigures = (figures: Figures) =>
  ({
    games: figures.games,
    wins: figures.wins,
    draws: figures.draws,
    losses: figures.losses,
    winShare: share(figures.wins + figures.draws / 2, figures.games),
    perGame: share(figures.points, figures.games),
    perPlay: share(figures.points, figures.plays),
    bestScore: figures.games === 0 ? null : figures.bestScore,
    bestPlay: figures.plays === 0 ? null : figures.bestPlay,
    bonuses: figures.bonuses,
    bonusesPerGame: share(figures.bonuses, figures.games),
  }) as const;

export type FigureName = keyof ReturnType<typeof shownFigures>;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export function figureText(name: FigureName, value: number | null, language: string): string {
  if (value === null) return '–';
  const style: Intl.NumberFormatOptions =
    name === 'winShare'
      ? { style: 'percent', maximumFractionDigits: 0 }
      : { maximumFractionDigits: 1 };
  return numberText(value, language, style);
}

/** A leaderboard in pages. `from` counts from 0. */
export const PAGE = 50;
export const pageWith = (place: number): number => Math.floor((place - 1) / PAGE) * PAGE;
export const pageOf = (from: string | undefined): number => {
  const wanted = Math.trunc(Number(from ?? 0));
  return wanted > 0 && Number.isSafeInteger(wanted) ? pageWith(wanted + 1) : 0;
};
