/** Where games, word lists and sources are kept: `--data`, or `TAHT_DATA`, or `data` in the current folder. */
import { join, resolve } from 'node:path';

export function dataFolder(
  option: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): string {
  return resolve(cwd, option ?? (env.TAHT_DATA || 'data'));
}

export const gamesFolder = (data: string): string => join(data, 'games');

/** Score sheets of games on a real board. */
export const scoreSheetsFolder = (data: string): string => join(data, 'sheets');
