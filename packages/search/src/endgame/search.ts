/**
 * The search of a position with two seats and an empty bag: negamax with a window around the best line, deeper and
 * deeper, until every way on ends with the game. The value of a position is what the seat on turn gains on the other
 * from there to the end.
 */
import type { Ruleset } from '@taht/rules';
import { countOf, swapsOf } from '../play-list.ts';
import { afterNothing, afterPass, type EndFactors, isEnd } from './end-rules.ts';
import { LEFT_HIGH, LEFT_LOW } from './keys.ts';
import { MoveOrder } from './move-order.ts';
import { PlayArena } from './play-arena.ts';
import { NAME, NO_MOVE, PASS, RECORD, SCORE, WHERE } from './play-record.ts';
import type { PlaySource } from './play-source.ts';
import { Playout, stuckValue } from './playout.ts';
import type { Position } from './position.ts';
import {
  AT_LEAST,
  AT_MOST,
  EXACT,
  NOT_FOUND,
  TO_THE_END,
  type Transpositions,
} from './transpositions.ts';
import type { Watch } from './watch.ts';

/** Above every value there is, and small enough for 16 bits. */
export const INFINITE = 30_000;
/** No game is longer: deeper than this the value of the playout is taken. */
export const MOST_PLIES = 60;

export interface SearchTerms {
  readonly position: Position;
  readonly source: PlaySource;
  readonly seen: Transpositions;
  readonly factors: EndFactors;
  readonly pass: Ruleset['pass'];
  /** Turns left after a play that scores. */
  readonly fresh: number;
  readonly watch: Watch;
  /** Whether the best line is wanted to its end, or the value only. */
  readonly aim: 'line' | 'value';
}

export class Search {
  nodes = 0;
  /** Whether the value last returned followed every way on to the end. */
  isComplete = false;
  readonly arena = new PlayArena(1 << 14);

