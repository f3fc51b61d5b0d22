/** How far a pupil has come with a task, as this device knows it. */

import { duplicate } from '@taht/modes';
import { CLASS_LIMITS, type ClassTask, type TaskReport } from '@taht/protocol';
import { botNamed } from '@taht/search';
import { weeklyResult } from '../duplicate/weekly/weekly-result.ts';
import { dateOf } from '../i18n/dates.ts';
import type { SavedGame } from '../local-games/message.ts';
import { daysBefore } from '../puzzle/puzzle-day.ts';
import { stateOf } from '../puzzle/puzzle-state.ts';

export type Done = Pick<TaskReport, 'done' | 'percent'>;

/** No class is kept for longer. */
const MOST_DAYS = CLASS_LIMITS.days;

/** The week whose game a task is about: the one in which it was given. */
export const weekOfTask = ({ from }: Pick<ClassTask, 'from'>): string => duplicate.weekAt(from);

export function doneHere(task: ClassTask, games: readonly SavedGame[], now: number): Done {
  switch (task.kind) {
    case 'puzzles':
      return { done: puzzlesSolved(task, now), percent: null };
    case 'games':
      return { done: gamesPlayed(task, games), percent: null };
    case 'weekly': {
      const { isOver, percent } = weeklyResult(task.edition, weekOfTask(task));
      return isOver ? { done: 1, percent } : { done: 0, percent: null };
    }
  }
}

/** Puzzles of the days from the one on which the task was given. */
function puzzlesSolved({ edition, from, count }: ClassTask, now: number): number {
  const first = dateOf(from);
  const days = [dateOf(now), ...daysBefore(dateOf(now), MOST_DAYS)].filter((day) => day >= first);
  return Math.min(count, days.filter((day) => stateOf(edition, day).isSolved).length);
}

/** Games against the computer that were begun and finished since. */
const gamesPlayed = ({ edition, from, count }: ClassTask, games: readonly SavedGame[]): number =>
  Math.min(
    count,
    games.filter(
      (game) =>
        game.isOver &&
        game.edition === edition &&
        (game.at ?? 0) >= from &&
        game.players.some(({ id }) => botNamed(id) !== undefined),
    ).length,
  );
