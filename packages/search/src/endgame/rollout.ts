/** A move and one order of the bag, followed to the end of the game: greedily, or with the best of some replies for so many moves. */
import type { Ruleset } from '@taht/rules';
import { countOf } from '../play-list.ts';
import type { BagOrder } from './bag-orders.ts';
import type { Candidate } from './candidates.ts';
import { afterNothing, afterPass, type EndFactors, endFactors, isEnd } from './end-rules.ts';
import { RECORD, SCORE, WHERE } from './play-record.ts';
import { estimate, stuckValue } from './playout.ts';
import type { Search } from './search.ts';
import type { Watch } from './watch.ts';
import type { Workspace } from './workspace.ts';

/** Replies looked at while the bag is not empty. */
const REPLIES = 6;

export class Rollout {
  /** Whether a deeper search could not change the last value. */
  isComplete = false;
  readonly #space: Workspace;
  readonly #search: Search;
  readonly #rules: Pick<Ruleset, 'exchange' | 'pass'>;
  readonly #factors: EndFactors;
  readonly #fresh: number;
  readonly #watch: Watch;
  readonly #own: Uint8Array;

  constructor(
    space: Workspace,
    search: Search,
    rules: Pick<Ruleset, 'exchange' | 'pass' | 'final'>,
    fresh: number,
    watch: Watch,
  ) {
    this.#space = space;
    this.#search = search;
    this.#rules = rules;
    this.#factors = endFactors(rules.final);
    this.#fresh = fresh;
    this.#watch = watch;
    this.#own = (space.position.racks[0] as Uint8Array).slice();
  }

  /** What the own seat gains on the other to the end. */
  value({ move, record, given }: Candidate, { tiles, rack }: BagOrder, depth: number): number {
    const { position } = this.#space;
    this.isComplete = true;
    position.setRack(0, this.#own);
    position.setRack(1, rack);
    switch (move.kind) {
      case 'place':
        return this.#afterPlay(0, record, 0, tiles, depth);
      case 'exchange':
        return this.#afterExchange(given, tiles, depth);
      case 'pass':
        return -this.#next(1, tiles, depth, afterPass(this.#fresh));
    }
  }

  /** The new tiles come from the front of the bag, the old ones go behind the rest. */
  #afterExchange(given: readonly number[], bag: readonly number[], depth: number): number {
    const { position } = this.#space;
    for (const code of given) position.give(0, code, -1);
    for (const code of bag.slice(0, given.length)) position.give(0, code, 1);
    const left = this.#rules.exchange.countsAsPass
      ? afterPass(this.#fresh)
      : afterNothing(this.#fresh, this.#fresh);
    return -this.#next(1, [...bag.slice(given.length), ...given], depth, left);
  }

  #afterPlay(
    seat: number,
    plays: Int32Array,
    at: number,
    bag: readonly number[],
    depth: number,
  ): number {
    const { position } = this.#space;
    const score = plays[at + SCORE] as number;
    const drawn = bag.slice(0, countOf(plays[at + WHERE] as number));
    position.lay(seat, plays, at);
    for (const code of drawn) position.give(seat, code, 1);
    const value = score - this.#next(1 - seat, bag.slice(drawn.length), depth, this.#fresh);
    for (const code of drawn) position.give(seat, code, -1);
    position.takeBack(seat, plays, at);
    return value;
  }

  /** What the seat on turn gains from here on. */
  #next(seat: number, bag: readonly number[], depth: number, left: number): number {
    if (this.#watch.step()) return 0;
    if (isEnd(left)) {
      const { points } = this.#space.position;
      return stuckValue(this.#factors, points, seat, 1 - seat);
    }
    if (bag.length > 0) return this.#reply(seat, bag, depth, left);
    const value = this.#search.value(seat, depth, left);
    this.isComplete &&= this.#search.isComplete;
    return value;
  }

  #reply(seat: number, bag: readonly number[], depth: number, left: number): number {
    const { arena } = this.#search;
    const from = arena.top;
    if (depth === 0) this.isComplete = false;
    this.#space.source.list(seat, arena);
    const replies = this.#bestReplies(from, depth === 0 ? 1 : REPLIES);
    const records = replies.map((at) => arena.plays.slice(at, at + RECORD));
    arena.top = from;
    const mayPass = records.length === 0 || (depth > 0 && this.#rules.pass.when === 'always');
    const deeper = Math.max(0, depth - 1);
    let best = mayPass
      ? -this.#next(1 - seat, bag, deeper, afterPass(left))
      : Number.NEGATIVE_INFINITY;
    for (const record of records)
      best = Math.max(best, this.#afterPlay(seat, record, 0, bag, deeper));
    return best;
  }

  /** The most promising plays; nobody goes out while there are tiles in the bag. */
  #bestReplies(from: number, most: number): number[] {
    const { plays, top } = this.#search.arena;
    const best: number[] = [];
    const looks = (at: number): number => estimate(plays, at, Number.POSITIVE_INFINITY, 0);
    for (let at = from; at < top; at += RECORD) {
      if (best.length === most && looks(at) <= looks(best.at(-1) as number)) continue;
      if (best.length === most) best.pop();
      const place = best.findIndex((other) => looks(other) < looks(at));
      best.splice(place < 0 ? best.length : place, 0, at);
    }
    return best;
  }
}
