/** Serves the built web app, or a plain page where there is none. */
import { existsSync } from 'node:fs';
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

/** `folder` is where the built app would be. */
export async function addWeb(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt)
    await app.register(serveStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      setHeaders: (reply, path) => {
        // Files with a hash in their name never change.
        const isHashed = /-[\w-]{8,}\.\w+$/.test(path);
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  else
    app.get('/', { schema: { hide: true } }, (_, reply) =>
      reply.type('text/html; charset=utf-8').send(PLAIN_PAGE),
    );
  app.setNotFoundHandler((request, reply) =>
    isBuilt && isPage(request)
      ? sendPage(request, reply)
      : reply.code(404).send({ code: 'not-found' }),
  );
}

/** The app has addresses of its own, which all serve the same page. */
const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

function sendPage({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = url.split('?');
  const present = presentPath(path);
  // What stands behind the # the browser takes along by itself.
  if (present !== path) return reply.redirect(`${present}${url.slice(path.length)}`, 308);
  if (/^\/embed(?:[/?]|$)/u.test(url)) allowFrames(reply);
  return reply.sendFile('index.html');
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
