/** Days and times as people read them, and as the fields of a form hold them. */
import { momentText } from './customs.ts';

const DAY = 86_400_000;

export const dayText = (at: number, language: string): string =>
  momentText(at, language, { dateStyle: 'medium' });

/** For paper that is kept. */
export const longDayText = (at: number, language: string): string =>
  momentText(at, language, { dateStyle: 'long' });

export const dayTimeText = (at: number, language: string): string =>
  momentText(at, language, { dateStyle: 'medium', timeStyle: 'short' });

export const timeText = (at: number, language: string): string =>
  momentText(at, language, { timeStyle: 'short' });

const two = (n: number): string => String(n).padStart(2, '0');

/** Minutes after midnight as a field for a time holds them. */
export const clockOf = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Null for what is no time of day. */
export function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/u.exec(clock) ?? [];
  const sum = Number(hours) * 60 + Number(minutes);
  return Number(hours) < 24 && Number(minutes) < 60 ? sum : null;
}

/** The day in this device's time zone, as a field for a date holds it. */
export function dateOf(at: number): string {
  const day = new Date(at);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The last moment of that day here; null for what is no day. */
export function endOfDate(date: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(date) ?? [];
  if (year === undefined) return null;
  const end = new Date(Number(year), Number(month) - 1, Number(day), 23, 59, 59, 999);
  return dateOf(end.getTime()) === date ? end.getTime() : null;
}

/** A class is kept until the school year ends, unless its teacher says otherwise: the last of July to come, but a month at least. */
export function endOfSchoolYear(now: number): string {
  const year = new Date(now).getFullYear();
  const isNear = new Date(year, 6, 31).getTime() - now < 30 * DAY;
  return `${year + (isNear ? 1 : 0)}-07-31`;
}
