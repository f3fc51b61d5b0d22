/** The key that a browser needs to receive pushes. */
import { ok } from '@taht/base';
import { z } from 'zod';
import { type Route, route } from '../http/route.ts';

export const pushRoutes = (key: string): readonly Route[] => [
  route({
    method: 'GET',
    path: '/push-key',
    summary: 'The public key with which a browser subscribes to push notifications.',
    answer: z.object({ key: z.string().nullable() }),
    handle: async () => ok({ key }),
  }),
];
