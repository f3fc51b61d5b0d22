/** Figures of a player over finished games. */
import { makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import type { GameSummary } from '../game/game-summary.ts';
import { NO_STATISTICS, statisticsOf } from './statistics.ts';

const seat = (id: string, score: number, place: number | null, best = 50, bonuses = 1) => ({
  id,
  score,
  place,
  plays: 12,
  bonuses,
  best,
});
const game = (
  seats: NonNullable<GameSummary['end']>['seats'],
  more: Partial<GameSummary> = {},
): GameSummary => ({
  edition: 'en',
  ruleset: 'en-club',
  speed: 'blitz',
  players: seats.map(({ id }) => id),
  end: { at: 1, reason: 'out', seats },
  ...more,
});

const GAMES: readonly GameSummary[] = [
  game([seat('ann', 400, 1, 90), seat('bob', 300, 2)]),
  game([seat('ann', 250, 2, 60, 0), seat('bob', 320, 1)]),
  game([seat('ann', -10, 1), seat('bob', -10, 1), seat('cat', -20, 3)], { edition: 'et' }),
  game([seat('ann', 999, null, 999), seat('bob', 0, null)]),
  game([seat('bob', 500, 1), seat('cat', 400, 2)]),
  game([], { end: null }),
];

test('games, wins, averages and bests, in all and by edition and speed', () => {
  const { all, by } = statisticsOf(GAMES, 'ann');
  expect(all).toEqual({
    games: 3,
    wins: 1,
    draws: 1,
    losses: 1,
    points: 640,
    bestScore: 400,
    plays: 36,
    bonuses: 2,
    bestPlay: 90,
  });
  expect(by.map(({ edition, speed, figures }) => [edition, speed, figures.games])).toEqual([
    ['en', 'blitz', 2],
    ['et', 'blitz', 1],
  ]);
});

test('a best score may be below nothing', () => {
  expect(statisticsOf(GAMES.slice(2, 3), 'cat').all.bestScore).toBe(-20);
});

test('the order of the games does not matter', () => {
  const rng = makeRng(seed());
  for (let i = 0; i < 20; i++)
    expect(statisticsOf(rng.some(GAMES, GAMES.length), 'bob')).toEqual(statisticsOf(GAMES, 'bob'));
});

test('a stranger has none', () => {
  expect(statisticsOf(GAMES, 'eve')).toEqual(NO_STATISTICS);
});
