/** Tasks and what has been done of them, in words. */
import type { ClassTask, TaskKind, TaskProgress } from '@taht/protocol';
import { dayText } from '../i18n/dates.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Done } from './task-progress.ts';

export const taskText = ({ kind, count }: Pick<ClassTask, 'kind' | 'count'>, { t }: Texts) =>
  t(`homework.task.${kind}`, { count });

export const untilText = ({ due }: Pick<ClassTask, 'due'>, { t, language }: Texts) =>
  t('homework.until', { day: dayText(due, language) });

export function doneText(
  { count, kind }: Pick<ClassTask, 'kind' | 'count'>,
  { done, percent }: Done,
  { t }: Texts,
): string {
  if (done < count) return kind === 'weekly' ? '–' : t('homework.done-of', { done, count });
  return percent === null ? t('homework.done') : t('homework.percent', { percent });
}

export const isDone = ({ count }: Pick<ClassTask, 'count'>, { done }: Done): boolean =>
  done >= count;

/** Where one begins. */
export const TASK_ADDRESS: Readonly<Record<TaskKind, string>> = {
  puzzles: '/puzzle',
  games: '/',
  weekly: '/weekly',
};

const NOTHING: Done = { done: 0, percent: null };

export const progressOf = (
  { id }: Pick<ClassTask, 'id'>,
  person: string,
  progress: readonly TaskProgress[],
): Done => progress.find((each) => each.task === id && each.person === person) ?? NOTHING;
