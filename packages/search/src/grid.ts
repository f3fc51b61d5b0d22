/**
 * What lies on the board, and what follows from it for every empty square: which letters the crossing word allows,
 * what that word is worth already, and where the word graph stands after the tiles before it in the line.
 * All of it is kept up to date as tiles are laid, and taken back exactly.
 */
import type { Premium } from '@taht/rules';
import { CELLS, squareUnder, TWIN } from './cells.ts';
import { BLANK_BIT, LETTER_MASK, type TileCodes } from './tiles.ts';
import { bitsIn, endsAt, FIRST_AT, follow, HAS_HIGH, LINK, type WalkGraph } from './walk-graph.ts';

/** In `crossPoints`: no tile stands beside the square in the crossing line. */
export const NOT_JOINED = -1;

/** How many numbers the log keeps of a changed tile, and of a renewed cell. */
const CHANGE = 2;
const RENEWAL = 6;

export class Grid {
  /** The letter on each cell, 0 where it is empty; and the points of the tile there, 0 for a blank. */
  readonly tile = new Int32Array(CELLS);
  readonly points = new Int32Array(CELLS);
  /** 1 where the tile is a blank. */
  readonly blank = new Uint8Array(CELLS);
  readonly letterPremium: Int32Array = new Int32Array(CELLS).fill(1);
  readonly wordPremium: Int32Array = new Int32Array(CELLS).fill(1);
  /** Letters that the crossing word allows, the codes 1 to 32 and those above; none on an edge. */
  readonly low = new Int32Array(CELLS);
  readonly high = new Int32Array(CELLS);
  readonly crossPoints = new Int32Array(CELLS);
  /** For a cell right after tiles: the node to which they lead, and their points. */
  readonly before = new Int32Array(CELLS);
  readonly beforePoints = new Int32Array(CELLS);
  /** Tiles on the board. */
  size = 0;

  readonly #graph: WalkGraph;
  readonly #tiles: TileCodes;
  /** What was overwritten, the latest last: for each step the changed tiles, the renewed cells, and how many there are of both. */
  #log = new Int32Array(1 << 12);
  #logSize = 0;

  constructor(graph: WalkGraph, tiles: TileCodes, premiums: readonly Premium[]) {
    this.#graph = graph;
    this.#tiles = tiles;
    for (let cell = 0; cell < CELLS; cell++) {
      const square = squareUnder(cell);
      if (square === undefined) continue;
      const premium = premiums[square] as Premium;
      this.letterPremium[cell] = premium.letter;
      this.wordPremium[cell] = premium.word;
    }
    this.clear();
  }

  clear(): void {
    this.tile.fill(0);
    this.points.fill(0);
    this.blank.fill(0);
    this.before.fill(0);
    this.beforePoints.fill(0);
    this.crossPoints.fill(NOT_JOINED);
    for (let cell = 0; cell < CELLS; cell++) {
      const isEdge = squareUnder(cell) === undefined;
      this.low[cell] = isEdge ? 0 : this.#tiles.low;
      this.high[cell] = isEdge ? 0 : this.#tiles.high;
    }
    this.size = 0;
    this.#logSize = 0;
  }

  /** Lays tiles on the empty cells from `first` on, passing over those that are taken. */
  lay(first: number, bytes: Uint8Array, from: number, count: number): void {
    const start = this.#logSize;
    let cell = first;
    for (let i = 0; i < count; i++, cell++) {
      while (this.tile[cell] !== 0) cell++;
      this.#change(cell, bytes[from + i] as number);
    }
    const end = this.#logSize;
    this.#renewAround(first);
    for (let at = start; at < end; at += CHANGE)
      this.#renewAround(TWIN[this.#log[at] as number] as number);
    this.#close(count, end);
  }

  /** Puts their own letters in the place of blanks. */
  swapBlanks(cells: readonly number[]): void {
    for (const cell of cells) this.#change(cell, this.tile[cell] as number);
    const end = this.#logSize;
    for (const cell of cells) {
      this.#renewAround(cell);
      this.#renewAround(TWIN[cell] as number);
    }
    this.#close(cells.length, end);
  }

