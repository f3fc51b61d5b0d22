/**
 * A board and the racks of all seats, on which plays are made and taken back exactly, with the keys by which positions
 * and lines are known again.
 */
import { BOARD_SIZE } from '@taht/rules';
import { cellAt, TWIN } from '../cells.ts';
import type { Grid } from '../grid.ts';
import { countOf, firstOf, ROW, swapsOf } from '../play-list.ts';
import { BLANK_BIT, CODES, type TileCodes } from '../tiles.ts';
import { RACK_HIGH, RACK_LOW, rackKey, TILE_HIGH, TILE_LOW, tileKey } from './keys.ts';
import { LineKeys } from './line-keys.ts';
import { tileAt, WHERE } from './play-record.ts';

/** A tile that is not on the rack says nothing. */
const rackNumber = (numbers: Int32Array, code: number, count: number): number =>
  count === 0 ? 0 : (numbers[rackKey(code, count)] as number);

export class Position {
  readonly grid: Grid;
  readonly racks: readonly Uint8Array[];
  /** By seat: how many tiles, what they are worth, and the key of the rack. */
  readonly sizes: Int32Array;
  readonly points: Int32Array;
  readonly rackLow: Int32Array;
  readonly rackHigh: Int32Array;
  readonly lines: LineKeys;
  boardLow = 0;
  boardHigh = 0;
  /** After `look`: the keys of the board and of the seat's rack as they would be. */
  nextBoardLow = 0;
  nextBoardHigh = 0;
  nextRackLow = 0;
  nextRackHigh = 0;

  readonly #tiles: TileCodes;
  /** The play under way: its tiles, and the cells it lays them on. */
  readonly #bytes = new Uint8Array(ROW);
  readonly #cells = new Int32Array(ROW);

  constructor(grid: Grid, tiles: TileCodes, seats: number) {
    this.grid = grid;
    this.lines = new LineKeys(grid);
    this.#tiles = tiles;
    this.racks = Array.from({ length: seats }, () => new Uint8Array(CODES));
    this.sizes = new Int32Array(seats);
    this.points = new Int32Array(seats);
    this.rackLow = new Int32Array(seats);
    this.rackHigh = new Int32Array(seats);
  }

  /** The racks for a search, after the board is laid; `left` is every tile that any of them may ever hold. */
  setRacks(racks: readonly Uint8Array[], left: Uint8Array): void {
    for (const [seat, rack] of racks.entries()) this.setRack(seat, rack);
    this.boardLow = 0;
    this.boardHigh = 0;
    for (let line = 0; line < BOARD_SIZE; line++)
      for (let place = 0; place < BOARD_SIZE; place++) {
        const cell = cellAt(line, place);
        const letter = this.grid.tile[cell] as number;
        if (letter !== 0) this.#turn(cell, letter | (this.grid.blank[cell] === 1 ? BLANK_BIT : 0));
      }
    this.lines.start(left);
  }

  setRack(seat: number, rack: Uint8Array): void {
    (this.racks[seat] as Uint8Array).fill(0);
    this.sizes[seat] = 0;
    this.points[seat] = 0;
    this.rackLow[seat] = 0;
    this.rackHigh[seat] = 0;
    for (let code = 0; code < CODES; code++)
      for (let i = rack[code] as number; i > 0; i--) this.give(seat, code, 1);
  }

