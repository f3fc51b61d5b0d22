/** Tells a browser on this machine the address that phones can use. */
import { ok } from '@taht/base';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Route, route } from '../http/route.ts';
import { addressesOf, isLoopback } from './addresses.ts';

export const addressRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/address',
    summary: 'The address of this server in its network, told on the machine itself.',
    answer: z.object({ network: z.string().nullable() }),
    handle: async ({ request }) => ok({ network: networkOf(request) }),
  }),
];

/** Only a browser on this machine is told. */
function networkOf({ ip, protocol, server }: FastifyRequest): string | null {
  const [bound] = server.addresses();
  if (bound === undefined || typeof bound === 'string' || !isLoopback(ip)) return null;
  return addressesOf({ host: bound.address, port: bound.port, isTls: protocol === 'https' })
    .network;
}
