/** SQLite's errors about the disk as values; all others are bugs. */
import type { StoreFailure } from '../store.ts';

const MISREAD = 1;
const CORRUPT = 11;
/** SQLite's code for a file that is no database. */
const NOT_A_DATABASE = 26;

const REASONS: Readonly<Record<number, StoreFailure['reason']>> = {
  5: 'io', // busy
  8: 'io', // read-only
  10: 'io',
  [CORRUPT]: 'io',
  13: 'disk-full',
  14: 'io', // cannot open
};

/** Rethrows a bug. */
export function sqliteFailure(error: unknown): StoreFailure {
  const reason = REASONS[primaryCode(error)];
  if (reason === undefined) throw error;
  return { code: 'store-failed', reason, detail: (error as Error).message };
}

export const isNotADatabase = (error: unknown): boolean => primaryCode(error) === NOT_A_DATABASE;

export const isCorrupt = (error: unknown): boolean => primaryCode(error) === CORRUPT;

/** Statements that a store of ours always takes were refused: its tables are not what its head says. */
export const isMisread = (error: unknown): boolean => primaryCode(error) === MISREAD;

/** The extended code says more in its upper bytes. */
const primaryCode = (error: unknown): number =>
  ((error as { errcode?: number }).errcode ?? 0) & 0xff;
