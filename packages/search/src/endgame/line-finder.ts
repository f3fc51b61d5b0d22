/** The plays along one line, by the plain method of Appel and Jacobson (1988): what is found is kept, so it is found once. */
import { Anchors } from '../anchors.ts';
import { isDown } from '../cells.ts';
import { type Grid, NOT_JOINED } from '../grid.ts';
import { packWhere, ROW } from '../play-list.ts';
import { BLANK_BIT, type TileCodes } from '../tiles.ts';
import { bitsIn, endsAt, FIRST_AT, follow, HAS_HIGH, LINK, type WalkGraph } from '../walk-graph.ts';
import type { PlayArena } from './play-arena.ts';
import type { Watch } from './watch.ts';

export interface FinderTerms {
  readonly graph: WalkGraph;
  readonly tiles: TileCodes;
  readonly bonus: { readonly tiles: number; readonly points: number };
}

export class LineFinder {
  readonly #graph: WalkGraph;
  readonly #letterPoints: Int32Array;
  readonly #bonus: FinderTerms['bonus'];
  readonly #grid: Grid;
  readonly #anchors: Anchors;
  readonly #into: PlayArena;
  readonly #laid = new Uint8Array(ROW);
  readonly #watch: Watch;
  #rack: Uint8Array = new Uint8Array(0);
  #size = 0;
  #anchor = 0;
  #first = 0;
  /** Plays found so far, in all lines. */
  found = 0;

  constructor({ graph, tiles, bonus }: FinderTerms, grid: Grid, into: PlayArena, watch: Watch) {
    this.#graph = graph;
    this.#anchors = new Anchors(grid);
    this.#letterPoints = tiles.points;
    this.#bonus = bonus;
    this.#grid = grid;
    this.#into = into;
    this.#watch = watch;
  }

  /** Puts them on top of the arena; a play belongs to the first anchor that it covers. */
  find(line: number, rack: Uint8Array, size: number): void {
    const { cell, room } = this.#anchors;
    this.#rack = rack;
    this.#size = size;
    this.#anchors.findInLine(line);
    for (let i = 0; i < this.#anchors.size; i++) this.#findAt(cell[i] as number, room[i] as number);
  }

  #findAt(anchor: number, room: number): void {
    const { tile, before, beforePoints } = this.#grid;
    this.#anchor = anchor;
    this.#watch.step();
    if (tile[anchor - 1] !== 0) {
      this.#first = anchor;
      this.#extend(before[anchor] as number, anchor, beforePoints[anchor] as number, 1, 0, 0);
      return;
    }
    for (let back = Math.min(room, this.#size - 1); back >= 0; back--) {
      this.#first = anchor - back;
      this.#extend(this.#graph.start, this.#first, 0, 1, 0, 0);
    }
  }

  /** Lays a tile on an empty cell: every letter after a node that the crossing word allows and the rack has. */
  #extend(
    node: number,
    cell: number,
    sum: number,
    factor: number,
    across: number,
    count: number,
  ): void {
    const { numbers, width } = this.#graph;
    const low = numbers[node] as number;
    const link = numbers[node + LINK] as number;
    const first = link >> FIRST_AT;
    const fitting = low & (this.#grid.low[cell] as number);
    this.#layEach(low, fitting, first, 0, cell, sum, factor, across, count);
    if ((link & HAS_HIGH) === 0) return;
    const high = this.#graph.high[node] as number;
    const fittingHigh = high & (this.#grid.high[cell] as number);
    const firstHigh = first + bitsIn(low) * width;
    this.#layEach(high, fittingHigh, firstHigh, 32, cell, sum, factor, across, count);
  }

  /** The fitting ones of 32 letters, whose codes come after `before` and whose nodes begin at `first`. */
  #layEach(
    letters: number,
    fitting: number,
    first: number,
    before: number,
    cell: number,
    sum: number,
    factor: number,
    across: number,
    count: number,
  ): void {
    const rack = this.#rack;
    for (let left = fitting; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const letter = before + 32 - Math.clz32(bit);
      const held = rack[letter] as number;
      const blanks = rack[0] as number;
      if (held === 0 && blanks === 0) continue;
      const node = first + bitsIn(letters & (bit - 1)) * this.#graph.width;
      if (held > 0) {
        rack[letter] = held - 1;
        this.#laid[count] = letter;
        this.#goOn(node, cell, this.#letterPoints[letter] as number, sum, factor, across, count);
        rack[letter] = held;
      }
      if (blanks > 0) {
        rack[0] = blanks - 1;
        this.#laid[count] = letter | BLANK_BIT;
        this.#goOn(node, cell, 0, sum, factor, across, count);
        rack[0] = blanks;
      }
    }
  }

  /** Counts the tile just laid, goes over the tiles of the board behind it, and on. */
  #goOn(
    node: number,
    cell: number,
    points: number,
    sum: number,
    factor: number,
    across: number,
    count: number,
  ): void {
    const { tile, points: onBoard, letterPremium, wordPremium, crossPoints } = this.#grid;
    const value = points * (letterPremium[cell] as number);
    const premium = wordPremium[cell] as number;
    const cross = crossPoints[cell] as number;
    let total = sum + value;
    let now = node;
    let next = cell + 1;
    for (; tile[next] !== 0; next++) {
      now = follow(this.#graph, now, tile[next] as number);
      if (now === 0) return;
      total += onBoard[next] as number;
    }
    const nowFactor = factor * premium;
    const nowAcross = cross === NOT_JOINED ? across : across + (cross + value) * premium;
    if (endsAt(this.#graph, now) && cell >= this.#anchor)
      this.#complete(total, nowFactor, nowAcross, count + 1);
    if (count + 1 < this.#size) this.#extend(now, next, total, nowFactor, nowAcross, count + 1);
  }

  /** A single tile that makes words both ways is found across. */
  #complete(sum: number, factor: number, across: number, count: number): void {
    const first = this.#first;
    if (count === 1 && isDown(first) && this.#grid.crossPoints[first] !== NOT_JOINED) return;
    const bonus = count >= this.#bonus.tiles ? this.#bonus.points : 0;
    let shed = 0;
    for (let i = 0; i < count; i++) {
      const byte = this.#laid[i] as number;
      if ((byte & BLANK_BIT) === 0) shed += this.#letterPoints[byte] as number;
    }
    this.found++;
    this.#watch.step();
    this.#into.push(packWhere(first, count, 0), sum * factor + across + bonus, shed, this.#laid);
  }
}
