/** Keys of the thirty lines: all that plays along a line depend on, but for the rack. Kept up to date, and taken back with the play. */
import { BOARD_SIZE } from '@taht/rules';
import { cellAt, LINES, TWIN } from '../cells.ts';
import { doubled } from '../doubled.ts';
import { type Grid, NOT_JOINED } from '../grid.ts';
import { CODES, highBit, lowBit } from '../tiles.ts';
import { mixed } from './keys.ts';

const bitOf = (cell: number): number => 1 << ((cell >> 4) - 1);
/** None for an edge, which is its own twin. */
const bitOfTwin = (cell: number): number => (TWIN[cell] === cell ? 0 : bitOf(TWIN[cell] as number));

export class LineKeys {
  readonly low = new Int32Array(LINES);
  readonly high = new Int32Array(LINES);
  readonly #grid: Grid;
  /** Letters that some rack can lay: no others matter in a cross-set. */
  #usedLow = 0;
  #usedHigh = 0;
  #saved = new Int32Array(2 * LINES * 32);
  #savedSize = 0;

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  /** All keys anew, for a search with these tiles. */
  start(left: Uint8Array): void {
    this.#usedLow = 0;
    this.#usedHigh = 0;
    for (let code = 1; code < CODES; code++) {
      if (left[code] === 0 && left[0] === 0) continue;
      this.#usedLow |= lowBit(code);
      this.#usedHigh |= highBit(code);
    }
    this.#savedSize = 0;
    this.renew((1 << LINES) - 1);
  }

  /** Lines in which something changes when the tiles through a cell do: its own, and those across the cells at both ends. */
  around(cell: number): number {
    const { tile } = this.#grid;
    let before = cell - 1;
    while (tile[before] !== 0) before--;
    let after = cell + 1;
    while (tile[after] !== 0) after++;
    return bitOf(cell) | bitOfTwin(before) | bitOfTwin(after);
  }

  /** The lines of a set, a bit for each. */
  renew(lines: number): void {
    for (let line = 0; line < LINES; line++) if (((lines >> line) & 1) !== 0) this.#renewLine(line);
  }

  save(): void {
    const end = this.#savedSize + 2 * LINES;
    if (end > this.#saved.length) this.#saved = doubled(this.#saved);
    for (let line = 0, at = this.#savedSize; line < LINES; line++) {
      this.#saved[at++] = this.low[line] as number;
      this.#saved[at++] = this.high[line] as number;
    }
    this.#savedSize = end;
  }

  restore(): void {
    this.#savedSize -= 2 * LINES;
    for (let line = 0, at = this.#savedSize; line < LINES; line++) {
      this.low[line] = this.#saved[at++] as number;
      this.high[line] = this.#saved[at++] as number;
    }
  }

  #renewLine(line: number): void {
    const { tile, blank, low, high, crossPoints } = this.#grid;
    const start = cellAt(line, 0);
    let one = mixed(line);
    let two = mixed(one);
    for (let cell = start; cell < start + BOARD_SIZE; cell++) {
      const letter = tile[cell] as number;
      const cross = crossPoints[cell] as number;
      if (letter === 0 && cross === NOT_JOINED) {
        one = (one << 5) | (one >>> 27);
        two = (two << 7) | (two >>> 25);
        continue;
      }
      const what =
        letter !== 0
          ? (letter << 1) | (blank[cell] as number)
          : ((low[cell] as number) & this.#usedLow) ^ Math.imul(cross + 2, 0x27d4eb2f);
      const more = letter !== 0 ? -1 : (high[cell] as number) & this.#usedHigh;
      one = Math.imul(one ^ what, 0x9e3779b1) + more;
      one ^= one >>> 15;
      two = Math.imul(two + what, 0x85ebca6b) ^ Math.imul(more, 0xc2b2ae35);
      two ^= two >>> 13;
    }
    this.low[line] = mixed(one);
    this.high[line] = mixed(two);
  }
}
