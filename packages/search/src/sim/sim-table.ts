/**
 * A simulated game from a position on: racks, bag, scores and the count of idle turns, on the engine's board. Turns,
 * exchanges, ends and the final count follow the ruleset, as in `self-play.ts`; everything can be set back.
 */
import type { Engine, LeaveValues } from '../engine.ts';
import { creditFactor } from '../equity.ts';
import { countOf, swapsOf } from '../play-list.ts';
import { makeRandom, type Random } from '../random.ts';
import type { Policy, SelfPlayRules } from '../self-play.ts';
import { BLANK_BIT, CODES } from '../tiles.ts';
import { type SimPosition, type SimSeat, unseenTiles } from './position.ts';
import { type End, SharedBag } from './shared-bag.ts';

export class SimTable {
  /** By seat, the one on turn in the position first. */
  readonly scores: Float64Array;
  /** What each seat kept at its last move was worth beside the score; 0 before its first. */
  readonly kept: Float64Array;
  readonly bag = new SharedBag();

  readonly #engine: Engine;
  readonly #rules: SelfPlayRules['rules'];
  readonly #policy: Policy;
  readonly #position: SimPosition;
  readonly #unseen: Uint8Array;
  readonly #rack: Uint8Array;
  readonly #racks: readonly Uint8Array[];
  readonly #sizes: Int32Array;
  readonly #passes: Int32Array;
  readonly #left = new Uint8Array(CODES);
  #scoreless = 0;
  #random: Random;

  constructor(
    engine: Engine,
    rules: SelfPlayRules['rules'],
    policy: Policy,
    position: SimPosition,
  ) {
    const { seats, bag, rack } = position;
    const unseen = unseenTiles(engine, position);
    if (seats.length < 2) throw new Error('nobody to play against');
    const held = seats.slice(1).reduce((sum, { tiles }) => sum + tiles, bag);
    if (held > unseen.length || seats[0]?.tiles !== rack.length)
      throw new Error('tiles that the set does not have');
    this.#engine = engine;
    this.#rules = rules;
    this.#policy = policy;
    this.#position = position;
    this.#unseen = unseen;
    this.scores = new Float64Array(seats.length);
    this.kept = new Float64Array(seats.length);
    this.#racks = seats.map(() => new Uint8Array(CODES));
    this.#sizes = new Int32Array(seats.length);
    this.#passes = new Int32Array(seats.length);
    this.#rack = engine.countsOf(rack).slice();
    this.#random = makeRandom(0);
  }

