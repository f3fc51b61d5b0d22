/** Why one move of a past position is worth more than another: facts with a size in points, the largest first. */
import { BLANK, type Tile } from '@taht/letters';
import { type Board, layTiles, type Ruleset, readLayout, type Square } from '@taht/rules';
import type { BotKit } from '../bots/kit.ts';
import type { Engine, LeaveValues } from '../engine.ts';
import type { LeaveEvaluator, LeaveParts } from '../leave-model.ts';
import { wholeValue } from '../play-equities.ts';
import { makeRandom, type Random } from '../random.ts';
import type { Candidate } from '../sim/candidate.ts';
import { type SimPosition, unseenTiles } from '../sim/position.ts';
import { CODES } from '../tiles.ts';

/** A size above zero speaks for the better move, one below for the other. */
export type TurnFact =
  | { readonly kind: 'score'; readonly size: number; readonly hasBonus: boolean }
  | LeaveFact
  /** With the bag empty: the tiles left over, and the turn that whoever goes out saves. */
  | { readonly kind: 'end'; readonly size: number; readonly goesOut: boolean }
  | RepliesFact;

export interface LeaveFact {
  readonly kind: 'leave';
  readonly size: number;
  readonly kept: readonly Tile[];
  readonly instead: readonly Tile[];
  readonly because: LeaveReason;
}

export const LEAVE_REASONS = ['blank', 'tiles', 'copies', 'pairs', 'vowels', 'consonants'] as const;
export type LeaveReason = (typeof LEAVE_REASONS)[number];

/** What the next player answers with, on average over the same racks for both moves. */
export interface RepliesFact {
  readonly kind: 'replies';
  readonly size: number;
  /** Of the size, as a standard error. */
  readonly error: number;
  readonly opened?: OpenedSquare;
}

/** A premium square that the answers use after the worse move, and how often after either. */
export interface OpenedSquare {
  readonly square: Square;
  readonly share: number;
  readonly instead: number;
}

export interface Compared {
  readonly better: Candidate;
  readonly other: Candidate;
}

/** Less than this is not worth a word. */
const LEAST = 1;
const RACKS = 32;
/** Answers are told where they differ by so many standard errors. */
const ERRORS = 2;
const LEAST_SHARE = 0.2;

type Engines = Pick<BotKit, 'engine' | 'evaluator'>;
type LeavesOf = (tilesInBag: number, pointsOfOthers: number) => LeaveValues;

/** Every fact that is beyond its error, whichever move it speaks for. */
export function turnFacts(
  compared: Compared,
  position: SimPosition,
  kit: Engines,
  leavesOf: LeavesOf,
  seed: number,
): readonly TurnFact[] {
  const facts: readonly TurnFact[] = [
    scoreFact(compared, kit.engine.equipment.rules.bonus),
    keptFact(compared, position, kit, leavesOf),
    ...repliesFact(compared, position, kit, leavesOf, makeRandom(seed)),
  ];
  return facts
    .filter(({ size }) => Math.abs(size) >= LEAST)
    .toSorted((a, b) => Math.abs(b.size) - Math.abs(a.size));
}

const scoreOf = (move: Candidate): number => (move.kind === 'place' ? move.score : 0);

/** `hasBonus` where the better move alone lays as many tiles as the bonus is for. */
function scoreFact({ better, other }: Compared, bonus: Ruleset['bonus']): TurnFact {
  const earns = (move: Candidate): boolean =>
    move.kind === 'place' && bonus.points > 0 && move.tiles.length >= bonus.tiles;
  const hasBonus = earns(better) && !earns(other);
  return { kind: 'score', size: scoreOf(better) - scoreOf(other), hasBonus };
}

function keptFact(
  { better, other }: Compared,
  position: SimPosition,
  { engine, evaluator }: Engines,
  leavesOf: LeavesOf,
): TurnFact {
  const kept = keptAfter(better, position);
  const instead = keptAfter(other, position);
  const points = [...unseenTiles(engine, position)].map((code) => engine.tiles.points[code] ?? 0);
  const leaves = leavesOf(
    position.bag,
    points.reduce((sum, each) => sum + each, 0),
  );
  const size = rounded(wholeValue(engine, kept, leaves) - wholeValue(engine, instead, leaves));
  if (position.bag === 0)
    return { kind: 'end', size, goesOut: kept.length === 0 && instead.length > 0 };
  const codes = (tiles: readonly Tile[]): Uint8Array =>
    Uint8Array.from(tiles, (tile) => engine.codeOf(tile)).toSorted();
  const [more, less] = size < 0 ? [instead, kept] : [kept, instead];
  const because = reasonOf(codes(more), codes(less), evaluator);
  return { kind: 'leave', size, kept, instead, because };
}

const PARTS = ['tiles', 'copies', 'pairs', 'balance'] as const satisfies (keyof LeaveParts)[];

