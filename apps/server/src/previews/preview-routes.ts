/** The picture of a link. */
import { ok } from '@taht/base';
import { z } from 'zod';
import { httpFailure } from '../http/answer.ts';
import { countedAddress } from '../http/counted-address.ts';
import { type Route, route } from '../http/route.ts';
import type { Limits } from '../people/limits.ts';
import type { Clock } from '../rooms/clock.ts';
import type { Pictures } from './pictures.ts';
import { digestOf } from './preview.ts';
import { type PreviewPorts, previewOf } from './previews.ts';
import { parseSubject } from './subject.ts';

export interface PreviewRoutePorts extends PreviewPorts {
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly pictures: Pictures;
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
];

/** In seconds; the address of a picture names what it shows, and another position has another one. */
const [SOON, MINUTE, DAY] = [10, 60, 86_400] as const;

function tooSoon(reply: { headers(values: object): unknown }, seconds: number) {
  reply.headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
  return httpFailure(429, 'too-many');
}
