/** Ratings: one stream for each edition and speed. */
import { forgetIn } from '../rooms/forget-person.ts';
import type { Feature } from '../server/feature.ts';
import type { Store } from '../store/store.ts';
import { streamsOf } from '../store/streams-of.ts';
import { ratingRoutes } from './rating-routes.ts';
import { ratingsKind } from './ratings-kind.ts';

export const ratingsFeature = (store: Pick<Store, 'list'>): Feature => ({
  kinds: [{ kind: ratingsKind, env: null }],
  routes: ratingRoutes,
  forget: (person, rooms) => forgetIn(rooms, streamsOf(store, { kind: ratingsKind.name }), person),
});
