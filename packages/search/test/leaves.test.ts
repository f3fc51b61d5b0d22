import { BLANK, type Letter, type Tile } from '@taht/letters';
import type { Ruleset, TileSet } from '@taht/rules';
import { count, makeRng, rulesetOf, seed, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  CODES,
  decodeTraining,
  encodeTraining,
  endFactor,
  endgameValues,
  featuresOf,
  LeaveEvaluator,
  type LeaveModel,
  leaveFile,
  leaveModel,
  leaveWeights,
  makeLeaves,
  parseLeaves,
  startTraining,
  trainGeneration,
} from '../src/index.ts';
import { engineFor, tilesets } from './equipment.ts';
import { randomWords } from './words.ts';

const set = tilesetOf('en-100') as TileSet;
const rules = rulesetOf('en-club') as Ruleset;
const engine = engineFor(randomWords(set, seed()), set);
const model = leaveModel(engine.tiles, set);

test('the value of a leave is the sum of its weights, for everything that can be left of a rack', () => {
  const rng = makeRng(seed());
  const weights = Float64Array.from({ length: model.size }, () => rng.below(4001) / 100 - 20);
  const evaluator = new LeaveEvaluator(model, weights);
  const values = new Float64Array(1024);
  const held = new Uint8Array(CODES);
  const features = new Int32Array(256);
  for (let n = count(1000); n > 0; n--) {
    const counts = new Uint8Array(CODES);
    for (let i = 0; i < 7; i++) {
      const code = rng.below(set.alphabet.length + 1);
      counts[code] = (counts[code] as number) + 1;
    }
    engine.rack.load(counts);
    evaluator.evaluate(engine.rack, values);
    for (let state = 0; state <= engine.rack.full; state++) {
      engine.rack.tilesIn(state, held);
      const codes = Uint8Array.from(
        Array.from(held).flatMap((times, code) => Array(times).fill(code)),
      );
      const many = featuresOf(model, codes, codes.length, features);
      const sum = features
        .subarray(0, many)
        .reduce((total, at) => total + (weights[at] as number), 0);
      expect(values[state]).toBeCloseTo(sum, 8);
    }
  }
});

test('with the bag empty, going out is paid for and what is kept costs', () => {
  const counts = new Uint8Array(CODES);
  counts[engine.codeOf(set.alphabet[0] as never)] = 1;
  counts[engine.codeOf(set.alphabet[16] as never)] = 1;
  engine.rack.load(counts);
  const values = new Float64Array(8);
  endgameValues(engine.tiles, rules.final, 9)(engine.rack, values);
  expect(Array.from(values.subarray(0, 4))).toEqual([18, -12, -30, -32]);
});

test.each<[string, number]>([
  ['et-base', 2],
  ['en-club', 2],
  ['tr-school', 1],
])('a point left at the end changes the difference in %s by %i', (id, factor) => {
  expect(endFactor((rulesetOf(id) as Ruleset).final)).toBe(factor);
});

test('training is repeated exactly from its seed, and goes on from its bytes as if it had not stopped', () => {
  const plan = { seed: 3, gamesPerGeneration: 4 };
  const once = trainGeneration(engine, rules, startTraining(engine), plan);
  const twice = trainGeneration(engine, rules, once, plan);
  const again = trainGeneration(engine, rules, startTraining(engine), plan);
  const stored = decodeTraining(engine, encodeTraining(again));
  expect(stored).toEqual(again);
  if (stored === undefined) throw new Error('not read again');
  expect(trainGeneration(engine, rules, stored, plan)).toEqual(twice);
  expect(twice).toMatchObject({ generation: 2, games: 8 });
  expect(twice.weights.some((weight) => weight !== 0)).toBe(true);
});

test('bytes that are no training are not taken for one', () => {
  const bytes = encodeTraining(startTraining(engine));
  expect(decodeTraining(engine, bytes.subarray(8))).toBeUndefined();
  expect(decodeTraining(engine, bytes.fill(255))).toBeUndefined();
});

const about = {
  edition: 'en',
  ruleset: 'en-club',
  lexicon: { id: 'random', hash: 'x' },
  command: 'taht train',
  games: 12,
};

test('leave values are written as text and read again', () => {
  const weights = Float64Array.from({ length: model.size }, (_, i) => (i % 11) / 4);
  const file = leaveFile(about, engine.tiles, weights);
  const read = parseLeaves(makeLeaves(file));
  expect(read).toEqual({ ok: true, value: file });
  expect(leaveWeights(file, engine.tiles)).toEqual({ ok: true, value: weights });
  expect(makeLeaves(file).length).toBeLessThan(200_000);
});

test('leave values of other letters are refused', () => {
  const other = tilesets[0] as TileSet;
  const file = leaveFile(about, engine.tiles, new Float64Array(model.size));
  const { tiles } = engineFor(randomWords(other, seed()), other);
  expect(leaveWeights(file, tiles)).toEqual({
    ok: false,
    error: { code: 'other-letters' },
  });
  expect(leaveWeights({ ...file, weights: [1, 2, 3] }, engine.tiles)).toMatchObject({
    ok: false,
    error: { at: 'weights' },
  });
});

test.each(tilesets)(
  'leaves of $id are worth the same by whichever codes, and concern tiles alone',
  (own) => {
    const { tiles } = engineFor(randomWords(own, seed()), own);
    const named = own.tiles.map(([letter]) => letter);
    const turned = named.toReversed();
    const modelOf = (letters: readonly Letter[]) =>
      leaveModel({ letters: [undefined, ...letters] }, own);
    const rng = makeRng(seed());
    const weights = Array.from({ length: modelOf(turned).size }, () => rng.below(161) / 4 - 20);
    const file = {
      ...leaveFile(about, engine.tiles, new Float64Array(model.size)),
      letters: turned,
      weights,
    };
    const here = leaveWeights(file, tiles);
    if (!here.ok) throw new Error(here.error.code);
    const worthOf = (
      leave: readonly Tile[],
      codeOf: (tile: Tile) => number,
      at: LeaveModel,
      by: ArrayLike<number>,
    ) => {
      const features = new Int32Array(64);
      const codes = Uint8Array.from(leave, codeOf).sort();
      const many = featuresOf(at, codes, codes.length, features);
      return features.subarray(0, many).reduce((sum, place) => sum + (by[place] as number), 0);
    };
    for (let n = count(500); n > 0; n--) {
      const leave = rng.some<Tile>([BLANK, BLANK, ...named, ...named], 1 + rng.below(6));
      const wanted = worthOf(
        leave,
        (tile) => turned.indexOf(tile as Letter) + 1,
        modelOf(turned),
        weights,
      );
      const found = worthOf(
        leave,
        (tile) => tiles.codes.get(tile) as number,
        leaveModel(tiles, own),
        here.value,
      );
      expect(found).toBeCloseTo(wanted, 8);
    }
    const rounded = leaveFile(about, tiles, here.value);
    expect(rounded.letters.toSorted()).toEqual(named.toSorted());
    expect(leaveWeights(rounded, tiles)).toEqual(here);
  },
);

test.each<[string, string, string | undefined]>([
  ['no JSON', '{', undefined],
  ['a number', '7', ''],
  ['another format', '{"format":"x"}', 'format'],
  ['another version', '{"format":"taht-leaves","version":2}', 'version'],
])('%s is refused', (_name, text, at) => {
  const read = parseLeaves(text);
  expect(read).toMatchObject({
    ok: false,
    error: at === undefined ? { code: 'no-json' } : { code: 'bad-leaves', at },
  });
});
