/** What a replay carries from line to line, and what one line adds to it. */
import { BLANK, makeRack, parseRack, type Tile } from '@taht/letters';
import { emptyBoard, type Ground, readLayout, tileTables } from '@taht/rules';
import type { GcgEvent } from '../file.ts';
import type { Closing } from './closing.ts';
import type { Order } from './order.ts';
import type { Difference, ReplayOptions } from './report.ts';
import { type Stock, startStock } from './stock.ts';
import { EMPTY_TALLY, type Tally } from './tally.ts';
import { countTiles } from './tiles.ts';

/** What does not change while the record is read. */
export interface Table extends ReplayOptions {
  readonly nicks: readonly string[];
  readonly events: readonly GcgEvent[];
  readonly closing: Closing;
  /** Every tile of the set. */
  readonly pile: readonly Tile[];
  /** The record says itself that it breaks off. */
  readonly isCutOff: boolean;
}

export interface State {
  readonly ground: Ground;
  readonly order: Order;
  readonly stock: Stock;
  readonly tallies: readonly Tally[];
  /** The last move of the game itself, which a challenge may concern. */
  readonly last: LastMove | null;
  /** Turns in a row that were passes, and that gave no points. */
  readonly quiet: Quiet;
  /** Who has gone out. */
  readonly out: number | null;
  /** Tiles of which too many have been found already. */
  readonly surplus: readonly Tile[];
  /** What no closing line has named yet, once one has come. */
  readonly left: {
    readonly credit?: readonly Tile[] | undefined;
    readonly deduction?: readonly Tile[] | undefined;
  };
}

export interface Quiet {
  readonly passes: number;
  readonly scoreless: number;
}

export interface LastMove {
  readonly player: number;
  /** How it was before, if it was a placement that still lies there. */
  readonly before: State | null;
  readonly score: number;
  readonly recordedScore: number | null;
  readonly rack: readonly Tile[];
}

export type Found = Pick<Difference, 'kind' | 'expected' | 'recorded'>;

/** What one line comes to. */
export interface Outcome {
  readonly state: State;
  readonly play: string;
  readonly words: readonly string[];
  readonly score: number;
  /** Another score that the record may go on with. */
  readonly alternative?: number;
  readonly found: readonly Found[];
}

export function startState({ nicks, pile, layout, tileset, rules }: Table, order: Order): State {
  return {
    ground: { ...readLayout(layout), board: emptyBoard, tables: tileTables(tileset) },
    order,
    stock: startStock(pile.length, nicks.length, rules.rack),
    tallies: nicks.map(() => EMPTY_TALLY),
    last: null,
    quiet: { passes: 0, scoreless: 0 },
    out: null,
    surplus: [],
    left: {},
  };
}

/** Closing lines may name all that is left; nothing is longer than a whole set. */
const LONGEST_RACK = 1000;

/** The tiles of a recorded rack; dots and dashes stand for tiles that nobody saw, and so do blanks without end. */
export function readTiles(table: Table, text: string): readonly Tile[] | undefined {
  if (text.length > LONGEST_RACK) return undefined;
  const tiles = parseRack(table.alphabet, text.replaceAll(/[.\-*]/gu, ''));
  if (!tiles.ok) return undefined;
  const isUnseen =
    tiles.value.length > table.tileset.blanks && tiles.value.every((tile) => tile === BLANK);
  return isUnseen ? [] : tiles.value;
}

export const bracket = (tiles: readonly Tile[]): string => `(${makeRack(tiles)})`;

/** `2 Z`, to set beside how many there should be. */
export const countText = (tiles: readonly Tile[], tile: Tile): string =>
  `${countTiles(tiles).get(tile) ?? 0} ${makeRack([tile])}`;
