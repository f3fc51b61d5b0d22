/** Plays as rows of numbers, made without an object for any of them. */
import { doubled } from './doubled.ts';

/** Bytes kept for the tiles of a play: no line has more squares. */
export const ROW = 16;

/** A play's first number: the cell of its first tile, how many tiles it lays, which blanks of the board it swaps. */
const COUNT_AT = 9;
const SWAPS_AT = 13;
export const packWhere = (first: number, count: number, swaps: number): number =>
  first | (count << COUNT_AT) | (swaps << SWAPS_AT);
export const firstOf = (where: number): number => where & ((1 << COUNT_AT) - 1);
export const countOf = (where: number): number => (where >> COUNT_AT) & 15;
export const swapsOf = (where: number): number => where >>> SWAPS_AT;

export class PlayList {
  size = 0;
  where = new Int32Array(1 << 10);
  score = new Int32Array(1 << 10);
  /** The state of the rack after the play. */
  left = new Int32Array(1 << 10);
  /** The tiles laid, in their order: letter, and the bit for a blank. */
  tiles = new Uint8Array(ROW << 10);

  add(where: number, score: number, left: number, tiles: Uint8Array): void {
    if (this.size === this.where.length) this.#enlarge();
    this.set(this.size++, where, score, left, tiles);
  }

  set(play: number, where: number, score: number, left: number, tiles: Uint8Array): void {
    this.where[play] = where;
    this.score[play] = score;
    this.left[play] = left;
    const row = play * ROW;
    for (let i = countOf(where) - 1; i >= 0; i--) this.tiles[row + i] = tiles[i] as number;
  }

  #enlarge(): void {
    this.where = doubled(this.where);
    this.score = doubled(this.score);
    this.left = doubled(this.left);
    const larger = new Uint8Array(this.tiles.length * 2);
    larger.set(this.tiles);
    this.tiles = larger;
  }
}
