/** Games that are not followed live: lists of them, what has happened as the caller may know it, and the records of those that are over. */
import { ok, type Result } from '@taht/base';
import { alphabetFor, tilesetOf } from '@taht/editions';
import type { Alphabet } from '@taht/letters';
import { type Entry, encodeGcg, makeGameGcg, makeRecord } from '@taht/record';
import type { GameView, TileSet } from '@taht/rules';
import { z } from 'zod';
import { fromRoom, type HttpFailure, httpFailure } from '../http/answer.ts';
import { type Route, route } from '../http/route.ts';
import { STREAM_STATES, type Who } from '../kind/kind.ts';
import { STRANGER } from '../rooms/identity.ts';
import type { Parts } from '../start/server.ts';
import type { ListQuery, Store } from '../store/store.ts';
import { wasHere } from '../table/table-kind.ts';
import { gameKind } from './game-kind.ts';

const stream = z.string().regex(/^[\w.:~-]{1,100}$/);
const params = z.object({ stream });
const MOST_ROWS = 100;
/** The label of what everybody may find: tables at which anybody may sit, and games that were played there. */
const OPEN = 'open';
/** Labels that are for the server's own searches. */
const isHidden = (label: string): boolean => label.startsWith(wasHere(''));

const listQuery = z.strictObject({
  kind: z
    .enum(['game', 'table', 'duplicate', 'answers', 'ungame', 'bingo', 'tournament'])
    .default('game'),
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

interface GameParts extends Parts {
  readonly store: Pick<Store, 'list' | 'load'>;
}

export const gameRoutes = (parts: GameParts): readonly Route[] => [
  route({
    method: 'GET',
    path: '/streams',
    summary: 'Games, open tables, duplicate games or events, the newest first.',
    query: listQuery,
    answer: z.object({ rows: z.array(row) }),
    handle: async ({ query, identity }) => {
      const { created, after, player: asked, limit, ...rest } = query;
      if (asked === 'me' && identity === null) return httpFailure(401, 'not-signed-in');
      const player = asked === 'me' ? identity?.id : asked;
      // What is not open to all is found only by those who sit there, or played.
      const isOwn = player !== undefined && player === identity?.id;
      // Games that go on are found by their players, and by others from the table.
      const state = rest.kind === 'game' && !isOwn ? 'over' : rest.state;
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
      const found = await parts.store.list(wanted);
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
  route({
    method: 'GET',
    path: '/games/:stream/events',
    summary: 'All that has happened in a game, as far as the caller may know.',
    params,
    query: z.strictObject({ since: z.coerce.number().int().min(0).default(0) }),
    answer: z.object({ version: z.number().int(), items: z.array(z.unknown()) }),
    handle: async ({ params: { stream: game }, query: { since }, identity }) =>
      eventsOf(parts, game, identity?.who ?? STRANGER, since),
  }),
  route({
    method: 'GET',
    path: '/games/:stream/record',
    summary: 'The whole record of a game that is over, to be checked by anybody.',
    params,
    answer: z.unknown(),
    media: 'application/x-ndjson; charset=utf-8',
    handle: async ({ params: { stream: game }, identity }) => {
      const entries = await entriesOf(parts, game, identity?.who ?? STRANGER);
      return entries.ok ? ok(makeRecord(entries.value)) : entries;
    },
  }),
  route({
    method: 'GET',
    path: '/games/:stream/gcg',
    summary: 'A game that is over, as GCG.',
    params,
    answer: z.unknown(),
    media: 'text/plain; charset=utf-8',
    handle: async ({ params: { stream: game }, identity }) => {
      const entries = await entriesOf(parts, game, identity?.who ?? STRANGER);
      if (!entries.ok) return entries;
      const first = entries.value[0]?.command.action;
      if (first?.kind !== 'create') return httpFailure(404, 'no-such-stream');
      const alphabet = alphabetOf(first.setup.tileset);
      if (alphabet === null) return httpFailure(409, 'no-such-edition');
      return ok(Buffer.from(encodeGcg(makeGameGcg(entries.value, alphabet))));
    },
  }),
];

/** Null for tiles that no edition has: only a known alphabet can be written as GCG; an older game may lack some letters. */
function alphabetOf(tileset: TileSet): Alphabet | null {
  const known = tilesetOf(tileset.id)?.alphabet ?? [];
  return tileset.alphabet.every((letter) => known.includes(letter)) ? alphabetFor(tileset) : null;
}

async function eventsOf(
  { looking }: GameParts,
  game: string,
  who: Who,
  since: number,
): Promise<Result<{ version: number; items: unknown[] }, HttpFailure>> {
  const items: unknown[] = [];
  let version = since;
  const joined = await looking.subscribe(game, who, since, (message) => {
    if (message.kind !== 'events') return;
    items.push(...message.items);
    version = message.version;
  });
  if (!joined.ok) return fromRoom(joined.error);
  joined.value();
  return ok({ version, items });
}

/** Only when it is over; before that a record would tell what lies on the racks. */
async function entriesOf(
  { looking, store }: GameParts,
  game: string,
  who: Who,
): Promise<Result<readonly Entry[], HttpFailure>> {
  const looked = await looking.look(game, who);
  if (!looked.ok) return fromRoom(looked.error);
  const loaded = await store.load(game, 0);
  if (!loaded.ok) return httpFailure(503, loaded.error.code);
  if (loaded.value?.kind !== gameKind.name) return httpFailure(404, 'no-such-stream');
  const view = looked.value.view as GameView;
  if (view.phase.kind !== 'over') return httpFailure(409, 'not-over');
  const entries: Entry[] = [];
  for (const { body, format } of loaded.value.entries) {
    const decoded = gameKind.decode(body, format);
    if (!decoded.ok) return httpFailure(500, 'stream-corrupt');
    entries.push(decoded.value);
  }
  return ok(entries);
}
