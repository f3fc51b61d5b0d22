/** Ratings: one stream for each edition and speed. */
import type { Feature } from '../server/feature.ts';
import { ratingRoutes } from './rating-routes.ts';
import { ratingsKind } from './ratings-kind.ts';

export const ratingsFeature: Feature = {
  kinds: [{ kind: ratingsKind, env: null }],
  routes: ratingRoutes,
  traces: [{ kind: ratingsKind.name }],
};
