/** Lays tiles of the rack behind those that are laid, by the word graph, and completes words. Scores grow with the walk. */
import { chooseBlanks } from './blank-choices.ts';
import { isDown } from './cells.ts';
import { NOT_JOINED } from './grid.ts';
import type { RackStates } from './rack-states.ts';
import type { Sink } from './sink.ts';
import { BLANK_BIT } from './tiles.ts';
import { board, byLetter, play } from './turn.ts';
import { bitsIn, ENDS, FIRST_AT, follow, HAS_HIGH, LINK, type WalkGraph } from './walk-graph.ts';

const { tile, points, low, high, crossPoints, letterPremium, wordPremium } = board;
const { laid, cells } = play;
const { place, letterPoints } = byLetter;
let graph: WalkGraph;
let numbers: Int32Array;
let width = 0;
/** By node, its letters above 32. */
let highs: Int32Array;
let rack: RackStates;
let sink: Sink;
let fewestTiles = 1;
let bonusTiles = 0;
let bonusPoints = 0;

export interface WalkTerms {
  readonly graph: WalkGraph;
  readonly rack: RackStates;
  readonly sink: Sink;
  readonly bonus: { readonly tiles: number; readonly points: number };
  readonly fewestTiles: number;
}

/** The walks to come are for this turn. */
export function beginWalks(terms: WalkTerms): void {
  ({ graph, rack, sink, fewestTiles } = terms);
  ({ numbers, width, high: highs } = graph);
  bonusTiles = terms.bonus.tiles;
  bonusPoints = terms.bonus.points;
}

/**
 * Lays tiles on an empty cell and behind it. The word so far leads to a node; its sum, its factor and the points of the
 * words across it are known, and how many tiles it lays.
 */
export function extend(
  node: number,
  cell: number,
  state: number,
  sum: number,
  factor: number,
  across: number,
  count: number,
): void {
  const times = letterPremium[cell] as number;
  const premium = wordPremium[cell] as number;
  const cross = crossPoints[cell] as number;
  const isEmptyNext = tile[cell + 1] === 0;
  cells[count] = cell;
  let after = numbers[node] as number;
  const link = numbers[node + LINK] as number;
  let first = link >> FIRST_AT;
  let fitting = after & (low[cell] as number) & (rack.low[state] as number);
  let own = rack.tileLow[state] as number;
  for (let codesBefore = 0; ; codesBefore = 32) {
    while (fitting !== 0) {
      const at = 31 - Math.clz32(fitting);
      const bit = 1 << at;
      fitting ^= bit;
      const letter = codesBefore + at + 1;
      const next = first + bitsIn(after & (bit - 1)) * width;
      const isOwn = (own & bit) !== 0;
      const left = state - (place[isOwn ? letter : 0] as number);
      const value = (letterPoints[letter] as number) * times;
      const acrossNow = cross === NOT_JOINED ? across : across + (cross + value) * premium;
      laid[count] = isOwn ? letter : letter | BLANK_BIT;
      if (isEmptyNext)
        reach(next, cell + 1, left, sum + value, factor * premium, acrossNow, count + 1);
      else passTiles(next, cell + 1, left, sum + value, factor * premium, acrossNow, count + 1);
    }
    if ((link & HAS_HIGH) === 0 || codesBefore !== 0) return;
    first += bitsIn(after) * width;
    after = highs[node] as number;
    fitting = after & (high[cell] as number) & (rack.high[state] as number);
    own = rack.tileHigh[state] as number;
  }
}

/** Over the tiles of the board from a cell on. */
export function passTiles(
  node: number,
  from: number,
  state: number,
  sum: number,
  factor: number,
  across: number,
  count: number,
): void {
  let now = node;
  let total = sum;
  let cell = from;
  for (; tile[cell] !== 0; cell++) {
    now = follow(graph, now, tile[cell] as number);
    if (now === 0) return;
    total += points[cell] as number;
  }
  reach(now, cell, state, total, factor, across, count);
}

/** What is laid so far leads to a node, and the next cell is empty: here a word may end, or go on. */
export function reach(
  node: number,
  cell: number,
  state: number,
  sum: number,
  factor: number,
  across: number,
  count: number,
): void {
  if (((numbers[node + LINK] as number) & ENDS) !== 0) complete(state, sum, factor, across, count);
  if (canGoOn(node, cell, state)) extend(node, cell, state, sum, factor, across, count);
}

/** Whether some letter after a node fits the cell and is on the rack. */
export function canGoOn(node: number, cell: number, state: number): boolean {
  const fitLow = (numbers[node] as number) & (low[cell] as number) & (rack.low[state] as number);
  if (fitLow !== 0) return true;
  if (((numbers[node + LINK] as number) & HAS_HIGH) === 0) return false;
  return ((highs[node] as number) & (high[cell] as number) & (rack.high[state] as number)) !== 0;
}

/** A word is complete. A single tile that makes words both ways was found across already. */
export function complete(
  state: number,
  sum: number,
  factor: number,
  across: number,
  count: number,
): void {
  const first = cells[0] as number;
  if (count < fewestTiles) return;
  if (count === 1 && isDown(first) && crossPoints[first] !== NOT_JOINED) return;
  const score = sum * factor + across + (count >= bonusTiles ? bonusPoints : 0);
  if (rack.blanks > 0) {
    if (sink.mayWant(score)) chooseBlanks(state, count, score, factor);
  } else if (sink.wants(score, state)) sink.take(first, count, score, state, laid);
}
