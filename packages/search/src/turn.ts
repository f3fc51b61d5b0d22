/**
 * The turn that is searched: board and tiles as the search reads them, and the play under way. There is one for all
 * engines of a thread, and each puts its own there as a search begins: code over arrays that are always the same takes
 * two thirds of the time of the same code over those of many engines. Nothing here is of use after the search.
 */
import { CELLS } from './cells.ts';
import type { Grid } from './grid.ts';
import { ROW } from './play-list.ts';
import type { RackStates } from './rack-states.ts';
import { CODES, type TileCodes } from './tiles.ts';

const byCell = (): Int32Array => new Int32Array(CELLS);

/** By cell, as in `Grid`. */
export const board = {
  tile: byCell(),
  points: byCell(),
  low: byCell(),
  high: byCell(),
  crossPoints: byCell(),
  letterPremium: byCell(),
  wordPremium: byCell(),
} as const;

/** By letter, and for the blank: what its tile takes from the state of the rack, and its points. */
export const byLetter = {
  place: new Int32Array(CODES),
  letterPoints: new Int32Array(CODES),
} as const;

export function putTurn(grid: Grid, { place }: RackStates, { points }: TileCodes): void {
  byLetter.place.set(place);
  byLetter.letterPoints.set(points);
  board.tile.set(grid.tile);
  board.points.set(grid.points);
  board.low.set(grid.low);
  board.high.set(grid.high);
  board.crossPoints.set(grid.crossPoints);
  board.letterPremium.set(grid.letterPremium);
  board.wordPremium.set(grid.wordPremium);
}

/** The tiles that the play lays, in their order, a blank only where no other tile was left; and the cells for them. */
export const play = { laid: new Uint8Array(ROW), cells: new Int32Array(ROW) } as const;

/** What a turn asks for beyond the rack. */
export interface Terms {
  /** On the empty board, the least number of tiles. */
  readonly fewestTiles: number;
  /** Blanks taken from the board that must be laid again. */
  readonly fewestBlanks: number;
  /** No longer beginning of a word is laid before an anchor. */
  readonly deepest: number;
  /** The rack will play on other boards like this one. */
  readonly keepsTree: boolean;
}
