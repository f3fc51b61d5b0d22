/** The seed that a word stands for: whoever opens a game with the same word has the same racks. */
import { createHash } from 'node:crypto';

export interface RacksOf {
  readonly edition: string;
  readonly racks?: string;
}

/** Capitals and spaces are as they were typed in the other hall, or not. */
export const seedOfRacks = ({ edition, racks = '' }: RacksOf): string =>
  createHash('sha256')
    .update(`racks ${edition} ${racks.normalize('NFC').toLowerCase().split(/\s+/u).join(' ')}`)
    .digest('hex');
