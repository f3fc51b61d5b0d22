import { count, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { makeRandom } from '../../src/index.ts';
import { Race } from '../../src/sim/race.ts';

/** Numbers around 0, with a spread of about 1. */
function makeNoise(from: number): () => number {
  const random = makeRandom(from);
  return () =>
    (random.below(1 << 20) + random.below(1 << 20) + random.below(1 << 20)) / (1 << 19) - 3;
}

/** Values are the means, luck that all share, and luck of each candidate's own. */
function run(
  means: readonly number[],
  {
    shared,
    own,
    confidence,
    from,
  }: { shared: number; own: number; confidence: number; from: number },
  most = 20_000,
  expected?: readonly number[],
): { readonly race: Race; readonly trials: number; readonly spent: number } {
  const race = new Race(means.length, { confidence, indifference: 0.01 });
  if (expected !== undefined) race.expect(Float64Array.from(expected), 30);
  const noise = makeNoise(from);
  const values = new Float64Array(means.length);
  let trials = 0;
  let spent = 0;
  for (; trials < most && !race.isDecided; trials++) {
    const luck = shared * noise();
    for (const [i, mean] of means.entries()) values[i] = mean + luck + own * noise();
    spent += race.alive.length;
    race.add(values);
  }
  return { race, trials, spent };
}

const NEAR = [0, 0.4, 0.5, 1, -2, 0.3, -0.5, -1];

test('the best is found, and wrongly dropped no more often than the confidence allows', () => {
  let wrong = 0;
  const races = count(2000);
  for (let n = 0; n < races; n++) {
    const { race } = run(NEAR, { shared: 3, own: 2, confidence: 0.9, from: seed() + n });
    expect(race.alive).toEqual([race.leader]);
    if (race.leader !== 3) wrong++;
  }
  expect(wrong / races).toBeLessThanOrEqual(0.1);
});

test('candidates far behind cost little: fewer trials than in equal shares', () => {
  const { trials, spent } = run(NEAR, { shared: 3, own: 2, confidence: 0.95, from: seed() });
  expect(spent).toBeLessThan((trials * NEAR.length) / 2);
});

test('luck that all share costs nothing', () => {
  const calm = run(NEAR, { shared: 0, own: 1, confidence: 0.95, from: seed() });
  const wild = run(NEAR, { shared: 50, own: 1, confidence: 0.95, from: seed() });
  expect(wild.race.leader).toBe(3);
  expect(wild.trials).toBeLessThan(4 * calm.trials);
});

test('with full confidence nobody is dropped', () => {
  const { race, trials } = run(NEAR, { shared: 0, own: 1, confidence: 1, from: seed() }, 500);
  expect(trials).toBe(500);
  expect(race.alive).toHaveLength(NEAR.length);
  expect(race.leader).toBe(3);
});

test('of candidates that never differ the first is taken at once', () => {
  const { race, trials } = run([5, 5, 5], { shared: 2, own: 0, confidence: 0.95, from: seed() });
  expect(race.leader).toBe(0);
  expect(trials).toBeLessThan(50);
});

test('a single candidate needs no trial', () => {
  expect(new Race(1, { confidence: 0.95, indifference: 0 }).isDecided).toBe(true);
});

test('first sight leads before the first trial, saves trials when it is right, and is overruled when it is wrong', () => {
  const race = new Race(3, { confidence: 0.95, indifference: 0 });
  race.expect(Float64Array.from([1, 3, 2]), 30);
  expect(race.leader).toBe(1);
  const luck = { shared: 3, own: 2, confidence: 0.95 };
  let without = 0;
  let right = 0;
  for (let n = 0; n < 20; n++) {
    without += run(NEAR, { ...luck, from: seed() + n }).spent;
    right += run(NEAR, { ...luck, from: seed() + n }, 20_000, NEAR).spent;
  }
  expect(right).toBeLessThan(without);
  const wrong = run(NEAR, { ...luck, confidence: 1, from: seed() }, 3000, NEAR.toReversed());
  expect(wrong.race.leader).toBe(3);
});
