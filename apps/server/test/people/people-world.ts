/** Rooms with people in them over a store in memory, on a clock that is moved by hand. */
import type { PersonView } from '@taht/protocol';
import { makeRng } from '@taht/testkit';
import { classesFeature } from '../../src/classes/feature.ts';
import { draftSyncFeature } from '../../src/draft-sync/feature.ts';
import { beginModeration } from '../../src/moderation/administrators.ts';
import { moderationFeature } from '../../src/moderation/feature.ts';
import { channelsFrom } from '../../src/notices/channels.ts';
import { noticesFeature } from '../../src/notices/feature.ts';
import { makeAccount } from '../../src/people/accounts.ts';
import { peopleFeature } from '../../src/people/feature.ts';
import { type Arrived, arrive, type From } from '../../src/people/guests.ts';
import { argonHasher } from '../../src/people/hasher.ts';
import { personKind } from '../../src/people/person/person-kind.ts';
import type { Person } from '../../src/people/person/state.ts';
import type { PeoplePorts } from '../../src/people/ports.ts';
import { makePeople } from '../../src/people/ports.ts';
import { ratingsFeature } from '../../src/ratings/feature.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import type { Feature } from '../../src/server/feature.ts';
import { fromFeatures } from '../../src/server/features.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';

const SECRET = new Uint8Array(32).fill(7);
export const HERE: From = { address: '192.168.1.20', label: 'Firefox, Linux' };
export const PASSWORD = 'a horse on the meadow';

const HOURS = 6 * 3_600_000;

/** Weak on purpose: many are made, and none is worth stealing. */
const hasher = argonHasher({ memoryCost: 64, timeCost: 1 });

export interface PeopleWorld {
  readonly memory: Memory;
  readonly clock: FakeClock;
  readonly rooms: Rooms;
  readonly people: PeoplePorts;
  readonly features: readonly Feature[];
}

export async function openPeople(
  memory = new Memory(),
  clock = new FakeClock(1_794_000_000_000),
  options: Partial<PeoplePorts> = {},
): Promise<PeopleWorld> {
  const store = memoryStore(memory);
  const rng = makeRng(memory.streams.size + 1);
  const kit = makePeople({
    store,
    clock,
    secret: SECRET,
    features: () => features,
    hasher,
    random: (bytes) => Uint8Array.from({ length: bytes }, () => rng.below(256)),
    ...options,
  });
  // Notices are kept, and nobody is told.
  const { reactions: _, ...notices } = noticesFeature({
    clock,
    channels: channelsFrom({}, SECRET),
  });
  const features: readonly Feature[] = [
    peopleFeature(kit),
    classesFeature(kit),
    moderationFeature(kit),
    draftSyncFeature(store),
    ratingsFeature,
    notices,
  ];
  const rooms = value(
    await Rooms.start({
      store,
      clock,
      kinds: fromFeatures(features, store).kinds,
      // Whole months pass here, and nothing is timed to the second.
      ...{ heartbeat: HOURS, poll: HOURS, horizon: HOURS, idle: HOURS, lease: HOURS },
      onBug: (bug) => {
        throw bug;
      },
    }),
  );
  const people = { ...kit, rooms };
  value(await beginModeration(people));
  return { memory, clock, rooms, people, features };
}

export const guest = async (
  { people }: Pick<PeopleWorld, 'people'>,
  nickname = 'Mari',
): Promise<Arrived> => value(await arrive(people, nickname, HERE));

export async function account(world: PeopleWorld, name: string): Promise<string> {
  const { id } = await guest(world, name);
  value(await makeAccount(world.people, id, name, PASSWORD));
  return id;
}

export const stateOf = async ({ rooms }: Pick<PeopleWorld, 'rooms'>, id: string) =>
  value(await rooms.read(personKind, id)).state as Person;

export const viewOf = async (
  { rooms }: Pick<PeopleWorld, 'rooms'>,
  id: string,
  by: string,
): Promise<PersonView> =>
  value(await rooms.viewFor(id, { kind: 'person', id: by })).view as PersonView;

/** Everything that lies in the store. */
export const storedText = ({ streams }: Memory): string =>
  JSON.stringify([...streams.values()].map(({ row, entries }) => [row, entries]));
