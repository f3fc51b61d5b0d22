/** The picture of a link, and the feed of a tournament. */
import { ok } from '@taht/base';
import type { TournamentView } from '@taht/tournament';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fromRoom, httpFailure } from '../http/answer.ts';
import { countedAddress } from '../http/counted-address.ts';
import { type Route, route } from '../http/route.ts';
import type { Limits } from '../people/limits.ts';
import type { Clock } from '../rooms/clock.ts';
import { STRANGER } from '../rooms/identity.ts';
import { tournamentFeed } from './feed.ts';
import type { Pictures } from './pictures.ts';
import { digestOf } from './preview.ts';
import { type PreviewPorts, previewOf } from './previews.ts';
import { parseSubject } from './subject.ts';

export interface PreviewRoutePorts extends PreviewPorts {
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly pictures: Pictures;
  /** The stream that an address names, by its name or its code; null where there is none. */
  streamNamed(name: string, prefix: string): Promise<string | null>;
  /** Where this server is reached; null where a request does not tell it. */
  originOf(request: FastifyRequest): string | null;
}

export const previewRoutes = (ports: PreviewRoutePorts): readonly Route[] => [
  route({
    method: 'GET',
    path: '/previews/:picture',
    summary:
      'The picture of a link, as everybody may see it: the board of a table, a game, a puzzle or a tournament.',
    params: z.object({ picture: z.string().regex(/^[\w.:~-]{1,110}\.png$/) }),
    query: z.object({ v: z.string().max(40).exactOptional() }),
    media: 'image/png',
    answer: z.unknown(),
    handle: async ({ params: { picture }, query: { v }, request, reply }) => {
      const subject = parseSubject(picture.slice(0, -'.png'.length), ports.clock.now());
      if (subject === null) return httpFailure(404, 'not-found');
      const preview = await previewOf(ports, subject);
      const digest = digestOf(preview);
      const tag = `"${digest}"`;
      reply.headers({
        etag: tag,
        'cache-control': `public, max-age=${v === digest ? DAY : MINUTE}`,
      });
      if (request.headers['if-none-match'] === tag) {
        reply.code(304);
        return ok(null);
      }
      // Only what has to be drawn is counted.
      if (!ports.pictures.has(preview)) {
        const wait = ports.limits.take('picture-by-address', countedAddress(request));
        if (wait !== null) return tooSoon(reply, wait);
      }
      const drawn = await ports.pictures.pictureOf(preview);
      return drawn.ok ? ok(Buffer.from(drawn.value)) : tooSoon(reply, SOON);
    },
  }),
  route({
    method: 'GET',
    path: '/tournaments/:name/feed',
    isForOtherSites: true,
    summary:
      'What is announced at a tournament, as an Atom feed; the name is its stream or its code.',
    params: z.object({ name: z.string().regex(/^[\w.:~-]{1,100}$/) }),
    media: 'application/atom+xml; charset=utf-8',
    answer: z.unknown(),
    handle: async ({ params: { name }, request, reply }) => {
      const stream = await ports.streamNamed(name, 'tournament-');
      const origin = ports.originOf(request);
      if (stream === null || origin === null) return httpFailure(404, 'no-such-stream');
      const seen = await ports.watching.viewFor(stream, STRANGER);
      if (!seen.ok) return fromRoom(seen.error);
      reply.header('cache-control', `public, max-age=${MINUTE}`);
      return ok(tournamentFeed(seen.value.view as TournamentView, origin));
    },
  }),
];

/** In seconds; the address of a picture names what it shows, and another position has another one. */
const [SOON, MINUTE, DAY] = [10, 60, 86_400] as const;

function tooSoon(reply: { headers(values: object): unknown }, seconds: number) {
  reply.headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
  return httpFailure(429, 'too-many');
}
