import { BLANK, type Tile } from '@taht/letters';
import { emptyBoard, type Ruleset, type TileSet } from '@taht/rules';
import { count, isLong, makeRng, rulesetOf, seed, tilesetOf } from '@taht/testkit';
import { expect, test, vi } from 'vitest';
import { PLAYS_PER_LOOK } from '../../src/deadline.ts';
import {
  type Candidate,
  type CandidateResult,
  type Deadline,
  findCandidates,
  greedyPolicy,
  LeaveEvaluator,
  leaveModel,
  noDeadline,
  noLeaves,
  type Outlook,
  type Policy,
  Roller,
  type SimOptions,
  type SimPosition,
  type SimResult,
  simulate,
  staticPolicy,
  winModel,
} from '../../src/index.ts';
import { Sink } from '../../src/sink.ts';
import { engineFor } from '../equipment.ts';
import { randomPositions } from '../positions.ts';
import { randomWords } from '../words.ts';
import { expectation, latePosition, type OracleTable, unseenOf } from './oracle.ts';

const tileset = tilesetOf('en-100') as TileSet;
const club = rulesetOf('en-club') as Ruleset;
/** Nobody asks for a play when everybody passes, and nobody exchanges. */
const rules: Ruleset = { ...club, exchange: { ...club.exchange, minBag: 50 } };
const engine = engineFor(randomWords(tileset, seed()), tileset);
const win = winModel('en', 2);
const model = leaveModel(engine.tiles, tileset);
const weights = Float64Array.from({ length: model.size }, (_, i) => (i % 7) - 3);
const evaluator = new LeaveEvaluator(model, weights);
/** By the score alone, and by leaves as well. */
const players = [greedyPolicy, staticPolicy(engine, rules.final, evaluator)];
const fixed: Outlook = { rules: club, policy: staticPolicy(engine, club.final, evaluator), win };

const options: SimOptions = { plies: 2, iterations: 40, confidence: 1, aim: 'spread', seed: 9 };

/** A position of a game under way, for so many seats. */
function midgame(from: number, seats = 2, tilesInBag = 30): SimPosition {
  const rng = makeRng(from);
  for (const { board, rack } of randomPositions(rng, engine, tileset)) {
    const bag = unseenOf(tileset, board, rack).length - 7 * (seats - 1);
    if (bag > tilesInBag || rack.length < 7) continue;
    return {
      board,
      rack,
      seats: Array.from({ length: seats }, (_, i) => ({ score: 100 + 7 * i, tiles: 7, passes: 0 })),
      bag,
      scoreless: 0,
      fewest: 1,
    };
  }
  throw new Error('no such position');
}

const movesOf = (outlook: Outlook, position: SimPosition, most: number): Candidate[] =>
  findCandidates(engine, outlook, position, most).map(({ candidate }) => candidate);

const near = ({ mean, error }: CandidateResult['win'], truth: number): boolean =>
  Math.abs(mean - truth) <= 4 * error + 1e-9;

test.each<[string, number, readonly number[], number]>([
  ['two seats, two plies', 4, [2], 2],
  ['two seats, one ply', 4, [2], 1],
  ['two seats, no ply', 5, [3], 0],
  ['two seats to the end', 4, [3], Number.POSITIVE_INFINITY],
  ['two seats, an empty bag', 4, [4], 2],
  ['three seats', 4, [1, 1], 2],
  ['three seats, four plies', 5, [2, 2], 4],
  ['four seats', 5, [1, 1, 1], 3],
])('%s: the mean over all racks is within the stated error', (_name, unseen, held, plies) => {
  const iterations = isLong ? 4000 : 400;
  for (let n = 0; n < count(40); n++) {
    const policy = players[n % 2] as Policy;
    const outlook: Outlook = { rules, policy, win };
    const table: OracleTable = { engine, tileset, ...outlook, rules };
    const position = latePosition(table, makeRng(seed() + n), unseen, held);
    const candidates: Candidate[] = [...movesOf(outlook, position, 2), { kind: 'pass' }];
    if (position.bag > 0)
      candidates.push({ kind: 'exchange', tiles: position.rack.slice(0, position.bag) });
    const at = { ...options, plies, iterations };
    const result = simulate(engine, outlook, position, candidates, at);
    for (const [i, candidate] of candidates.entries()) {
      if (candidate.kind === 'exchange' && plies > 1) continue;
      const truth = expectation(table, position, candidate, plies);
      const found = result.candidates[i] as CandidateResult;
      expect(near(found.spread, truth.spread), `${candidate.kind} ${n}`).toBe(true);
      expect(near(found.win, truth.win), `${candidate.kind} ${n}`).toBe(true);
    }
  }
});

