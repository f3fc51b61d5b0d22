/** The plays along one line, by the plain method of Appel and Jacobson (1988): what is found is kept, so it is found once. */
import { findSibling, type WordGraph } from '@taht/lexicon';
import { SIZE } from '@taht/rules';
import { CHILD_BITS, ENDS, LETTER_AT, LETTER_MASK, WIDE } from '../bits.ts';
import { cellAt, isDown } from '../cells.ts';
import { type Grid, NOT_JOINED } from '../grid.ts';
import { packWhere, ROW } from '../play-list.ts';
import { BLANK_BIT, type TileCodes } from '../tiles.ts';
import type { PlayArena } from './play-arena.ts';
import type { Watch } from './watch.ts';

export interface FinderTerms {
  readonly graph: WordGraph;
  readonly tiles: TileCodes;
  readonly bonus: { readonly tiles: number; readonly points: number };
}

export class LineFinder {
  readonly #nodes: Int32Array;
  readonly #root: number;
  readonly #letterPoints: Int32Array;
  readonly #bonus: FinderTerms['bonus'];
  readonly #grid: Grid;
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
    this.#nodes = graph.nodes;
    this.#root = graph.root;
    this.#letterPoints = tiles.points;
    this.#bonus = bonus;
    this.#grid = grid;
    this.#into = into;
    this.#watch = watch;
  }

  /** Puts them on top of the arena; a play belongs to the first anchor that it covers. */
  find(line: number, rack: Uint8Array, size: number): void {
    const { tile, crossPoints, low, high } = this.#grid;
    this.#rack = rack;
    this.#size = size;
    const start = cellAt(line, 0);
    let room = 0;
    for (let cell = start; cell < start + SIZE; cell++) {
      if (tile[cell] !== 0) {
        room = 0;
        continue;
      }
      const isFree =
        tile[cell - 1] === 0 && tile[cell + 1] === 0 && crossPoints[cell] === NOT_JOINED;
      if (isFree) {
        room++;
        continue;
      }
      if (((low[cell] as number) | (high[cell] as number)) !== 0) this.#findAt(cell, room);
      room = 0;
    }
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
      this.#extend(this.#root, this.#first, 0, 1, 0, 0);
    }
  }

  /** Lays a tile on an empty cell: every letter of a list that the crossing word allows and the rack has. */
  #extend(
    list: number,
    cell: number,
    sum: number,
    factor: number,
    across: number,
    count: number,
  ): void {
    const low = this.#grid.low[cell] as number;
    const high = this.#grid.high[cell] as number;
    if (list === 0 || (low | high) === 0) return;
    const nodes = this.#nodes;
    const rack = this.#rack;
    for (let at = list; ; at++) {
      const node = nodes[at] as number;
      const bit = node >> LETTER_AT;
      if ((((node & WIDE) !== 0 ? high : low) >>> bit) & 1) {
        const letter = bit & LETTER_MASK;
        const held = rack[letter] as number;
        if (held > 0) {
          rack[letter] = held - 1;
          this.#laid[count] = letter;
          this.#goOn(node, cell, this.#letterPoints[letter] as number, sum, factor, across, count);
          rack[letter] = held;
        }
        const blanks = rack[0] as number;
        if (blanks > 0) {
          rack[0] = blanks - 1;
          this.#laid[count] = letter | BLANK_BIT;
          this.#goOn(node, cell, 0, sum, factor, across, count);
          rack[0] = blanks;
        }
      }
      if (node < 0) return;
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
      const at = findSibling(this.#nodes, now & CHILD_BITS, tile[next] as number);
      if (at === 0) return;
      now = this.#nodes[at] as number;
      total += onBoard[next] as number;
    }
    const nowFactor = factor * premium;
    const nowAcross = cross === NOT_JOINED ? across : across + (cross + value) * premium;
    if ((now & ENDS) !== 0 && cell >= this.#anchor)
      this.#complete(total, nowFactor, nowAcross, count + 1);
    const child = now & CHILD_BITS;
    if (child !== 0 && count + 1 < this.#size)
      this.#extend(child, next, total, nowFactor, nowAcross, count + 1);
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
