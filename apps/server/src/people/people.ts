/** People as the server uses them: their kinds of streams, who asks, and the routes. */
import { randomBytes } from 'node:crypto';
import { claimKind } from '../kinds/claim/claim-kind.ts';
import { classKind } from '../kinds/class/class-kind.ts';
import { moderationKind } from '../kinds/moderation/moderation-kind.ts';
import { personKind } from '../kinds/person/person-kind.ts';
import { carryOutOrders } from '../reactors/carry-out-orders.ts';
import { forgetClass } from '../reactors/forget-class.ts';
import { forgetPerson } from '../reactors/forget-person.ts';
import { keepVacation } from '../reactors/vacation.ts';
import type { Clock } from '../rooms/clock.ts';
import type { Hosted } from '../rooms/hosted.ts';
import { reactAll } from '../rooms/react-all.ts';
import type { Store } from '../store/store.ts';
import { argonHasher, type Hasher } from './hasher.ts';
import { Limits } from './limits.ts';
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