test.each([2, 3, 4])('%i seats: the same seed gives the same result, another another', (seats) => {
  const position = midgame(seed(), seats);
  const candidates = movesOf(fixed, position, 4);
  const run = (from: number): SimResult =>
    simulate(engine, fixed, position, candidates, { ...options, seed: from });
  const first = run(9);
  expect(run(9)).toEqual(first);
  expect(run(10).candidates).not.toEqual(first.candidates);
  expect(first).toMatchObject({ iterations: 40, rollouts: 160, end: 'all-iterations' });
  for (const { spread, win } of first.candidates) {
    expect(spread.error).toBeGreaterThan(0);
    expect(win.mean).toBeGreaterThan(0);
    expect(win.mean).toBeLessThan(1);
  }
});

test.each(['win', 'spread'] as const)(
  'by %s the order of the candidates does not matter',
  (aim) => {
    const position = midgame(seed());
    const candidates = movesOf(fixed, position, 6);
    const at: SimOptions = { ...options, aim, iterations: 60, confidence: 0.9 };
    const straight = simulate(engine, fixed, position, candidates, at);
    const turned = simulate(engine, fixed, position, candidates.toReversed(), at);
    expect(turned.candidates.toReversed()).toEqual(straight.candidates);
    expect(candidates.length - 1 - turned.best).toBe(straight.best);
    expect(turned.rollouts).toBe(straight.rollouts);
  },
);

test('what is rolled does not depend on what was rolled before', () => {
  const position = midgame(seed());
  const candidates = movesOf(fixed, position, 3);
  const fresh = (): Roller => new Roller(engine, fixed, position, candidates, options);
  const once = fresh().roll(2, 17);
  const roller = fresh();
  roller.roll(0, 3);
  roller.roll(1, 17);
  expect(roller.roll(2, 17)).toEqual(once);
});

test('luck that candidates share makes their differences vary less', () => {
  let shared = 0;
  let apart = 0;
  for (let n = 0; n < count(100); n++) {
    const position = midgame(seed() + n);
    const candidates = movesOf(fixed, position, 2);
    const roll = (candidate: number, from: number): number[] => {
      const roller = new Roller(engine, fixed, position, candidates, { ...options, seed: from });
      return Array.from({ length: 60 }, (_, i) => roller.roll(candidate, i)?.spread ?? 0);
    };
    const [one, other, stranger] = [roll(0, 1), roll(1, 1), roll(1, 2)];
    shared += variance(one.map((value, i) => value - (other[i] as number)));
    apart += variance(one.map((value, i) => value - (stranger[i] as number)));
  }
  expect(shared).toBeLessThan(0.8 * apart);
});

function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

test('with a confidence, candidates that are behind get fewer iterations and the best stays', () => {
  const position = midgame(seed());
  const all = movesOf(fixed, position, 400);
  const candidates = [0, 1, all.length >> 1, all.length - 1].map((i) => all[i] as Candidate);
  const at: SimOptions = { ...options, iterations: 300, confidence: 0.95 };
  const { candidates: results, best, rollouts } = simulate(engine, fixed, position, candidates, at);
  expect(rollouts).toBeLessThan(4 * 300);
  expect(results[best]?.isInRace).toBe(true);
  expect(results[3]?.isInRace).toBe(false);
  expect(results[3]?.iterations).toBeLessThan(results[best]?.iterations ?? 0);
});

/** Expires at a look; told how many plays were weighed since the one before. */
function lookingDeadline(lastLook: number): Deadline & { readonly gaps: number[] } {
  const gaps: number[] = [];
  const { wants, mayWant } = Sink.prototype;
  let weighed = 0;
  vi.spyOn(Sink.prototype, 'wants').mockImplementation(function (this: Sink, ...args) {
    weighed++;
    return wants.apply(this, args);
  });
  vi.spyOn(Sink.prototype, 'mayWant').mockImplementation(function (this: Sink, ...args) {
    weighed++;
    return mayWant.apply(this, args);
  });
  return {
    gaps,
    expired: () => {
      gaps.push(weighed);
      weighed = 0;
      return gaps.length > lastLook;
    },
  };
}

