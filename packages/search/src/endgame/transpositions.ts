/**
 * What is known of positions already searched, in 12 MB. A position has two places: the one for what was searched
 * deepest, the other for whatever came last.
 */
const PLACES = 1 << 20;

/** How a stored value stands to the true one. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;
export type Bound = typeof EXACT | typeof AT_LEAST | typeof AT_MOST;

/** The depth of a value that no deeper search can change: every way on was followed to the end of the game. */
export const TO_THE_END = 63;

export const NOT_FOUND = -1;

/** A value (16 bits), a depth (6), a bound (2), and eight more bits of the key. */
const DEPTH_AT = 16;
const BOUND_AT = 22;
const CHECK_AT = 24;

export class Transpositions {
  readonly #high = new Int32Array(PLACES);
  readonly #what = new Int32Array(PLACES);
  readonly #play = new Int32Array(PLACES);

  clear(): void {
    this.#high.fill(0);
    this.#what.fill(0);
    this.#play.fill(0);
  }

  /** The place of a position, or `NOT_FOUND`. */
  find(low: number, high: number): number {
    const place = (low & (PLACES - 2)) >>> 0;
    if (this.#holds(place, low, high)) return place;
    return this.#holds(place + 1, low, high) ? place + 1 : NOT_FOUND;
  }

  valueAt(place: number): number {
    return ((this.#what[place] as number) << DEPTH_AT) >> DEPTH_AT;
  }

  depthAt(place: number): number {
    return ((this.#what[place] as number) >>> DEPTH_AT) & TO_THE_END;
  }

  boundAt(place: number): Bound {
    return (((this.#what[place] as number) >>> BOUND_AT) & 3) as Bound;
  }

  /** The name of the best move. */
  playAt(place: number): number {
    return this.#play[place] as number;
  }

  store(low: number, high: number, value: number, depth: number, bound: Bound, play: number): void {
    const deep = (low & (PLACES - 2)) >>> 0;
    const place = this.#holds(deep, low, high) || depth >= this.depthAt(deep) ? deep : deep + 1;
    this.#high[place] = high;
    this.#what[place] =
      (value & 0xffff) |
      (depth << DEPTH_AT) |
      (bound << BOUND_AT) |
      ((low >>> CHECK_AT) << CHECK_AT);
    this.#play[place] = play;
  }

  /** An empty place is all zeros, as hardly any position is. */
  #holds(place: number, low: number, high: number): boolean {
    return (
      this.#high[place] === high && (this.#what[place] as number) >>> CHECK_AT === low >>> CHECK_AT
    );
  }
}
