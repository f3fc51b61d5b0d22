/** A player's figures over all finished games. */
import type { Feature } from '../server/feature.ts';
import type { Store } from '../store/store.ts';
import { statisticsRoutes } from './statistics-routes.ts';

export const statisticsFeature = (store: Pick<Store, 'list'>): Feature => ({
  routes: () => statisticsRoutes(store),
});
