/** A word's place in the list and back: a number for each word without gaps, so that facts can be kept in arrays. */
import { type Codes, findSibling } from './graph.ts';
import type { Lexicon } from './lexicon.ts';
import { childOf, endsWord, isLast, letterOf } from './node.ts';

/** From 0, in alphabet order; undefined for what is no word. */
export function indexOf({ graph }: Lexicon, word: Codes): number | undefined {
  const { nodes, counts, root } = graph;
  let before = 0;
  let list = root;
  let node = 0;
  for (let i = 0; i < word.length; i++) {
    // The word of the letters so far stands before all that go on from them.
    if (i > 0 && endsWord(node)) before++;
    const at = findSibling(nodes, list, word[i] as number);
    if (at === 0) return undefined;
    before += (counts[list] as number) - (counts[at] as number);
    node = nodes[at] as number;
    list = childOf(node);
  }
  return endsWord(node) ? before : undefined;
}

export function wordAt({ graph, info }: Lexicon, index: number): Codes | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= info.words) return undefined;
  const { nodes, counts, root } = graph;
  const letters: number[] = [];
  let left = index;
  for (let at = root; ; ) {
    const node = nodes[at] as number;
    const through = (counts[at] as number) - (isLast(node) ? 0 : (counts[at + 1] as number));
    if (left >= through) {
      left -= through;
      at++;
      continue;
    }
    letters.push(letterOf(node));
    if (endsWord(node) && left-- === 0) return Uint8Array.from(letters);
    at = childOf(node);
  }
}
