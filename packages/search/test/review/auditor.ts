/** Doubts facts: counts again what they claim, over every rack the next player can hold or very many of them, by the plainest means. */
import { BLANK, type Tile } from '@taht/letters';
import {
  type Board,
  layTiles,
  neighbour,
  readLayout,
  type Square,
  type TileSet,
} from '@taht/rules';
import { makeRng, std15 } from '@taht/testkit';
import {
  type Candidate,
  CODES,
  type Engine,
  type LeaveEvaluator,
  type NextFact,
  type Policy,
  playEquities,
  type RepliesFact,
  type SimPosition,
  type TurnFact,
} from '../../src/index.ts';
import { unseenOf } from '../sim/oracle.ts';

export interface AuditTable {
  readonly engine: Engine;
  readonly evaluator: LeaveEvaluator;
  readonly policy: Policy;
  readonly tileset: TileSet;
  readonly bonus: { readonly tiles: number; readonly points: number };
}

interface Answer {
  readonly score: number;
  readonly squares: readonly Square[];
}

/** Errors that a figure of so many trials may be off, counted by the true spread. */
export const ERRORS = 4.5;
export const TRIALS = 32;
/** More racks than this are drawn by chance. */
const ALL_RACKS = 250;

/** What is wrong with a fact; null where nothing is. */
export function wrongWith(
  fact: TurnFact,
  better: Candidate,
  other: Candidate,
  position: SimPosition,
  table: AuditTable,
): string | null {
  const [kept, instead] = [keptBy(better, position), keptBy(other, position)];
  const laid = (move: Candidate): number => (move.kind === 'place' ? move.tiles.length : 0);
  switch (fact.kind) {
    case 'score': {
      if (!isNear(fact.size, pointsFor(better) - pointsFor(other))) return 'points';
      const { tiles, points } = table.bonus;
      const hasBonus = points > 0 && laid(better) >= tiles && laid(other) < tiles;
      if (fact.hasBonus !== hasBonus) return 'bonus';
      const { premiums } = readLayout(std15);
      const isLaid =
        better.kind === 'place' &&
        better.tiles.some(({ square }) => square === fact.premium?.square);
      const { square, times } = fact.premium ?? { square: 0, times: 1 };
      const isDear = times > 1 && (premiums[square]?.word ?? 1) === times;
      return fact.premium === undefined || (isLaid && isDear) ? null : 'premium';
    }
    case 'leave': {
      if (!sameTiles(fact.kept, kept) || !sameTiles(fact.instead, instead)) return 'tiles kept';
      const size = leaveWorth(kept, position, table) - leaveWorth(instead, position, table);
      if (!isNear(fact.size, size)) return 'worth of a leave';
      const [more, less] = size < 0 ? [instead, kept] : [kept, instead];
      return reasonHolds(fact.because, more, less, table) ? null : 'reason';
    }
    case 'end': {
      if (fact.goesOut !== (kept.length === 0 && instead.length > 0)) return 'who goes out';
      return position.bag === 0 ? null : 'no end yet';
    }
    case 'replies': {
      const racks = racksOf(position, table);
      const [after, worse] = [better, other].map((move) =>
        answersTo(move, racks, position, table),
      ) as [readonly Answer[], readonly Answer[]];
      const size = spreadOf(worse.map(({ score }, i) => score - (after[i] as Answer).score));
      if (!isWithin(fact.size, size, fact.error)) return 'what answers score';
      return fact.spot ? wrongSpot(fact.spot, after, worse, better, other, position, table) : null;
    }
    case 'next': {
      if (position.seats.length !== 2 || position.bag === 0) return 'no next turn';
      const [after, worse] = [better, other].map((move) => nextTurns(move, position, table)) as [
        NextTurn[],
        NextTurn[],
      ];
      const leave = leaveWorth(kept, position, table) - leaveWorth(instead, position, table);
      const gain = spreadOf(after.map(({ worth }, i) => worth - (worse[i] as NextTurn).worth));
      if (!isWithin(fact.size + leave, gain, fact.error)) return 'the next turn';
      return fact.setup ? wrongSetup(fact.setup, better, after, position, table) : null;
    }
  }
}

