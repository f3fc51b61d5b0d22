/** How many random games, records or commands a test tries: all in the long run, else a twentieth or what the test names. */
import process from 'node:process';

export const isLong = process.env.TAHT_LONG === '1';

export const count = (full: number, daily = Math.max(1, Math.ceil(full / 20))): number =>
  isLong ? full : daily;

export const seed = (): number => Number(process.env.TAHT_SEED ?? 20261115);
