/** Moderation: reports, what moderators decide about them, and who holds which role. */
import type { PeopleKit } from '../people/ports.ts';
import { reacting } from '../rooms/reacting.ts';
import type { Feature } from '../server/feature.ts';
import { carryOutOrders } from './carry-out-orders.ts';
import { MODERATION_STREAM, moderationKind } from './moderation-kind.ts';
import { moderationRoutes } from './moderation-routes.ts';

export const moderationFeature = (kit: PeopleKit): Feature => ({
  kinds: [{ kind: moderationKind, env: null }],
  reactions: [reacting({ to: moderationKind, react: carryOutOrders })],
  routes: ({ rooms }) => moderationRoutes({ ...kit, rooms }),
  commonStreams: [MODERATION_STREAM],
});
