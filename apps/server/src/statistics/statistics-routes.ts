/** A player's figures over HTTP, from the summaries of finished games. */
import { ok } from '@taht/base';
import { statistics } from '@taht/protocol';
import { z } from 'zod';
import type { GameSummary } from '../game/game-summary.ts';
import { httpFailure } from '../http/answer.ts';
import { type Route, route } from '../http/route.ts';
import type { Store, StreamRow } from '../store/store.ts';
import { statisticsOf } from './statistics.ts';

const PAGE = 500;
/** Only the latest games are counted beyond that. */
const MOST_GAMES = 20_000;

export const statisticsRoutes = (store: Pick<Store, 'list'>): readonly Route[] => [
  route({
    method: 'GET',
    path: '/people/:person/statistics',
    summary: 'Games, wins, points and best plays of a player, by edition and speed.',
    params: z.object({ person: z.string().regex(/^person-[\w.:~-]{1,90}$/) }),
    answer: statistics,
    handle: async ({ params: { person } }) => {
      const games: GameSummary[] = [];
      let last: StreamRow | undefined;
      do {
        const after = last === undefined ? {} : { after: last };
        const query = { kind: 'game', state: 'over', player: person, limit: PAGE } as const;
        const found = await store.list({ ...query, ...after });
        if (!found.ok) return httpFailure(503, found.error.code);
        for (const { summary } of found.value)
          if (summary !== '') games.push(JSON.parse(summary) as GameSummary);
        last = found.value.length < PAGE ? undefined : found.value.at(-1);
      } while (last !== undefined && games.length < MOST_GAMES);
      return ok(statisticsOf(games, person));
    },
  }),
];
