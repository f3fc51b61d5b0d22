/**
 * The bag of a simulated game, its tiles in an order that depends on the number of the iteration alone. The seat whose
 * move is judged draws from one end and the others from the other, so that whatever one of them lays changes as little
 * as possible of what the others draw: every candidate meets the same luck.
 */
import type { Random } from '../random.ts';

export type End = 'front' | 'back';

export class SharedBag {
  #tiles = new Uint8Array(0);
  #front = 0;
  #back = 0;

  get size(): number {
    return this.#back - this.#front;
  }

  /** All of these tiles, in random order. */
  fill(tiles: Uint8Array, random: Random): void {
    if (this.#tiles.length < tiles.length) this.#tiles = new Uint8Array(tiles.length);
    this.#tiles.set(tiles);
    this.#front = 0;
    this.#back = tiles.length;
    for (let last = tiles.length - 1; last > 0; last--)
      this.#exchange(last, random.below(last + 1));
  }

  draw(end: End): number {
    return this.#tiles[end === 'front' ? this.#front++ : --this.#back] as number;
  }

  /** A tile goes back among the others, no more of them than were drawn from that end. */
  putBack(tile: number, end: End, random: Random): void {
    const at = end === 'front' ? --this.#front : this.#back++;
    this.#tiles[at] = tile;
    this.#exchange(at, this.#front + random.below(this.size));
  }

  #exchange(at: number, other: number): void {
    const tile = this.#tiles[at] as number;
    this.#tiles[at] = this.#tiles[other] as number;
    this.#tiles[other] = tile;
  }
}
