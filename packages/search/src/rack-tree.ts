/**
 * All beginnings of words that a rack can lay, as a tree: the left parts of Appel and Jacobson (1988), walked once for
 * a turn instead of once for each anchor. Nodes stand in the order in which the walk enters them, so that the tree
 * below a node is the stretch up to its end, and scanning it needs neither recursion nor a look at the word graph.
 * A letter that is both on the rack and within reach of a blank is one node: which tiles are blanks is settled later.
 */
import { CHILD_BITS, LETTER_AT, LETTER_MASK } from './bits.ts';
import { bitsIn, type Children } from './children.ts';
import { doubled } from './doubled.ts';
import type { RackStates } from './rack-states.ts';
import { CODES } from './tiles.ts';

/** A node's letter (6 bits), its depth from 1 (5 bits), and the state of the rack after it. */
export const DEPTH_SHIFT = 6;
export const DEPTH_MASK = 31;
export const STATE_SHIFT = 11;
export const NONE = -1;

/** The index of the lists of nodes that are alike. */
export const keyOf = (depth: number, letter: number): number => (depth << DEPTH_SHIFT) | letter;

const DEPTHS = DEPTH_MASK + 1;

export class RackTree {
  /** By tree node. */
  what = new Int32Array(1 << 12);
  node = new Int32Array(1 << 12);
  parent = new Int32Array(1 << 12);
  end = new Int32Array(1 << 12);
  /** The node before it with the same depth and letter. */
  alike = new Int32Array(1 << 12);
  size = 0;
  /** The last tree node by depth and letter. */
  readonly last = new Int32Array(DEPTHS * CODES);

  /** Ways on from a tree node to a letter on the board: the tree node, and the graph node of that letter. */
  from = new Int32Array(1 << 12);
  onto = new Int32Array(1 << 12);
  alikeWay = new Int32Array(1 << 12);
  ways = 0;
  readonly lastWay = new Int32Array(DEPTHS * CODES);
  /** By depth: letters of the board before which so many tiles could be laid. */
  readonly #soughtLow = new Int32Array(DEPTHS);
  readonly #soughtHigh = new Int32Array(DEPTHS);

  readonly #children: Children;
  readonly #root: number;
  readonly #rack: RackStates;
  #deepest = 0;

  constructor(children: Children, root: number, rack: RackStates) {
    this.#children = children;
    this.#root = root;
    this.#rack = rack;
  }

  forgetSought(): void {
    this.#soughtLow.fill(0);
    this.#soughtHigh.fill(0);
  }

  /** Ways on to this letter will be asked for after up to so many tiles. */
  seek(letter: number, depth: number): void {
    const sought = letter < 32 ? this.#soughtLow : this.#soughtHigh;
    for (let d = Math.min(depth, DEPTH_MASK); d > 0; d--)
      sought[d] = (sought[d] as number) | (1 << letter);
  }

  /** Down to so many tiles. */
  build(deepest: number): void {
    this.size = 0;
    this.ways = 0;
    this.last.fill(NONE);
    this.lastWay.fill(NONE);
    this.#deepest = Math.min(deepest, this.#rack.size);
    if (this.#root !== 0) this.#grow(this.#root, this.#rack.full, 0, NONE);
  }

  /** The letters after a tree node that the rack can lay, and those on the board that are sought. */
  #grow(list: number, state: number, depth: number, parent: number): void {
    const { nodes, low, high } = this.#children;
    const { tileLow, tileHigh, place } = this.#rack;
    const deeper = depth < this.#deepest ? -1 : 0;
    const kidsLow = low[list] as number;
    const kidsHigh = high[list] as number;
    const layLow = deeper & (this.#rack.low[state] as number);
    const layHigh = deeper & (this.#rack.high[state] as number);
    const soughtLow = this.#soughtLow[depth] as number;
    const soughtHigh = this.#soughtHigh[depth] as number;
    let leftLow = kidsLow & (layLow | soughtLow);
    let leftHigh = kidsHigh & (layHigh | soughtHigh);
    while ((leftLow | leftHigh) !== 0) {
      const isWide = leftLow === 0;
      const bit = 31 - Math.clz32(isWide ? leftHigh : leftLow);
      let at = list;
      if (isWide) {
        leftHigh ^= 1 << bit;
        at += bitsIn(kidsLow) + bitsIn(kidsHigh & ((1 << bit) - 1));
      } else {
        leftLow ^= 1 << bit;
        at += bitsIn(kidsLow & ((1 << bit) - 1));
      }
      const node = nodes[at] as number;
      if ((((isWide ? soughtHigh : soughtLow) >>> bit) & 1) !== 0)
        this.#addWay(parent, depth, node);
      if ((((isWide ? layHigh : layLow) >>> bit) & 1) === 0) continue;
      const letter = isWide ? bit + 32 : bit;
      const isOwn = ((((isWide ? tileHigh[state] : tileLow[state]) as number) >>> bit) & 1) !== 0;
      const left = state - (place[isOwn ? letter : 0] as number);
      const tree = this.#add(letter, depth + 1, left, node, parent);
      const child = node & CHILD_BITS;
      if (child !== 0) this.#grow(child, left, depth + 1, tree);
      this.end[tree] = this.size;
    }
  }

  #add(letter: number, depth: number, state: number, node: number, parent: number): number {
    const tree = this.size++;
    if (tree === this.what.length) this.#enlarge();
    this.what[tree] = letter | (depth << DEPTH_SHIFT) | (state << STATE_SHIFT);
    this.node[tree] = node;
    this.parent[tree] = parent;
    const key = keyOf(depth, letter);
    this.alike[tree] = this.last[key] as number;
    this.last[key] = tree;
    return tree;
  }

  #addWay(tree: number, depth: number, node: number): void {
    const way = this.ways++;
    if (way === this.from.length) this.#enlargeWays();
    this.from[way] = tree;
    this.onto[way] = node;
    const key = keyOf(depth, (node >> LETTER_AT) & LETTER_MASK);
    this.alikeWay[way] = this.lastWay[key] as number;
    this.lastWay[key] = way;
  }

  #enlarge(): void {
    this.what = doubled(this.what);
    this.node = doubled(this.node);
    this.parent = doubled(this.parent);
    this.end = doubled(this.end);
    this.alike = doubled(this.alike);
  }

  #enlargeWays(): void {
    this.from = doubled(this.from);
    this.onto = doubled(this.onto);
    this.alikeWay = doubled(this.alikeWay);
  }
}
