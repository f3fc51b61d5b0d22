/** Headers that protect the page. Those that only make sense over TLS are left out over plain http, so that hall mode works. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const PAGE_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export interface HeaderOptions {
  /** Whether browsers use https, here or at a proxy. */
  readonly isTls: boolean;
  /** Whether browsers trust the certificate; only then may they be told to insist on it. */
  readonly isTrusted: boolean;
}

export async function addHeaders(
  app: FastifyInstance,
  { isTls, isTrusted }: HeaderOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...PAGE_POLICY, ...(isTls && { 'upgrade-insecure-requests': [] }) },
    },
    strictTransportSecurity: isTls && isTrusted ? { maxAge: 180 * 24 * 3600 } : false,
    crossOriginOpenerPolicy: isTls,
    originAgentCluster: isTls,
    referrerPolicy: { policy: 'same-origin' },
  });
}
