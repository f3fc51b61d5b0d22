/** Games over HTTP: the events that a caller may see, and the records of finished games. */
import { ok, type Result } from '@taht/base';
import type { TableView } from '@taht/protocol';
import { type Entry, encodeGcg, makeGameGcg, makeRecord } from '@taht/record';
import type { GameView, Player } from '@taht/rules';
import { z } from 'zod';
import { fromRoom, type HttpFailure, httpFailure } from '../http/answer.ts';
import type { Parts } from '../http/parts.ts';
import { type Route, route } from '../http/route.ts';
import type { Who } from '../kind/kind.ts';
import { STRANGER } from '../rooms/identity.ts';
import { alphabetOf } from './alphabet-of.ts';
import { gameKind } from './game-kind.ts';
import { tableOf } from './ids.ts';

const stream = z.string().regex(/^[\w.:~-]{1,100}$/);
const params = z.object({ stream });

type GameParts = Pick<Parts, 'watching' | 'rooms'>;

export const gameRoutes = (parts: GameParts): readonly Route[] => [
  route({
    method: 'GET',
    path: '/games/:stream/events',
    summary: 'Everything that has happened in a game, as far as the caller may know.',
    params,
    isForOtherSites: true,
    query: z.strictObject({ since: z.coerce.number().int().min(0).default(0) }),
    answer: z.object({ version: z.number().int(), items: z.array(z.unknown()) }),
    handle: async ({ params: { stream: game }, query: { since }, identity }) =>
      eventsOf(parts, game, identity?.who ?? STRANGER, since),
  }),
  route({
    method: 'GET',
    path: '/games/:stream/record',
    summary: 'The complete record of a finished game, for anyone to check.',
    params,
    isForOtherSites: true,
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
    summary: 'A finished game as GCG.',
    params,
    isForOtherSites: true,
    answer: z.unknown(),
    media: 'text/plain; charset=utf-8',
    handle: async ({ params: { stream: game }, identity }) => {
      const who = identity?.who ?? STRANGER;
      const entries = await entriesOf(parts, game, who);
      if (!entries.ok) return entries;
      const first = entries.value[0]?.command.action;
      if (first?.kind !== 'create') return httpFailure(404, 'no-such-stream');
      const alphabet = alphabetOf(first.setup.tileset);
      if (alphabet === null) return httpFailure(409, 'no-such-edition');
      const names = await namesOf(parts, game, who, first.setup.players);
      return ok(Buffer.from(encodeGcg(makeGameGcg(entries.value, alphabet, names))));
    },
  }),
];

/** By seat, as the game's table shows them to the caller now: a record knows people only by id. Bots keep their names. */
async function namesOf(
  { watching }: GameParts,
  game: string,
  who: Who,
  players: readonly Player[],
): Promise<readonly (string | undefined)[]> {
  const table = tableOf(game)?.table;
  const seen = table === undefined ? undefined : await watching.viewFor(table, who);
  const view = seen?.ok === true ? (seen.value.view as TableView) : undefined;
  const names = new Map(
    (view?.kind === 'table' ? view.head.places : []).flatMap((place) =>
      place.kind === 'person' ? [[place.id, place.name] as const] : [],
    ),
  );
  return players.map(({ id, bot }) => (bot === true ? undefined : (names.get(id) ?? '')));
}

async function eventsOf(
  { watching }: GameParts,
  game: string,
  who: Who,
  since: number,
): Promise<Result<{ version: number; items: unknown[] }, HttpFailure>> {
  const items: unknown[] = [];
  let version = since;
  const joined = await watching.subscribe(game, who, since, (message) => {
    if (message.kind !== 'events') return;
    items.push(...message.items);
    version = message.version;
  });
  if (!joined.ok) return fromRoom(joined.error);
  joined.value();
  return ok({ version, items });
}

/** Only when it is over; before that a record would show the racks. */
async function entriesOf(
  { watching, rooms }: GameParts,
  game: string,
  who: Who,
): Promise<Result<readonly Entry[], HttpFailure>> {
  const seen = await watching.viewFor(game, who);
  if (!seen.ok) return fromRoom(seen.error);
  const entries = await rooms.history(gameKind, game);
  if (!entries.ok) {
    // Of another kind, it is no game.
    const isOther = entries.error.code === 'other-kind';
    return isOther ? httpFailure(404, 'no-such-stream') : fromRoom(entries.error);
  }
  const view = seen.value.view as GameView;
  return view.phase.kind === 'over' ? entries : httpFailure(409, 'not-over');
}
