/** A turn of the past beside the best one: what it lost, and how lucky the rack was. */
import { BLANK, type Tile } from '@taht/letters';
import { judgeWord } from '@taht/lexicon';
import {
  type Board,
  columnOf,
  type PlacedTile,
  type Ruleset,
  readLayout,
  readPlacement,
  type TileSet,
  tileTables,
} from '@taht/rules';
import type { BotKit } from '../bots/kit.ts';
import type { Deadline } from '../deadline.ts';
import { wholeValue } from '../play-equities.ts';
import { staticPolicy } from '../policies.ts';
import { makeRandom, type Random } from '../random.ts';
import type { Candidate } from '../sim/candidate.ts';
import { findCandidates, type RankedCandidate } from '../sim/candidates.ts';
import { type SimPosition, unseenTiles } from '../sim/position.ts';
import { simulate } from '../sim/simulate.ts';
import { winChance } from '../sim/win-chance.ts';
import { winModel } from '../sim/win-models.ts';
import { unseenBy } from '../unseen.ts';
import { type TurnFact, turnFacts } from './facts.ts';

/** What is known of a turn: how it stood before, and what was done. */
export interface PastTurn {
  /** From 0. */
  readonly player: number;
  readonly board: Board;
  /** Null where it is not known. */
  readonly rack: readonly Tile[] | null;
  /** By player. */
  readonly scores: readonly number[];
  readonly move: PastMove;
}

export type PastMove =
  | { readonly kind: 'place'; readonly tiles: readonly PlacedTile[]; readonly score: number }
  /** Null where only their number is known. */
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] | null }
  | { readonly kind: 'pass' };

export interface ReviewKit {
  readonly kit: BotKit;
  readonly rules: Ruleset;
  readonly tileset: TileSet;
}

export interface TurnReview {
  readonly turn: number;
  /** From 0. */
  readonly player: number;
  readonly played: MoveReview;
  /** The best first. */
  readonly best: readonly MoveReview[];
  /** Whether it had a word that is not in the list. */
  readonly phony: boolean;
  /** Points of equity by which the best move is better. */
  readonly lost: number;
  /** Chance to win that another move would have kept, from 0 to 1. */
  readonly chanceLost: number;
  /** How much better the best move on this rack is than on a rack drawn by chance. */
  readonly luck: number;
  /** Why the best move is better than the one that was made; none where nothing worth telling was lost. */
  readonly facts: readonly TurnFact[];
}

export interface MoveReview {
  readonly move: Candidate;
  readonly score: number;
  readonly equity: number;
  readonly winChance: number;
}

/** Null where chances follow from the equity alone. */
type Time = (() => Deadline) | null;

const SHOWN = 5;
const COMPARED = 10;
const RANDOM_RACKS = 20;
/** Points lost for which reasons are looked for. */
const WORTH_A_REASON = 1;
const ITERATIONS = 10_000;
const CONFIDENCE = 0.99;

/** None for a turn whose rack is not known or cannot be. */
export function reviewTurn(
  recorded: PastTurn,
  turn: number,
  equipped: ReviewKit,
  time: Time,
): TurnReview | undefined {
  const position = pastPosition(recorded, equipped);
  if (position === undefined) return undefined;
  const { kit, rules } = equipped;
  const outlook = { rules, policy: staticPolicy(kit.engine, rules.final, kit.evaluator) };
  const all = findCandidates(kit.engine, outlook, position, Number.POSITIVE_INFINITY);
  const known = all.find(({ candidate }) => isSame(candidate, recorded.move));
  const own = known ?? unlistedOf(recorded, position, equipped);
  const [first] = all;
  if (own === undefined || first === undefined) return undefined;
  const phony = known === undefined && isPhony(recorded, equipped);
  const compared = [...new Set([...all.slice(0, COMPARED), own])];
  const chances = chancesOf(compared, position, equipped, phony ? null : time);
  const reviews = compared.map(({ candidate, equity }, i) => ({
    move: candidate,
    score: candidate.kind === 'place' ? candidate.score : 0,
    equity: rounded(equity, 2),
    winChance: rounded(chances[i] as number, 4),
  }));
  const played = reviews[compared.indexOf(own)] as MoveReview;
  const lost = rounded(Math.max(0, first.equity - own.equity), 2);
  return {
    turn,
    player: recorded.player,
    played,
    best: reviews.slice(0, SHOWN),
    phony,
    lost,
    chanceLost: rounded(Math.max(...chances) - (chances[compared.indexOf(own)] as number), 4),
    luck: rounded(first.equity - expectedBest(position, equipped, turn), 2),
    facts:
      phony || lost < WORTH_A_REASON
        ? []
        : turnFacts(
            { better: first.candidate, other: own.candidate },
            position,
            kit,
            outlook.policy.leaves,
            turn,
          ),
  };
}

/** Not every play that nobody would advise has a wrong word: those of the family list are good. */
function isPhony({ move, board }: PastTurn, { kit, rules, tileset }: ReviewKit): boolean {
  if (move.kind !== 'place') return false;
  const ground = { board, tables: tileTables(tileset), ...readLayout(kit.engine.equipment.layout) };
  const play = readPlacement(ground, move.tiles, rules);
  return !play.ok || play.value.words.some(({ letters }) => !judgeWord(kit.lexicon, letters).valid);
}

