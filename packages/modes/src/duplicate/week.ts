/** The weeks of the calendar, in UTC: each has one duplicate game, the same for everybody. */

/** A year and a week of ISO 8601, `2026-W47`: as text they are in the order of time. */
export type Week = string;

const DAY_MS = 86_400_000;

export function weekAt(time: number): Week {
  const date = new Date(time);
  const fromMonday = (date.getUTCDay() + 6) % 7;
  // A week belongs to the year of its Thursday.
  const thursday = new Date(time + (3 - fromMonday) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS));
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** How many weeks back a game can be asked for. */
export const WEEKS_BACK = 8;

/** This week and those before it that still have their game, the newest first. */
export const weeksUpTo = (time: number): readonly Week[] =>
  Array.from({ length: WEEKS_BACK + 1 }, (_, i) => weekAt(time - i * 7 * DAY_MS));
