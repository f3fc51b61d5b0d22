/**
 * The engine for one set of equipment. It holds a board, on which tiles are laid and taken back, and finds the plays of
 * a rack there. Everything it works with is its own; what it found stands in its list until it is asked again.
 */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import {
  type Board,
  type Direction,
  type PlacedTile,
  readLayout,
  SQUARES,
  type Square,
} from '@taht/rules';
import { Anchors } from './anchors.ts';
import { cellOf, directionOf, squareUnder } from './cells.ts';
import type { Deadline } from './deadline.ts';
import type { Equipment } from './equipment.ts';
import { type BestByBlanks, findBestPlays, findPlays, type Tools } from './finder.ts';
import { Grid } from './grid.ts';
import { countOf, firstOf, type PlayList, ROW, swapsOf } from './play-list.ts';
import { RackStates } from './rack-states.ts';
import { Shadow } from './shadow.ts';
import { Sink } from './sink.ts';
import { BLANK_BIT, CODES, LETTER_MASK, type TileCodes, tileCodes } from './tiles.ts';
import { type WalkGraph, walkGraph } from './walk-graph.ts';

/** A play as the rules know it, with what it leaves on the rack. */
export interface FoundPlay {
  readonly tiles: readonly PlacedTile[];
  readonly direction: Direction;
  /** Blanks on the board that are first swapped for their letters. */
  readonly swaps: readonly Square[];
  readonly score: number;
  readonly leave: readonly Tile[];
}

/** How many of each tile, by code. */
export type RackCounts = Uint8Array;

/** Values by state of the rack; the function fills in the first `full + 1` of them. */
export type LeaveValues = (rack: RackStates, values: Float64Array) => void;

/** Nothing that is left is worth anything: the best play is the one that scores most. */
export const noLeaves: LeaveValues = (rack, values) => {
  values.fill(0, 0, rack.full + 1);
};

/** Two tiles before an anchor are enough to find most of the plays there are. */
const SHALLOW = 2;

export class Engine {
  readonly equipment: Equipment;
  readonly tiles: TileCodes;
  readonly grid: Grid;
  readonly rack: RackStates;
  /** The racks of the questions to come for a best play are asked about on many boards, each on them all in a row. */
  keepsTree = false;
  readonly #sink = new Sink();
  readonly #tools: Tools;
  readonly #counts = new Uint8Array(CODES);
  readonly #swapCounts = new Uint8Array(CODES);
  /** Cells of blanks on the board that the last question could swap. */
  #swappable: readonly number[] = [];
  /** For each play laid, how many steps of the grid it took. */
  readonly #steps: number[] = [];
  #leaves = new Float64Array(128);

