/** The puzzle of a day, and what this device remembers of it. */
import { dateOf } from '../i18n/dates.ts';

export const TRIES = 3;

export interface PuzzleState {
  /** Points of each try. */
  readonly tries: readonly number[];
  /** Steps of the hint that were asked for. */
  readonly hints: number;
  readonly isSolved: boolean;
}

export const FRESH: PuzzleState = { tries: [], hints: 0, isSolved: false };

export const isDone = ({ tries, isSolved }: PuzzleState): boolean =>
  isSolved || tries.length >= TRIES;

export const withTry = (state: PuzzleState, score: number, best: number): PuzzleState => ({
  ...state,
  tries: [...state.tries, score],
  isSolved: score >= best,
});

/** What is kept may have been written by anybody. */
export function readState(value: Partial<PuzzleState>): PuzzleState {
  const tries = Array.isArray(value.tries)
    ? value.tries.filter((each) => Number.isInteger(each)).slice(0, TRIES)
    : [];
  const hints = Number.isInteger(value.hints) ? Number(value.hints) : 0;
  return { tries, hints, isSolved: value.isSolved === true };
}

/** Undefined for what is no day, or none that has come. */
export function parseDay(text: string, today: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? [];
  if (year === undefined || text > today || text < FIRST_DAY) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return dateOf(date.getTime()) === text ? text : undefined;
}

const FIRST_DAY = '2026-01-01';

/** Each day another, each year another. */
export const seedOf = (day: string): number => Number(day.replaceAll('-', ''));

export function daysBefore(today: string, count: number): readonly string[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, i) =>
    dateOf(new Date(year, month - 1, day - i - 1).getTime()),
  );
}

/** The days of the week that a day is in, from Monday to Sunday. */
export function weekOf(today: string): readonly string[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const monday = day - ((new Date(year, month - 1, day).getDay() + 6) % 7);
  return Array.from({ length: 7 }, (_, i) =>
    dateOf(new Date(year, month - 1, monday + i).getTime()),
  );
}

/** Days in a row that were solved up to today; a day that is not yet done breaks nothing. */
export function streakOf(today: string, isSolved: (day: string) => boolean): number {
  const before = daysBefore(today, 400);
  const broken = before.findIndex((day) => !isSolved(day));
  return (isSolved(today) ? 1 : 0) + (broken < 0 ? before.length : broken);
}

/** A line of marks for each try, as far as it came; nothing that would tell the play. */
export function shareMarks({ tries, hints }: PuzzleState, best: number): string {
  const marks = tries.map((score) => {
    const full = Math.max(0, Math.min(5, Math.floor((5 * score) / best)));
    return `${'★'.repeat(full)}${'☆'.repeat(5 - full)} ${Math.round((100 * score) / best)} %`;
  });
  return [...marks, ...(hints === 0 ? [] : [`💡 ${hints}`])].join('\n');
}

/** How much of the hint there is: where, how long, which tiles. */
export const HINTS = ['where', 'length', 'letters'] as const;
