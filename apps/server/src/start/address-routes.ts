/** Tells a browser on this machine the address that phones can use, and anybody how the server sees them. */
import { ok } from '@taht/base';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Route, route } from '../http/route.ts';
import { addressesOf, isLoopback } from './addresses.ts';

export const addressRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/address',
    summary:
      'The address of this server in its network; only for requests from the machine itself.',
    answer: z.object({ network: z.string().nullable() }),
    handle: async ({ request }) => ok({ network: networkOf(request) }),
  }),
  route({
    method: 'GET',
    path: '/connection',
    summary: 'How the server sees the caller; shows what a proxy passes on.',
    answer: z.object({ address: z.string(), protocol: z.enum(['http', 'https']) }),
    handle: async ({ request: { ip, protocol } }) => ok({ address: ip, protocol }),
  }),
];

/** Only a browser on this machine is told. */
function networkOf({ ip, protocol, server }: FastifyRequest): string | null {
  const [bound] = server.addresses();
  if (bound === undefined || typeof bound === 'string' || !isLoopback(ip)) return null;
  return addressesOf({ host: bound.address, port: bound.port, isTls: protocol === 'https' })
    .network;
}
