/** People as the server uses them: their kinds of streams, who asks, and the routes. */
import { randomBytes } from 'node:crypto';
import { classKind } from '../classes/class-kind.ts';
import { forgetClass } from '../classes/forget-class.ts';
import { keepVacation } from '../game/vacation.ts';
import { carryOutOrders } from '../moderation/carry-out-orders.ts';
import { moderationKind } from '../moderation/moderation-kind.ts';
import type { Clock } from '../rooms/clock.ts';
import type { Hosted } from '../rooms/hosted.ts';
import { reactAll } from '../rooms/react-all.ts';
import type { Store } from '../store/store.ts';
import { claimKind } from './claim-kind.ts';
import { forgetPerson } from './forget-person.ts';
import { argonHasher, type Hasher } from './hasher.ts';
import { Limits } from './limits.ts';
import { personKind } from './person/person-kind.ts';
import type { PeoplePorts } from './ports.ts';

/** The kinds of streams of this part, with what is done about them. */
export const peopleKinds = (ports: {
  readonly store: Pick<Store, 'list'>;
  readonly clock: Clock;
}): readonly Hosted[] => [
  { kind: personKind, env: null, react: reactAll([forgetPerson(ports), keepVacation(ports)]) },
  { kind: classKind, env: null, react: forgetClass },
  { kind: moderationKind, env: null, react: carryOutOrders },
  { kind: claimKind, env: null },
];

export interface PeopleOptions {
  readonly rooms: PeoplePorts['rooms'];
  readonly store: PeoplePorts['store'];
  readonly clock: Clock;
  readonly secret: Uint8Array;
  /** The names of all kinds of this server; what one takes along is looked for in them. */
  readonly kinds: readonly string[];
  readonly teachers?: PeoplePorts['teachers'];
  readonly letters?: PeoplePorts['letters'];
  readonly hasher?: Hasher;
  random?(bytes: number): Uint8Array;
}

export const makePeople = ({
  teachers = 'accounts',
  letters = null,
  hasher = argonHasher(),
  random = randomBytes,
  ...options
}: PeopleOptions): PeoplePorts => ({
  ...options,
  teachers,
  letters,
  hasher,
  random,
  limits: new Limits(options.clock),
});
