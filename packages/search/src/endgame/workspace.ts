/** What every search at the end of a game works on: the board with its words still possible, the racks, and their plays. */
import type { Letter, Tile } from '@taht/letters';
import {
  type Board,
  type Direction,
  type PlacedTile,
  type Ruleset,
  readLayout,
  SQUARES,
  type Square,
} from '@taht/rules';
import { cellOf, directionOf, squareUnder } from '../cells.ts';
import type { Equipment } from '../equipment.ts';
import { Grid } from '../grid.ts';
import { countOf, firstOf, swapsOf } from '../play-list.ts';
import { BLANK_BIT, CODES, LETTER_MASK, type TileCodes, tileCodes } from '../tiles.ts';
import { walkGraph } from '../walk-graph.ts';
import type { LineCache } from './line-cache.ts';
import { LineFinder } from './line-finder.ts';
import { NAME, PASS, SCORE, tileAt, WHERE } from './play-record.ts';
import { PlaySource } from './play-source.ts';
import { Position } from './position.ts';
import type { Watch } from './watch.ts';
import { pruneWords } from './word-prune.ts';

export interface EndgameEquipment extends Equipment {
  readonly rules: Equipment['rules'] & Pick<Ruleset, 'pass' | 'end' | 'final'>;
}

export type EndgameMove =
  | {
      readonly kind: 'place';
      readonly tiles: readonly PlacedTile[];
      readonly direction: Direction;
      /** Blanks on the board that are first swapped for their letters. */
      readonly swaps: readonly Square[];
      readonly score: number;
    }
  | { readonly kind: 'pass' };

export class Workspace {
  readonly tiles: TileCodes;
  /** All tiles that can still be laid: those not on the board, and its blanks where they may be taken from it. */
  readonly left: Uint8Array;
  readonly position: Position;
  readonly source: PlaySource;
  readonly #finder: LineFinder;

  /** The racks as far as they are known, and all tiles that are not on the board. */
  constructor(
    { lexicon, tileset, layout, rules }: EndgameEquipment,
    board: Board,
    racks: readonly (readonly Tile[])[],
    unlaid: readonly Tile[],
    cache: LineCache,
    watch: Watch,
  ) {
    const { premiums } = readLayout(layout);
    this.tiles = tileCodes(lexicon, tileset);
    this.left = this.countOf(unlaid);
    if (rules.blank.reuse !== 'none')
      this.left[0] = (this.left[0] as number) + board.filter((cell) => cell?.blank).length;
    const whole = new Grid(walkGraph(lexicon.graph, this.tiles), this.tiles, premiums);
    this.#layBoard(whole, board);
    if (whole.size === 0) throw new Error('an endgame begins on a board with tiles');
    const pruned = pruneWords(lexicon, this.tiles, whole.tile, this.left, watch);
    const graph = walkGraph(pruned.graph, this.tiles);
    const grid = pruned === lexicon ? whole : new Grid(graph, this.tiles, premiums);
    if (grid !== whole) this.#layBoard(grid, board);
    const terms = { graph, tiles: this.tiles, bonus: rules.bonus };
    cache.clear();
    this.position = new Position(grid, this.tiles, racks.length);
    this.#finder = new LineFinder(terms, grid, cache.arena, watch);
    this.source = new PlaySource(this.position, cache, this.#finder, rules.blank);
    this.position.setRacks(
      racks.map((rack) => this.countOf(rack)),
      this.left,
    );
  }

  /** Plays generated so far. */
  get generated(): number {
    return this.#finder.found;
  }

  /** A play of the arena, while the board is as it was when it was found. */
  decode(plays: Int32Array, at: number): EndgameMove {
    if (plays[at + NAME] === PASS) return { kind: 'pass' };
    const { grid } = this.position;
    const where = plays[at + WHERE] as number;
    const tiles: PlacedTile[] = [];
    for (let cell = firstOf(where); tiles.length < countOf(where); cell++) {
      if (grid.tile[cell] !== 0) continue;
      const byte = tileAt(plays, at, tiles.length);
      tiles.push({
        square: squareUnder(cell) as Square,
        letter: this.tiles.letters[byte & LETTER_MASK] as Letter,
        blank: (byte & BLANK_BIT) !== 0,
      });
    }
    return {
      kind: 'place',
      tiles,
      direction: directionOf(firstOf(where)),
      swaps: this.position.swappedBy(swapsOf(where)).map((cell) => squareUnder(cell) as Square),
      score: plays[at + SCORE] as number,
    };
  }

  /** How many of each tile, by code. */
  countOf(tiles: readonly Tile[]): Uint8Array {
    const counts = new Uint8Array(CODES);
    for (const tile of tiles) {
      const code = this.#codeOf(tile);
      counts[code] = (counts[code] as number) + 1;
    }
    return counts;
  }

  #codeOf(tile: Tile): number {
    const code = this.tiles.codes.get(tile);
    if (code === undefined) throw new Error(`no such tile: ${tile}`);
    return code;
  }

  #layBoard(grid: Grid, board: Board): void {
    const byte = new Uint8Array(1);
    for (let square = 0; square < SQUARES; square++) {
      const cell = board[square];
      if (!cell) continue;
      byte[0] = this.#codeOf(cell.letter) | (cell.blank ? BLANK_BIT : 0);
      grid.lay(cellOf(square as Square, 'across'), byte, 0, 1);
    }
  }
}
