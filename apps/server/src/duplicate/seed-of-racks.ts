/** The seed that a word stands for: whoever opens a game with the same word has the same racks. */
import { createHash, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

export interface RacksOf {
  readonly edition: string;
  readonly racks?: string;
}

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
  readonly maxmem: number;
}

const derive: (word: string, salt: string, bytes: number, cost: Cost) => Promise<Buffer> =
  promisify(scrypt);

/** 64 MB and a good part of a second for each word that is tried: its hash is public before the first rack. */
const COST: Cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 };

/** Capitals and spaces are as they were typed in the other hall, or not. */
export async function seedOfRacks({ edition, racks = '' }: RacksOf): Promise<string> {
  const word = racks.normalize('NFC').toLowerCase().split(/\s+/u).join(' ');
  return (await derive(word, `taht racks ${edition}`, 32, COST)).toString('hex');
}

/** Everybody may know it: the game of a week is played alone. */
export const seedOfWeek = (edition: string, week: string): string =>
  createHash('sha256').update(`racks ${edition} week ${week.toLowerCase()}`).digest('hex');
