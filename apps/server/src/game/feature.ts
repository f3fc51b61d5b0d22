/** The standard game. */
import type { OpeningBase } from '../people/opening.ts';
import { personKind } from '../people/person/person-kind.ts';
import { reacting } from '../rooms/reacting.ts';
import type { Feature } from '../server/feature.ts';
import { gameEnv } from './game-env.ts';
import { gameKind } from './game-kind.ts';
import { gameRoutes } from './game-routes.ts';
import { applyVacation } from './vacation.ts';

export const gameFeature = ({ store, clock, lexicons }: OpeningBase): Feature => ({
  kinds: [{ kind: gameKind, env: gameEnv(lexicons) }],
  reactions: [reacting({ to: personKind, react: applyVacation({ store, clock }) })],
  routes: gameRoutes,
  // Games that go on are found by their players, and by others from the table.
  lists: [{ kind: gameKind.name, others: 'over' }],
  meetings: [gameKind.name],
});
