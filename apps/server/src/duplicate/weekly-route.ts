/** The duplicate game of a week, for whoever asks. */
import { ok } from '@taht/base';
import { editionOf } from '@taht/editions';
import { duplicate } from '@taht/modes';
import { z } from 'zod';
import { httpFailure } from '../http/answer.ts';
import { type Route, route } from '../http/route.ts';
import type { Clock } from '../rooms/clock.ts';
import type { WeeklyGames } from './weekly.ts';

export const weeklyRoute = (weekly: WeeklyGames, clock: Clock): Route =>
  route({
    method: 'GET',
    path: '/weekly/:edition/:week',
    summary:
      'The duplicate game of this week or one of the weeks before, to be played alone: racks, and the best play for each.',
    params: z.object({ edition: z.string().max(20), week: z.string().max(10) }),
    answer: z.unknown(),
    handle: async ({ params: { edition: id, week } }) => {
      const edition = editionOf(id);
      const isOffered = duplicate.weeksUpTo(clock.now()).includes(week);
      if (edition === undefined || !isOffered) return httpFailure(404, 'no-such-week');
      const made = weekly.find(edition, week);
      return made.ok ? ok(made.value) : httpFailure(503, made.error.code, made.error);
    },
  });
