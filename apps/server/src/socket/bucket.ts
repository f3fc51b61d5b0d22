/** A token bucket: so many at once, and so many a second in the long run. */

export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #level: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#level = size;
    this.#at = now;
  }

  /** Whether there was one left. */
  take(now: number): boolean {
    const gained = (Math.max(0, now - this.#at) * this.#perSecond) / 1000;
    this.#level = Math.min(this.#size, this.#level + gained);
    this.#at = now;
    if (this.#level < 1) return false;
    this.#level -= 1;
    return true;
  }
}
