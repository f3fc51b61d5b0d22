/** What functions for people are handed. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../rooms/clock.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Feature } from '../server/feature.ts';
import type { Store } from '../store/store.ts';
import type { Letters } from './email.ts';
import { FamiliarAddresses } from './familiar-addresses.ts';
import { argonHasher, type Hasher } from './hasher.ts';
import { Limits } from './limits.ts';
import { NobodysTries } from './tries.ts';

export interface PeopleKit {
  readonly store: Pick<Store, 'list'>;
  readonly clock: Clock;
  /** Of 32 bytes, the same in all processes of one server. */
  readonly secret: Uint8Array;
  random(bytes: number): Uint8Array;
  readonly hasher: Hasher;
  readonly limits: Limits;
  readonly familiar: FamiliarAddresses;
  readonly nobodys: NobodysTries;
  /** Who may make a class: any account, or only those who were given the role. */
  readonly teachers: 'accounts' | 'granted';
  /** Null where the server sends none. */
  readonly letters: Letters | null;
  /** All features of the server: they say what has a code, and what is stored of a person. */
  features(): readonly Feature[];
}

export interface PeoplePorts extends PeopleKit {
  readonly rooms: Pick<
    Rooms,
    'kinds' | 'create' | 'send' | 'sendOrCreate' | 'read' | 'watch' | 'viewFor'
  >;
}

type Needed = Pick<PeopleKit, 'store' | 'clock' | 'secret' | 'features'>;

export const makePeople = (options: Needed & Partial<PeopleKit>): PeopleKit => ({
  teachers: 'accounts',
  letters: null,
  hasher: argonHasher(),
  random: randomBytes,
  limits: new Limits(options.clock, options.secret),
  familiar: new FamiliarAddresses(),
  nobodys: new NobodysTries(),
  ...options,
});