  constructor(equipment: Equipment) {
    const { lexicon, tileset, layout, rules } = equipment;
    const { premiums, star } = readLayout(layout);
    this.equipment = equipment;
    this.tiles = tileCodes(lexicon, tileset);
    const graph = walkGraph(lexicon.graph, this.tiles);
    this.grid = new Grid(graph, this.tiles, premiums);
    this.rack = new RackStates(this.tiles);
    const anchors = new Anchors(this.grid);
    const { bonus } = rules;
    const shadow = new Shadow(this.grid, this.rack, anchors, this.tiles, bonus);
    this.#tools = {
      graph,
      tiles: this.tiles,
      bonus,
      grid: this.grid,
      rack: this.rack,
      anchors,
      star,
      needsStar: rules.opening.centre,
      shadow,
      sink: this.#sink,
      byBlanks: undefined,
    };
  }

  /** Another way to find the best play of a rack with blanks: see `useWordMap`. */
  findBlanksBy(make: (graph: WalkGraph) => BestByBlanks): void {
    this.#tools.byBlanks = make(this.#tools.graph);
  }

  /** What the last question found. */
  get plays(): PlayList {
    return this.#sink.plays;
  }

  /** What the questions to come look at while they weigh plays. */
  set deadline(deadline: Deadline) {
    this.#sink.deadline = deadline;
  }

  /** The deadline expired during the last question: what stands in the list is not all, or not the best. */
  get isCutShort(): boolean {
    return this.#sink.isCutShort;
  }

  /** The equity of the best play, after `findBest`. */
  get bestEquity(): number {
    return this.#sink.best;
  }

  /** What each state of the rack was worth in the last `findBest`. */
  get leaveValues(): Float64Array {
    return this.#leaves;
  }

  setBoard(board: Board): void {
    this.grid.clear();
    this.#steps.length = 0;
    const byte = new Uint8Array(1);
    for (let square = 0; square < SQUARES; square++) {
      const cell = board[square];
      if (!cell) continue;
      byte[0] = this.codeOf(cell.letter) | (cell.blank ? BLANK_BIT : 0);
      this.grid.lay(cellOf(square as Square, 'across'), byte, 0, 1);
    }
  }

  codeOf(tile: Tile): number {
    const code = this.tiles.codes.get(tile);
    if (code === undefined) throw new Error(`no such tile: ${tile}`);
    return code;
  }

  /** The rack by codes; the array is the engine's own. */
  countsOf(rack: readonly Tile[]): RackCounts {
    this.#counts.fill(0);
    for (const tile of rack) {
      const code = this.codeOf(tile);
      this.#counts[code] = (this.#counts[code] as number) + 1;
    }
    return this.#counts;
  }

  /** Every legal play. `fewest` is the least number of tiles for the opening play. */
  findAll(rack: RackCounts, fewest: number = this.#opening): PlayList {
    this.#sink.startAll();
    this.#forEachSwap(rack, (fewestBlanks) =>
      findPlays(this.#tools, {
        fewestTiles: fewest,
        fewestBlanks,
        deepest: this.rack.size,
        keepsTree: false,
      }),
    );
    return this.plays;
  }

  /** The play with the highest sum of score and leave, the only one in the list; an empty list if there is none. */
  findBest(rack: RackCounts, leaves: LeaveValues, fewest: number = this.#opening): PlayList {
    this.#sink.startBest();
    this.#forEachSwap(rack, (fewestBlanks) => {
      if (this.#leaves.length <= this.rack.full)
        this.#leaves = new Float64Array(this.rack.full * 2);
      leaves(this.rack, this.#leaves);
      this.#sink.weigh(this.#leaves, this.rack.full);
      findBestPlays(
        this.#tools,
        {
          fewestTiles: fewest,
          fewestBlanks,
          deepest: this.rack.size,
          keepsTree: this.keepsTree,
        },
        this.#leaves,
      );
    });
    return this.plays;
  }

  hasPlay(rack: RackCounts, fewest: number = this.#opening): boolean {
    const sink = this.#sink;
    sink.startAny();
    for (const deepest of [SHALLOW, Number.POSITIVE_INFINITY])
      this.#forEachSwap(rack, (fewestBlanks) => {
        if (!sink.isDone)
          findPlays(this.#tools, { fewestTiles: fewest, fewestBlanks, deepest, keepsTree: false });
      });
    return this.plays.size > 0;
  }

  /** A play of the list as a row of its own, to be laid again some other time. */
  rowOf(play: number): { readonly first: number; readonly tiles: Uint8Array } {
    const { where, tiles } = this.plays;
    const now = where[play] as number;
    return { first: firstOf(now), tiles: tiles.slice(play * ROW, play * ROW + countOf(now)) };
  }

  /** Lays a play of the list, which was found on the board as it is. */
  lay(play: number): void {
    const { where, tiles } = this.plays;
    const now = where[play] as number;
    const swaps = swapsOf(now);
    if (swaps !== 0) this.grid.swapBlanks(this.#swappedBy(swaps));
    this.grid.lay(firstOf(now), tiles, play * ROW, countOf(now));
    this.#steps.push(swaps === 0 ? 1 : 2);
  }

  /** Takes back the play that was laid last. */
  takeBack(): void {
    for (let steps = this.#steps.pop() ?? 0; steps > 0; steps--) this.grid.takeBack();
  }

  /** A play of the list, while the board is as it was when it was found. */
  decode(play: number): FoundPlay {
    const { where, score, left, tiles } = this.plays;
    const first = firstOf(where[play] as number);
    const placed: PlacedTile[] = [];
    for (let cell = first; placed.length < countOf(where[play] as number); cell++) {
      if (this.grid.tile[cell] !== 0) continue;
      const byte = tiles[play * ROW + placed.length] as number;
      placed.push({
        square: squareUnder(cell) as Square,
        letter: this.tiles.letters[byte & LETTER_MASK] as Letter,
        blank: (byte & BLANK_BIT) !== 0,
      });
    }
    const swaps = swapsOf(where[play] as number);
    this.#loadRack(swaps);
    return {
      tiles: placed,
      direction: directionOf(first),
      swaps: this.#swappedBy(swaps).map((cell) => squareUnder(cell) as Square),
      score: score[play] as number,
      leave: this.leaveOf(left[play] as number),
    };
  }

  /** The tiles of a state of the rack. */
  leaveOf(state: number): Tile[] {
    this.rack.tilesIn(state, this.#swapCounts);
    return this.rack.kinds.flatMap((code) =>
      Array<Tile>(this.#swapCounts[code] as number).fill(
        code === 0 ? BLANK : (this.tiles.letters[code] as Letter),
      ),
    );
  }

  get #opening(): number {
    return this.equipment.rules.opening.minTiles;
  }

  /** Runs a search for every set of blanks on the board that the rack can swap for their letters; mostly that is none. */
  #forEachSwap(rack: RackCounts, search: (fewestBlanks: number) => void): void {
    const { reuse } = this.equipment.rules.blank;
    if (rack !== this.#counts) this.#counts.set(rack);
    this.#swappable = reuse === 'none' ? [] : this.#blanksOnBoard();
    for (let swaps = 0; swaps < 1 << this.#swappable.length; swaps++) {
      if (!this.#loadRack(swaps)) continue;
      const cells = this.#swappedBy(swaps);
      this.#sink.swaps = swaps;
      if (swaps !== 0) this.grid.swapBlanks(cells);
      search(reuse === 'must-replay' ? cells.length : 0);
      if (swaps !== 0) this.grid.takeBack();
    }
  }

  #blanksOnBoard(): number[] {
    const cells: number[] = [];
    for (let square = 0; square < SQUARES; square++) {
      const cell = cellOf(square as Square, 'across');
      if (this.grid.blank[cell] === 1) cells.push(cell);
    }
    return cells;
  }

  #swappedBy(swaps: number): number[] {
    return this.#swappable.filter((_, i) => ((swaps >> i) & 1) === 1);
  }

  /** The rack after a swap; false if it lacks the letters for it. */
  #loadRack(swaps: number): boolean {
    const counts = this.#swapCounts;
    counts.set(this.#counts);
    for (const cell of this.#swappedBy(swaps)) {
      const letter = this.grid.tile[cell] as number;
      if (counts[letter] === 0) return false;
      counts[letter] = (counts[letter] as number) - 1;
      counts[0] = (counts[0] as number) + 1;
    }
    this.rack.load(counts);
    return true;
  }
}
