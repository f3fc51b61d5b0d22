import type { Tile } from '@taht/letters';
import { emptyBoard, type Ruleset, type TileSet } from '@taht/rules';
import {
  count,
  keyOf,
  makeOracle,
  makeRng,
  type Oracle,
  type OraclePosition,
  type Rng,
  seed,
} from '@taht/testkit';
import { expect, test } from 'vitest';
import type { Engine, LeaveValues } from '../src/index.ts';
import { engineFor, groundFor, plainRules, tilesets } from './equipment.ts';
import { rackAfter, randomPositions, type TestPosition } from './positions.ts';
import { randomWords } from './words.ts';

/** Daily about a whole game in each language. */
const POSITIONS = count(2000, 40);

type Rules = OraclePosition['rules'];

/** The scores of the plays that the engine has found, and that none is found twice. */
function foundPlays(engine: Engine): Map<string, number> {
  const found = new Map<string, number>();
  for (let i = 0; i < engine.plays.size; i++) {
    const { tiles, swaps, score } = engine.decode(i);
    found.set(keyOf(tiles, swaps), score);
  }
  expect(found.size).toBe(engine.plays.size);
  return found;
}

function wantedPlays(
  oracle: Oracle,
  set: TileSet,
  { board, rack }: TestPosition,
  rules: Rules,
  leastLetters?: number,
): Map<string, number> {
  const ground = groundFor(set, board);
  const least = leastLetters === undefined ? {} : { leastLetters };
  return oracle({ ground, rack, rules, alphabet: set.alphabet, ...least });
}

const sorted = (plays: Map<string, number>): [string, number][] =>
  [...plays].sort(([a], [b]) => (a < b ? -1 : 1));

test.each(tilesets)('all plays of $id are those of the oracle, with their scores', (set) => {
  const list = randomWords(set, seed());
  const oracle = makeOracle(list.words);
  const engine = engineFor(list, set);
  const positions = randomPositions(makeRng(seed()), engine, set);
  let plays = 0;
  for (let n = POSITIONS; n > 0; n--) {
    const position = positions.next().value;
    const wanted = wantedPlays(oracle, set, position, plainRules);
    engine.setBoard(position.board);
    engine.findAll(engine.countsOf(position.rack));
    const found = foundPlays(engine);
    expect(sorted(found)).toEqual(sorted(wanted));
    expect(engine.hasPlay(engine.countsOf(position.rack))).toBe(wanted.size > 0);
    plays += wanted.size;
  }
  expect(plays).toBeGreaterThan(POSITIONS);
});

const randomRules = (rng: Rng): Rules => ({
  opening: { minTiles: 2 + rng.below(2), centre: rng.chance(0.6), minLetters: [] },
  bonus: { tiles: 3 + rng.below(5), points: rng.pick([0, 35, 50]) },
  blank: { reuse: rng.pick<Ruleset['blank']['reuse']>(['none', 'may-replay', 'must-replay']) },
});

test('other rules for the opening, the bonus, the rack and blanks make other plays, as the oracle has them', () => {
  const rng = makeRng(seed() + 1);
  const set = tilesets[0] as TileSet;
  const list = randomWords(set, seed());
  const oracle = makeOracle(list.words);
  let swapped = 0;
  for (let n = count(100, 3); n > 0; n--) {
    const rules = randomRules(rng);
    const engine = engineFor(list, set, rules);
    const positions = randomPositions(rng, engine, set, 5 + rng.below(4));
    for (let turn = 0; turn < 20; turn++) {
      const position = positions.next().value;
      const least = rng.pick([undefined, 2, 3, 5]);
      engine.setBoard(position.board);
      engine.findAll(engine.countsOf(position.rack), Math.max(rules.opening.minTiles, least ?? 0));
      const found = foundPlays(engine);
      swapped += [...found.keys()].filter((key) => key.includes('swap')).length;
      expect(sorted(found)).toEqual(sorted(wantedPlays(oracle, set, position, rules, least)));
    }
  }
  expect(swapped).toBeGreaterThan(0);
});

test('a play leaves what the rack had and it did not lay', () => {
  const set = tilesets[1] as TileSet;
  const engine = engineFor(randomWords(set, seed()), set, {
    ...plainRules,
    blank: { reuse: 'may-replay' },
  });
  const positions = randomPositions(makeRng(seed()), engine, set);
  for (let n = count(400); n > 0; n--) {
    const position = positions.next().value;
    engine.setBoard(position.board);
    engine.findAll(engine.countsOf(position.rack));
    for (let i = 0; i < engine.plays.size; i += 7) {
      const play = engine.decode(i);
      expect(play.leave.toSorted()).toEqual(rackAfter(position, play).toSorted());
    }
  }
});

/** Any number for any leave, the same whenever it is asked for. */
const someValues: LeaveValues = (rack, values) => {
  const held = new Uint8Array(rack.counts.length);
  for (let state = 0; state <= rack.full; state++) {
    rack.tilesIn(state, held);
    values[state] = held.reduce((hash, n, code) => (hash * 31 + n * (code + 5)) % 61, 7) / 2 - 12;
  }
};

test.each(tilesets)(
  'the best play of $id is the best of all plays, whatever leaves are worth',
  (set) => {
    const engine = engineFor(randomWords(set, seed()), set, {
      ...plainRules,
      blank: { reuse: set.id === 'et-102' ? 'may-replay' : 'none' },
    });
    const positions = randomPositions(makeRng(seed()), engine, set);
    for (let n = POSITIONS; n > 0; n--) {
      const { board, rack } = positions.next().value;
      engine.setBoard(board);
      const best = bestOfAll(engine, rack);
      engine.findBest(engine.countsOf(rack), someValues);
      expect(engine.plays.size).toBe(best === undefined ? 0 : 1);
      if (best !== undefined) expect(engine.bestEquity).toBe(best);
    }
  },
);

function bestOfAll(engine: Engine, rack: readonly Tile[]): number | undefined {
  const values = new Float64Array(1024);
  let best: number | undefined;
  engine.findAll(engine.countsOf(rack));
  for (let i = 0; i < engine.plays.size; i++) {
    const { score } = engine.decode(i);
    someValues(engine.rack, values);
    const equity = score + (values[engine.plays.left[i] as number] as number);
    if (best === undefined || equity > best) best = equity;
  }
  return best;
}

test('on the empty board only plays across are listed, and a tile that reads both ways is one play', () => {
  const set = tilesets[5] as TileSet;
  const list = randomWords(set, seed());
  const engine = engineFor(list, set);
  engine.setBoard(emptyBoard);
  engine.findAll(engine.countsOf(list.words.flat().slice(0, 7)));
  const directions = new Set<string>();
  for (let i = 0; i < engine.plays.size; i++) directions.add(engine.decode(i).direction);
  expect([...directions]).toEqual(['across']);
});
