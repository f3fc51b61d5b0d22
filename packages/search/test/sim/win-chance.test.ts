import { readFileSync } from 'node:fs';
import type { Ruleset, TileSet } from '@taht/rules';
import { editions, makeRng, rulesetOf, seed, tilesetOf } from '@taht/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fitWinModel,
  greedyPolicy,
  playForWins,
  surpriseOf,
  type WinModel,
  type WinSample,
  winChance,
  winModel,
} from '../../src/index.ts';
import { winShare } from '../../src/sim/win-chance.ts';
import { engineFor } from '../equipment.ts';
import { randomWords } from '../words.ts';

const models = editions.flatMap(({ id }) => [2, 3, 4].map((seats) => ({ id, seats })));

const aScore = fc.integer({ min: -50, max: 600 });
const someTiles = fc.integer({ min: 0, max: 104 });

const chances = (model: WinModel, scores: readonly number[], tilesLeft: number): number[] =>
  scores.map((_, seat) => winChance(model, scores, tilesLeft, seat));

test.each(models)('$id, $seats seats: chances are shares of one', ({ id, seats }) => {
  const scores = fc.array(aScore, { minLength: seats, maxLength: seats });
  fc.assert(
    fc.property(scores, someTiles, (given, tilesLeft) => {
      const all = chances(winModel(id, seats), given, tilesLeft);
      expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(all.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    }),
    { seed: seed() },
  );
});

test.each(models)(
  '$id, $seats seats: more points are a better chance, and only differences count',
  ({ id, seats }) => {
    const model = winModel(id, seats);
    const scores = fc.array(aScore, { minLength: seats, maxLength: seats });
    fc.assert(
      fc.property(scores, someTiles, fc.integer({ min: 1, max: 60 }), (given, tilesLeft, more) => {
        const before = winChance(model, given, tilesLeft, 0);
        const own = given.with(0, (given[0] as number) + more);
        const others = given.with(1, (given[1] as number) + more);
        const all = given.map((score) => score + more);
        expect(winChance(model, own, tilesLeft, 0)).toBeGreaterThanOrEqual(before);
        expect(winChance(model, others, tilesLeft, 0)).toBeLessThanOrEqual(before);
        expect(winChance(model, all, tilesLeft, 0)).toBeCloseTo(before, 9);
      }),
      { seed: seed() },
    );
  },
);

test.each(models)(
  '$id, $seats seats: the same lead is worth more when less is left, and the turn is worth something',
  ({ id, seats }) => {
    const model = winModel(id, seats);
    expect(model.turn).toBeGreaterThan(0);
    const even = Array<number>(seats).fill(300);
    expect(winChance(model, even, 60, 0)).toBeGreaterThan(1 / seats);
    const lead = even.with(0, 340);
    let before = 0;
    for (let tilesLeft = 104; tilesLeft >= 1; tilesLeft--) {
      const now = winChance(model, lead, tilesLeft, 0);
      expect(now).toBeGreaterThan(before);
      before = now;
    }
  },
);

test('a hopeless lead is no chance, and no error', () => {
  expect(winChance(winModel('en', 2), [0, 100_000], 1, 0)).toBe(0);
  expect(winChance(winModel('en', 2), [0, 100_000], 1, 1)).toBe(1);
});

test.each<[readonly number[], readonly number[]]>([
  [
    [300, 200],
    [1, 0],
  ],
  [
    [200, 200],
    [0.5, 0.5],
  ],
  [
    [200, 300, 300],
    [0, 0.5, 0.5],
  ],
  [
    [7, 7, 7, 7],
    [0.25, 0.25, 0.25, 0.25],
  ],
])('at the end %j shares the win as %j', (scores, shares) => {
  expect(scores.map((_, seat) => winShare(scores, seat))).toEqual(shares);
});

test('an edition that was not learned from has a model all the same', () => {
  expect(winModel('test', 2)).toEqual(winModel('en', 2));
  expect(winModel('en', 9)).toEqual(winModel('en', 4));
});

test('what was learned fits in five kilobytes', () => {
  const file = new URL('../../src/sim/win-models.ts', import.meta.url);
  expect(readFileSync(file).length).toBeLessThan(5000);
});

test('from samples of a known model the model is learned again', () => {
  const known = { unit: 3, power: 0.6, turn: 15 };
  const rng = makeRng(seed());
  const samples = Array.from({ length: 4000 }, (): WinSample => {
    const scores = [rng.below(400), rng.below(400)];
    const tilesLeft = 1 + rng.below(100);
    const wins = rng.chance(winChance(known, scores, tilesLeft, 0));
    return { scores, tilesLeft, shares: wins ? [1, 0] : [0, 1] };
  });
  const learned = fitWinModel(samples);
  expect(surpriseOf(learned, samples)).toBeLessThanOrEqual(surpriseOf(known, samples));
  for (const tilesLeft of [10, 40, 90])
    for (const lead of [-60, 0, 60])
      expect(winChance(learned, [lead, 0], tilesLeft, 0)).toBeCloseTo(
        winChance(known, [lead, 0], tilesLeft, 0),
        1,
      );
});

test('samples are the turns of whole games, seen from the seat on turn', () => {
  const set = tilesetOf('en-100') as TileSet;
  const engine = engineFor(randomWords(set, seed()), set);
  const rules = rulesetOf('en-club') as Ruleset;
  const plan = { seats: 3, games: 2, seed: 5 };
  const samples = playForWins(engine, rules, greedyPolicy, plan);
  expect(playForWins(engine, rules, greedyPolicy, plan)).toEqual(samples);
  expect(samples[0]).toMatchObject({ scores: [0, 0, 0], tilesLeft: 100 });
  for (const { scores, shares } of samples) {
    expect(scores).toHaveLength(3);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  }
});
