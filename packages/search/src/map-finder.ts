/**
 * Finds the best play of a rack with blanks by the word map: for each run of empty squares that tiles could fill, the
 * runs that promise most first, and for each set of tiles of that number, those first that leave the best rack, the
 * words are looked up that they make with the tiles on the board. What cannot be the best any more is not looked up.
 */

import { BOARD_SIZE } from '@taht/rules';
import type { Tools } from './finder.ts';
import { NOT_JOINED } from './grid.ts';
import { ROW } from './play-list.ts';
import type { RackStates } from './rack-states.ts';
import { insertDescending, type Shadow } from './shadow.ts';
import type { Sink } from './sink.ts';
import { BLANK_BIT, CODES } from './tiles.ts';
import { board, byLetter, play } from './turn.ts';
import { complete } from './walk.ts';
import { LETTER_SUMS, type WordMap } from './word-map.ts';

/** Racks with more blanks, or with more that can be left of them, are for the word graph. */
const MOST_BLANKS = 2;
const MOST_STATES = 1 << 9;

/** Bounds of runs are sorted by whole points, the ends for all that are less or more. */
const BUCKETS = 512;

const { tile, points, low, high, crossPoints, letterPremium, wordPremium } = board;
const { laid, cells } = play;
const { place, letterPoints } = byLetter;
const held = new Uint8Array(CODES);
/** By state of the rack: the sum of its letters, and how many blanks it holds. */
const letterSums = new Int32Array(MOST_STATES);
const blanksIn = new Uint8Array(MOST_STATES);
/** By state, in a row of its own: the points of its tiles, the dearest first. */
const dearest = new Int32Array(MOST_STATES * ROW);
/** By number of tiles laid: the states that can be left, the best first, each in a row of its own; and how many. */
const leaves = new Int32Array((BOARD_SIZE + 1) * MOST_STATES);
const leavesOf = new Int32Array(BOARD_SIZE + 1);
const buckets = new Int32Array(BUCKETS);
let order = new Int32Array(1 << 10);
let bucketOf = new Int32Array(1 << 10);

let map: WordMap;
let rack: RackStates;
let sink: Sink;
let values: Float64Array;
let bonusTiles = 0;
let bonusPoints = 0;
/** The run that is filled: where its word begins, how long it is, how many tiles it takes, and what they may show. */
let first = 0;
let length = 0;
let count = 0;
let fitLow = 0;
let fitHigh = 0;
/** What it scores apart from its tiles, its factor, and how often the points of its tiles count, the most first. */
let fixed = 0;
let factor = 1;
const times = new Int32Array(ROW);
const acrossTimes = new Int32Array(ROW);
/** Its cells where other words cross, and what may stand on one of them for which there is no tile. */
const crossCells = new Int32Array(ROW);
let crossed = 0;
let unmetLow = 0;
let unmetHigh = 0;

export const canUseMap = ({ blanks, full, size }: RackStates): boolean =>
  blanks > 0 && blanks <= MOST_BLANKS && full < MOST_STATES && size <= BOARD_SIZE;

/** The board and the rack are those of the turn, and the shadow has been cast for them. */
export function findBestByMap(
  tools: Pick<Tools, 'shadow' | 'rack' | 'sink' | 'bonus'>,
  words: WordMap,
  leaveValues: Float64Array,
): void {
  ({ rack, sink } = tools);
  map = words;
  values = leaveValues;
  bonusTiles = tools.bonus.tiles;
  bonusPoints = tools.bonus.points;
  held.set(rack.counts);
  sumUp();
  sortLeaves();
  const { spans } = tools.shadow;
  sortSpans(spans);
  for (let i = 0; i < spans.size && !sink.isDone; i++) {
    const span = order[i] as number;
    fill(spans.cell[span] as number, spans.tiles[span] as number, spans.most[span] as number);
  }
}

function sumUp(): void {
  letterSums[0] = 0;
  blanksIn[0] = 0;
  dearest.fill(0, 0, (rack.full + 1) * ROW);
  for (const code of rack.kinds) {
    const from = rack.place[code] as number;
    const end = from * ((rack.counts[code] as number) + 1);
    const isBlank = code === 0 ? 1 : 0;
    for (let state = from; state < end; state++) {
      const without = state - from;
      letterSums[state] = ((letterSums[without] as number) + (LETTER_SUMS[code] as number)) | 0;
      blanksIn[state] = (blanksIn[without] as number) + isBlank;
      const row = state * ROW;
      dearest.copyWithin(row, without * ROW, (without + 1) * ROW);
      insertDescending(dearest, row, rack.tiles[without] as number, letterPoints[code] as number);
    }
  }
}

