/** How many random games, records or commands a test tries: a twentieth in the daily run, all in the long one. */
import process from 'node:process';

export const isLong = process.env.TAHT_LONG === '1';

export const count = (full: number): number => (isLong ? full : Math.max(1, Math.ceil(full / 20)));

export const seed = (): number => Number(process.env.TAHT_SEED ?? 20261115);
