/**
 * Plays by line and rack. What a rack can lay along a line depends on that line and its cross-sets alone, and most lines
 * are the same in most positions of a search: nearly every list is found here and not made again.
 */
import { PlayArena } from './play-arena.ts';
import { RECORD } from './play-record.ts';

const SLOTS = 1 << 17;
const PLAYS = 1 << 17;
/** A fuller table would be slow; then it begins anew. */
const MOST_USED = SLOTS >> 1;

export class LineCache {
  readonly arena = new PlayArena(PLAYS);
  /** The list last found or made. */
  from = 0;
  to = 0;
  readonly #low = new Int32Array(SLOTS);
  readonly #high = new Int32Array(SLOTS);
  readonly #from = new Int32Array(SLOTS);
  readonly #to = new Int32Array(SLOTS).fill(-1);
  #used = 0;
  #slot = 0;

  clear(): void {
    this.#to.fill(-1);
    this.#used = 0;
    this.arena.top = 0;
  }

  /** Whether the list is there; if not, the plays pushed next and `keep` make it. */
  find(low: number, high: number): boolean {
    let slot = low & (SLOTS - 1);
    for (; this.#to[slot] !== -1; slot = (slot + 1) & (SLOTS - 1)) {
      if (this.#low[slot] !== low || this.#high[slot] !== high) continue;
      this.from = this.#from[slot] as number;
      this.to = this.#to[slot] as number;
      return true;
    }
    if (this.#used >= MOST_USED || this.arena.top >= (PLAYS * RECORD * 7) / 8) {
      this.clear();
      slot = low & (SLOTS - 1);
    }
    this.#slot = slot;
    this.from = this.arena.top;
    return false;
  }

  keep(low: number, high: number): void {
    const slot = this.#slot;
    this.to = this.arena.top;
    this.#low[slot] = low;
    this.#high[slot] = high;
    this.#from[slot] = this.from;
    this.#to[slot] = this.to;
    this.#used++;
  }
}
