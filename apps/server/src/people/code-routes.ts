/** Finds the table, class or game that a short code stands for. */
import { ok } from '@taht/base';
import { z } from 'zod';
import { httpFailure } from '../http/answer.ts';
import type { Parts } from '../http/parts.ts';
import { type Route, route } from '../http/route.ts';
import { codeStream, ownerOf } from './claims.ts';
import { readCode } from './random.ts';

export const codeRoutes = ({ rooms }: Pick<Parts, 'rooms'>): readonly Route[] => [
  route({
    method: 'GET',
    path: '/codes/:code',
    summary: 'What a short code stands for.',
    params: z.object({ code: z.string().max(40) }),
    answer: z.object({ stream: z.string() }),
    handle: async ({ params: { code } }) => {
      const owner = await ownerOf({ rooms }, codeStream(readCode(code)));
      if (!owner.ok) return httpFailure(503, owner.error.code);
      return owner.value === null ? httpFailure(404, 'no-such-code') : ok({ stream: owner.value });
    },
  }),
];
