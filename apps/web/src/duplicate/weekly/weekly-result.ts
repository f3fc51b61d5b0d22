/** What somebody found in the duplicate games of the weeks, as this device remembers it. */
import { readStoredObject, writeStored } from '../../preferences/stored.ts';

export interface WeeklyResult {
  readonly isOver: boolean;
  /** Of what there was to be found in all rounds so far. */
  readonly percent: number;
}

const NOTHING: WeeklyResult = { isOver: false, percent: 0 };

const nameOf = (edition: string, week: string): string => `weekly.${edition}.${week}`;

/** What is stored may have been written by anybody. */
export function weeklyResult(edition: string, week: string): WeeklyResult {
  const { isOver, percent } = readStoredObject<Partial<WeeklyResult>>(
    nameOf(edition, week),
    NOTHING,
  );
  const isPercent = Number.isInteger(percent) && Number(percent) >= 0 && Number(percent) <= 100;
  return { isOver: isOver === true, percent: isPercent ? Number(percent) : 0 };
}

/** Once it is over it stays as it was, however often it is played again. */
export function storeWeekly(edition: string, week: string, result: WeeklyResult): void {
  if (!weeklyResult(edition, week).isOver) writeStored(nameOf(edition, week), result);
}
