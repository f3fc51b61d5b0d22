/**
 * The letters of each list of the word graph, a bit for each: one look tells which of them fit, and how far down the
 * list each stands, without a walk along it.
 */
import { CHILD_BITS, LETTER_AT, WIDE } from './bits.ts';

export class Children {
  readonly nodes: Int32Array;
  /** Codes up to 31, and those above. */
  readonly low: Int32Array;
  readonly high: Int32Array;

  constructor(nodes: Int32Array) {
    this.nodes = nodes;
    this.low = new Int32Array(nodes.length);
    this.high = new Int32Array(nodes.length);
    let low = 0;
    let high = 0;
    for (let at = nodes.length - 1; at > 0; at--) {
      const node = nodes[at] as number;
      if (node < 0) {
        low = 0;
        high = 0;
      }
      if ((node & WIDE) === 0) low |= 1 << (node >> LETTER_AT);
      else high |= 1 << (node >> LETTER_AT);
      this.low[at] = low;
      this.high[at] = high;
    }
  }
}

/** How many bits are set. */
export function bitsIn(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The follower of a node with this letter; 0, which ends no word and leads nowhere, if there is none. */
export function follow({ nodes, low, high }: Children, node: number, letter: number): number {
  const list = node & CHILD_BITS;
  const set = (letter < 32 ? low[list] : high[list]) as number;
  if (((set >>> letter) & 1) === 0) return 0;
  const before = bitsIn(set & ((1 << letter) - 1));
  return nodes[list + (letter < 32 ? before : before + bitsIn(low[list] as number))] as number;
}