function wrongSpot(
  spot: NonNullable<RepliesFact['spot']>,
  after: readonly Answer[],
  worse: readonly Answer[],
  better: Candidate,
  other: Candidate,
  position: SimPosition,
  table: AuditTable,
): string | null {
  const laid = other.kind === 'place' ? other.tiles.map(({ square }) => square) : [];
  const { premiums } = readLayout(std15);
  if (spot.kind === 'premium' && (premiums[spot.square]?.word ?? 1) === 1) return 'no premium';
  if (spot.kind === 'tiles' && !sameSquares(spot.squares, laid)) return 'other tiles';
  const isMeant = (square: Square): boolean =>
    spot.kind === 'premium' ? square === spot.square : laid.some((at) => isBeside(at, square));
  const uses = ({ squares }: Answer): number => (squares.some(isMeant) ? 1 : 0);
  if (!isWithin(spot.share, spreadOf(worse.map(uses)))) return 'share';
  const own = better.kind === 'place' ? better.tiles.map(({ square }) => square) : [];
  const isMeantAfter = (square: Square): boolean =>
    spot.kind === 'premium' ? isMeant(square) : own.some((at) => isBeside(at, square));
  const usesAfter = ({ squares }: Answer): number => (squares.some(isMeantAfter) ? 1 : 0);
  if (!isWithin(spot.instead, spreadOf(after.map(usesAfter)))) return 'share instead';
  const using = worse.filter((answer) => uses(answer) === 1);
  const mean = spreadOf(using.map(({ score }) => score));
  const few = Math.max(1, Math.round(spot.share * TRIALS));
  if (Math.abs(spot.mean - mean.mean) > ERRORS * (mean.deviation / Math.sqrt(few)) + 0.5)
    return 'mean';
  if (spot.kind === 'tiles') return null;
  const before = racksOf(position, table).map((rack) =>
    answerTo({ kind: 'pass' }, rack, position, table),
  );
  const open = spreadOf(before.map(uses));
  const slack = (ERRORS * Math.max(open.deviation, 0.3)) / Math.sqrt(TRIALS);
  return spot.wasOpen === open.mean >= spot.share / 2 ||
    Math.abs(open.mean - spot.share / 2) <= slack
    ? null
    : 'who opened it';
}

const isBeside = (one: Square, other: Square): boolean =>
  (['across', 'down'] as const).some((direction) =>
    [-1, 1].some((step) => neighbour(one, direction, step) === other),
  );

function reasonHolds(
  because: string,
  more: readonly Tile[],
  less: readonly Tile[],
  { evaluator, engine, tileset }: AuditTable,
): boolean {
  const parts = (tiles: readonly Tile[]) =>
    evaluator.partsOf(Uint8Array.from(tiles, (tile) => engine.codeOf(tile)).toSorted());
  const vowels = (tiles: readonly Tile[]): number =>
    tiles.filter((tile) => tileset.vowels.includes(tile as never)).length;
  const others = (tiles: readonly Tile[]): number =>
    tiles.filter((tile) => tile !== BLANK && !tileset.vowels.includes(tile as never)).length;
  const blanks = (tiles: readonly Tile[]): number => tiles.filter((tile) => tile === BLANK).length;
  switch (because) {
    case 'blank':
      return blanks(more) > blanks(less);
    case 'copies':
      return new Set(less).size < less.length && parts(more).copies > parts(less).copies;
    case 'pairs':
      return more.length > 1 && parts(more).pairs > parts(less).pairs;
    case 'vowels':
      return (
        vowels(less) > others(less) && vowels(more) - others(more) < vowels(less) - others(less)
      );
    case 'consonants':
      return (
        others(less) > vowels(less) && others(more) - vowels(more) < others(less) - vowels(less)
      );
    default:
      return true;
  }
}

/** Candidates are made anew for every position. */
const answered = new WeakMap<Candidate, readonly Answer[]>();

function answersTo(
  move: Candidate,
  racks: readonly Tile[][],
  position: SimPosition,
  table: AuditTable,
): readonly Answer[] {
  const answers = answered.get(move) ?? racks.map((rack) => answerTo(move, rack, position, table));
  answered.set(move, answers);
  return answers;
}

