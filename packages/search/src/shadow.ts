/**
 * Upper bounds for the plays of an anchor, found without the word graph: the dearest tiles on the dearest squares, and
 * the best of all leaves of that size. Anchors are then searched from the highest bound down, until the best play
 * found is better than any bound to come (the idea of "shadow play" by Andy Kurnia).
 */
import { BOARD_SIZE } from '@taht/rules';
import type { Anchors } from './anchors.ts';
import { LINES } from './cells.ts';
import { type Grid, NOT_JOINED } from './grid.ts';
import type { RackStates } from './rack-states.ts';
import type { TileCodes } from './tiles.ts';

/** Runs of empty cells that a play could fill, each found at the one anchor where such a play is searched. */
export interface Spans {
  size: number;
  /** Where the first tile goes, how many there are, and the most that they can score. */
  readonly cell: Int32Array;
  readonly tiles: Int32Array;
  readonly most: Int32Array;
}

/** A play is known by where it begins and how many tiles it lays. */
const MOST_SPANS = LINES * BOARD_SIZE * BOARD_SIZE;

export class Shadow {
  readonly spans: Spans = {
    size: 0,
    cell: new Int32Array(MOST_SPANS),
    tiles: new Int32Array(MOST_SPANS),
    most: new Int32Array(MOST_SPANS),
  };
  /** By anchor. */
  readonly bound: Float64Array;
  /** The anchors, the highest bound first. */
  readonly order: Int32Array;

  readonly #grid: Grid;
  readonly #rack: RackStates;
  readonly #anchors: Anchors;
  readonly #tilePoints: Int32Array;
  readonly #bonus: { readonly tiles: number; readonly points: number };
  /** The points of the rack's tiles, the dearest first. */
  readonly #points = new Int32Array(BOARD_SIZE + 1);
  /** By number of tiles laid: the best leave. */
  readonly #leaves = new Float64Array(BOARD_SIZE + 1);
  /** By tile laid: how often its points count for the word, and for the crossing word. */
  readonly #timesInWord = new Int32Array(BOARD_SIZE + 1);
  readonly #timesAcross = new Int32Array(BOARD_SIZE + 1);
  readonly #times = new Int32Array(BOARD_SIZE + 1);

  constructor(
    grid: Grid,
    rack: RackStates,
    anchors: Anchors,
    tiles: TileCodes,
    bonus: { readonly tiles: number; readonly points: number },
  ) {
    this.#grid = grid;
    this.#rack = rack;
    this.#anchors = anchors;
    this.#tilePoints = tiles.points;
    this.#bonus = bonus;
    this.bound = new Float64Array(anchors.cell.length);
    this.order = new Int32Array(anchors.cell.length);
  }

  /** Bounds and order of all anchors, for a rack whose leaves are worth so much by state. */
  cast(leaves: Float64Array): void {
    this.#sortPoints();
    this.#sortLeaves(leaves);
    this.spans.size = 0;
    for (let anchor = 0; anchor < this.#anchors.size; anchor++) {
      const bound = this.#boundOf(anchor);
      let at = anchor;
      for (; at > 0 && (this.bound[this.order[at - 1] as number] as number) < bound; at--)
        this.order[at] = this.order[at - 1] as number;
      this.order[at] = anchor;
      this.bound[anchor] = bound;
    }
  }

  #sortPoints(): void {
    const { kinds, counts } = this.#rack;
    let size = 0;
    for (const code of kinds)
      for (let i = counts[code] as number; i > 0 && size <= BOARD_SIZE; i--)
        insertDescending(this.#points, 0, size++, this.#tilePoints[code] as number);
  }

  #sortLeaves(leaves: Float64Array): void {
    const { full, size, tiles } = this.#rack;
    this.#leaves.fill(Number.NEGATIVE_INFINITY);
    for (let state = 0; state <= full; state++) {
      const laid = size - (tiles[state] as number);
      if (laid <= BOARD_SIZE && (leaves[state] as number) > (this.#leaves[laid] as number))
        this.#leaves[laid] = leaves[state] as number;
    }
  }

  #boundOf(anchor: number): number {
    const room = this.#anchors.room[anchor] as number;
    let bound = Number.NEGATIVE_INFINITY;
    for (let before = 0; before <= room && before < this.#rack.size; before++)
      bound = Math.max(bound, this.#boundFrom(anchor, before));
    return bound;
  }

  /** Plays with so many tiles before the anchor, and any number after it. */
  #boundFrom(anchor: number, before: number): number {
    const { tile, points, letterPremium, wordPremium, crossPoints, beforePoints } = this.#grid;
    const low = this.#rack.low[this.#rack.full] as number;
    const high = this.#rack.high[this.#rack.full] as number;
    const most = Math.min(this.#rack.size, BOARD_SIZE);
    const first = (this.#anchors.cell[anchor] as number) - before;
    let cell = first;
    let fixed = beforePoints[cell] as number;
    let across = 0;
    let factor = 1;
    let bound = Number.NEGATIVE_INFINITY;
    for (let count = 1; count <= most; count++) {
      const canLay =
        ((this.#grid.low[cell] as number) & low) | ((this.#grid.high[cell] as number) & high);
      if (canLay === 0) break;
      const premium = wordPremium[cell] as number;
      const times = letterPremium[cell] as number;
      const cross = crossPoints[cell] as number;
      factor *= premium;
      this.#timesInWord[count - 1] = times;
      this.#timesAcross[count - 1] = cross === NOT_JOINED ? 0 : times * premium;
      if (cross !== NOT_JOINED) across += cross * premium;
      for (cell++; tile[cell] !== 0; cell++) fixed += points[cell] as number;
      if (count <= before) continue;
      const score = fixed * factor + across + this.#dearest(count, factor);
      this.#addSpan(first, count, score);
      bound = Math.max(bound, score + (this.#leaves[count] as number));
    }
    return bound;
  }

  #addSpan(cell: number, tiles: number, most: number): void {
    const { spans } = this;
    spans.cell[spans.size] = cell;
    spans.tiles[spans.size] = tiles;
    spans.most[spans.size++] = most;
  }

  /** The most that so many tiles can add: the dearer the tile, the more often it counts. */
  #dearest(count: number, factor: number): number {
    for (let i = 0; i < count; i++) {
      const times = (this.#timesInWord[i] as number) * factor + (this.#timesAcross[i] as number);
      insertDescending(this.#times, 0, i, times);
    }
    let sum = count >= this.#bonus.tiles ? this.#bonus.points : 0;
    for (let i = 0; i < count; i++) sum += (this.#times[i] as number) * (this.#points[i] as number);
    return sum;
  }
}

/** Puts a number in its place among `size` from `start` on, which are in order. */
export function insertDescending(
  numbers: Int32Array,
  start: number,
  size: number,
  number: number,
): void {
  let at = start + size;
  for (; at > start && (numbers[at - 1] as number) < number; at--)
    numbers[at] = numbers[at - 1] as number;
  numbers[at] = number;
}
