/**
 * A rack and all that can be left of it. What is left is one number, a digit for each kind of tile in a mixed base:
 * laying a tile takes its place value away, and the number is the index of every table about leaves.
 */
import { doubled } from './doubled.ts';
import { CODES, highBit, lowBit, type TileCodes } from './tiles.ts';

/** A rack with more sub-racks than this is no rack; a rack of seven has at most 128. */
const MOST_STATES = 1 << 20;

export class RackStates {
  /** What a tile takes from the state when it is laid; 0 for a tile that the rack does not hold. */
  readonly place = new Int32Array(CODES);
  /** By state: letters that can be laid, as a tile of their own or as a blank. */
  low = new Int32Array(128);
  high = new Int32Array(128);
  /** By state: letters of which there is a tile. */
  tileLow = new Int32Array(128);
  tileHigh = new Int32Array(128);
  /** By state: how many tiles are left. */
  tiles = new Int32Array(128);
  /** The state of the whole rack, and how many tiles it has. */
  full = 0;
  size = 0;
  blanks = 0;
  /** The kinds of tiles on the rack, the blank last, and how many there are of each. */
  readonly kinds: number[] = [];
  readonly counts = new Uint8Array(CODES);

  readonly #tiles: TileCodes;

  constructor(tiles: TileCodes) {
    this.#tiles = tiles;
  }

  load(counts: Uint8Array): void {
    this.counts.set(counts);
    this.place.fill(0);
    this.kinds.length = 0;
    this.size = 0;
    this.blanks = counts[0] as number;
    let states = 1;
    for (let code = 1; code < CODES; code++)
      if (counts[code] !== 0) states = this.#add(code, states, lowBit(code), highBit(code));
    this.tileLow.set(this.low.subarray(0, states));
    this.tileHigh.set(this.high.subarray(0, states));
    if (this.blanks > 0) states = this.#add(0, states, this.#tiles.low, this.#tiles.high);
    this.full = states - 1;
  }

  /** How many of each tile a state holds. */
  tilesIn(state: number, counts: Uint8Array): void {
    counts.fill(0);
    for (const code of this.kinds)
      counts[code] =
        Math.floor(state / (this.place[code] as number)) % ((this.counts[code] as number) + 1);
  }

  /** Another kind of tile: the states so far come again with one, two … of them. */
  #add(code: number, states: number, low: number, high: number): number {
    const count = this.counts[code] as number;
    const end = states * (count + 1);
    this.#reserve(end);
    for (let at = states; at < end; at++) {
      const without = at % states;
      this.tiles[at] = (this.tiles[at - states] as number) + 1;
      this.low[at] = (this.low[without] as number) | low;
      this.high[at] = (this.high[without] as number) | high;
      this.tileLow[at] = this.tileLow[without] as number;
      this.tileHigh[at] = this.tileHigh[without] as number;
    }
    this.place[code] = states;
    this.kinds.push(code);
    this.size += count;
    return end;
  }

  #reserve(states: number): void {
    if (states > MOST_STATES) throw new RangeError('a rack of too many tiles');
    while (this.low.length < states) {
      this.low = doubled(this.low);
      this.high = doubled(this.high);
      this.tileLow = doubled(this.tileLow);
      this.tileHigh = doubled(this.tileHigh);
      this.tiles = doubled(this.tiles);
    }
  }
}
