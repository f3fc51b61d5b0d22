/**
 * Whole games of the engine against itself, without events: for training and for measuring. Turns, exchanges, ends and
 * the final count follow the ruleset; a test sends such games through the rules, move by move.
 */
import type { Ruleset } from '@taht/rules';
import type { Engine, LeaveValues } from './engine.ts';
import { creditFactor } from './equity.ts';
import { countOf, ROW } from './play-list.ts';
import type { Random } from './random.ts';
import { BLANK_BIT, CODES } from './tiles.ts';

/** What a player goes by when the bag holds so many tiles and the others' racks are worth so much. */
export interface Policy {
  leaves(tilesInBag: number, pointsOfOthers: number): LeaveValues;
  /** Whether an exchange is weighed against plays, or only made when there is none. */
  readonly exchanges: 'weighed' | 'when-stuck';
}

export type SelfMove =
  /** The play is the first of the engine's list, and not yet laid. */
  | { readonly kind: 'place'; readonly score: number }
  /** The tiles kept, as a state of the engine's rack. */
  | { readonly kind: 'exchange'; readonly kept: number }
  | { readonly kind: 'pass' };

export interface Observer {
  dealt?(racks: readonly Uint8Array[]): void;
  /** Before a move is carried out; its equity is its score and what it leaves. */
  moving?(seat: number, rack: Uint8Array, tilesInBag: number, move: SelfMove, equity: number): void;
  drew?(seat: number, codes: readonly number[]): void;
}

export interface SelfPlayRules {
  readonly rules: Pick<Ruleset, 'rack' | 'exchange' | 'end' | 'final'>;
}

export interface Played {
  readonly scores: readonly number[];
  readonly turns: number;
}

/** One game; the first policy begins. */
export function playGame(
  engine: Engine,
  rules: SelfPlayRules['rules'],
  policies: readonly Policy[],
  random: Random,
  observer: Observer = {},
): Played {
  const game = new SelfGame(engine, rules, policies, random, observer);
  return game.play();
}

/** Rounds without a point after which nobody exchanges any more: some rulesets would let that go on for ever. */
const DROUGHT = 3;

class SelfGame {
  readonly #engine: Engine;
  readonly #rules: SelfPlayRules['rules'];
  readonly #policies: readonly Policy[];
  readonly #random: Random;
  readonly #observer: Observer;
  readonly #bag: number[] = [];
  readonly #racks: readonly Uint8Array[];
  readonly #sizes: number[];
  readonly #scores: number[];
  readonly #passes: number[];
  readonly #kept = new Uint8Array(CODES);
  #scoreless = 0;
  #isStuck = false;

  constructor(
    engine: Engine,
    rules: SelfPlayRules['rules'],
    policies: readonly Policy[],
    random: Random,
    observer: Observer,
  ) {
    this.#engine = engine;
    this.#rules = rules;
    this.#policies = policies;
    this.#random = random;
    this.#observer = observer;
    this.#racks = policies.map(() => new Uint8Array(CODES));
    this.#sizes = policies.map(() => 0);
    this.#scores = policies.map(() => 0);
    this.#passes = policies.map(() => 0);
  }

