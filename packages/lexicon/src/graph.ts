/** A graph of words in one typed array, and the steps along it. */
import { childOf, LETTER_BITS, LETTER_SHIFT } from './node.ts';

/** The letters of a word by their numbers in the alphabet, from 1. */
export type Codes = Uint8Array;

/** Longer words fit on no board; the limit bounds every walk. */
export const MAX_LENGTH = 31;

/**
 * Siblings stand side by side in the order of their letters, and every list of followers stands
 * before the lists that lead to it: one pass from the front sees children before their parents.
 */
export interface Graph {
  readonly nodes: Int32Array;
  /** Where the list of first letters begins; 0 when there is no word. */
  readonly root: number;
}

/** The position of the sibling with this letter in the list that begins at `list`, or 0. */
export function findSibling(nodes: Int32Array, list: number, letter: number): number {
  if (list === 0) return 0;
  const wanted = letter << LETTER_SHIFT;
  for (let at = list; ; at++) {
    const node = nodes[at] as number;
    if ((node & LETTER_BITS) >= wanted) return (node & LETTER_BITS) === wanted ? at : 0;
    if (node < 0) return 0;
  }
}

/** The position of the node that the letters lead to, or 0. */
export function findNode({ nodes, root }: Graph, letters: Codes): number {
  let at = 0;
  let list = root;
  for (const letter of letters) {
    at = findSibling(nodes, list, letter);
    if (at === 0) return 0;
    list = childOf(nodes[at] as number);
  }
  return at;
}