test('the deadline is looked at often enough, however many plays a rack has', () => {
  const blanks = Array<Tile>(7).fill(BLANK);
  const rack = engine.countsOf(blanks).slice();
  engine.setBoard(emptyBoard);
  const deadline = lookingDeadline(Number.POSITIVE_INFINITY);
  engine.deadline = deadline;
  const { size } = engine.findAll(rack);
  const looks = deadline.gaps.length;
  engine.findBest(rack, noLeaves);
  vi.restoreAllMocks();
  expect(size).toBeGreaterThan(2 * PLAYS_PER_LOOK);
  expect(looks).toBeGreaterThanOrEqual(Math.floor(size / PLAYS_PER_LOOK));
  expect(deadline.gaps.length).toBeGreaterThan(looks);
  expect(Math.max(...deadline.gaps)).toBeLessThanOrEqual(PLAYS_PER_LOOK);
  expect(engine.isCutShort).toBe(false);

  engine.deadline = { expired: () => true };
  engine.findBest(rack, noLeaves);
  expect(engine.isCutShort).toBe(true);
  engine.deadline = noDeadline;
  expect(engine.findAll(rack).size).toBe(size);
  expect(engine.isCutShort).toBe(false);
});

test('a simulation looks at its deadline at least that often', () => {
  const position = midgame(seed());
  const deadline = lookingDeadline(Number.POSITIVE_INFINITY);
  simulate(engine, fixed, position, movesOf(fixed, position, 4), options, deadline);
  vi.restoreAllMocks();
  expect(Math.max(...deadline.gaps)).toBeLessThanOrEqual(PLAYS_PER_LOOK);
  expect(deadline.gaps.reduce((sum, gap) => sum + gap, 0)).toBeGreaterThan(4 * PLAYS_PER_LOOK);
});

test.each([0, 1, 5, 40, 200])(
  'stopped at look %i, it tells of the whole iterations so far',
  (lastLook) => {
    const position = midgame(seed());
    const candidates = movesOf(fixed, position, 3);
    const deadline = lookingDeadline(lastLook);
    const at = { ...options, iterations: 1000 };
    const stopped = simulate(engine, fixed, position, candidates, at, deadline);
    vi.restoreAllMocks();
    expect(stopped.end).toBe('deadline');
    expect(deadline.gaps.length).toBeLessThan(lastLook + 8);
    const { iterations } = stopped;
    const whole = simulate(engine, fixed, position, candidates, { ...options, iterations });
    expect(stopped.candidates).toEqual(whole.candidates);
    expect(stopped.best).toBe(whole.best);
  },
);

test('the board is left as it was', () => {
  const position = midgame(seed());
  const candidates = movesOf(fixed, position, 3);
  engine.setBoard(position.board);
  const before = [engine.grid.tile, engine.grid.low, engine.grid.crossPoints].map((a) => a.slice());
  simulate(engine, fixed, position, candidates, options);
  expect([engine.grid.tile, engine.grid.low, engine.grid.crossPoints]).toEqual(before);
  simulate(engine, fixed, position, candidates, options, lookingDeadline(30));
  vi.restoreAllMocks();
  expect([engine.grid.tile, engine.grid.low, engine.grid.crossPoints]).toEqual(before);
});

test('where blanks on the board can be swapped, replies swap them too', () => {
  const reuse: Ruleset = { ...club, blank: { reuse: 'may-replay' } };
  const swapping = engineFor(randomWords(tileset, seed()), tileset, reuse);
  const policy = staticPolicy(swapping, reuse.final, evaluator);
  const outlook: Outlook = { rules: reuse, policy, win };
  const at = { ...options, iterations: 10, plies: Number.POSITIVE_INFINITY };
  let seen = 0;
  for (let n = 0; n < count(60); n++) {
    const base = midgame(seed() + n, 2, 12);
    const blank = base.board.findIndex((cell) => cell !== null && !cell.blank);
    const letter = base.board[blank]?.letter;
    const holds = base.rack.indexOf(BLANK);
    if (letter === undefined || holds < 0) continue;
    const board = base.board.with(blank, { letter, blank: true });
    const position = { ...base, board, rack: base.rack.with(holds, letter) };
    const candidates = findCandidates(swapping, outlook, position, 400).map((r) => r.candidate);
    const swaps = candidates.filter((c) => c.kind === 'place' && c.swaps.length > 0);
    seen += swaps.length;
    const chosen = [...swaps.slice(0, 2), ...candidates.slice(0, 2)];
    const { candidates: results } = simulate(swapping, outlook, position, chosen, at);
    expect(results.every(({ spread }) => Number.isFinite(spread.mean))).toBe(true);
  }
  expect(seen).toBeGreaterThan(0);
});

test('a position that the set of tiles cannot make is refused', () => {
  const position = midgame(seed());
  const run = (wrong: Partial<SimPosition>): SimResult =>
    simulate(engine, fixed, { ...position, ...wrong }, [{ kind: 'pass' }], options);
  expect(() => run({ bag: 90 })).toThrow();
  expect(() => run({ seats: position.seats.slice(0, 1) })).toThrow();
  expect(() => run({ rack: Array(7).fill('Z') })).toThrow();
  expect(() => simulate(engine, fixed, position, [], options)).toThrow();
});