function sortLeaves(): void {
  leavesOf.fill(0);
  for (let state = 0; state < rack.full; state++) {
    const laidTiles = rack.size - (rack.tiles[state] as number);
    const row = laidTiles * MOST_STATES;
    const value = values[state] as number;
    let at = row + (leavesOf[laidTiles] as number);
    for (; at > row && (values[leaves[at - 1] as number] as number) < value; at--)
      leaves[at] = leaves[at - 1] as number;
    leaves[at] = state;
    leavesOf[laidTiles] = (leavesOf[laidTiles] as number) + 1;
  }
}

/** By what they could bring at most, in whole points. */
function sortSpans({ size, tiles, most }: Shadow['spans']): void {
  if (size > order.length) {
    order = new Int32Array(size * 2);
    bucketOf = new Int32Array(size * 2);
  }
  buckets.fill(0);
  for (let span = 0; span < size; span++) {
    const best = values[leaves[(tiles[span] as number) * MOST_STATES] as number] as number;
    const bucket = Math.max(
      0,
      Math.min(BUCKETS - 1, BUCKETS - 1 - Math.floor((most[span] as number) + best)),
    );
    bucketOf[span] = bucket;
    buckets[bucket] = (buckets[bucket] as number) + 1;
  }
  for (let bucket = 0, sum = 0; bucket < BUCKETS; bucket++) {
    const here = buckets[bucket] as number;
    buckets[bucket] = sum;
    sum += here;
  }
  for (let span = 0; span < size; span++) {
    const bucket = bucketOf[span] as number;
    order[buckets[bucket] as number] = span;
    buckets[bucket] = (buckets[bucket] as number) + 1;
  }
}

/** All that so many tiles from a cell on can be. They score no more than `most`. */
function fill(from: number, tiles: number, most: number): void {
  const row = tiles * MOST_STATES;
  if (most + (values[leaves[row] as number] as number) < sink.best) return;
  const sum = lookAt(from, tiles);
  const end = row + (leavesOf[tiles] as number);
  for (let at = row; at < end; at++) {
    const left = leaves[at] as number;
    const value = values[left] as number;
    if (most + value < sink.best) return;
    const laidTiles = rack.full - left;
    if (mostOf(laidTiles) + value < sink.best) continue;
    const blanks = blanksIn[laidTiles] as number;
    const spare = blanks - unmet(laidTiles);
    if (spare < 0) continue;
    const letters = (sum + (letterSums[laidTiles] as number)) | 0;
    if (blanks === 0) tryWords(letters);
    else if (blanks === 1 && spare === 0) tryOneShort(letters, unmetLow, unmetHigh);
    else if (blanks === 1) tryOneShort(letters, fitLow, fitHigh);
    else if (map.twoShort.mayHave(letters)) tryTwoShort(letters);
  }
}

/** Takes in the run: its cells, and what its tiles may show. Returns the sum of the letters on the board in its word. */
function lookAt(from: number, tiles: number): number {
  let sum = 0;
  fixed = 0;
  first = from;
  for (; tile[first - 1] !== 0; first--) {
    sum += LETTER_SUMS[tile[first - 1] as number] as number;
    fixed += points[first - 1] as number;
  }
  count = 0;
  crossed = 0;
  fitLow = 0;
  fitHigh = 0;
  factor = 1;
  let across = 0;
  let cell = from;
  for (; ; cell++) {
    const letter = tile[cell] as number;
    if (letter !== 0) {
      sum += LETTER_SUMS[letter] as number;
      fixed += points[cell] as number;
      continue;
    }
    if (count === tiles) break;
    const premium = wordPremium[cell] as number;
    const cross = crossPoints[cell] as number;
    factor *= premium;
    fitLow |= low[cell] as number;
    fitHigh |= high[cell] as number;
    acrossTimes[count] = 0;
    if (cross !== NOT_JOINED) {
      across += cross * premium;
      acrossTimes[count] = premium;
      crossCells[crossed++] = cell;
    }
    cells[count++] = cell;
  }
  length = cell - first;
  fixed = fixed * factor + across + (count >= bonusTiles ? bonusPoints : 0);
  for (let i = 0; i < count; i++) {
    const cellTimes = letterPremium[cells[i] as number] as number;
    insertDescending(times, 0, i, cellTimes * (factor + (acrossTimes[i] as number)));
  }
  return sum | 0;
}