function wrongSetup(
  setup: NonNullable<NextFact['setup']>,
  better: Candidate,
  after: readonly NextTurn[],
  position: SimPosition,
  table: AuditTable,
): string | null {
  const laid = better.kind === 'place' ? better.tiles.map(({ square }) => square) : [];
  if (!sameSquares(setup.squares, laid)) return 'other tiles';
  const builds = ({ squares }: NextTurn): boolean =>
    squares.some((square) => laid.some((at) => isBeside(at, square)));
  if (!isWithin(setup.share, spreadOf(after.map((each) => (builds(each) ? 1 : 0)))))
    return 'share of a setup';
  const scores = spreadOf(after.filter(builds).map(({ score }) => score));
  const few = Math.max(1, Math.round(setup.share * TRIALS));
  if (Math.abs(setup.mean - scores.mean) > ERRORS * (scores.deviation / Math.sqrt(few)) + 0.5)
    return 'mean of a setup';
  if (setup.needs === undefined) return null;
  const { tile, chance } = setup.needs;
  if (keptBy(better, position).includes(tile)) return 'a tile that is there';
  return isNear(chance, chanceToDraw(tile, better, position, table)) ? null : 'chance of a draw';
}

/** Of at least one such tile among those that a move draws, by counting all ways to draw none. */
export function chanceToDraw(
  tile: Tile,
  move: Candidate,
  position: SimPosition,
  table: AuditTable,
): number {
  const drawn = Math.min(position.bag, position.rack.length - keptBy(move, position).length);
  return chanceOfOne(unseenOf(table.tileset, position.board, position.rack), tile, drawn);
}

export function chanceOfOne(tiles: readonly Tile[], tile: Tile, drawn: number): number {
  const others = tiles.filter((each) => each !== tile);
  return 1 - binomial(others.length, drawn) / binomial(tiles.length, drawn);
}

export interface NextTurn {
  /** Of the answer before it. */
  readonly answered: number;
  readonly score: number;
  readonly worth: number;
  readonly squares: readonly Square[];
}

const NEXT_TURNS = 120;

/** One's own best turn after answers drawn by chance, the same for every move. */
export function nextTurns(move: Candidate, position: SimPosition, table: AuditTable): NextTurn[] {
  const { engine, policy, tileset } = table;
  const unseen = unseenOf(tileset, position.board, position.rack);
  const held = position.seats[1]?.tiles ?? 0;
  const kept = keptBy(move, position);
  const drawn = position.rack.length - kept.length;
  const rng = makeRng(unseen.length);
  return Array.from({ length: NEXT_TURNS }, () => {
    const bag = rng.some(unseen, Number.POSITIVE_INFINITY);
    const { score: answered } = answerTo(move, bag.slice(0, held), position, table, (play) =>
      engine.lay(play),
    );
    const rack = [...kept, ...bag.slice(held, held + drawn)];
    const { size, score } = engine.findAll(countsFor(rack, engine), 1);
    const left = position.bag - drawn - held;
    const worths = playEquities(engine, rack, policy.leaves(left, pointsIn(kept, engine)));
    if (size === 0) return { answered, score: 0, worth: 0, squares: [] };
    const best = worths.subarray(0, size).indexOf(Math.max(...worths.subarray(0, size)));
    const squares = engine.decode(best).tiles.map(({ square }) => square);
    return { answered, score: score[best] as number, worth: worths[best] as number, squares };
  });
}

export const isNear = (told: number, counted: number): boolean => Math.abs(told - counted) <= 0.01;

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  /** Drawn by chance, of so many; 0 where all were counted. */
  readonly sampled: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
  const square =
    values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, values.length);
  return { mean, deviation: Math.sqrt(square), sampled: values.length };
}

/** The error that is told must be about the true one as well, where it is told. */
export function isWithin(
  told: number,
  { mean, deviation, sampled }: Spread,
  error?: number,
): boolean {
  const slack = ERRORS * deviation * Math.sqrt(1 / TRIALS + 1 / Math.max(1, sampled)) + 0.02;
  if (Math.abs(told - mean) > slack) return false;
  const trueError = deviation / Math.sqrt(TRIALS);
  return error === undefined || Math.abs(error - trueError) <= Math.max(0.05, 1.2 * trueError);
}

export const pointsFor = (move: Candidate): number => (move.kind === 'place' ? move.score : 0);

