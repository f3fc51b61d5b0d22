/** Routes for the file of a tournament: the director takes it after each round, and brings it to this server or another. */
import { ok, type Result } from '@taht/base';
import { z } from 'zod';
import { fromRoom, type HttpFailure, httpFailure } from '../http/answer.ts';
import { countedAddress } from '../http/counted-address.ts';
import type { Parts } from '../http/parts.ts';
import { type Route, route } from '../http/route.ts';
import { nameOf } from '../people/opening.ts';
import type { Clock } from '../rooms/clock.ts';
import { type Identity, STRANGER } from '../rooms/identity.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { TournamentPorts } from './commands.ts';
import type { FileFailure } from './read-file.ts';
import type { TournamentThread } from './thread/tournament-thread.ts';
import { bringTournament, fileOf } from './tournament-file.ts';
import { tournamentKind } from './tournament-kind.ts';

export interface TournamentRoutePorts extends Pick<Parts, 'rooms' | 'mayCommand'> {
  readonly clock: Clock;
  readonly thread: TournamentThread;
  /** Why this person may not open one more just now; null where they may, and then it counts as opened. */
  whyNotOpen(person: string): 'too-many' | 'busy' | null;
  /** Why the server does not work out now what costs so much; null where it does. */
  whyNotWork: TournamentPorts['whyNotWork'];
  /** The code that a tournament had elsewhere; false where something else has it here. */
  takeCode(stream: string, code: string): Promise<boolean>;
}

const params = z.object({ stream: z.string().regex(/^tournament-[\w.:~-]{1,90}$/) });
const MOST_BYTES = 8_000_000;

const STATUS: Readonly<Record<FileFailure['code'], number>> = {
  'not-an-event': 400,
  'file-too-large': 413,
  'event-forgotten': 410,
  'kept-too-long': 400,
  'from-the-future': 400,
};

const failureOf = ({ code, ...facts }: FileFailure | RoomFailure) =>
  code in STATUS
    ? httpFailure(STATUS[code as FileFailure['code']], code, facts)
    : fromRoom({ code, ...facts } as RoomFailure);

export const tournamentRoutes = (ports: TournamentRoutePorts): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments/:stream/file',
    summary:
      'The whole tournament with all names as one file, for its director: a backup, or to go on elsewhere.',
    params,
    answer: z.unknown(),
    media: 'application/jsonl; charset=utf-8',
    handle: async ({ params: { stream }, identity, request, reply }) => {
      const read = await ports.rooms.read(tournamentKind, stream);
      if (!read.ok) return fromRoom(read.error);
      const viewer = tournamentKind.viewerFor(read.value.state, identity?.who ?? STRANGER);
      if (viewer.kind !== 'director') return httpFailure(403, 'not-allowed');
      // Everything that happened is read and written anew.
      const person = identity?.id ?? '';
      const found = await nameOf(ports.rooms, person);
      if (!found.ok) return fromRoom(found.error.failure);
      const by = { person, hasAccount: found.value.hasAccount, address: countedAddress(request) };
      const why = ports.whyNotWork(by, read.value.version);
      if (why !== null) return fromRoom({ code: why });
      const file = await fileOf(ports.rooms, stream);
      if (!file.ok) return fromRoom(file.error);
      // The file name does not hold the tournament's name, because others may see the downloads.
      const day = new Date(ports.clock.now()).toISOString().slice(0, 10);
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="event-${day}.jsonl"`,
      });
      return ok(file.value);
    },
  }),
  route({
    method: 'POST',
    path: '/tournaments',
    summary:
      'Makes such a file a tournament of this server under the name it had; whoever brings it directs it.',
    body: z.strictObject({ file: z.string().min(1).max(MOST_BYTES) }),
    large: {
      bodyLimit: 2 * MOST_BYTES,
      admit: (identity) => {
        const why = refuseBringer(ports, identity);
        return why.ok ? undefined : why.error;
      },
    },
    answer: z.object({
      stream: z.string(),
      /** Of the file, as it was read. */
      digest: z.string(),
      /** Null where something else has it here. */
      code: z.string().nullable(),
    }),
    handle: async ({ body: { file }, identity }) => {
      // Nobody else comes so far.
      const id = identity?.id ?? '';
      const opener = await nameOf(ports.rooms, id);
      if (!opener.ok) return fromRoom(opener.error.failure);
      const director = { id, name: opener.value.name };
      const brought = await bringTournament(ports, director, file);
      if (!brought.ok) return failureOf(brought.error);
      const { event: stream, code } = brought.value.state.setup;
      const isOwn = code !== '' && (await ports.takeCode(stream, code));
      return ok({ stream, digest: brought.value.digest, code: isOwn ? code : null });
    },
  }),
];

/** Who may bring a file, asked before it is read. */
function refuseBringer(
  { mayCommand, whyNotOpen }: Pick<TournamentRoutePorts, 'mayCommand' | 'whyNotOpen'>,
  identity: Identity | null,
): Result<undefined, HttpFailure> {
  if (identity?.who.kind !== 'person') return httpFailure(401, 'not-signed-in');
  if (!mayCommand(identity, tournamentKind.name)) return httpFailure(403, 'not-allowed');
  const why = whyNotOpen(identity.id);
  return why === null ? ok(undefined) : fromRoom({ code: why });
}
