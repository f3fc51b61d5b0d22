/**
 * The word graph laid out for walking. A node says which letters follow it, a bit for each: one look tells which of
 * them fit, and counting bits tells where each stands, without a walk along the list and without a look at its nodes.
 */
import { childOf, endsWord, isLast, letterOf, type WordGraph } from '@taht/lexicon';
import { highBit, lowBit } from './tiles.ts';

/** In a node: its letters with the codes 1 to 32; its link; and, only in a wide graph, the letters above. */
export const LINK = 1;
export const HIGH = 2;

/** The lowest bit of a link says that a word ends here; above it stands where the node of the first letter is. */
export const ENDS = 1;
export const FIRST_AT = 1;

export interface WalkGraph {
  /** Nodes are known by their place here. The first is a dead end: no word ends there, and nothing follows. */
  readonly numbers: Int32Array;
  /** Where nothing has been read yet. */
  readonly start: number;
  /** How many numbers a node has. */
  readonly width: number;
  /** Some letter has a code above 32. */
  readonly isWide: boolean;
}

const made = new WeakMap<WordGraph, WalkGraph>();

/** Made once for a list, however many engines use it. */
export function walkGraph(graph: WordGraph): WalkGraph {
  const known = made.get(graph);
  if (known !== undefined) return known;
  const walk = layOut(graph);
  made.set(graph, walk);
  return walk;
}

/** Nodes keep their order: in the plain graph a list may be the tail of another. The start comes after all of them. */
function layOut({ nodes, root }: WordGraph): WalkGraph {
  const { low, high } = lettersFrom(nodes);
  const isWide = high.some((letters) => letters !== 0);
  const width = isWide ? HIGH + 1 : LINK + 1;
  const numbers = new Int32Array((nodes.length + 1) * width);
  const put = (index: number, list: number, ends: number): void => {
    const at = index * width;
    numbers[at] = low[list] as number;
    numbers[at + LINK] = ((list * width) << FIRST_AT) | ends;
    if (isWide) numbers[at + HIGH] = high[list] as number;
  };
  for (let index = 1; index < nodes.length; index++) {
    const node = nodes[index] as number;
    put(index, childOf(node), endsWord(node) ? ENDS : 0);
  }
  put(nodes.length, root, 0);
  return { numbers, start: nodes.length * width, width, isWide };
}

/** By place in the plain graph: the letters there and of the later siblings. */
function lettersFrom(nodes: Int32Array) {
  const low = new Int32Array(nodes.length);
  const high = new Int32Array(nodes.length);
  for (let at = nodes.length - 1; at > 0; at--) {
    const node = nodes[at] as number;
    const letter = letterOf(node);
    low[at] = lowBit(letter) | (isLast(node) ? 0 : (low[at + 1] as number));
    high[at] = highBit(letter) | (isLast(node) ? 0 : (high[at + 1] as number));
  }
  return { low, high };
}

/** How many bits are set. */
export function bitsIn(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The node after another with this letter; the dead end, 0, if there is none. */
export function follow({ numbers, width }: WalkGraph, node: number, letter: number): number {
  const bit = 1 << (letter - 1);
  const low = numbers[node] as number;
  const isLow = letter <= 32;
  const letters = isLow ? low : width > HIGH ? (numbers[node + HIGH] as number) : 0;
  if ((letters & bit) === 0) return 0;
  const before = bitsIn(letters & (bit - 1)) + (isLow ? 0 : bitsIn(low));
  return ((numbers[node + LINK] as number) >> FIRST_AT) + before * width;
}

export const endsAt = ({ numbers }: WalkGraph, node: number): boolean =>
  ((numbers[node + LINK] as number) & ENDS) !== 0;
