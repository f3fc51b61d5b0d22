/** Makes the kit that all functions for people share. */
import { randomBytes } from 'node:crypto';
import { argonHasher } from './hasher.ts';
import { Limits } from './limits.ts';
import type { PeopleKit } from './ports.ts';

type Needed = Pick<PeopleKit, 'store' | 'clock' | 'secret' | 'features'>;

export const makePeople = (options: Needed & Partial<PeopleKit>): PeopleKit => ({
  teachers: 'accounts',
  letters: null,
  hasher: argonHasher(),
  random: randomBytes,
  limits: new Limits(options.clock),
  ...options,
});
