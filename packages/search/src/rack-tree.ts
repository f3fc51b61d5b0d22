/**
 * All beginnings of words that a rack can lay, as a tree: the left parts of Appel and Jacobson (1988), walked once for
 * a turn instead of once for each anchor. Nodes stand in the order in which the walk enters them, so that the tree
 * below a node is the stretch up to its end, and scanning it needs neither recursion nor a look at the word graph.
 * A letter that is both on the rack and within reach of a blank is one node: which tiles are blanks is settled later.
 */
import { BOARD_SIZE } from '@taht/rules';
import { doubled } from './doubled.ts';
import type { RackStates } from './rack-states.ts';
import { BLANK_BIT, CODES } from './tiles.ts';
import { byLetter } from './turn.ts';
import { bitsIn, ENDS, FIRST_AT, HAS_HIGH, LINK, type WalkGraph } from './walk-graph.ts';

/** A node's tile (7 bits), whether a word ends with it, its depth from 1 (4 bits), and the state of the rack after it. */
export const TILE_MASK = 127;
export const ENDS_HERE = 128;
export const DEPTH_SHIFT = 8;
export const DEPTH_MASK = 15;
export const STATE_SHIFT = 12;
export const NONE = -1;

/** The index of the lists of nodes that are alike. */
export const keyOf = (depth: number, letter: number): number => depth * CODES + letter;

const DEPTHS = BOARD_SIZE + 1;

const treeArrays = () => ({
  /** By tree node. */
  what: new Int32Array(1 << 12),
  node: new Int32Array(1 << 12),
  parent: new Int32Array(1 << 12),
  end: new Int32Array(1 << 12),
  /** The node before it with the same depth and letter. */
  alike: new Int32Array(1 << 12),

  /** Ways on from a tree node to a letter on the board: the tree node, and the graph node of that letter. */
  from: new Int32Array(1 << 12),
  onto: new Int32Array(1 << 12),
  alikeWay: new Int32Array(1 << 12),
});

/** The tree of the turn that is searched; there is one, as of the turn. */
export const tree = treeArrays();

/** The last tree node, and the last way, by depth and letter. */
const last = new Int32Array(DEPTHS * CODES);
const lastWay = new Int32Array(DEPTHS * CODES);
export const lasts = { last, lastWay } as const;

/** By depth: letters of the board before which so many tiles could be laid. */
const soughtLow = new Int32Array(DEPTHS);
const soughtHigh = new Int32Array(DEPTHS);
let size = 0;
let ways = 0;
let most = 0;

/**
 * A rack that plays on many boards, one after the other, has its tree kept: what it was grown for, and its lists. While
 * another tree is in use its arrays are the spare ones.
 */
const kept = {
  graph: undefined as WalkGraph | undefined,
  counts: new Uint8Array(CODES),
  most: 0,
  last: new Int32Array(DEPTHS * CODES),
  lastWay: new Int32Array(DEPTHS * CODES),
  soughtLow: new Int32Array(DEPTHS),
  soughtHigh: new Int32Array(DEPTHS),
};
const spare = treeArrays();
let isKeptInUse = false;

let numbers: Int32Array;
let highs: Int32Array;
let width = 0;
let rack: RackStates;
const { place } = byLetter;

/** Ways on to this letter will be asked for after up to so many tiles. */
export function seek(letter: number, depth: number): void {
  const sought = letter <= 32 ? soughtLow : soughtHigh;
  for (let d = Math.min(depth, BOARD_SIZE); d > 0; d--)
    sought[d] = (sought[d] as number) | (1 << (letter - 1));
}

/** Down to so many tiles, with the ways that were sought since a tree was built last. */
export function buildTree(
  walked: WalkGraph,
  loaded: RackStates,
  deepest: number,
  keepsTree: boolean,
): void {
  rack = loaded;
  most = Math.min(deepest, rack.size, BOARD_SIZE);
  if (keepsTree !== isKeptInUse) swapArrays();
  if (keepsTree && isKept(walked)) {
    last.set(kept.last);
    lastWay.set(kept.lastWay);
  } else {
    if (keepsTree) seekAsBefore();
    ({ numbers, width, high: highs } = walked);
    size = 0;
    ways = 0;
    last.fill(NONE);
    lastWay.fill(NONE);
    grow(walked.start, rack.full, 0, NONE);
    if (keepsTree) keep(walked);
  }
  soughtLow.fill(0);
  soughtHigh.fill(0);
}

/** What is kept, and what was sought for it, was of other boards. */
export function forgetTree(): void {
  kept.graph = undefined;
  kept.soughtLow.fill(0);
  kept.soughtHigh.fill(0);
}