  /** Back to the position, with the others' racks and the bag as this luck deals them. */
  deal(random: Random): void {
    const { seats, bag, scoreless } = this.#position;
    this.#random = random;
    this.#scoreless = scoreless;
    this.kept.fill(0);
    for (const [seat, { score, tiles, passes }] of seats.entries()) {
      this.scores[seat] = score;
      this.#passes[seat] = passes;
      this.#sizes[seat] = seat === 0 ? tiles : 0;
    }
    for (const tiles of this.#racks) tiles.fill(0);
    (this.#racks[0] as Uint8Array).set(this.#rack);
    this.bag.fill(this.#unseen, random);
    for (let seat = 1; seat < seats.length; seat++)
      this.#draw(seat, (seats[seat] as SimSeat).tiles);
    // Tiles of seats that have left the game are in nobody's reach.
    while (this.bag.size > bag) this.bag.draw('back');
  }

  /** A seat's play, which is laid on the board elsewhere. */
  place(seat: number, tiles: ArrayLike<number>, score: number, kept: number): void {
    const rack = this.#racks[seat] as Uint8Array;
    for (let i = 0; i < tiles.length; i++) {
      const byte = tiles[i] as number;
      const code = (byte & BLANK_BIT) === 0 ? byte : 0;
      rack[code] = (rack[code] as number) - 1;
    }
    this.#settlePlay(seat, tiles.length, score, kept);
  }

  /** For each blank taken from the board a letter goes there. */
  swap(seat: number, letters: readonly number[]): void {
    const rack = this.#racks[seat] as Uint8Array;
    for (const letter of letters) {
      rack[letter] = (rack[letter] as number) - 1;
      rack[0] = (rack[0] as number) + 1;
    }
  }

  /** The new tiles are drawn before the old ones go back. */
  exchange(seat: number, given: ArrayLike<number>, kept: number): void {
    const rack = this.#racks[seat] as Uint8Array;
    for (let i = 0; i < given.length; i++) {
      const code = given[i] as number;
      rack[code] = (rack[code] as number) - 1;
    }
    this.#sizes[seat] = (this.#sizes[seat] as number) - given.length;
    this.#draw(seat, given.length);
    for (let i = 0; i < given.length; i++)
      this.bag.putBack(given[i] as number, endOf(seat), this.#random);
    this.kept[seat] = kept;
    this.#scoreless++;
    if (this.#rules.exchange.countsAsPass) this.#countPass(seat);
    else this.#passes.fill(0);
  }

  pass(seat: number, kept: number): void {
    this.kept[seat] = kept;
    this.#scoreless++;
    this.#countPass(seat);
  }

  /** The move that the policy likes best. When time is up while it is sought, nothing happens. */
  takeTurn(seat: number): 'laid' | 'idle' | 'cut-short' {
    const engine = this.#engine;
    const rack = this.#racks[seat] as Uint8Array;
    const leaves = this.#policy.leaves(this.bag.size, this.#pointsOfOthers(seat));
    const plays = engine.findBest(rack, leaves, this.#position.fewest);
    if (engine.isCutShort) return 'cut-short';
    const equity = plays.size === 0 ? Number.NEGATIVE_INFINITY : engine.bestEquity;
    if (plays.size > 0 && this.#policy.exchanges === 'when-stuck') {
      this.#layBest(seat, equity);
      return 'laid';
    }
    this.#reloadRack(rack, leaves);
    const kept = this.#bestKept();
    const keptEquity = (engine.leaveValues[kept] as number | undefined) ?? equity;
    if (kept >= 0 && keptEquity > equity) {
      this.exchange(seat, this.#givenFor(kept), keptEquity);
      return 'idle';
    }
    if (plays.size === 0) {
      this.pass(seat, engine.leaveValues[engine.rack.full] as number);
      return 'idle';
    }
    this.#layBest(seat, equity);
    return 'laid';
  }

  get #canExchange(): boolean {
    return this.bag.size > 0 && this.bag.size >= this.#rules.exchange.minBag;
  }

  get isOver(): boolean {
    const { passRounds, scorelessTurns, noMoveLeft } = this.#rules.end;
    if (this.bag.size === 0 && this.#sizes.includes(0)) return true;
    if (passRounds !== 'none' && this.#passes.every((passes) => passes >= passRounds)) return true;
    if (scorelessTurns !== 'none' && this.#scoreless >= scorelessTurns) return true;
    if (!noMoveLeft || this.#canExchange || this.#scoreless === 0) return false;
    return !this.#racks.some((rack) => this.#engine.hasPlay(rack, this.#position.fewest));
  }

  /** The final count: what is on the racks costs, and the seat that went out may be paid for it. */
  countRacks(): void {
    const { deductOwn } = this.#rules.final;
    const out = this.bag.size === 0 ? this.#sizes.indexOf(0) : -1;
    let all = 0;
    for (const [seat, rack] of this.#racks.entries()) {
      const points = this.#pointsOf(rack);
      all += points;
      if (deductOwn === 'always' || (deductOwn === 'unless-out' && out < 0))
        this.scores[seat] = (this.scores[seat] as number) - points;
    }
    if (out >= 0)
      this.scores[out] = (this.scores[out] as number) + creditFactor(this.#rules.final) * all;
  }

  /** The only play of the engine's list. */
  #layBest(seat: number, equity: number): void {
    const engine = this.#engine;
    const { where, score, tiles } = engine.plays;
    const points = score[0] as number;
    const count = countOf(where[0] as number);
    if (swapsOf(where[0] as number) === 0) {
      engine.lay(0);
      this.place(seat, tiles.subarray(0, count), points, equity - points);
      return;
    }
    const { leave } = engine.decode(0);
    engine.lay(0);
    (this.#racks[seat] as Uint8Array).set(engine.countsOf(leave));
    this.#settlePlay(seat, count, points, equity - points);
  }

  /** Where blanks are swapped, the engine has looked at other racks after the one that the seat holds. */
  #reloadRack(rack: Uint8Array, leaves: LeaveValues): void {
    const { equipment, rack: states, leaveValues } = this.#engine;
    if (equipment.rules.blank.reuse === 'none') return;
    states.load(rack);
    leaves(states, leaveValues);
  }

  #settlePlay(seat: number, count: number, score: number, kept: number): void {
    this.#sizes[seat] = (this.#sizes[seat] as number) - count;
    this.scores[seat] = (this.scores[seat] as number) + score;
    this.kept[seat] = kept;
    this.#passes.fill(0);
    this.#scoreless = score === 0 ? this.#scoreless + 1 : 0;
    this.#draw(seat, count);
  }

  /** The tiles most worth keeping while others are drawn for the rest, as a state of the engine's rack; -1 for none. */
  #bestKept(): number {
    const { rack, leaveValues } = this.#engine;
    let kept = -1;
    if (!this.#canExchange) return kept;
    for (let state = 0; state < rack.full; state++) {
      if (rack.size - (rack.tiles[state] as number) > this.bag.size) continue;
      if (kept < 0 || (leaveValues[state] as number) > (leaveValues[kept] as number)) kept = state;
    }
    return kept;
  }

  #givenFor(kept: number): number[] {
    const { rack } = this.#engine;
    rack.tilesIn(kept, this.#left);
    return rack.kinds.flatMap((code) =>
      Array<number>((rack.counts[code] as number) - (this.#left[code] as number)).fill(code),
    );
  }

  #draw(seat: number, count: number): void {
    const rack = this.#racks[seat] as Uint8Array;
    const end = endOf(seat);
    const drawn = Math.min(count, this.bag.size);
    for (let i = 0; i < drawn; i++) {
      const code = this.bag.draw(end);
      rack[code] = (rack[code] as number) + 1;
    }
    this.#sizes[seat] = (this.#sizes[seat] as number) + drawn;
  }

  #countPass(seat: number): void {
    this.#passes[seat] = (this.#passes[seat] as number) + 1;
  }

  #pointsOfOthers(seat: number): number {
    let sum = 0;
    for (let other = 0; other < this.#racks.length; other++)
      if (other !== seat) sum += this.#pointsOf(this.#racks[other] as Uint8Array);
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

const endOf = (seat: number): End => (seat === 0 ? 'front' : 'back');
