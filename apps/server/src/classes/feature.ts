/** Classes: a teacher, pupils with PINs, and the day on which all of it is deleted. */
import type { PeopleKit } from '../people/ports.ts';
import { reacting } from '../rooms/reacting.ts';
import { coded, type Feature } from '../server/feature.ts';
import { classKind } from './class-kind.ts';
import { classRoutes } from './class-routes.ts';
import { forgetClass } from './forget-class.ts';

export const classCode = coded({
  kind: classKind,
  codeOf: ({ phase, code }) => (phase === 'open' ? code : null),
});

export const classesFeature = (kit: PeopleKit): Feature => ({
  kinds: [{ kind: classKind, env: null }],
  reactions: [reacting({ to: classKind, react: forgetClass })],
  routes: ({ rooms }) => classRoutes({ ...kit, rooms }),
  codes: [classCode],
});