/** Ways that nobody asks for do no harm. */
function isKept(walked: WalkGraph): boolean {
  if (kept.graph !== walked || kept.most !== most) return false;
  for (let code = 0; code < CODES; code++)
    if (kept.counts[code] !== rack.counts[code]) return false;
  for (let depth = 0; depth < DEPTHS; depth++) {
    if (((soughtLow[depth] as number) & ~(kept.soughtLow[depth] as number)) !== 0) return false;
    if (((soughtHigh[depth] as number) & ~(kept.soughtHigh[depth] as number)) !== 0) return false;
  }
  return true;
}

/** The boards are much alike: what one of them sought the next ones will. */
function seekAsBefore(): void {
  for (let depth = 0; depth < DEPTHS; depth++) {
    soughtLow[depth] = (soughtLow[depth] as number) | (kept.soughtLow[depth] as number);
    soughtHigh[depth] = (soughtHigh[depth] as number) | (kept.soughtHigh[depth] as number);
  }
}

function keep(walked: WalkGraph): void {
  kept.graph = walked;
  kept.counts.set(rack.counts);
  kept.most = most;
  kept.last.set(last);
  kept.lastWay.set(lastWay);
  kept.soughtLow.set(soughtLow);
  kept.soughtHigh.set(soughtHigh);
}

function swapArrays(): void {
  const used = { ...tree };
  Object.assign(tree, spare);
  Object.assign(spare, used);
  isKeptInUse = !isKeptInUse;
}

/** The letters after a tree node that the rack can lay, and those on the board that are sought. */
function grow(node: number, state: number, depth: number, parent: number): void {
  const link = numbers[node + LINK] as number;
  const first = link >> FIRST_AT;
  const low = numbers[node] as number;
  const canLay = depth < most ? -1 : 0;
  const lay = canLay & (rack.low[state] as number);
  const own = rack.tileLow[state] as number;
  growWord(low, lay, soughtLow[depth] as number, own, first, 0, state, depth, parent);
  if ((link & HAS_HIGH) === 0) return;
  const high = highs[node] as number;
  const layHigh = canLay & (rack.high[state] as number);
  const ownHigh = rack.tileHigh[state] as number;
  const firstHigh = first + bitsIn(low) * width;
  growWord(
    high,
    layHigh,
    soughtHigh[depth] as number,
    ownHigh,
    firstHigh,
    32,
    state,
    depth,
    parent,
  );
}

/** The same for one word of the set of letters: their nodes begin at `first`, their codes after `before`. */
function growWord(
  letters: number,
  lay: number,
  sought: number,
  own: number,
  first: number,
  before: number,
  state: number,
  depth: number,
  parent: number,
): void {
  for (let left = letters & (lay | sought); left !== 0; ) {
    const at = 31 - Math.clz32(left);
    const bit = 1 << at;
    left ^= bit;
    const node = first + bitsIn(letters & (bit - 1)) * width;
    const letter = before + at + 1;
    if ((sought & bit) !== 0) addWay(parent, keyOf(depth, letter), node);
    if ((lay & bit) === 0) continue;
    const isOwn = (own & bit) !== 0;
    const stateAfter = state - (place[isOwn ? letter : 0] as number);
    const added = add(
      letter,
      isOwn ? letter : letter | BLANK_BIT,
      depth + 1,
      stateAfter,
      node,
      parent,
    );
    grow(node, stateAfter, depth + 1, added);
    tree.end[added] = size;
  }
}

function add(
  letter: number,
  tile: number,
  depth: number,
  state: number,
  node: number,
  parent: number,
): number {
  const added = size++;
  if (added === tree.what.length) enlarge();
  const ends = ((numbers[node + LINK] as number) & ENDS) !== 0;
  tree.what[added] =
    tile | (ends ? ENDS_HERE : 0) | (depth << DEPTH_SHIFT) | (state << STATE_SHIFT);
  tree.node[added] = node;
  tree.parent[added] = parent;
  const key = keyOf(depth, letter);
  tree.alike[added] = last[key] as number;
  last[key] = added;
  return added;
}

function addWay(from: number, key: number, onto: number): void {
  const way = ways++;
  if (way === tree.from.length) enlargeWays();
  tree.from[way] = from;
  tree.onto[way] = onto;
  tree.alikeWay[way] = lastWay[key] as number;
  lastWay[key] = way;
}

function enlarge(): void {
  tree.what = doubled(tree.what);
  tree.node = doubled(tree.node);
  tree.parent = doubled(tree.parent);
  tree.end = doubled(tree.end);
  tree.alike = doubled(tree.alike);
}

function enlargeWays(): void {
  tree.from = doubled(tree.from);
  tree.onto = doubled(tree.onto);
  tree.alikeWay = doubled(tree.alikeWay);
}
