/** Which position is today's: another one each day, and another after each game that was begun here today. */
import { dateOf } from '../i18n/dates.ts';
import { readStoredObject, writeStored } from '../preferences/stored.ts';

const files = import.meta.glob<readonly string[]>('./positions/*.json', { import: 'default' });
/** Of each edition; written by scripts/make-positions.ts. */
const FILES = 2;

interface Begun {
  readonly day: string;
  readonly games: number;
}

const begunToday = (today: string): number => {
  const { day, games } = readStoredObject<Begun>('home', { day: '', games: 0 });
  return day === today && Number.isInteger(games) ? games : 0;
};

/** Whoever comes back finds another position. */
export function countBegun(now: number): void {
  const day = dateOf(now);
  writeStored('home', { day, games: begunToday(day) + 1 } satisfies Begun);
}

const DAY = 86_400_000;

export async function textOfToday(edition: string, now: number): Promise<string> {
  const today = dateOf(now);
  const turn = Date.parse(today) / DAY + begunToday(today);
  const load = files[`./positions/${edition}-${turn % FILES}.json`];
  const lines = (await load?.()) ?? [];
  return lines[Math.floor(turn / FILES) % lines.length] ?? '';
}