/** The most that these tiles can score in the run: the dearer a tile, the more often it counts. */
function mostOf(laidTiles: number): number {
  let sum = fixed;
  const row = laidTiles * ROW;
  for (let i = 0; i < count; i++) sum += (times[i] as number) * (dearest[row + i] as number);
  return sum;
}

/** How many squares of the run, where other words cross, none of the tiles fits; and what would fit the last of them. */
function unmet(laidTiles: number): number {
  const letters = rack.tileLow[laidTiles] as number;
  const lettersAbove = rack.tileHigh[laidTiles] as number;
  let found = 0;
  for (let i = 0; i < crossed; i++) {
    const cell = crossCells[i] as number;
    const mayLow = low[cell] as number;
    const mayHigh = high[cell] as number;
    if ((mayLow & letters) !== 0 || (mayHigh & lettersAbove) !== 0) continue;
    found++;
    unmetLow = mayLow;
    unmetHigh = mayHigh;
  }
  return found;
}

function tryTwoShort(letters: number): void {
  for (let left = fitLow; left !== 0; left &= left - 1) {
    const letter = 32 - Math.clz32(left & -left);
    tryOneShort((letters + (LETTER_SUMS[letter] as number)) | 0, left, fitHigh);
  }
  for (let left = fitHigh; left !== 0; left &= left - 1) {
    const letter = 64 - Math.clz32(left & -left);
    tryOneShort((letters + (LETTER_SUMS[letter] as number)) | 0, 0, left);
  }
}

/** With one letter more, of those that are named. */
function tryOneShort(letters: number, mayLow: number, mayHigh: number): void {
  if (mayLow !== 0)
    for (let left = map.oneShort.low(letters) & mayLow; left !== 0; left &= left - 1)
      tryWords((letters + (LETTER_SUMS[32 - Math.clz32(left & -left)] as number)) | 0);
  if (mayHigh !== 0)
    for (let left = map.oneShort.high(letters) & mayHigh; left !== 0; left &= left - 1)
      tryWords((letters + (LETTER_SUMS[64 - Math.clz32(left & -left)] as number)) | 0);
}

/** The words of a sum, where they fit. */
function tryWords(letters: number): void {
  const { words } = map.anagrams;
  for (let at = map.anagrams.wordsOf(letters); ; ) {
    const long = words[at] as number;
    if (long === 0) return;
    if (long === length && fits(words, at + 1)) lay(words, at + 1);
    at += long + 1;
  }
}

function fits(words: Uint8Array, at: number): boolean {
  for (let i = 0; i < length; i++) {
    const letter = words[at + i] as number;
    const on = tile[first + i] as number;
    if (on !== 0) {
      if (on !== letter) return false;
      continue;
    }
    const letters = (letter > 32 ? high[first + i] : low[first + i]) as number;
    if (((letters >>> (letter - 1)) & 1) === 0) return false;
  }
  return true;
}

/** Lays a word by the tiles of the rack, a blank only where there is none; nothing comes of it where they do not suffice. */
function lay(words: Uint8Array, at: number): void {
  let state = rack.full;
  let sum = 0;
  let across = 0;
  let laidSoFar = 0;
  for (let i = 0; i < length; i++) {
    const cell = first + i;
    if (tile[cell] !== 0) {
      sum += points[cell] as number;
      continue;
    }
    const letter = words[at + i] as number;
    const isOwn = (held[letter] as number) > 0;
    const taken = isOwn ? letter : 0;
    if (held[taken] === 0) break;
    held[taken] = (held[taken] as number) - 1;
    state -= place[taken] as number;
    laid[laidSoFar++] = isOwn ? letter : letter | BLANK_BIT;
    const value = (letterPoints[letter] as number) * (letterPremium[cell] as number);
    const premium = wordPremium[cell] as number;
    const cross = crossPoints[cell] as number;
    sum += value;
    if (cross !== NOT_JOINED) across += (cross + value) * premium;
  }
  for (let i = 0; i < laidSoFar; i++) {
    const byte = laid[i] as number;
    const taken = (byte & BLANK_BIT) === 0 ? byte : 0;
    held[taken] = (held[taken] as number) + 1;
  }
  if (laidSoFar === count) complete(state, sum, factor, across, count);
}
