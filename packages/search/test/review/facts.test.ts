/** The facts about two moves against what they claim, counted again by other means. */
import { BLANK } from '@taht/letters';
import { layTiles, type Ruleset, type TileSet } from '@taht/rules';
import { count, makeRng, rulesetOf, seed, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  CODES,
  findCandidates,
  LEAVE_REASONS,
  LeaveEvaluator,
  leaveModel,
  type RankedCandidate,
  type SimPosition,
  staticPolicy,
  type TurnFact,
} from '../../src/index.ts';
import { keptAfter, turnFacts } from '../../src/review/facts.ts';
import { engineFor, tilesets } from '../equipment.ts';
import { randomPositions } from '../positions.ts';
import { unseenOf } from '../sim/oracle.ts';
import { randomWords } from '../words.ts';

const rules = rulesetOf('en-club') as Ruleset;
const rng = makeRng(seed());

function tableFor(tileset: TileSet) {
  const engine = engineFor(randomWords(tileset, seed()), tileset);
  const model = leaveModel(engine.tiles, tileset);
  const weights = Float64Array.from({ length: model.size }, () => rng.below(1201) / 100 - 6);
  const evaluator = new LeaveEvaluator(model, weights);
  const policy = staticPolicy(engine, rules.final, evaluator);
  const positions = randomPositions(rng, engine, tileset).map(({ board, rack }): SimPosition => {
    const unseen = unseenOf(tileset, board, rack).length;
    const held = Math.min(7, unseen);
    const seats = [rack.length, held].map((tiles) => ({ score: 0, tiles, passes: 0 }));
    return { board, rack, seats, bag: unseen - held, scoreless: 0, fewest: 1 };
  });
  const rank = (position: SimPosition): RankedCandidate[] =>
    findCandidates(engine, { rules, policy }, position, 30);
  const facts = (
    better: RankedCandidate,
    other: RankedCandidate,
    position: SimPosition,
  ): readonly TurnFact[] =>
    turnFacts(
      { better: better.candidate, other: other.candidate },
      position,
      { engine, evaluator },
      policy.leaves,
      1,
    );
  return { engine, evaluator, policy, positions, rank, facts };
}

const sizeOf = (facts: readonly TurnFact[], ...kinds: TurnFact['kind'][]): number =>
  facts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { size }) => sum + size, 0);

test('the parts of a leave sum up to its value', () => {
  for (const tileset of tilesets) {
    const { engine, evaluator } = tableFor(tileset);
    const values = new Float64Array(1024);
    for (let n = count(200, 20); n > 0; n--) {
      const codes = Uint8Array.from({ length: rng.below(8) }, () =>
        rng.below(engine.tiles.letters.length),
      ).toSorted();
      const counts = new Uint8Array(CODES);
      for (const code of codes) counts[code] = (counts[code] as number) + 1;
      engine.rack.load(counts);
      evaluator.evaluate(engine.rack, values);
      const { tiles, copies, pairs, balance } = evaluator.partsOf(codes);
      expect(tiles + copies + pairs + balance).toBeCloseTo(values[engine.rack.full] as number, 8);
    }
  }
});

test('points and what is kept sum up to what the better move is worth more', () => {
  const seen = new Set<string>();
  for (const tileset of tilesets) {
    const { positions, rank, facts } = tableFor(tileset);
    for (const position of positions.take(count(60, 20))) {
      const [first, ...others] = rank(position);
      const other = others.at(rng.below(others.length));
      if (first === undefined || other === undefined) continue;
      const found = facts(first, other, position);
      for (const fact of found) seen.add(fact.kind === 'leave' ? fact.because : fact.kind);
      const told = sizeOf(found, 'score', 'leave', 'end');
      // Facts of less than a point are left out; there are two of these kinds at most.
      expect(Math.abs(told - (first.equity - other.equity))).toBeLessThan(2);
      const sizes = found.map(({ size }) => Math.abs(size));
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    }
  }
  for (const kind of ['score', ...LEAVE_REASONS]) expect(seen).toContain(kind);
});

test('with the bag empty the answers are those to the one rack that can be held', () => {
  const tileset = tilesetOf('en-100') as TileSet;
  const { engine, policy, positions, rank, facts } = tableFor(tileset);
  let told = 0;
  for (const position of positions
    .filter(({ bag, rack }) => bag === 0 && rack.length > 2)
    .take(count(60, 20))) {
    const [first, ...others] = rank(position);
    const other = others.at(-1);
    if (first === undefined || other === undefined) continue;
    const rack = unseenOf(tileset, position.board, position.rack);
    const best = ({ candidate }: RankedCandidate): number => {
      const laid = candidate.kind === 'place' ? candidate.tiles : [];
      const kept = keptAfter(candidate, position);
      const points = kept.reduce((sum, t) => sum + (engine.tiles.points[engine.codeOf(t)] ?? 0), 0);
      engine.setBoard(layTiles(position.board, laid));
      engine.findBest(engine.countsOf(rack), policy.leaves(0, points), 1);
      return engine.plays.size === 0 ? 0 : engine.decode(0).score;
    };
    const size = best(other) - best(first);
    const found = facts(first, other, position);
    const replies = found.find(({ kind }) => kind === 'replies');
    const end = first.equity - other.equity - sizeOf(found, 'score');
    expect(Math.abs(end - sizeOf(found, 'end'))).toBeLessThan(2);
    if (Math.abs(size) >= 1) told++;
    expect(replies?.size ?? 0).toBe(Math.abs(size) >= 1 ? size : 0);
    if (replies?.kind === 'replies') expect(replies.error).toBe(0);
  }
  expect(told).toBeGreaterThan(0);
});

test('what stays on the rack is what neither went to the board nor back to the bag', () => {
  const { positions, rank } = tableFor(tilesetOf('en-100') as TileSet);
  for (const position of positions.take(count(100, 20)))
    for (const { candidate } of rank(position)) {
      const gone = candidate.kind === 'pass' ? 0 : candidate.tiles.length;
      expect(keptAfter(candidate, position)).toHaveLength(position.rack.length - gone);
    }
  const [cell] = [{ letter: 'A', blank: true }];
  const board = Array.from({ length: 225 }, (_, square) => (square === 112 ? cell : null));
  const position = { board, rack: ['A', 'B', 'C'] } as unknown as SimPosition;
  const move = { kind: 'place', tiles: [{ square: 113, letter: 'B', blank: false }], swaps: [112] };
  expect(keptAfter(move as never, position).toSorted()).toEqual(['C', BLANK].toSorted());
});

test('a bonus is told of only where the rules give one, not for the last tiles of a rack', () => {
  const { facts } = tableFor(tilesetOf('en-100') as TileSet);
  const board = Array<null>(225).fill(null);
  const place = (count: number, score: number): RankedCandidate => ({
    candidate: {
      kind: 'place',
      tiles: [...'ABCDEFG'].slice(0, count).map((letter, i) => ({
        ...{ square: (112 + i) as never, letter: letter as never, blank: false },
      })),
      direction: 'across',
      swaps: [],
      score,
    },
    equity: score,
  });
  const hasBonus = (rack: string): boolean => {
    const seats = [rack.length, 7].map((tiles) => ({ score: 0, tiles, passes: 0 }));
    const position = { board, rack: [...rack], seats, bag: 0, scoreless: 0, fewest: 1 };
    const found = facts(place(rack.length, 30), place(1, 5), position as never);
    return found.some((fact) => fact.kind === 'score' && fact.hasBonus);
  };
  expect(hasBonus('ABCDEFG')).toBe(true);
  expect(hasBonus('ABC')).toBe(false);
});
