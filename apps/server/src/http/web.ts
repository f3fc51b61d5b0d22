/** Serves the built web app, or a plain page where there is none. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import { presentPath } from '@taht/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const PLAIN_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Täht</title>
<h1>Täht</h1>
<p>The server runs. Play with <code>npx taht play --server</code> and this address.</p>
<p><a href="/api/openapi.json">API</a></p>
</html>
`;

/** What stands in the head of a page besides what all have, for those who show links. */
export type PageHead = (request: FastifyRequest) => Promise<string>;

/** `folder` is where the built app would be. */
export async function addWeb(
  app: FastifyInstance,
  folder: string,
  headOf: PageHead = async () => '',
): Promise<void> {
  const index = join(folder, 'index.html');
  const isBuilt = existsSync(index);
  if (!isBuilt) {
    app.get('/', { schema: { hide: true } }, (_, reply) =>
      reply.type('text/html; charset=utf-8').send(PLAIN_PAGE),
    );
    app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'not-found' }));
    return;
  }
  await app.register(serveStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      // Files with a hash in their name never change.
      const isHashed = /-[\w-]{8,}\.\w+$/.test(path);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = readFileSync(index, 'utf8');
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(page, headOf, request, reply);
  app.get('/', { schema: { hide: true } }, send);
  if (existsSync(join(folder, 'docs/index.html')))
    for (const path of ['/docs', '/docs/'])
      app.get(path, { schema: { hide: true } }, (_, reply) => reply.redirect('/docs/index.html'));
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? send(request, reply) : reply.code(404).send({ code: 'not-found' }),
  );
}

/** The app has addresses of its own, which all serve the same page. Some who show links take anything at all. */
const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !url.startsWith('/api/') &&
  ((headers.accept ?? '').includes('text/html') ||
    (headers.accept === '*/*' && !/\.\w+(?:\?|$)/u.test(url)));

async function sendPage(
  page: string,
  headOf: PageHead,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { url } = request;
  const [path = ''] = url.split('?');
  const present = presentPath(path);
  // What stands behind the # the browser takes along by itself.
  if (present !== path) return reply.redirect(`${present}${url.slice(path.length)}`, 308);
  if (/^\/embed(?:[/?]|$)/u.test(url)) allowFrames(reply);
  const head = await headOf(request);
  return reply
    .headers({ 'cache-control': 'no-cache', vary: 'accept, accept-language' })
    .type('text/html; charset=utf-8')
    .send(page.replace('</head>', () => `${head}  </head>`));
}

/** A board for embedding in other pages; nothing on it acts for anybody. */
function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header(
    'content-security-policy',
    policy.replace(/frame-ancestors [^;]*/u, 'frame-ancestors *'),
  );
  reply.removeHeader('x-frame-options');
}
