/** Puts features together into the options of a server. */
import { listRoutes } from '../http/list-routes.ts';
import { streamRoutes } from '../http/stream-routes.ts';
import { withReactions } from '../rooms/hosted.ts';
import { watchingBy } from '../rooms/watching.ts';
import type { Store } from '../store/store.ts';
import type { Feature } from './feature.ts';
import type { ServerOptions } from './server.ts';

type FromFeatures = Required<
  Pick<
    ServerOptions,
    | 'kinds'
    | 'handlers'
    | 'watching'
    | 'naming'
    | 'meetings'
    | 'routes'
    | 'pageHead'
    | 'onLeft'
    | 'figures'
  >
>;

export function fromFeatures(
  features: readonly Feature[],
  store: Pick<Store, 'list'>,
): FromFeatures {
  const reactions = features.flatMap((each) => each.reactions ?? []);
  const lists = features.flatMap((each) => each.lists ?? []);
  return {
    kinds: features
      .flatMap((each) => each.kinds ?? [])
      .map((hosted) => withReactions(hosted, reactions)),
    handlers: (rooms) => merged(features.map((each) => each.handlers?.(rooms))),
    watching: (rooms) => watchingBy(merged(features.map((each) => each.watching?.(rooms))), rooms),
    naming: merged(features.map(({ naming }) => naming)),
    figures: features.flatMap((each) => each.figures ?? []),
    meetings: features.flatMap((each) => each.meetings ?? []),
    routes: (parts) => [
      ...streamRoutes(parts),
      ...listRoutes(store, lists),
      ...features.flatMap((each) => each.routes?.(parts) ?? []),
    ],
    pageHead: (parts) => {
      const heads = features.flatMap((each) => each.pageHead?.(parts) ?? []);
      return async (request) => {
        const told = await Promise.all(heads.map((head) => head(request)));
        return told.join('');
      };
    },
    onLeft: async (rooms, person, isElsewhere) => {
      for (const each of features) await each.onLeft?.(rooms, person, isElsewhere);
    },
  };
}

const merged = <T>(
  records: readonly (Readonly<Record<string, T>> | undefined)[],
): Readonly<Record<string, T>> => Object.assign({}, ...records);
