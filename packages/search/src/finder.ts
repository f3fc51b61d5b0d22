/**
 * Finds the plays of a position, anchor by anchor (Appel and Jacobson 1988); a play belongs to the first anchor that it
 * covers. Before an anchor lie tiles of the board, and then the word graph is walked on from them; or tiles of the
 * rack, and then the rack's tree has them ready. Scores grow with the walk; blanks are chosen when a word is complete.
 */
import type { Square } from '@taht/rules';
import type { Anchors } from './anchors.ts';
import { beginChoices } from './blank-choices.ts';
import { type Grid, NOT_JOINED } from './grid.ts';
import type { RackStates } from './rack-states.ts';
import {
  buildTree,
  DEPTH_MASK,
  DEPTH_SHIFT,
  ENDS_HERE,
  keyOf,
  lasts,
  NONE,
  STATE_SHIFT,
  seek,
  TILE_MASK,
  tree,
} from './rack-tree.ts';
import type { Shadow } from './shadow.ts';
import type { Sink } from './sink.ts';
import { LETTER_MASK, type TileCodes } from './tiles.ts';
import { board, byLetter, play, putTurn, type Terms } from './turn.ts';
import { beginWalks, canGoOn, complete, extend, passTiles, reach } from './walk.ts';
import { endsAt, follow, type WalkGraph } from './walk-graph.ts';

/** What an engine searches with. */
export interface Tools {
  readonly graph: WalkGraph;
  readonly tiles: TileCodes;
  readonly bonus: { readonly tiles: number; readonly points: number };
  readonly grid: Grid;
  readonly rack: RackStates;
  readonly anchors: Anchors;
  /** Where the first play goes, if it has to. */
  readonly star: Square;
  readonly needsStar: boolean;
  readonly shadow: Shadow;
  readonly sink: Sink;
  /** For racks with blanks; where there is none, the graph serves them too. */
  byBlanks: BestByBlanks | undefined;
}

/** Finds the best play of a rack with blanks, the shadow having been cast; false where it has to be found otherwise. */
export type BestByBlanks = (tools: Tools, leaves: Float64Array) => boolean;

const { tile, points, low, high, crossPoints, letterPremium, wordPremium } = board;
const { laid, cells } = play;
const { last, lastWay } = lasts;
const { letterPoints } = byLetter;
/** Along the tree, by depth: the points of the word, its factor, and the points of the words across it. */
const sums = new Int32Array(DEPTH_MASK + 1);
const factors = new Int32Array(DEPTH_MASK + 1);
const acrosses = new Int32Array(DEPTH_MASK + 1);
let graph: WalkGraph;
let grid: Grid;
let rack: RackStates;
let anchors: Anchors;

/** All plays of the rack as it is loaded go to the sink. */
export function findPlays(tools: Tools, terms: Terms): void {
  begin(tools, terms);
  growTree(terms);
  const { sink } = tools;
  const { cell, room, size } = anchors;
  for (let i = 0; i < size && !sink.isDone; i++) searchAnchor(cell[i] as number, room[i] as number);
}

/**
 * Only plays that might be the best: the anchors that promise most come first, and the last are left out.
 * Without a blank the search of an anchor costs no more than its bound, so that all are searched.
 */
export function findBestPlays(tools: Tools, terms: Terms, leaves: Float64Array): void {
  const { shadow, sink } = tools;
  if (tools.rack.blanks === 0) {
    findPlays(tools, terms);
    return;
  }
  begin(tools, terms);
  shadow.cast(leaves);
  if (terms.fewestBlanks === 0 && tools.byBlanks?.(tools, leaves)) return;
  growTree(terms);
  const { cell, room, size } = anchors;
  const { order, bound } = shadow;
  for (let i = 0; i < size; i++) {
    const anchor = order[i] as number;
    if ((bound[anchor] as number) < sink.best || sink.isDone) return;
    searchAnchor(cell[anchor] as number, room[anchor] as number);
  }
}

function begin(tools: Tools, { fewestTiles, fewestBlanks }: Terms): void {
  const { tiles, bonus, sink } = tools;
  anchors = tools.anchors;
  ({ graph, grid, rack } = tools);
  putTurn(grid, rack, tiles);
  beginWalks({ graph, rack, sink, bonus, fewestTiles: grid.size === 0 ? fewestTiles : 1 });
  beginChoices(rack, sink, fewestBlanks);
  if (grid.size === 0) anchors.findOpening(tools.star, tools.needsStar);
  else anchors.find();
}

/** The beginnings of words, and what lies before the tiles of the board that they can reach. */
function growTree({ deepest, keepsTree }: Terms): void {
  const { cell, room, size } = anchors;
  for (let i = 0; i < size; i++) {
    const next = tile[(cell[i] as number) + 1] as number;
    if (next !== 0) seek(next, (room[i] as number) + 1);
  }
  buildTree(graph, rack, deepest, keepsTree);
}

function searchAnchor(cell: number, room: number): void {
  if (tile[cell - 1] !== 0)
    extend(
      grid.before[cell] as number,
      cell,
      rack.full,
      grid.beforePoints[cell] as number,
      1,
      0,
      0,
    );
  else if (tile[cell + 1] !== 0) searchBeforeTiles(cell, room);
  else searchOpen(cell, room);
}

