/** The anchors of a position: empty cells beside a tile, each with the free cells before it that belong to no other anchor. */
import { SIZE, type Square } from '@taht/rules';
import { cellAt, cellOf, LINES } from './cells.ts';
import { type Grid, NOT_JOINED } from './grid.ts';

const MOST = LINES * SIZE;

export class Anchors {
  readonly cell = new Int32Array(MOST);
  readonly room = new Int32Array(MOST);
  size = 0;

  readonly #grid: Grid;
  readonly #star: number;
  readonly #needsStar: boolean;

  constructor(grid: Grid, star: Square, needsStar: boolean) {
    this.#grid = grid;
    this.#star = cellOf(star, 'across');
    this.#needsStar = needsStar;
  }

  find(): void {
    this.size = 0;
    if (this.#grid.size === 0) this.#findOpening();
    else for (let line = 0; line < LINES; line++) this.#findInLine(cellAt(line, 0));
  }

  /** The first play covers the star; where it need not, it may begin anywhere. Down would only mirror across. */
  #findOpening(): void {
    for (let line = 0; line < SIZE; line++)
      for (let place = 0; place < SIZE; place++) {
        const cell = cellAt(line, place);
        if (cell === this.#star && this.#needsStar) this.#add(cell, place);
        else if (!this.#needsStar) this.#add(cell, 0);
      }
  }

  #findInLine(start: number): void {
    const { tile, crossPoints, low, high } = this.#grid;
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
      if (((low[cell] as number) | (high[cell] as number)) !== 0) this.#add(cell, room);
      room = 0;
    }
  }

  #add(cell: number, room: number): void {
    this.cell[this.size] = cell;
    this.room[this.size++] = room;
  }
}
