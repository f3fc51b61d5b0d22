/** Word lists: what can be played here, over HTTP. */
import type { Feature } from '../server/feature.ts';
import { catalogueRoutes } from './catalogue-routes.ts';

/** `data` is the folder of the user's own lists. */
export const lexiconsFeature = (data: string): Feature => ({ routes: () => catalogueRoutes(data) });