  play(): Played {
    this.#engine.grid.clear();
    for (const [code, count] of this.#engine.tiles.counts.entries())
      for (let i = 0; i < count; i++) this.#bag.push(code);
    for (const seat of this.#racks.keys()) this.#draw(seat, this.#rules.rack);
    this.#observer.dealt?.(this.#racks);
    let turns = 0;
    for (let seat = 0; !this.#isOver(); seat = (seat + 1) % this.#racks.length, turns++)
      this.#takeTurn(seat);
    this.#countRacks();
    return { scores: this.#scores, turns };
  }

  #takeTurn(seat: number): void {
    const engine = this.#engine;
    const rack = this.#racks[seat] as Uint8Array;
    const policy = this.#policies[seat] as Policy;
    const leaves = policy.leaves(this.#bag.length, this.#pointsOfOthers(seat));
    const plays = engine.findBest(rack, leaves);
    const equity = plays.size === 0 ? Number.NEGATIVE_INFINITY : engine.bestEquity;
    const exchange =
      plays.size === 0 || policy.exchanges === 'weighed' ? this.#bestExchange() : undefined;
    if (exchange !== undefined && exchange.equity > equity)
      this.#exchange(seat, exchange.kept, exchange.equity);
    else if (plays.size > 0) this.#place(seat, equity);
    else if (this.#isMoveLeft()) this.#pass(seat);
    else this.#isStuck = true;
  }

  /** The tiles most worth keeping while others are drawn for the rest. */
  #bestExchange(): { readonly kept: number; readonly equity: number } | undefined {
    const { rack, leaveValues } = this.#engine;
    if (!this.#canExchange() || this.#scoreless >= DROUGHT * this.#racks.length) return undefined;
    let kept = -1;
    for (let state = 0; state < rack.full; state++) {
      const given = rack.size - (rack.tiles[state] as number);
      if (given > this.#bag.length) continue;
      if (kept < 0 || (leaveValues[state] as number) > (leaveValues[kept] as number)) kept = state;
    }
    return kept < 0 ? undefined : { kept, equity: leaveValues[kept] as number };
  }

  #canExchange(): boolean {
    return this.#bag.length > 0 && this.#bag.length >= this.#rules.exchange.minBag;
  }

  #place(seat: number, equity: number): void {
    const engine = this.#engine;
    const { plays } = engine;
    const rack = this.#racks[seat] as Uint8Array;
    const score = plays.score[0] as number;
    this.#observer.moving?.(seat, rack, this.#bag.length, { kind: 'place', score }, equity);
    const count = countOf(plays.where[0] as number);
    for (let i = 0; i < Math.min(count, ROW); i++) {
      const byte = plays.tiles[i] as number;
      const code = (byte & BLANK_BIT) === 0 ? byte : 0;
      rack[code] = (rack[code] as number) - 1;
    }
    this.#sizes[seat] = (this.#sizes[seat] as number) - count;
    engine.lay(0);
    this.#scores[seat] = (this.#scores[seat] as number) + score;
    this.#passes.fill(0);
    this.#scoreless = score === 0 ? this.#scoreless + 1 : 0;
    this.#draw(seat, count);
  }

  /** The new tiles are drawn before the old ones go back. */
  #exchange(seat: number, kept: number, equity: number): void {
    const rack = this.#racks[seat] as Uint8Array;
    this.#observer.moving?.(seat, rack, this.#bag.length, { kind: 'exchange', kept }, equity);
    this.#engine.rack.tilesIn(kept, this.#kept);
    const given: number[] = [];
    for (let code = 0; code < CODES; code++)
      for (let i = (rack[code] as number) - (this.#kept[code] as number); i > 0; i--)
        given.push(code);
    rack.set(this.#kept);
    this.#sizes[seat] = (this.#sizes[seat] as number) - given.length;
    this.#draw(seat, given.length);
    this.#bag.push(...given);
    this.#scoreless++;
    if (this.#rules.exchange.countsAsPass) this.#countPass(seat);
    else this.#passes.fill(0);
  }

  #pass(seat: number): void {
    const rack = this.#racks[seat] as Uint8Array;
    this.#observer.moving?.(seat, rack, this.#bag.length, { kind: 'pass' }, 0);
    this.#scoreless++;
    this.#countPass(seat);
  }

  #countPass(seat: number): void {
    this.#passes[seat] = (this.#passes[seat] as number) + 1;
  }

  #draw(seat: number, count: number): void {
    const rack = this.#racks[seat] as Uint8Array;
    const drawn: number[] = [];
    for (let i = Math.min(count, this.#bag.length); i > 0; i--) {
      const at = this.#random.below(this.#bag.length);
      const code = this.#bag[at] as number;
      this.#bag[at] = this.#bag.at(-1) as number;
      this.#bag.length--;
      rack[code] = (rack[code] as number) + 1;
      drawn.push(code);
    }
    this.#sizes[seat] = (this.#sizes[seat] as number) + drawn.length;
    this.#observer.drew?.(seat, drawn);
  }

  #isOver(): boolean {
    const { passRounds, scorelessTurns } = this.#rules.end;
    if (this.#isStuck) return true;
    if (this.#bag.length === 0 && this.#sizes.includes(0)) return true;
    if (passRounds !== 'none' && this.#passes.every((passes) => passes >= passRounds)) return true;
    if (scorelessTurns !== 'none' && this.#scoreless >= scorelessTurns) return true;
    return false;
  }

  /** Asked only when the seat on turn has found no play. */
  #isMoveLeft(): boolean {
    return (
      !this.#rules.end.noMoveLeft ||
      this.#canExchange() ||
      this.#racks.some((rack) => this.#engine.hasPlay(rack))
    );
  }

  #countRacks(): void {
    const { deductOwn } = this.#rules.final;
    const out = this.#bag.length === 0 ? this.#sizes.indexOf(0) : -1;
    const worth = this.#racks.map((rack) => this.#pointsOf(rack));
    if (deductOwn === 'always' || (deductOwn === 'unless-out' && out < 0))
      for (const [seat, points] of worth.entries())
        this.#scores[seat] = (this.#scores[seat] as number) - points;
    const credit = creditFactor(this.#rules.final) * worth.reduce((sum, points) => sum + points, 0);
    if (out >= 0) this.#scores[out] = (this.#scores[out] as number) + credit;
  }

  #pointsOfOthers(seat: number): number {
    let sum = 0;
    for (const [other, rack] of this.#racks.entries())
      if (other !== seat) sum += this.#pointsOf(rack);
    return sum;
  }

  #pointsOf(rack: Uint8Array): number {
    const { points, letters } = this.#engine.tiles;
    let sum = 0;
    for (let code = 1; code < letters.length; code++)
      sum += (rack[code] as number) * (points[code] as number);
    return sum;
  }
}
