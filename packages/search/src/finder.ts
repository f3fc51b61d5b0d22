/**
 * Finds the plays of a position, anchor by anchor (Appel and Jacobson 1988); a play belongs to the first anchor that it
 * covers. Before an anchor lie tiles of the board, and then the word graph is walked on from them; or tiles of the
 * rack, and then the rack's tree has them ready. Scores grow with the walk; blanks are chosen when a word is complete.
 */
import type { Anchors } from './anchors.ts';
import { CHILD_BITS, ENDS, LETTER_MASK } from './bits.ts';
import { BlankChoices } from './blank-choices.ts';
import { CELLS, isDown } from './cells.ts';
import { bitsIn, Children, follow } from './children.ts';
import type { Equipment } from './equipment.ts';
import { type Grid, NOT_JOINED } from './grid.ts';
import type { RackStates } from './rack-states.ts';
import { DEPTH_MASK, DEPTH_SHIFT, keyOf, NONE, RackTree, STATE_SHIFT } from './rack-tree.ts';
import { Shadow } from './shadow.ts';
import { Sink } from './sink.ts';
import type { TileCodes } from './tiles.ts';

/** What a turn asks for beyond the rack. */
export interface Terms {
  /** On the empty board, the least number of tiles. */
  readonly fewestTiles: number;
  /** Blanks taken from the board that must be laid again. */
  readonly fewestBlanks: number;
  /** No longer beginning of a word is laid before an anchor. */
  readonly deepest: number;
}

export class Finder {
  readonly sink = new Sink();

  readonly #nodes: Int32Array;
  readonly #children: Children;
  /** The letters of each list of the graph. */
  readonly #kidsLow: Int32Array;
  readonly #kidsHigh: Int32Array;
  readonly #rack: RackStates;
  readonly #tree: RackTree;
  readonly #anchors: Anchors;
  readonly #shadow: Shadow;
  readonly #blanks: BlankChoices;
  readonly #bonus: { readonly tiles: number; readonly points: number };
  readonly #letterPoints: Int32Array;

  readonly #grid: Grid;
  readonly #tile: Int32Array;
  readonly #points: Int32Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #crossPoints: Int32Array;
  readonly #letterPremium: Int32Array;
  readonly #wordPremium: Int32Array;

  /** The letter that the play under way lays on each cell, and its first cell. */
  readonly #laid = new Int32Array(CELLS);
  #first = 0;
  /** Along the tree, by depth: the points of the word, its factor, and the points of the words across it. */
  readonly #sums = new Int32Array(DEPTH_MASK + 1);
  readonly #factors = new Int32Array(DEPTH_MASK + 1);
  readonly #acrosses = new Int32Array(DEPTH_MASK + 1);
  #fewestTiles = 1;
  #fewestBlanks = 0;

  constructor(
    { lexicon, rules }: Equipment,
    tiles: TileCodes,
    grid: Grid,
    rack: RackStates,
    anchors: Anchors,
  ) {
    this.#nodes = lexicon.graph.nodes;
    const children = new Children(this.#nodes);
    this.#kidsLow = children.low;
    this.#kidsHigh = children.high;
    this.#children = children;
    this.#rack = rack;
    this.#tree = new RackTree(children, lexicon.graph.root, rack);
    this.#anchors = anchors;
    this.#shadow = new Shadow(grid, rack, anchors, tiles, rules.bonus);
    this.#blanks = new BlankChoices(rack, this.sink);
    this.#bonus = rules.bonus;
    this.#letterPoints = tiles.points;
    this.#grid = grid;
    this.#tile = grid.tile;
    this.#points = grid.points;
    this.#low = grid.low;
    this.#high = grid.high;
    this.#crossPoints = grid.crossPoints;
    this.#letterPremium = grid.letterPremium;
    this.#wordPremium = grid.wordPremium;
  }

  /** All plays of the rack as it is loaded go to the sink. */
  find(terms: Terms): void {
    this.#prepare(terms);
    const { cell, room, size } = this.#anchors;
    for (let i = 0; i < size && !this.sink.isDone; i++)
      this.#searchAnchor(cell[i] as number, room[i] as number);
  }

  /**
   * Only plays that might be the best: the anchors that promise most come first, and the last are left out.
   * Without a blank the search of an anchor costs no more than its bound, so that all are searched.
   */
  findBest(terms: Terms, leaves: Float64Array): void {
    if (this.#rack.blanks === 0) {
      this.find(terms);
      return;
    }
    this.#prepare(terms);
    this.#shadow.cast(leaves);
    const { cell, room, size } = this.#anchors;
    const { order, bound } = this.#shadow;
    for (let i = 0; i < size; i++) {
      const anchor = order[i] as number;
      if ((bound[anchor] as number) < this.sink.best || this.sink.isDone) return;
      this.#searchAnchor(cell[anchor] as number, room[anchor] as number);
    }
  }

  #prepare({ fewestTiles, fewestBlanks, deepest }: Terms): void {
    this.#fewestTiles = this.#grid.size === 0 ? fewestTiles : 1;
    this.#fewestBlanks = fewestBlanks;
    this.#anchors.find();
    this.#tree.forgetSought();
    const { cell, room, size } = this.#anchors;
    for (let i = 0; i < size; i++) {
      const next = this.#tile[(cell[i] as number) + 1] as number;
      if (next !== 0) this.#tree.seek(next, (room[i] as number) + 1);
    }
    this.#tree.build(deepest);
  }