/** What makes most of the difference between two leaves. */
function reasonOf(more: Uint8Array, less: Uint8Array, evaluator: LeaveEvaluator): LeaveReason {
  const [high, low] = [evaluator.partsOf(more), evaluator.partsOf(less)];
  const gain = (part: keyof LeaveParts): number => high[part] - low[part];
  // A tile alone goes together with nothing.
  const parts = PARTS.filter((part) => part !== 'pairs' || more.length > 1);
  const [largest] = parts.toSorted((a, b) => gain(b) - gain(a)) as [(typeof PARTS)[number]];
  if (largest === 'balance') return evaluator.hasMoreVowels(less) ? 'vowels' : 'consonants';
  const blanks = (codes: Uint8Array): number => codes.filter((code) => code === 0).length;
  return largest === 'tiles' && blanks(more) > blanks(less) ? 'blank' : largest;
}

/** What stays on the rack; a blank swapped from the board comes to it, and its letter goes. */
export function keptAfter(move: Candidate, { rack, board }: SimPosition): Tile[] {
  const kept = [...rack];
  const take = (tile: Tile): void => {
    const at = kept.indexOf(tile);
    if (at >= 0) kept.splice(at, 1);
  };
  if (move.kind === 'exchange') for (const tile of move.tiles) take(tile);
  if (move.kind !== 'place') return kept;
  for (const square of move.swaps) {
    const cell = board[square];
    if (cell) take(cell.letter);
    kept.push(BLANK);
  }
  for (const { letter, blank } of move.tiles) take(blank ? BLANK : letter);
  return kept;
}

function repliesFact(
  { better, other }: Compared,
  position: SimPosition,
  { engine }: Engines,
  leavesOf: LeavesOf,
  random: Random,
): TurnFact[] {
  const [, next] = position.seats;
  const pool = unseenTiles(engine, position);
  if (next === undefined || next.tiles === 0 || pool.length < next.tiles) return [];
  const racks = Array.from({ length: RACKS }, () => drawn(pool, next.tiles, random));
  const [after, instead] = [better, other].map((move) =>
    answersTo(move, position, engine, leavesOf, racks),
  ) as [Answer[], Answer[]];
  const gains = instead.map(({ score }, i) => score - (after[i] as Answer).score);
  const size = gains.reduce((sum, gain) => sum + gain, 0) / RACKS;
  const spread = gains.reduce((sum, gain) => sum + (gain - size) ** 2, 0) / (RACKS - 1);
  const error = Math.sqrt(spread / RACKS);
  if (Math.abs(size) < ERRORS * error) return [];
  const { premiums } = readLayout(engine.equipment.layout);
  const isDear = (square: Square): boolean => (premiums[square]?.word ?? 1) > 1;
  const opened = size > 0 ? openedSquare(after, instead, isDear) : undefined;
  return [
    { kind: 'replies', size: rounded(size), error: rounded(error), ...(opened && { opened }) },
  ];
}

interface Answer {
  readonly score: number;
  readonly squares: readonly Square[];
}

/** The best answer of each rack, by score and leave. */
function answersTo(
  move: Candidate,
  position: SimPosition,
  engine: Engine,
  leavesOf: LeavesOf,
  racks: readonly Uint8Array[],
): Answer[] {
  const laid = move.kind === 'place' ? move.tiles : [];
  const left = Math.max(0, position.bag - laid.length);
  const points = keptAfter(move, position).map(
    (tile) => engine.tiles.points[engine.codeOf(tile)] ?? 0,
  );
  const leaves = leavesOf(
    left,
    points.reduce((sum, each) => sum + each, 0),
  );
  engine.setBoard(layTiles(withSwaps(position.board, move), laid));
  const fewest = laid.length > 0 ? 1 : position.fewest;
  return racks.map((rack) => {
    const { size } = engine.findBest(rack, leaves, fewest);
    if (size === 0) return { score: 0, squares: [] };
    const { score, tiles } = engine.decode(0);
    return { score, squares: tiles.map(({ square }) => square) };
  });
}

/** Blanks that were swapped for their letters lie on the board as those. */
const withSwaps = (board: Board, move: Candidate): Board =>
  move.kind !== 'place' || move.swaps.length === 0
    ? board
    : board.map((cell, square) =>
        cell && move.swaps.includes(square as Square) ? { ...cell, blank: false } : cell,
      );

/** The dear square that is used most beyond how often it is used after the better move. */
function openedSquare(
  after: readonly Answer[],
  instead: readonly Answer[],
  isDear: (square: Square) => boolean,
): OpenedSquare | undefined {
  const share = (answers: readonly Answer[], square: Square): number =>
    answers.filter(({ squares }) => squares.includes(square)).length / answers.length;
  const dear = [...new Set(instead.flatMap(({ squares }) => squares))].filter(isDear);
  const [most] = dear
    .map((square) => ({ square, share: share(instead, square), instead: share(after, square) }))
    .toSorted((a, b) => b.share - b.instead - (a.share - a.instead));
  return most !== undefined && most.share - most.instead >= LEAST_SHARE ? most : undefined;
}

/** So many of the tiles, by code. */
function drawn(pool: Uint8Array, count: number, random: Random): Uint8Array {
  const rest = [...pool];
  const counts = new Uint8Array(CODES);
  for (let i = 0; i < count; i++) {
    const [code] = rest.splice(random.below(rest.length), 1) as [number];
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}

const rounded = (value: number): number => Number(value.toFixed(2));
