/** Lists of streams: those open to all, and one's own. */
import { ok } from '@taht/base';
import { z } from 'zod';
import { OPEN, STREAM_STATES, type StreamState, wasHere } from '../kind/kind.ts';
import type { ListQuery, Store } from '../store/store.ts';
import { httpFailure } from './answer.ts';
import { type Route, route } from './route.ts';

/** A kind that can be listed. */
export interface Listed {
  readonly kind: string;
  /** The only state in which others than its players find one. */
  readonly others?: StreamState;
}

const stream = z.string().regex(/^[\w.:~-]{1,100}$/);
const MOST_ROWS = 100;
/** Labels that are for the server's own searches. */
const isHidden = (label: string): boolean => label.startsWith(wasHere(''));

const listQuery = (kinds: readonly string[]) =>
  z.strictObject({
    /** By default the first. */
    kind: z.enum(kinds).default(kinds[0] ?? ''),
    state: z.enum(STREAM_STATES).exactOptional(),
    /** A person's id, or `me`. */
    player: stream.exactOptional(),
    /** What it is found by, such as `edition:en`. */
    label: stream.exactOptional(),
    limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(20),
    /** Where the page before ended: its last row's `created` and `stream`. */
    created: z.coerce.number().int().min(0).exactOptional(),
    after: stream.exactOptional(),
  });

const row = z.object({
  stream,
  state: z.enum(STREAM_STATES),
  created: z.number().int(),
  summary: z.unknown(),
});

export const listRoutes = (
  store: Pick<Store, 'list'>,
  lists: readonly Listed[],
): readonly Route[] => [
  route({
    method: 'GET',
    path: '/streams',
    summary: 'Streams of a kind, newest first: public ones and your own.',
    query: listQuery(lists.map(({ kind }) => kind)),
    answer: z.object({ rows: z.array(row) }),
    handle: async ({ query, identity }) => {
      const { created, after, player: asked, limit, ...rest } = query;
      if (asked === 'me' && identity === null) return httpFailure(401, 'not-signed-in');
      const player = asked === 'me' ? identity?.id : asked;
      // What is not open to all is found only by its players.
      const isOwn = player !== undefined && player === identity?.id;
      const others = lists.find(({ kind }) => kind === rest.kind)?.others;
      const state = isOwn ? rest.state : (others ?? rest.state);
      if (rest.state !== undefined && rest.state !== state) return httpFailure(403, 'not-allowed');
      if (rest.label !== undefined && isHidden(rest.label)) return httpFailure(403, 'not-allowed');
      const labels = [...(isOwn ? [] : [OPEN]), ...(rest.label === undefined ? [] : [rest.label])];
      const { label: _, ...plain } = rest;
      const wanted: ListQuery = {
        ...plain,
        limit,
        labels,
        ...(state === undefined ? {} : { state }),
        ...(player === undefined ? {} : { player }),
        ...(created === undefined || after === undefined
          ? {}
          : { after: { created, stream: after } }),
      };
      const found = await store.list(wanted);
      if (!found.ok) return httpFailure(503, found.error.code);
      return ok({
        rows: found.value.map(({ stream: name, state, created: at, summary }) => ({
          stream: name,
          state,
          created: at,
          summary: summary === '' ? null : (JSON.parse(summary) as unknown),
        })),
      });
    },
  }),
];
