/** Anchors: empty cells beside a tile, each with the free cells before it that belong to no other anchor. */
import { BOARD_SIZE, type Square } from '@taht/rules';
import { cellAt, cellOf, LINES } from './cells.ts';
import { type Grid, NOT_JOINED } from './grid.ts';

const MOST = LINES * BOARD_SIZE;

export class Anchors {
  readonly cell = new Int32Array(MOST);
  readonly room = new Int32Array(MOST);
  size = 0;

  readonly #grid: Grid;

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  /** Those of the whole board, which is not empty. */
  find(): void {
    this.size = 0;
    for (let line = 0; line < LINES; line++) this.#addLine(cellAt(line, 0));
  }

  findInLine(line: number): void {
    this.size = 0;
    this.#addLine(cellAt(line, 0));
  }

  /** The first play covers the star; where it need not, it may begin anywhere. Down would only mirror across. */
  findOpening(star: Square, needsStar: boolean): void {
    this.size = 0;
    for (let line = 0; line < BOARD_SIZE; line++)
      for (let place = 0; place < BOARD_SIZE; place++) {
        const cell = cellAt(line, place);
        if (!needsStar) this.#add(cell, 0);
        else if (cell === cellOf(star, 'across')) this.#add(cell, place);
      }
  }

  #addLine(start: number): void {
    const { tile, crossPoints, low, high } = this.#grid;
    let room = 0;
    for (let cell = start; cell < start + BOARD_SIZE; cell++) {
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
