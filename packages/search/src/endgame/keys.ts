/** Random numbers from which positions get their keys (Zobrist 1970): 64 bits each, in two halves. */
import { CODES } from '../tiles.ts';

/** A tile on a square: the cell across, and the byte of the tile. */
const TILE_BITS = 7;
const ACROSS_CELLS = 256;
/** So many of a tile on a rack. */
const COUNT_BITS = 5;
/** How many turns without a play, or without a point, are left before the game ends. */
const LEFTS = 1 << 12;

export const tileKey = (cell: number, byte: number): number => (cell << TILE_BITS) | byte;
export const rackKey = (code: number, count: number): number => (code << COUNT_BITS) | count;

export const TILE_LOW: Int32Array = randomNumbers(ACROSS_CELLS << TILE_BITS, 1);
export const TILE_HIGH: Int32Array = randomNumbers(ACROSS_CELLS << TILE_BITS, 2);
export const RACK_LOW: Int32Array = randomNumbers(CODES << COUNT_BITS, 3);
export const RACK_HIGH: Int32Array = randomNumbers(CODES << COUNT_BITS, 4);
export const LEFT_LOW: Int32Array = randomNumbers(LEFTS, 5);
export const LEFT_HIGH: Int32Array = randomNumbers(LEFTS, 6);

function randomNumbers(count: number, seed: number): Int32Array {
  return Int32Array.from({ length: count }, (_, i) => mixed(mixed(seed) + i));
}

/** The mixing steps of splitmix32. */
export function mixed(number: number): number {
  let n = Math.imul(number + 0x9e3779b9, 1);
  n = Math.imul(n ^ (n >>> 16), 0x21f0aaad);
  n = Math.imul(n ^ (n >>> 15), 0x735a2d97);
  return n ^ (n >>> 15);
}
