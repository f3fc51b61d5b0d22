/** People: guests, accounts and their sessions, and the names and codes that only one may hold. */
import { reacting } from '../rooms/reacting.ts';
import type { Feature } from '../server/feature.ts';
import { accountRoutes } from './account-routes.ts';
import { claimKind } from './claim-kind.ts';
import { codeRoutes } from './code-routes.ts';
import { forgetPerson } from './forget-person.ts';
import { personKind } from './person/person-kind.ts';
import type { PeopleKit } from './ports.ts';
import { sessionRoutes } from './session-routes.ts';

export const peopleFeature = (kit: PeopleKit): Feature => ({
  kinds: [
    { kind: personKind, env: null },
    { kind: claimKind, env: null },
  ],
  reactions: [reacting({ to: personKind, react: forgetPerson(kit) })],
  routes: ({ rooms }) => [
    ...sessionRoutes({ ...kit, rooms }),
    ...accountRoutes({ ...kit, rooms }),
    ...codeRoutes({ rooms }),
  ],
});
