/**
 * Replays the closing lines: tiles left over, credited to the one who went out or deducted from whoever held them.
 * Whether the credit is single or double is for the file to say (RULES 15); that it fits the tiles is for us.
 */
import type { Tile } from '@taht/letters';
import { sumPoints } from '@taht/rules';
import type { GcgEvent } from '../file.ts';
import { bracket, type Found, type Outcome, readTiles, type State, type Table } from './state.ts';
import { sameTiles, takeTiles, tilesOn } from './tiles.ts';

export type EndEvent = Extract<GcgEvent, { kind: 'end' }>;

/** What the closing lines as a whole look like. */
export interface Closing {
  readonly hasDeductions: boolean;
  /** The last line of each sort, which must name all that is left. */
  readonly last: readonly (EndEvent | undefined)[];
}

export function readClosing(events: readonly GcgEvent[]): Closing {
  const ends = events.filter((event) => event.kind === 'end');
  const lastDeduction = ends.findLast(isDeduction);
  const lastCredit = ends.findLast((event) => !isDeduction(event));
  return { hasDeductions: lastDeduction !== undefined, last: [lastCredit, lastDeduction] };
}

/** By its sign; without points, by whether a rack stands before the tiles. */
const isDeduction = ({ score, rack }: EndEvent): boolean =>
  score === null || score === 0 ? rack !== '' : score < 0;

export function replayClosing(
  table: Table,
  state: State,
  event: EndEvent,
  player: number,
): Outcome {
  const side = isDeduction(event) ? 'deduction' : 'credit';
  const named = readTiles(table, event.tiles);
  const left = leftOver(table, state, side);
  const isOver = state.out !== null || state.stock.bag <= 0;
  const isWhole = table.closing.last.includes(event) && (side === 'credit' || isOver);
  const isRight = named !== undefined && isPossible(named, left, isWhole);
  // Only after going out is it certain who held what is left.
  const tiles = isRight || !isWhole || state.out === null ? named : left;
  const value = sumPoints(state.ground.tables, tiles ?? []);
  const written = sumPoints(state.ground.tables, named ?? []);
  const factor = side === 'credit' ? creditFactor(table, event.score, [value, written]) : -1;
  const score = factor * value || 0;
  return {
    state: { ...state, left: { ...state.left, [side]: left && takeTiles(left, named ?? []).left } },
    play: named === undefined ? `(${event.tiles})` : bracket(named),
    words: [],
    score,
    found: [
      ...winnerFaults(table, state, event, player),
      ...(isRight ? pointFaults(event, score) : [tilesFault(event, left)]),
    ].slice(0, 1),
  };
}

/** The tiles on no square and in no closing line yet; undefined where the record has lost count. */
function leftOver(
  { pile }: Table,
  { stock, surplus, ground, left }: State,
  side: 'credit' | 'deduction',
): readonly Tile[] | undefined {
  if (!stock.isCounted || surplus.length > 0) return undefined;
  return left[side] ?? takeTiles(pile, tilesOn(ground.board)).left;
}

function isPossible(
  named: readonly Tile[],
  left: readonly Tile[] | undefined,
  isWhole: boolean,
): boolean {
  if (left === undefined) return true;
  return isWhole ? sameTiles(named, left) : takeTiles(left, named).missing.length === 0;
}

/** Where the others are charged for their tiles the credit is single; else the points themselves tell. */
function creditFactor(
  { closing, rules }: Table,
  recorded: number | null,
  values: readonly number[],
): number {
  if (closing.hasDeductions) return 1;
  if (values.some((value) => recorded === 2 * value)) return 2;
  if (values.includes(recorded ?? -1)) return 1;
  return rules.final.creditOut === 'single' ? 1 : 2;
}

/** Only the player who went out is credited. */
function winnerFaults({ nicks }: Table, { out }: State, event: EndEvent, player: number): Found[] {
  if (isDeduction(event) || out === null || out === player) return [];
  return [{ kind: 'end', expected: nicks[out] ?? '', recorded: event.player }];
}

const pointFaults = ({ score }: EndEvent, expected: number): Found[] =>
  score === null || score === expected ? [] : [{ kind: 'end', expected, recorded: score }];

/** More than four hands can hold: the game is not over at all, and the number of unseen tiles says enough. */
const MOST_LEFT = 28;

const tilesFault = ({ tiles }: EndEvent, left: readonly Tile[] | undefined): Found => ({
  kind: 'end',
  expected: left === undefined ? 'tiles' : left.length > MOST_LEFT ? left.length : bracket(left),
  recorded: `(${tiles})`,
});