  /** Lays a play for a seat. */
  lay(seat: number, plays: Int32Array, at: number): void {
    const where = plays[at + WHERE] as number;
    if (swapsOf(where) === 0) this.lines.save();
    else this.swap(seat, this.swappedBy(swapsOf(where)));
    const count = countOf(where);
    const first = firstOf(where);
    for (let i = 0, cell = first; i < count; i++, cell++) {
      while (this.grid.tile[cell] !== 0) cell++;
      const byte = tileAt(plays, at, i);
      this.#bytes[i] = byte;
      this.#cells[i] = cell;
      this.give(seat, (byte & BLANK_BIT) === 0 ? byte : 0, -1);
    }
    this.grid.lay(first, this.#bytes, 0, count);
    let lines = this.lines.around(first);
    for (let i = 0; i < count; i++) {
      const cell = this.#cells[i] as number;
      lines |= this.lines.around(TWIN[cell] as number);
      this.#turn(cell, this.#bytes[i] as number);
    }
    this.lines.renew(lines);
  }

  /** The keys after a play that swaps no blanks, without laying it. */
  look(seat: number, plays: Int32Array, at: number): void {
    const where = plays[at + WHERE] as number;
    const count = countOf(where);
    const rack = this.racks[seat] as Uint8Array;
    let boardLow = this.boardLow;
    let boardHigh = this.boardHigh;
    let rackLow = this.rackLow[seat] as number;
    let rackHigh = this.rackHigh[seat] as number;
    for (let i = 0, cell = firstOf(where); i < count; i++, cell++) {
      while (this.grid.tile[cell] !== 0) cell++;
      const byte = tileAt(plays, at, i);
      const code = (byte & BLANK_BIT) === 0 ? byte : 0;
      const tile = tileKey(Math.min(cell, TWIN[cell] as number), byte);
      const held = rack[code] as number;
      boardLow ^= TILE_LOW[tile] as number;
      boardHigh ^= TILE_HIGH[tile] as number;
      rackLow ^= rackNumber(RACK_LOW, code, held) ^ rackNumber(RACK_LOW, code, held - 1);
      rackHigh ^= rackNumber(RACK_HIGH, code, held) ^ rackNumber(RACK_HIGH, code, held - 1);
      rack[code] = held - 1;
    }
    for (let i = 0; i < count; i++) {
      const byte = tileAt(plays, at, i);
      const code = (byte & BLANK_BIT) === 0 ? byte : 0;
      rack[code] = (rack[code] as number) + 1;
    }
    this.nextBoardLow = boardLow;
    this.nextBoardHigh = boardHigh;
    this.nextRackLow = rackLow;
    this.nextRackHigh = rackHigh;
  }

  /** Takes back the play that the seat laid last. */
  takeBack(seat: number, plays: Int32Array, at: number): void {
    const where = plays[at + WHERE] as number;
    const count = countOf(where);
    this.grid.takeBack();
    for (let i = 0, cell = firstOf(where); i < count; i++, cell++) {
      while (this.grid.tile[cell] !== 0) cell++;
      const byte = tileAt(plays, at, i);
      this.#turn(cell, byte);
      this.give(seat, (byte & BLANK_BIT) === 0 ? byte : 0, 1);
    }
    if (swapsOf(where) === 0) this.lines.restore();
    else this.unswap(seat, swapsOf(where));
  }

  give(seat: number, code: number, count: 1 | -1): void {
    const rack = this.racks[seat] as Uint8Array;
    const held = rack[code] as number;
    const holds = held + count;
    rack[code] = holds;
    this.sizes[seat] = (this.sizes[seat] as number) + count;
    this.points[seat] =
      (this.points[seat] as number) +
      (code === 0 ? 0 : count * (this.#tiles.points[code] as number));
    this.rackLow[seat] =
      (this.rackLow[seat] as number) ^
      rackNumber(RACK_LOW, code, held) ^
      rackNumber(RACK_LOW, code, holds);
    this.rackHigh[seat] =
      (this.rackHigh[seat] as number) ^
      rackNumber(RACK_HIGH, code, held) ^
      rackNumber(RACK_HIGH, code, holds);
  }

  /** Puts letters of a seat's rack in the place of blanks on the board, which come to the rack. */
  swap(seat: number, cells: readonly number[]): void {
    this.lines.save();
    let lines = 0;
    for (const cell of cells) {
      this.give(seat, this.grid.tile[cell] as number, -1);
      this.give(seat, 0, 1);
      this.#turnSwapped(cell);
    }
    this.grid.swapBlanks(cells);
    for (const cell of cells)
      lines |= this.lines.around(cell) | this.lines.around(TWIN[cell] as number);
    this.lines.renew(lines);
  }

  unswap(seat: number, swaps: number): void {
    this.grid.takeBack();
    this.lines.restore();
    for (const cell of this.swappedBy(swaps)) {
      this.give(seat, 0, -1);
      this.give(seat, this.grid.tile[cell] as number, 1);
      this.#turnSwapped(cell);
    }
  }

  /** The cells of blanks on the board, across; a set of them is a number with a bit for each. */
  blanksOnBoard(): number[] {
    const cells: number[] = [];
    for (let cell = cellAt(0, 0); cell < cellAt(BOARD_SIZE, 0); cell++)
      if (this.grid.blank[cell] === 1) cells.push(cell);
    return cells;
  }

  swappedBy(swaps: number): number[] {
    return this.blanksOnBoard().filter((_, i) => ((swaps >> i) & 1) === 1);
  }

  /** A tile comes into the key of the board, or goes out of it. */
  #turn(cell: number, byte: number): void {
    const key = tileKey(Math.min(cell, TWIN[cell] as number), byte);
    this.boardLow ^= TILE_LOW[key] as number;
    this.boardHigh ^= TILE_HIGH[key] as number;
  }

  /** The real letter for the blank that shows it, or the other way round. */
  #turnSwapped(cell: number): void {
    const letter = this.grid.tile[cell] as number;
    this.#turn(cell, letter);
    this.#turn(cell, letter | BLANK_BIT);
  }
}
