/** Glicko-2 against Glickman's published example, and what must always hold. */
import { count, makeRng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  ageGlicko,
  type Glicko,
  NEW_GLICKO,
  type Result,
  rateDuel,
  rateGlicko,
  showGlicko,
} from './index.ts';

const player = (rating: number, deviation: number, volatility = 0.06): Glicko => ({
  rating,
  deviation,
  volatility,
});

test('the example of the paper', () => {
  const results: readonly Result[] = [
    { opponent: player(1400, 30), score: 1 },
    { opponent: player(1550, 100), score: 0 },
    { opponent: player(1700, 300), score: 0 },
  ];
  const after = rateGlicko(player(1500, 200), results, 1);
  expect(after.rating).toBeCloseTo(1464.05, 2);
  expect(after.deviation).toBeCloseTo(151.52, 2);
  expect(after.volatility).toBeCloseTo(0.059996, 6);
});

test('a period without games only widens the deviation', () => {
  const aged = ageGlicko(player(1500, 200), 1);
  expect(aged.rating).toBe(1500);
  // sqrt(200² + (0.06 · 173.7178)²)
  expect(aged.deviation).toBeCloseTo(200.2714, 4);
  expect(rateGlicko(player(1500, 200), [], 1)).toEqual(aged);
});

test('time is continuous: two halves are a whole', () => {
  const halves = ageGlicko(ageGlicko(player(1500, 60), 0.5), 0.5);
  expect(halves.deviation).toBeCloseTo(ageGlicko(player(1500, 60), 1).deviation, 9);
});

test('nobody is less known than somebody new', () => {
  expect(ageGlicko(player(1700, 60), 1e9).deviation).toBe(NEW_GLICKO.deviation);
});

describe('always', () => {
  const rng = makeRng(seed());
  const random = (): Glicko =>
    player(600 + rng.below(2400), 30 + rng.below(320), 0.03 + rng.below(60) / 1000);
  const pairs = Array.from({ length: count(4000) }, () => [random(), random()] as const);

  test('what one gains the other loses, where both are known equally well', () => {
    for (const [a, b] of pairs) {
      const [p, q] = [player(a.rating, 100), player(b.rating, 100)];
      for (const score of [0, 0.5, 1]) {
        const [p2, q2] = rateDuel(p, q, score, [0, 0]);
        expect(p2.rating + q2.rating).toBeCloseTo(p.rating + q.rating, 6);
      }
    }
  });

  test('seats do not matter', () => {
    for (const [a, b] of pairs) {
      const [a1, b1] = rateDuel(a, b, 1, [2, 3]);
      const [b2, a2] = rateDuel(b, a, 0, [3, 2]);
      expect([a1, b1]).toEqual([a2, b2]);
    }
  });

  test('a win is better than a draw, and a draw better than a loss', () => {
    for (const [a, b] of pairs) {
      const after = [0, 0.5, 1].map((score) => rateDuel(a, b, score, [0, 0])[0].rating);
      expect(after).toEqual(after.toSorted((x, y) => x - y));
      expect(after[2]).toBeGreaterThanOrEqual(a.rating);
      expect(after[0]).toBeLessThanOrEqual(a.rating);
    }
  });

  test('a better opponent beaten is worth more', () => {
    for (const [a, b] of pairs) {
      const stronger = { ...b, rating: b.rating + 100 };
      const gain = (other: Glicko): number => rateDuel(a, other, 1, [0, 0])[0].rating;
      expect(gain(stronger)).toBeGreaterThanOrEqual(gain(b) - 1e-9);
    }
  });

  test('no input makes nonsense', () => {
    const odd = [0, -1, 0.5, 1, 1e308, -1e308, Number.NaN, Number.NEGATIVE_INFINITY, 1e-320];
    for (let i = 0; i < count(4000); i++) {
      const wild = (): Glicko => player(rng.pick(odd), rng.pick(odd), rng.pick(odd));
      const rated = rateDuel(wild(), wild(), rng.pick(odd), [rng.pick(odd), rng.pick(odd)]);
      for (const { rating, deviation, volatility } of rated)
        for (const n of [rating, deviation, volatility]) expect(Number.isFinite(n)).toBe(true);
    }
  });
});

test('a player is provisional until enough is known', () => {
  expect(showGlicko(NEW_GLICKO)).toEqual({ rating: 1500, deviation: 350, isProvisional: true });
  expect(showGlicko(player(1611.6, 110))).toEqual({
    rating: 1612,
    deviation: 110,
    isProvisional: false,
  });
  expect(showGlicko(player(Number.NaN, Number.NaN)).isProvisional).toBe(true);
});