/** What nobody would advise, weighed like any other move: a pass by choice, a play with a word that is not in the list. */
function unlistedOf(
  { move, rack }: PastTurn,
  { bag }: SimPosition,
  { kit, rules }: ReviewKit,
): RankedCandidate | undefined {
  if (move.kind === 'exchange' || rack === null) return undefined;
  const { engine, evaluator } = kit;
  const leaves = staticPolicy(engine, rules.final, evaluator).leaves(bag, 0);
  if (move.kind === 'pass')
    return { candidate: { kind: 'pass' }, equity: wholeValue(engine, rack, leaves) };
  const left = [...rack];
  for (const { letter, blank } of move.tiles) {
    const at = left.indexOf(blank ? BLANK : letter);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  const { tiles, score } = move;
  const columns = new Set(tiles.map(({ square }) => columnOf(square)));
  const direction = columns.size === 1 && tiles.length > 1 ? 'down' : 'across';
  return {
    candidate: { kind: 'place', tiles, direction, swaps: [], score },
    equity: score + wholeValue(engine, left, leaves),
  };
}

/** Undefined where the rack is not known, or where there are more of a tile than the set has. */
export function pastPosition(
  { board, rack, scores: told, player }: Omit<PastTurn, 'move'>,
  { kit, rules, tileset }: ReviewKit,
): SimPosition | undefined {
  if (rack === null) return undefined;
  // A record may tell of one player alone; nobody plays alone.
  const scores = told.length > 1 ? told : [...told, 0];
  const others = scores.length - 1;
  const { bag } = unseenBy(tileset, board, rack, others * rules.rack);
  const order = scores.map((_, i) => (player + i) % scores.length);
  const position = (held: number): SimPosition => ({
    board,
    rack,
    seats: order.map((seat, i) => ({
      score: scores[seat] ?? 0,
      tiles: i === 0 ? rack.length : held,
      passes: 0,
    })),
    bag,
    scoreless: 0,
    fewest: rules.opening.minTiles,
  });
  const unseen = countUnseen(
    kit.engine.tiles.counts,
    position(0),
    kit.engine.codeOf.bind(kit.engine),
  );
  return unseen === undefined
    ? undefined
    : position(Math.min(rules.rack, Math.floor((unseen - bag) / others)));
}

function countUnseen(
  counts: ArrayLike<number>,
  { board, rack }: SimPosition,
  codeOf: (tile: Tile) => number,
): number | undefined {
  const left = Array.from(counts);
  const codes = [
    ...board
      .filter((cell) => cell !== null)
      .map(({ letter, blank }) => (blank ? 0 : codeOf(letter))),
    ...rack.map(codeOf),
  ];
  for (const code of codes) left[code] = (left[code] as number) - 1;
  return left.some((count) => count < 0) ? undefined : left.reduce((sum, count) => sum + count, 0);
}

/** By playing the moves out where there is time for it, even once, else from the lead that the equity promises. */
function chancesOf(
  compared: readonly RankedCandidate[],
  position: SimPosition,
  { kit, rules }: ReviewKit,
  time: Time,
): readonly number[] {
  const win = winModel(kit.edition, position.seats.length);
  if (time !== null) {
    const outlook = { rules, policy: staticPolicy(kit.engine, rules.final, kit.evaluator), win };
    const { candidates, iterations } = simulate(
      kit.engine,
      outlook,
      position,
      compared.map(({ candidate }) => candidate),
      { plies: 2, iterations: ITERATIONS, confidence: CONFIDENCE, aim: 'win', seed: 1 },
      time(),
    );
    if (iterations > 0) return candidates.map((each) => each.win.mean);
  }
  const left = position.bag + position.seats.reduce((sum, { tiles }) => sum + tiles, 0);
  const [own = 0, ...others] = position.seats.map(({ score }) => score);
  // After the move the next seat is on turn, and the mover is last.
  return compared.map(({ equity }) =>
    winChance(win, [...others, own + equity], left, others.length),
  );
}

/** The mean equity of the best move over racks drawn from all tiles that are not on the board. */
function expectedBest(position: SimPosition, { kit, rules }: ReviewKit, seed: number): number {
  const { engine, evaluator } = kit;
  const random = makeRandom(seed);
  const pool = [...unseenTiles(engine, position), ...position.rack.map((t) => engine.codeOf(t))];
  const points = pool.reduce((sum, code) => sum + (engine.tiles.points[code] as number), 0);
  const leaves = staticPolicy(engine, rules.final, evaluator).leaves(position.bag, points);
  engine.setBoard(position.board);
  let sum = 0;
  for (let i = 0; i < RANDOM_RACKS; i++) {
    const counts = new Uint8Array(engine.tiles.counts.length);
    for (const code of drawFrom(pool, position.rack.length, random))
      counts[code] = (counts[code] as number) + 1;
    const { size } = engine.findBest(counts, leaves, position.fewest);
    sum += size > 0 ? engine.bestEquity : 0;
  }
  return sum / RANDOM_RACKS;
}

function drawFrom(pool: readonly number[], count: number, random: Random): number[] {
  const rest = [...pool];
  return Array.from(
    { length: count },
    () => rest.splice(random.below(rest.length), 1)[0] as number,
  );
}

function isSame(candidate: Candidate, move: PastMove): boolean {
  if (candidate.kind === 'place' && move.kind === 'place')
    return squaresText(candidate.tiles) === squaresText(move.tiles);
  if (candidate.kind === 'exchange' && move.kind === 'exchange')
    return move.tiles !== null && sortedText(candidate.tiles) === sortedText(move.tiles);
  return candidate.kind === 'pass' && move.kind === 'pass';
}

const squaresText = (
  tiles: readonly { readonly square: number; readonly letter: string; readonly blank: boolean }[],
): string =>
  tiles
    .map(({ square, letter, blank }) => `${square} ${letter} ${blank}`)
    .toSorted()
    .join();

const sortedText = (tiles: readonly Tile[]): string => tiles.toSorted().join();

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