  readonly #terms: SearchTerms;
  readonly #position: Position;
  readonly #playout: Playout;
  readonly #order: MoveOrder;
  /** By ply: the best line from there on. */
  readonly #lines = Array.from(
    { length: MOST_PLIES + 2 },
    () => new Int32Array((MOST_PLIES + 2) * RECORD),
  );
  readonly #lengths = new Int32Array(MOST_PLIES + 2);

  constructor(terms: SearchTerms) {
    const { position, factors } = terms;
    this.#terms = terms;
    this.#position = position;
    this.#order = new MoveOrder(this.arena, position, factors);
    this.#playout = new Playout(terms, this.arena);
  }

  /** The best line from a ply on, as the records of its plays; a pass has no tiles. */
  lineFrom(ply: number): Int32Array {
    return (this.#lines[ply] as Int32Array).subarray(0, (this.#lengths[ply] as number) * RECORD);
  }

  /** The value for a seat that is on turn. */
  value(seat: number, depth: number, left: number): number {
    return this.#search(depth, -INFINITE, INFINITE, left, seat);
  }

  /** A line of this move alone. */
  lineOf(at: number): Int32Array {
    return at === -1 ? NO_TILES : this.arena.plays.slice(at, at + RECORD);
  }

  /** The plays from here to the top of the arena, the most promising first. */
  ranked(from: number, seat: number): number[] {
    const count = (this.arena.top - from) / RECORD;
    this.#order.rank(from, seat, NO_MOVE);
    return Array.from({ length: count }, (_, i) => this.#order.next(from, i, count));
  }

  /** The value of the play in the arena, made by the seat on turn at this ply; `depth` plies are searched after it. */
  #valueOfPlay(
    at: number,
    depth: number,
    alpha: number,
    beta: number,
    left: number,
    ply: number,
  ): number {
    const position = this.#position;
    const { factors, fresh } = this.#terms;
    const { plays } = this.arena;
    const seat = ply & 1;
    const score = plays[at + SCORE] as number;
    this.#lengths[ply + 1] = 0;
    this.isComplete = true;
    if (countOf(plays[at + WHERE] as number) === position.sizes[seat])
      return score + factors.out * (position.points[1 - seat] as number);
    const next = score === 0 ? afterNothing(left, fresh) : fresh;
    if (beta - alpha === 1 && swapsOf(plays[at + WHERE] as number) === 0 && !isEnd(next)) {
      const place = this.#placeAfter(seat, at, next);
      if (this.#isSettled(place, depth, score - beta, score - alpha)) {
        this.nodes++;
        this.#terms.watch.step();
        return score - this.#terms.seen.valueAt(place);
      }
      this.isComplete = true;
    }
    position.lay(seat, plays, at);
    const value =
      score +
      (isEnd(next)
        ? stuckValue(factors, position.points, seat, 1 - seat)
        : -this.#search(depth, score - beta, score - alpha, next, ply + 1));
    position.takeBack(seat, this.arena.plays, at);
    return value;
  }

  #valueOfPass(depth: number, alpha: number, beta: number, left: number, ply: number): number {
    const next = afterPass(left);
    this.#lengths[ply + 1] = 0;
    this.isComplete = true;
    return isEnd(next)
      ? stuckValue(this.#terms.factors, this.#position.points, ply & 1, 1 - (ply & 1))
      : -this.#search(depth, -beta, -alpha, next, ply + 1);
  }

  /** Puts a move before the best line of the next ply. */
  #keepLine(ply: number, plays: Int32Array, at: number): void {
    const line = this.#lines[ply] as Int32Array;
    const rest = this.#lengths[ply + 1] as number;
    for (let i = 0; i < RECORD; i++) line[i] = plays[at + i] as number;
    line.set((this.#lines[ply + 1] as Int32Array).subarray(0, rest * RECORD), RECORD);
    this.#lengths[ply] = rest + 1;
  }

  #search(depth: number, alpha: number, beta: number, left: number, ply: number): number {
    const { watch, seen, aim } = this.#terms;
    const { boardLow, boardHigh, rackLow, rackHigh } = this.#position;
    const seat = ply & 1;
    const other = 1 - seat;
    this.nodes++;
    this.#lengths[ply] = 0;
    this.isComplete = false;
    if (watch.step()) return 0;
    const low = lowKey(boardLow, rackLow[seat] as number, rackLow[other] as number, left);
    const high = highKey(boardHigh, rackHigh[seat] as number, rackHigh[other] as number, left);
    const place = seen.find(low, high);
    // On the best line itself the search goes on, so that the line is known to its end.
    const mayStop = aim === 'value' || beta - alpha === 1;
    if (mayStop && this.#isSettled(place, depth, alpha, beta)) return seen.valueAt(place);
    if (depth <= 0 || ply >= MOST_PLIES) {
      const value = this.#playout.play(seat, left);
      seen.store(low, high, value, 0, EXACT, NO_MOVE);
      return value;
    }
    const known = place === NOT_FOUND ? NO_MOVE : seen.playAt(place);
    return this.#searchMoves(depth, alpha, beta, left, ply, known, low, high);
  }

  /** Whether what was found before answers the question already. */
  #isSettled(place: number, depth: number, alpha: number, beta: number): boolean {
    const { seen } = this.#terms;
    if (place === NOT_FOUND || seen.depthAt(place) < depth) return false;
    const bound = seen.boundAt(place);
    if (bound === AT_LEAST && seen.valueAt(place) < beta) return false;
    if (bound === AT_MOST && seen.valueAt(place) > alpha) return false;
    this.isComplete = seen.depthAt(place) === TO_THE_END;
    return true;
  }

  /** The place of the position after a play, found without laying it. */
  #placeAfter(seat: number, at: number, left: number): number {
    const position = this.#position;
    const other = 1 - seat;
    position.look(seat, this.arena.plays, at);
    const { nextBoardLow, nextBoardHigh, nextRackLow, nextRackHigh } = position;
    const low = lowKey(nextBoardLow, position.rackLow[other] as number, nextRackLow, left);
    const high = highKey(nextBoardHigh, position.rackHigh[other] as number, nextRackHigh, left);
    return this.#terms.seen.find(low, high);
  }

  #searchMoves(
    depth: number,
    alpha: number,
    beta: number,
    left: number,
    ply: number,
    known: number,
    low: number,
    high: number,
  ): number {
    const { arena } = this;
    const { source, seen, pass, watch } = this.#terms;
    const from = arena.top;
    source.list(ply & 1, arena);
    const count = (arena.top - from) / RECORD;
    this.#order.rank(from, ply & 1, known);
    const mayPass = count === 0 || pass.when === 'always';
    let best = -INFINITE;
    let bestName = PASS;
    let isComplete = true;
    // A pass that ends the game costs nothing to look at, so it comes first; any other comes last.
    const passFirst = mayPass && (isEnd(afterPass(left)) || count === 0 || known === PASS);
    const moves = count + (mayPass ? 1 : 0);
    for (let i = 0; i < moves; i++) {
      const isPass = mayPass && i === (passFirst ? 0 : moves - 1);
      const at = isPass ? -1 : this.#order.next(from, i - (passFirst ? 1 : 0), count);
      if (at === -1 && !isPass) break;
      // A turn that nobody can use is not counted against the depth.
      const deeper = count === 0 ? depth : depth - 1;
      const floor = Math.max(alpha, best);
      let value: number;
      if (best === -INFINITE) value = this.valueOf(at, deeper, alpha, beta, left, ply);
      else {
        value = this.valueOf(at, deeper, floor, floor + 1, left, ply);
        if (value > floor && value < beta && beta - alpha > 1)
          value = this.valueOf(at, deeper, floor, beta, left, ply);
      }
      if (watch.isOver) {
        arena.top = from;
        this.isComplete = false;
        return 0;
      }
      isComplete &&= this.isComplete;
      if (value <= best) continue;
      best = value;
      bestName = isPass ? PASS : (arena.plays[at + NAME] as number);
      if (value > alpha && beta - alpha > 1) this.keep(ply, at);
      if (value < beta) continue;
      isComplete = this.isComplete;
      if (!isPass) this.#order.praise(bestName, depth);
      break;
    }
    arena.top = from;
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    seen.store(low, high, best, isComplete ? TO_THE_END : depth, bound, bestName);
    this.isComplete = isComplete;
    return best;
  }

  valueOf(
    at: number,
    depth: number,
    alpha: number,
    beta: number,
    left: number,
    ply: number,
  ): number {
    return at === -1
      ? this.#valueOfPass(depth, alpha, beta, left, ply)
      : this.#valueOfPlay(at, depth, alpha, beta, left, ply);
  }

  keep(ply: number, at: number): void {
    if (at !== -1) this.#keepLine(ply, this.arena.plays, at);
    else this.#keepLine(ply, NO_TILES, 0);
  }
}

/** The record of a pass. */
const NO_TILES = new Int32Array(RECORD);

/** The key of a position, whichever seat is on turn: the board, the rack on turn, the other rack, the turns left. */
const lowKey = (board: number, rack: number, other: number, left: number): number =>
  board ^ rack ^ Math.imul(other, 0x9e3779b1) ^ (LEFT_LOW[left] as number);
const highKey = (board: number, rack: number, other: number, left: number): number =>
  board ^ rack ^ Math.imul(other, 0x85ebca6b) ^ (LEFT_HIGH[left] as number);