  /** Takes back the last `lay` or `swapBlanks`. */
  takeBack(): void {
    const log = this.#log;
    const renewed = log[--this.#logSize] as number;
    const changed = log[--this.#logSize] as number;
    for (let i = 0; i < renewed; i++) this.#restore();
    for (let i = 0; i < changed; i++) {
      const byte = log[--this.#logSize] as number;
      this.#set(log[--this.#logSize] as number, byte);
    }
  }

  #change(cell: number, byte: number): void {
    this.#reserve(CHANGE);
    this.#push(cell);
    this.#push((this.tile[cell] as number) | (this.blank[cell] === 1 ? BLANK_BIT : 0));
    this.#set(cell, byte);
  }

  #set(cell: number, byte: number): void {
    const letter = byte & LETTER_MASK;
    const blank = (byte & BLANK_BIT) === 0 ? 0 : 1;
    const points = blank === 1 ? 0 : (this.#tiles.points[letter] as number);
    this.size += (letter === 0 ? 0 : 1) - (this.tile[cell] === 0 ? 0 : 1);
    for (let twin = cell; ; twin = TWIN[cell] as number) {
      this.tile[twin] = letter;
      this.points[twin] = points;
      this.blank[twin] = blank;
      if (twin !== cell) return;
    }
  }

  /** What is put on the log from here on says how to take back all that came before. */
  #close(changed: number, end: number): void {
    const renewed = (this.#logSize - end) / RENEWAL;
    this.#push(changed);
    this.#push(renewed);
  }

  /** The empty cells at both ends of the tiles through a cell see other tiles now. */
  #renewAround(cell: number): void {
    let end = cell;
    while (this.tile[end - 1] !== 0) end--;
    this.#renew(end - 1);
    end = cell;
    while (this.tile[end + 1] !== 0) end++;
    this.#renew(end + 1);
  }

  #renew(cell: number): void {
    const twin = TWIN[cell] as number;
    if (twin === cell) return;
    this.#save(cell, twin);
    const { tile, points } = this;
    let first = cell;
    while (tile[first - 1] !== 0) first--;
    let node = this.#graph.start;
    let pointsBefore = 0;
    for (let at = first; at < cell; at++) {
      node = follow(this.#graph, node, tile[at] as number);
      pointsBefore += points[at] as number;
    }
    let pointsAfter = 0;
    for (let at = cell + 1; tile[at] !== 0; at++) pointsAfter += points[at] as number;
    this.before[cell] = first === cell ? 0 : node;
    this.beforePoints[cell] = pointsBefore;
    this.crossPoints[twin] = pointsBefore + pointsAfter;
    this.#allow(node, cell, twin);
  }

  /** The letters after a node that make a word with the tiles behind the cell. */
  #allow(node: number, cell: number, twin: number): void {
    const { numbers, width, high } = this.#graph;
    const low = numbers[node] as number;
    const link = numbers[node + LINK] as number;
    const first = link >> FIRST_AT;
    this.low[twin] = this.#completing(low, first, cell + 1) & this.#tiles.low;
    this.high[twin] = 0;
    if ((link & HAS_HIGH) === 0) return;
    const firstHigh = first + bitsIn(low) * width;
    this.high[twin] =
      this.#completing(high[node] as number, firstHigh, cell + 1) & this.#tiles.high;
  }

  /** Those letters of a set, whose nodes stand side by side, that make a word with the tiles from a cell on. */
  #completing(letters: number, first: number, from: number): number {
    const graph = this.#graph;
    let found = 0;
    for (let left = letters, at = first; left !== 0; left &= left - 1, at += graph.width) {
      let node = at;
      for (let cell = from; node !== 0 && this.tile[cell] !== 0; cell++)
        node = follow(graph, node, this.tile[cell] as number);
      if (endsAt(graph, node)) found |= left & -left;
    }
    return found;
  }

  #save(cell: number, twin: number): void {
    this.#reserve(RENEWAL);
    this.#push(cell);
    this.#push(this.before[cell] as number);
    this.#push(this.beforePoints[cell] as number);
    this.#push(this.low[twin] as number);
    this.#push(this.high[twin] as number);
    this.#push(this.crossPoints[twin] as number);
  }

  #restore(): void {
    const log = this.#log;
    const at = this.#logSize - RENEWAL;
    const cell = log[at] as number;
    const twin = TWIN[cell] as number;
    this.before[cell] = log[at + 1] as number;
    this.beforePoints[cell] = log[at + 2] as number;
    this.low[twin] = log[at + 3] as number;
    this.high[twin] = log[at + 4] as number;
    this.crossPoints[twin] = log[at + 5] as number;
    this.#logSize = at;
  }

  #push(value: number): void {
    this.#log[this.#logSize++] = value;
  }

  /** Room for so many numbers and the two counts on top. */
  #reserve(count: number): void {
    if (this.#logSize + count + 2 <= this.#log.length) return;
    const larger = new Int32Array(this.#log.length * 2);
    larger.set(this.#log);
    this.#log = larger;
  }
}