export function keptBy(move: Candidate, { rack, board }: SimPosition): Tile[] {
  const left = [...rack];
  const used: Tile[] = move.kind === 'exchange' ? [...move.tiles] : [];
  if (move.kind === 'place') {
    for (const { letter, blank } of move.tiles) used.push(blank ? BLANK : letter);
    for (const square of move.swaps) {
      left.push(BLANK);
      used.push((board[square] as { letter: Tile }).letter);
    }
  }
  for (const tile of used) left.splice(left.indexOf(tile), 1);
  return left;
}

export const sameTiles = (one: readonly Tile[], other: readonly Tile[]): boolean =>
  one.toSorted().join(' ') === other.toSorted().join(' ');

const sameSquares = (one: readonly Square[], other: readonly Square[]): boolean =>
  one.toSorted((a, b) => a - b).join() === other.toSorted((a, b) => a - b).join();

export function leaveWorth(
  kept: readonly Tile[],
  position: SimPosition,
  table: AuditTable,
): number {
  const { evaluator, engine, policy, tileset } = table;
  if (position.bag > 0) {
    const codes = Uint8Array.from(kept, (tile) => engine.codeOf(tile)).toSorted();
    const { tiles, copies, pairs, balance } = evaluator.partsOf(codes);
    return tiles + copies + pairs + balance;
  }
  const points = pointsIn(unseenOf(tileset, position.board, position.rack), engine);
  engine.rack.load(countsFor(kept, engine));
  const values = new Float64Array(engine.rack.full + 1);
  policy.leaves(0, points)(engine.rack, values);
  return values[engine.rack.full] as number;
}

const pointsIn = (tiles: readonly Tile[], engine: Engine): number =>
  tiles.reduce((sum, tile) => sum + (engine.tiles.points[engine.codeOf(tile)] ?? 0), 0);

export function countsFor(tiles: readonly Tile[], engine: Engine): Uint8Array {
  const counts = new Uint8Array(CODES);
  for (const tile of tiles) {
    const code = engine.codeOf(tile);
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}

/** Every rack as often as it can be drawn, or many drawn by chance. */
function racksOf(position: SimPosition, { tileset }: AuditTable): Tile[][] {
  const unseen = unseenOf(tileset, position.board, position.rack);
  const held = position.seats[1]?.tiles ?? 0;
  if (binomial(unseen.length, held) <= ALL_RACKS) return [...choices(unseen, held)];
  const rng = makeRng(unseen.length);
  return Array.from({ length: ALL_RACKS }, () =>
    rng.some(unseen, Number.POSITIVE_INFINITY).slice(0, held),
  );
}

const binomial = (of: number, some: number): number => {
  let ways = 1;
  for (let i = 1; i <= some; i++) ways = (ways * (of - some + i)) / i;
  return ways;
};

function* choices(tiles: readonly Tile[], some: number): Generator<Tile[]> {
  if (some === 0) yield [];
  else
    for (const [i, tile] of tiles.entries())
      for (const rest of choices(tiles.slice(i + 1), some - 1)) yield [tile, ...rest];
}

/** Of all plays there are the one with most points and worth of what it keeps. */
export function answerTo(
  move: Candidate,
  rack: readonly Tile[],
  position: SimPosition,
  { engine, policy }: AuditTable,
  then: (play: number) => void = () => {},
): Answer {
  const kept = keptBy(move, position);
  const drawn = Math.min(position.bag, position.rack.length - kept.length);
  const leaves = policy.leaves(position.bag - drawn, pointsIn(kept, engine));
  engine.setBoard(boardWith(move, position.board));
  const { size, score } = engine.findAll(countsFor(rack, engine), 1);
  if (size === 0) return { score: 0, squares: [] };
  const worth = playEquities(engine, rack, leaves);
  let best = 0;
  for (let play = 1; play < size; play++)
    if ((worth[play] as number) > (worth[best] as number)) best = play;
  const squares = engine.decode(best).tiles.map(({ square }) => square);
  const answer = { score: score[best] as number, squares };
  then(best);
  return answer;
}

function boardWith(move: Candidate, board: Board): Board {
  if (move.kind !== 'place') return board;
  const swapped = board.map((cell, square) =>
    cell && move.swaps.includes(square as Square) ? { ...cell, blank: false } : cell,
  );
  return layTiles(swapped, move.tiles);
}