/** Tiles of the rack up to the anchor, then tiles of the board: the tree knows the ways on to the first of these. */
function searchBeforeTiles(cell: number, room: number): void {
  const { alikeWay, from, onto, what } = tree;
  const next = tile[cell + 1] as number;
  const most = Math.min(room + 1, rack.size);
  for (let depth = 1; depth <= most; depth++)
    for (
      let way = lastWay[keyOf(depth, next)] as number;
      way !== NONE;
      way = alikeWay[way] as number
    ) {
      const final = from[way] as number;
      const now = what[final] as number;
      if (!isAllowed(now & LETTER_MASK, cell)) continue;
      let node = onto[way] as number;
      let end = cell + 2;
      for (; tile[end] !== 0 && node !== 0; end++) node = follow(graph, node, tile[end] as number);
      const state = now >>> STATE_SHIFT;
      if (!endsAt(graph, node) && !canGoOn(node, end, state)) continue;
      layBack(final, cell, depth);
      let sum = sums[depth] as number;
      for (let at = cell + 1; at < end; at++) sum += points[at] as number;
      const factor = factors[depth] as number;
      const across = acrosses[depth] as number;
      reach(node, end, state, sum, factor, across, depth);
    }
}

/** Tiles of the rack on both sides of the anchor: those beginnings of words that end on it with a letter it allows. */
function searchOpen(cell: number, room: number): void {
  const state = rack.full;
  const most = Math.min(room + 1, rack.size);
  searchOpenWord((low[cell] as number) & (rack.low[state] as number), 0, cell, most);
  searchOpenWord((high[cell] as number) & (rack.high[state] as number), 32, cell, most);
}

function searchOpenWord(letters: number, codesBefore: number, cell: number, most: number): void {
  const { alike, end, what } = tree;
  for (let left = letters; left !== 0; ) {
    const at = 31 - Math.clz32(left);
    left ^= 1 << at;
    const letter = codesBefore + at + 1;
    for (let depth = 1; depth <= most; depth++)
      for (
        let node = last[keyOf(depth, letter)] as number;
        node !== NONE;
        node = alike[node] as number
      ) {
        const now = what[node] as number;
        const isWord = depth > 1 && (now & ENDS_HERE) !== 0;
        const to = end[node] as number;
        if (!isWord && to === node + 1) continue;
        layBack(node, cell, depth);
        if (isWord)
          complete(
            now >>> STATE_SHIFT,
            sums[depth] as number,
            factors[depth] as number,
            acrosses[depth] as number,
            depth,
          );
        if (to !== node + 1) scan(node + 1, to, cell - depth);
      }
  }
}

/** Lays the letters of a tree node and of all above it, the last one on `cell`: only there can another word cross. */
function layBack(from: number, cell: number, depth: number): void {
  const { what, parent } = tree;
  let sum = 0;
  let factor = 1;
  for (
    let node = from, at = cell, i = depth - 1;
    i >= 0;
    node = parent[node] as number, at--, i--
  ) {
    const now = (what[node] as number) & TILE_MASK;
    laid[i] = now;
    cells[i] = at;
    sum += (letterPoints[now & LETTER_MASK] as number) * (letterPremium[at] as number);
    factor *= wordPremium[at] as number;
  }
  const cross = crossPoints[cell] as number;
  const letter = (what[from] as number) & LETTER_MASK;
  const value = (letterPoints[letter] as number) * (letterPremium[cell] as number);
  sums[depth] = sum;
  factors[depth] = factor;
  acrosses[depth] = cross === NOT_JOINED ? 0 : (cross + value) * (wordPremium[cell] as number);
}

/** Goes on along the tree, from one of its nodes up to another, as far as the cells are empty; depth 1 lies after `origin`. */
function scan(from: number, to: number, origin: number): void {
  const { what, node, end } = tree;
  for (let at = from; at < to; ) {
    const now = what[at] as number;
    const letter = now & LETTER_MASK;
    const depth = (now >> DEPTH_SHIFT) & DEPTH_MASK;
    const cell = origin + depth;
    if (!isAllowed(letter, cell)) {
      at = end[at] as number;
      continue;
    }
    const value = (letterPoints[letter] as number) * (letterPremium[cell] as number);
    const premium = wordPremium[cell] as number;
    const cross = crossPoints[cell] as number;
    const sum = (sums[depth - 1] as number) + value;
    const factor = (factors[depth - 1] as number) * premium;
    const across =
      (acrosses[depth - 1] as number) + (cross === NOT_JOINED ? 0 : (cross + value) * premium);
    laid[depth - 1] = now & TILE_MASK;
    cells[depth - 1] = cell;
    if (tile[cell + 1] === 0) {
      sums[depth] = sum;
      factors[depth] = factor;
      acrosses[depth] = across;
      if ((now & ENDS_HERE) !== 0) complete(now >>> STATE_SHIFT, sum, factor, across, depth);
      at++;
    } else {
      passTiles(node[at] as number, cell + 1, now >>> STATE_SHIFT, sum, factor, across, depth);
      at = end[at] as number;
    }
  }
}

function isAllowed(letter: number, cell: number): boolean {
  const letters = (letter > 32 ? high[cell] : low[cell]) as number;
  return ((letters >>> (letter - 1)) & 1) !== 0;
}
