/** Where each pair of first letters leads: a table that saves a look-up the two longest lists of siblings. */
import type { Graph } from './graph.ts';
import { childOf, isLast, letterOf, MAX_LETTER } from './node.ts';

/** The node of the second letter, by both letters; 0 where no word begins so. */
export type Pairs = Int32Array;

const WIDTH_BITS = 6;

export const pairIndex = (first: number, second: number): number => (first << WIDTH_BITS) | second;

export function makePairs({ nodes, root }: Graph): Pairs {
  const pairs = new Int32Array((MAX_LETTER + 1) ** 2);
  for (const first of siblingsAt(nodes, root))
    for (const second of siblingsAt(nodes, childOf(first)))
      pairs[pairIndex(letterOf(first), letterOf(second))] = second;
  return pairs;
}

/** The nodes of a list. */
export function* siblingsAt(nodes: Int32Array, list: number): Generator<number, void> {
  if (list === 0) return;
  for (let at = list; ; at++) {
    const node = nodes[at] as number;
    yield node;
    if (isLast(node)) return;
  }
}
