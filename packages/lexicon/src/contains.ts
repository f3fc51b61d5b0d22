/** Is it a word? The one question asked millions of times. */
import { type Codes, findNode } from './graph.ts';
import type { Lexicon, WordGraph } from './lexicon.ts';
import { CHILD_BITS, ENDS_WORD, endsWord, LETTER_BITS, LETTER_SHIFT } from './node.ts';
import { pairIndex } from './pairs.ts';

export function contains({ graph }: Lexicon, word: Codes): boolean {
  if (word.length < 2) return endsWord(graph.nodes[findNode(graph, word)] as number);
  return containsLong(graph, word);
}

/** Written out without helpers, and from the third letter on: the pairs know the first two. */
function containsLong({ nodes, pairs }: WordGraph, word: Codes): boolean {
  const length = word.length;
  let node = pairs[pairIndex(word[0] as number, word[1] as number)] as number;
  for (let i = 2; i < length; i++) {
    const wanted = (word[i] as number) << LETTER_SHIFT;
    let at = node & CHILD_BITS;
    node = nodes[at] as number;
    while ((node & LETTER_BITS) < wanted && node >= 0) node = nodes[++at] as number;
    if ((node & LETTER_BITS) !== wanted) return false;
  }
  return (node & ENDS_WORD) !== 0;
}
