/** A graph read with a larger alphabet: the same words in the same order, their letters numbered anew. */
import type { Letter } from '@taht/letters';
import type { Graph } from './graph.ts';
import { LETTER_BITS, LETTER_SHIFT, letterOf, MAX_LETTER } from './node.ts';

/** By old code the new one; undefined where a letter is missing among the new ones, or stands in another order. */
export function newCodes(
  letters: readonly string[],
  larger: readonly Letter[],
): Uint8Array | undefined {
  const codes = new Uint8Array(MAX_LETTER + 1);
  for (const [i, letter] of letters.entries()) {
    const code = larger.indexOf(letter as Letter) + 1;
    if (code <= (codes[i] as number)) return undefined;
    codes[i + 1] = code;
  }
  return codes;
}

/** The order of the letters is the same, so siblings and lists stay where they are. */
export const recode = ({ nodes, root }: Graph, codes: Uint8Array): Graph => ({
  nodes: nodes.map(
    (node) => (node & ~LETTER_BITS) | ((codes[letterOf(node)] as number) << LETTER_SHIFT),
  ),
  root,
});
