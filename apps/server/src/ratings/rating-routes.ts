/** Leaderboards by edition and speed. */
import { ok } from '@taht/base';
import { ratingPage, SPEEDS } from '@taht/protocol';
import { z } from 'zod';
import { fromRoom } from '../http/answer.ts';
import type { Parts } from '../http/parts.ts';
import { type Route, route } from '../http/route.ts';
import { pageOf } from './pages.ts';
import { ratingsKind } from './ratings-kind.ts';

export const ratingRoutes = ({ rooms }: Pick<Parts, 'rooms'>): readonly Route[] => [
  route({
    method: 'GET',
    path: '/ratings/:edition/:speed/:board',
    isForOtherSites: true,
    summary: 'A leaderboard, for two players or for tables of three and four.',
    params: z.object({
      edition: z.string().regex(/^[a-z]{2,10}$/),
      speed: z.enum(SPEEDS),
      board: z.enum(['duel', 'table']),
    }),
    query: z.strictObject({
      from: z.coerce.number().int().min(0).default(0),
      count: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: ratingPage,
    handle: async ({ params: { edition, speed, board }, query: { from, count } }) => {
      const read = await rooms.read(ratingsKind, `ratings-${edition}-${speed}`);
      if (read.ok) return ok(pageOf(read.value.state.boards[board], from, count));
      return read.error.code === 'no-such-stream'
        ? ok({ count: 0, standings: [] })
        : fromRoom(read.error);
    },
  }),
];