  #searchAnchor(cell: number, room: number): void {
    const { before, beforePoints } = this.#grid;
    if (this.#tile[cell - 1] !== 0) {
      this.#first = cell;
      this.#extend(
        before[cell] as number,
        cell,
        this.#rack.full,
        beforePoints[cell] as number,
        1,
        0,
        0,
      );
    } else if (this.#tile[cell + 1] !== 0) this.#searchBeforeTiles(cell, room);
    else this.#searchOpen(cell, room);
  }

  /** Tiles of the rack up to the anchor, then tiles of the board: the tree knows the ways on to the first of these. */
  #searchBeforeTiles(cell: number, room: number): void {
    const { lastWay, alikeWay, from, onto, what } = this.#tree;
    const next = this.#tile[cell + 1] as number;
    const low = this.#low[cell] as number;
    const high = this.#high[cell] as number;
    const most = Math.min(room + 1, this.#rack.size);
    for (let depth = 1; depth <= most; depth++) {
      this.#first = cell - depth + 1;
      for (
        let way = lastWay[keyOf(depth, next)] as number;
        way !== NONE;
        way = alikeWay[way] as number
      ) {
        const tree = from[way] as number;
        const letter = what[tree] as number;
        if (((((letter & 32) !== 0 ? high : low) >>> letter) & 1) === 0) continue;
        let node = onto[way] as number;
        let end = cell + 2;
        for (; this.#tile[end] !== 0 && node !== 0; end++)
          node = follow(this.#children, node, this.#tile[end] as number);
        if (node === 0) continue;
        this.#layBack(tree, cell, depth);
        this.#goOn(
          node,
          cell + 1,
          end,
          letter >> STATE_SHIFT,
          this.#sums[depth] as number,
          this.#factors[depth] as number,
          this.#acrosses[depth] as number,
          depth,
        );
      }
    }
  }

  /** Tiles of the rack on both sides of the anchor: those beginnings of words that end on it with a letter it allows. */
  #searchOpen(cell: number, room: number): void {
    const { last, alike, node, end, what } = this.#tree;
    const low = (this.#low[cell] as number) & (this.#rack.low[this.#rack.full] as number);
    const high = (this.#high[cell] as number) & (this.#rack.high[this.#rack.full] as number);
    const most = Math.min(room + 1, this.#rack.size);
    for (let lowLeft = low, highLeft = high; (lowLeft | highLeft) !== 0; ) {
      let letter: number;
      if (lowLeft !== 0) {
        letter = 31 - Math.clz32(lowLeft);
        lowLeft &= ~(1 << letter);
      } else {
        letter = 63 - Math.clz32(highLeft);
        highLeft &= ~(1 << letter);
      }
      for (let depth = 1; depth <= most; depth++) {
        this.#first = cell - depth + 1;
        for (
          let tree = last[keyOf(depth, letter)] as number;
          tree !== NONE;
          tree = alike[tree] as number
        ) {
          const isWord = depth > 1 && ((node[tree] as number) & ENDS) !== 0;
          const to = end[tree] as number;
          if (!isWord && to === tree + 1) continue;
          this.#layBack(tree, cell, depth);
          if (isWord)
            this.#complete(
              (what[tree] as number) >> STATE_SHIFT,
              this.#sums[depth] as number,
              this.#factors[depth] as number,
              this.#acrosses[depth] as number,
              depth,
            );
          this.#scan(tree + 1, to);
        }
      }
    }
  }

  /** Lays the letters of a tree node and of all above it, the last one on `cell`: only there can another word cross. */
  #layBack(tree: number, cell: number, depth: number): void {
    const { what, parent } = this.#tree;
    let sum = 0;
    let factor = 1;
    for (let node = tree, at = cell; node !== NONE; node = parent[node] as number, at--) {
      const letter = (what[node] as number) & LETTER_MASK;
      this.#laid[at] = letter;
      sum += (this.#letterPoints[letter] as number) * (this.#letterPremium[at] as number);
      factor *= this.#wordPremium[at] as number;
    }
    const cross = this.#crossPoints[cell] as number;
    const letter = (what[tree] as number) & LETTER_MASK;
    const value = (this.#letterPoints[letter] as number) * (this.#letterPremium[cell] as number);
    this.#sums[depth] = sum;
    this.#factors[depth] = factor;
    this.#acrosses[depth] =
      cross === NOT_JOINED ? 0 : (cross + value) * (this.#wordPremium[cell] as number);
  }

  /** Goes on along the tree, from one of its nodes up to another, as far as the cells are empty. */
  #scan(from: number, to: number): void {
    const { what, node, end } = this.#tree;
    const sums = this.#sums;
    const factors = this.#factors;
    const acrosses = this.#acrosses;
    const origin = this.#first - 1;
    for (let tree = from; tree < to; ) {
      const now = what[tree] as number;
      const depth = (now >> DEPTH_SHIFT) & DEPTH_MASK;
      const cell = origin + depth;
      const allowed = ((now & 32) !== 0 ? this.#high[cell] : this.#low[cell]) as number;
      if (((allowed >>> now) & 1) === 0) {
        tree = end[tree] as number;
        continue;
      }
      const letter = now & LETTER_MASK;
      const value = (this.#letterPoints[letter] as number) * (this.#letterPremium[cell] as number);
      const premium = this.#wordPremium[cell] as number;
      const cross = this.#crossPoints[cell] as number;
      const sum = (sums[depth - 1] as number) + value;
      const factor = (factors[depth - 1] as number) * premium;
      const across =
        (acrosses[depth - 1] as number) + (cross === NOT_JOINED ? 0 : (cross + value) * premium);
      this.#laid[cell] = letter;
      sums[depth] = sum;
      factors[depth] = factor;
      acrosses[depth] = across;
      if (this.#tile[cell + 1] === 0) {
        if (((node[tree] as number) & ENDS) !== 0)
          this.#complete(now >> STATE_SHIFT, sum, factor, across, depth);
        tree++;
      } else {
        this.#passTiles(
          node[tree] as number,
          cell + 1,
          now >> STATE_SHIFT,
          sum,
          factor,
          across,
          depth,
        );
        tree = end[tree] as number;
      }
    }
  }

  /** Lays tiles of the rack from an empty cell on, by the word graph. */
  #extend(
    list: number,
    cell: number,
    state: number,
    sum: number,
    factor: number,
    across: number,
    count: number,
  ): void {
    const { place, low, high, tileLow, tileHigh } = this.#rack;
    const kidsLow = this.#kidsLow[list] as number;
    const kidsHigh = this.#kidsHigh[list] as number;
    let leftLow = kidsLow & (this.#low[cell] as number) & (low[state] as number);
    let leftHigh = kidsHigh & (this.#high[cell] as number) & (high[state] as number);
    const nodes = this.#nodes;
    const ownLow = tileLow[state] as number;
    const ownHigh = tileHigh[state] as number;
    const letterPremium = this.#letterPremium[cell] as number;
    const wordPremium = this.#wordPremium[cell] as number;
    const cross = this.#crossPoints[cell] as number;
    const isEmptyNext = this.#tile[cell + 1] === 0;
    const nextFactor = factor * wordPremium;
    while ((leftLow | leftHigh) !== 0) {
      let letter: number;
      let at: number;
      if (leftLow !== 0) {
        letter = 31 - Math.clz32(leftLow);
        leftLow ^= 1 << letter;
        at = list + bitsIn(kidsLow & ((1 << letter) - 1));
      } else {
        letter = 63 - Math.clz32(leftHigh);
        leftHigh ^= 1 << letter;
        at = list + bitsIn(kidsLow) + bitsIn(kidsHigh & ((1 << letter) - 1));
      }
      const node = nodes[at] as number;
      const isOwn = (((letter < 32 ? ownLow : ownHigh) >>> letter) & 1) !== 0;
      const left = state - (place[isOwn ? letter : 0] as number);
      const value = (this.#letterPoints[letter] as number) * letterPremium;
      const nextAcross = cross === NOT_JOINED ? across : across + (cross + value) * wordPremium;
      this.#laid[cell] = letter;
      if (isEmptyNext) {
        if ((node & ENDS) !== 0)
          this.#complete(left, sum + value, nextFactor, nextAcross, count + 1);
        const child = node & CHILD_BITS;
        if (this.#canFollow(child, cell + 1, left))
          this.#extend(child, cell + 1, left, sum + value, nextFactor, nextAcross, count + 1);
      } else this.#passTiles(node, cell + 1, left, sum + value, nextFactor, nextAcross, count + 1);
    }
  }

  /** Whether a list has any letter that the cell allows and the rack can lay: a call less for most lists. */
  #canFollow(list: number, cell: number, state: number): boolean {
    const { low, high } = this.#rack;
    const fitLow =
      (this.#kidsLow[list] as number) & (this.#low[cell] as number) & (low[state] as number);
    const fitHigh =
      (this.#kidsHigh[list] as number) & (this.#high[cell] as number) & (high[state] as number);
    return (fitLow | fitHigh) !== 0;
  }

  /** Over the tiles of the board from a cell on. */
  #passTiles(
    node: number,
    from: number,
    state: number,
    sum: number,
    factor: number,
    across: number,
    count: number,
  ): void {
    let now = node;
    let end = from;
    for (; this.#tile[end] !== 0; end++) {
      now = follow(this.#children, now, this.#tile[end] as number);
      if (now === 0) return;
    }
    this.#goOn(now, from, end, state, sum, factor, across, count);
  }

  /** Behind the tiles of the board between two cells, whose letters led to the node. */
  #goOn(
    node: number,
    from: number,
    end: number,
    state: number,
    sum: number,
    factor: number,
    across: number,
    count: number,
  ): void {
    let total = sum;
    for (let cell = from; cell < end; cell++) total += this.#points[cell] as number;
    if ((node & ENDS) !== 0) this.#complete(state, total, factor, across, count);
    const child = node & CHILD_BITS;
    if (this.#canFollow(child, end, state))
      this.#extend(child, end, state, total, factor, across, count);
  }

  /** A word is complete. A single tile that makes words both ways was found across already. */
  #complete(state: number, sum: number, factor: number, across: number, count: number): void {
    const first = this.#first;
    if (count < this.#fewestTiles) return;
    if (count === 1 && isDown(first) && this.#crossPoints[first] !== NOT_JOINED) return;
    const bonus = count >= this.#bonus.tiles ? this.#bonus.points : 0;
    const score = sum * factor + across + bonus;
    if (this.#rack.blanks > 0) {
      if (this.sink.mayWant(score)) this.#chooseBlanks(count, score, factor);
    } else if (this.sink.wants(score, state)) {
      this.#gather(count);
      this.sink.take(first, count, score, state, this.#blanks.tiles);
    }
  }

  #gather(count: number): void {
    const { tiles } = this.#blanks;
    for (let cell = this.#first, i = 0; i < count; cell++)
      if (this.#tile[cell] === 0) tiles[i++] = this.#laid[cell] as number;
  }

  #chooseBlanks(count: number, score: number, factor: number): void {
    const { tiles, worth } = this.#blanks;
    for (let cell = this.#first, i = 0; i < count; cell++) {
      if (this.#tile[cell] !== 0) continue;
      const letter = this.#laid[cell] as number;
      const value = (this.#letterPoints[letter] as number) * (this.#letterPremium[cell] as number);
      const isJoined = this.#crossPoints[cell] !== NOT_JOINED;
      tiles[i] = letter;
      worth[i++] = value * (isJoined ? factor + (this.#wordPremium[cell] as number) : factor);
    }
    this.#blanks.forEach(this.#first, count, score, this.#fewestBlanks);
  }
}
