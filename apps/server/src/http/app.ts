/** The HTTP server before it listens: limits, headers, and errors as codes. */
import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { MOST_BYTES } from '@taht/protocol';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { countedAddress } from './counted-address.ts';
import { addHeaders } from './headers.ts';
import { LIMITS, PATIENCE } from './limits.ts';
import { addOpenApi } from './openapi.ts';

export interface AppOptions {
  readonly log: FastifyBaseLogger;
  readonly version: string;
  /** A certificate of our own, or null for plain http. */
  readonly tls: { readonly key: string; readonly cert: string } | null;
  /** Whether a proxy in front tells addresses and protocol, and holds the certificate. */
  readonly isBehindProxy: boolean;
  /** Whether browsers trust its certificate; where a proxy holds it they do. */
  readonly isTrusted?: boolean;
  /** Of one address. */
  readonly requestsPerMinute?: number;
  readonly patience?: typeof PATIENCE;
}

const isNearest = (_: string, hop: number): boolean => hop === 0;

export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const { log, tls, isBehindProxy, isTrusted = false, version } = options;
  const { requestsPerMinute: max = LIMITS.requestsPerMinute, patience = PATIENCE } = options;
  const times = {
    headersTimeout: patience.head,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.check,
  };
  const app = Fastify({
    loggerInstance: log,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    // Only the nearest proxy, not what clients claimed to it.
    trustProxy: isBehindProxy && isNearest,
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: patience.request,
    routerOptions: { maxParamLength: 200 },
    // A malformed address is answered like any other fault, and not echoed.
    frameworkErrors: ({ statusCode = 400 }, _, reply: unknown) =>
      (reply as FastifyReply).code(statusCode).send({ code: 'malformed' }),
    ...(tls === null ? { http: times } : { https: { ...tls, ...times } }),
  }) as unknown as FastifyInstance<Server>;
  // Routes check input by their own schemas; JSON schemas are for OpenAPI only.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error: { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error, request: request.id }, 'a request failed');
    const code = status === 429 ? 'too-many' : status >= 500 ? 'internal' : 'malformed';
    return reply.code(status).send({ code });
  });
  // Proxies hand on what a visitor wrote here. They tell the address that was asked as `Host`.
  app.addHook('onRequest', async ({ headers }) => {
    delete headers['x-forwarded-host'];
  });
  await addHeaders(app, {
    isTls: tls !== null || isBehindProxy,
    isTrusted: isBehindProxy || isTrusted,
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max,
    timeWindow: 60_000,
    keyGenerator: countedAddress,
    // A page that keeps itself for offline loads hundreds of files, and a class opens it at once behind one address.
    allowList: ({ url }: FastifyRequest) => url.startsWith('/assets/'),
  });
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false },
    errorHandler: (error: NodeJS.ErrnoException, socket: { terminate(): void }) => {
      // Errors with a code come from the client or the network, so nobody need look at them.
      if (error.code === undefined) log.error({ err: error }, 'a bug');
      socket.terminate();
    },
    // Sockets are ended in good order by the server itself.
    preClose: (done: () => void) => done(),
  });
  await addOpenApi(app, version);
  return app;
}
