/** Streams over HTTP, for programs without a socket: one view, a view after every change, and commands. */
import { ok } from '@taht/base';
import { z } from 'zod';
import { kindIn } from '../rooms/commands.ts';
import { fromRoom, httpFailure } from './answer.ts';
import { countedAddress } from './counted-address.ts';
import type { Parts } from './parts.ts';
import { type Route, route } from './route.ts';

const name = z.string().regex(/^[\w.:~-]{1,100}$/);
const version = z.number().int();
const done = z.object({ stream: name, since: version, version });
const command = z.strictObject({ id: z.string().regex(/^[\w.:~-]{1,40}$/), action: z.unknown() });

export const streamRoutes = ({
  commands,
  watching,
  followers,
  viewing,
  mayCommand,
}: Parts): readonly Route[] => [
  route({
    method: 'GET',
    path: '/streams/:stream',
    isForOtherSites: true,
    summary: 'What the caller may see of a stream.',
    params: z.object({ stream: name }),
    answer: z.object({ version, view: z.unknown() }),
    handle: async ({ params: { stream }, identity }) => {
      const seen = await watching.viewFor(stream, viewing(identity, kindIn(stream)));
      return seen.ok ? seen : fromRoom(seen.error);
    },
  }),
  route({
    method: 'GET',
    path: '/streams/:stream/follow',
    summary:
      'What the caller may see of a stream, as a line of JSON now and after every change, for as long as the connection lasts.',
    params: z.object({ stream: name }),
    answer: z.unknown(),
    media: 'application/x-ndjson; charset=utf-8',
    handle: async ({ params: { stream }, identity, reply }) => {
      if (identity === null) return httpFailure(401, 'not-signed-in');
      const who = viewing(identity, kindIn(stream));
      const lines = await followers.follow(stream, identity, who);
      if (!lines.ok) return fromRoom(lines.error);
      reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
      return ok(lines.value);
    },
  }),
  route({
    method: 'POST',
    path: '/streams/:stream/commands',
    summary: 'Sends a command; sent again under the same id, it still happens once.',
    params: z.object({ stream: name }),
    body: command,
    answer: done,
    handle: async ({ params: { stream }, body, identity, request: received }) => {
      if (identity === null) return httpFailure(401, 'not-signed-in');
      const kind = kindIn(stream);
      if (!mayCommand(identity, kind)) return httpFailure(403, 'not-allowed');
      const address = countedAddress(received);
      const request = { ...body, who: identity.who, address };
      const sent = await commands.send(kind, stream, request);
      if (sent.ok) return ok({ stream, since: sent.value.since, version: sent.value.version });
      if (sent.error.kind === 'failed') return fromRoom(sent.error.failure);
      return httpFailure(409, 'refused', { refusal: sent.error.refusal });
    },
  }),
];
