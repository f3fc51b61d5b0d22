/** Link previews: what those who show a link find in the served page, and its picture. */
import type { FastifyRequest } from 'fastify';
import type { PageHead } from '../http/web.ts';
import { codeStream, ownerOf } from '../people/claims.ts';
import type { Limits } from '../people/limits.ts';
import { readCode } from '../people/random.ts';
import type { Clock } from '../rooms/clock.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Feature } from '../server/feature.ts';
import { pageHead } from './page-head.ts';
import { PictureThread } from './picture/thread.ts';
import { Pictures } from './pictures.ts';
import { previewRoutes } from './preview-routes.ts';
import { type PreviewPorts, previewOf } from './previews.ts';
import { type Addressed, addressed, languageAsked, type Subject } from './subject.ts';

export interface PreviewsOptions {
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Pick<Limits, 'take'>;
  /** The public address of the server, where it is told; else whatever a request came to. */
  readonly home: string | undefined;
}

export function previewsFeature({ clock, limits, home }: PreviewsOptions): Feature {
  const thread = new PictureThread();
  const pictures = new Pictures(thread);
  return {
    routes: ({ watching, rooms }) =>
      previewRoutes({
        ...{ watching, rooms, pictures, clock, limits },
        streamNamed: (name, prefix) => streamNamed(rooms, name, prefix),
        originOf: (request) => originFor(home, request),
      }),
    pageHead: ({ watching, rooms }) => headIn({ watching, rooms, pictures }, rooms, clock, home),
    close: () => thread.close(),
  };
}

const headIn =
  (
    ports: PreviewPorts,
    rooms: Pick<RoomsPort, 'read'>,
    clock: Pick<Clock, 'now'>,
    home: string | undefined,
  ): PageHead =>
  async (request) => {
    const [path = '/', query = ''] = request.url.split('?');
    const language = languageAsked(request.headers['accept-language']);
    const subject = await subjectOf(rooms, addressed(path, query, language, clock.now()));
    const origin = originFor(home, request);
    return origin === null ? '' : pageHead(await previewOf(ports, subject), subject, origin, path);
  };

/** A code that nobody holds leads to the first page. */
async function subjectOf(rooms: Pick<RoomsPort, 'read'>, found: Addressed): Promise<Subject> {
  if (found.kind !== 'named') return found;
  const { name, prefix, turn, language } = found;
  const stream = await streamNamed(rooms, name, prefix);
  if (stream === null) return { kind: 'home', language };
  return turn === null
    ? { kind: 'stream', stream, language }
    : { kind: 'turn', stream, turn, language };
}

/** By its own name or by the short code that it has. */
async function streamNamed(
  rooms: Pick<RoomsPort, 'read'>,
  name: string,
  prefix: string,
): Promise<string | null> {
  const owner = name.startsWith(prefix) ? name : await codeOwner(rooms, name);
  return owner?.startsWith(prefix) && STREAM.test(owner) ? owner : null;
}

async function codeOwner(rooms: Pick<RoomsPort, 'read'>, code: string): Promise<string | null> {
  if (code.length > MOST_CODE) return null;
  const owner = await ownerOf({ rooms }, codeStream(readCode(code)));
  return owner.ok ? owner.value : null;
}

const STREAM = /^[\w.:~-]{1,100}$/u;
const MOST_CODE = 40;
/** A name or a number, with a port; whatever else a client calls us is not repeated. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

const originFor = (home: string | undefined, request: FastifyRequest): string | null =>
  home === undefined ? originOf(request) : new URL(home).origin;

const originOf = ({ protocol, host }: FastifyRequest): string | null =>
  HOST.test(host) ? `${protocol}://${host}` : null;
