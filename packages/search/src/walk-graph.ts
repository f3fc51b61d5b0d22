/**
 * The word graph laid out for walking. A node says which letters follow it, a bit for each: one look tells which of
 * them fit, and counting bits tells where each stands, without a walk along the list and without a look at its nodes.
 */
import { childOf, endsWord, isLast, letterOf, type WordGraph } from '@taht/lexicon';
import { highBit, lowBit, type TileCodes } from './tiles.ts';

/** In a node: its letters with the codes 1 to 32; its link. Where tiles have codes above, those letters come third. */
export const LINK = 1;
const HIGH = 2;

/**
 * The lowest bits of a link say that a word ends here, and that letters with codes above 32 follow; above them stands
 * where the node of the first letter is.
 */
export const ENDS = 1;
export const HAS_HIGH = 2;
export const FIRST_AT = 2;

export interface WalkGraph {
  /** Nodes are known by their place here. The first is a dead end: no word ends there, and nothing follows. */
  readonly numbers: Int32Array;
  /** Where nothing has been read yet. */
  readonly start: number;
  /** How many numbers a node has. */
  readonly width: number;
  /** By node, its letters with codes above 32; nothing where there are none. */
  readonly high: Int32Array;
}

type Codes = Pick<TileCodes, 'fromLexicon' | 'counts'>;

const made = new WeakMap<WordGraph, Map<string, WalkGraph>>();

/** Made once for a list and the codes of its letters, however many engines use it. */
export function walkGraph(graph: WordGraph, codes: Codes): WalkGraph {
  const known = made.get(graph) ?? new Map<string, WalkGraph>();
  made.set(graph, known);
  const key = `${codes.fromLexicon} ${isAbove(codes)}`;
  const walk = known.get(key) ?? layOut(graph, codes);
  known.set(key, walk);
  return walk;
}

/** Whether tiles, and not blanks alone, have codes above 32. */
const isAbove = ({ counts }: Codes): boolean =>
  counts.some((n, code) => n > 0 && highBit(code) !== 0);

/**
 * Nodes keep their order: in the plain graph a list may be the tail of another. Lists whose letters have another order
 * here come behind them, and the start comes last.
 */
function layOut({ nodes, root }: WordGraph, codes: Codes): WalkGraph {
  const letters = lettersFrom(nodes, codes.fromLexicon);
  const moved = movedLists(nodes, root, letters.inOrder);
  const isWide = letters.high.some((bits) => bits !== 0);
  const isThird = isWide && isAbove(codes);
  const width = isThird ? HIGH + 1 : LINK + 1;
  const size = nodes.length + moved.size + 1;
  const numbers = new Int32Array(size * width);
  const high = isThird ? numbers.subarray(HIGH) : new Int32Array(isWide ? size * width : 0);
  const put = (index: number, list: number, ends: number): void => {
    const at = index * width;
    const hasHigh = letters.high[list] === 0 ? 0 : HAS_HIGH;
    numbers[at] = letters.low[list] as number;
    numbers[at + LINK] = (((moved.places.get(list) ?? list) * width) << FIRST_AT) | hasHigh | ends;
    if (isWide) high[at] = letters.high[list] as number;
  };
  const putNode = (index: number, node: number): void =>
    put(index, childOf(node), endsWord(node) ? ENDS : 0);
  for (let index = 1; index < nodes.length; index++) putNode(index, nodes[index] as number);
  for (const [list, place] of moved.places)
    for (const [i, node] of listAt(nodes, list, codes.fromLexicon).entries())
      putNode(place + i, node);
  put(size - 1, root, 0);
  return { numbers, start: (size - 1) * width, width, high };
}

/** By place in the plain graph: the letters there and of the later siblings, and whether their codes ascend here too. */
function lettersFrom(nodes: Int32Array, codes: Uint8Array) {
  const low = new Int32Array(nodes.length);
  const high = new Int32Array(nodes.length);
  const inOrder = new Uint8Array(nodes.length).fill(1);
  for (let at = nodes.length - 1; at > 0; at--) {
    const node = nodes[at] as number;
    const letter = codes[letterOf(node)] as number;
    low[at] = lowBit(letter);
    high[at] = highBit(letter);
    if (isLast(node)) continue;
    low[at] = (low[at] as number) | (low[at + 1] as number);
    high[at] = (high[at] as number) | (high[at + 1] as number);
    const next = codes[letterOf(nodes[at + 1] as number)] as number;
    inOrder[at] = letter < next ? (inOrder[at + 1] as number) : 0;
  }
  return { low, high, inOrder };
}

/** Where the lists go that have another order here, and how many nodes they have. */
function movedLists(nodes: Int32Array, root: number, inOrder: Uint8Array) {
  const places = new Map<number, number>();
  let size = 0;
  const move = (list: number): void => {
    if (inOrder[list] === 1 || places.has(list)) return;
    places.set(list, nodes.length + size);
    for (let at = list; ; at++) {
      size++;
      if (isLast(nodes[at] as number)) return;
    }
  };
  for (let at = 1; at < nodes.length; at++) move(childOf(nodes[at] as number));
  move(root);
  return { places, size };
}

/** The nodes of a list in the order of the codes. */
function listAt(nodes: Int32Array, list: number, codes: Uint8Array): number[] {
  const siblings: number[] = [];
  for (let at = list; ; at++) {
    siblings.push(nodes[at] as number);
    if (isLast(nodes[at] as number)) break;
  }
  const codeOf = (node: number): number => codes[letterOf(node)] as number;
  return siblings.sort((a, b) => codeOf(a) - codeOf(b));
}

/** How many bits are set. */
export function bitsIn(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The node after another with this letter; the dead end, 0, if there is none. */
export function follow(graph: WalkGraph, node: number, letter: number): number {
  const { numbers, width } = graph;
  const bit = 1 << (letter - 1);
  const low = numbers[node] as number;
  const isLow = letter <= 32;
  const link = numbers[node + LINK] as number;
  const letters = isLow ? low : (link & HAS_HIGH) === 0 ? 0 : (graph.high[node] as number);
  if ((letters & bit) === 0) return 0;
  const before = bitsIn(letters & (bit - 1)) + (isLow ? 0 : bitsIn(low));
  return (link >> FIRST_AT) + before * width;
}

export const endsAt = ({ numbers }: WalkGraph, node: number): boolean =>
  ((numbers[node + LINK] as number) & ENDS) !== 0;
