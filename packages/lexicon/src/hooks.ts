/** The letters that make another word of a word when set before or after it; the word itself need not be one. */
import { contains } from './contains.ts';
import { type Codes, findNode } from './graph.ts';
import type { Lexicon } from './lexicon.ts';
import { childOf, endsWord, letterOf } from './node.ts';
import { siblingsAt } from './pairs.ts';

export function* backHooks({ graph }: Lexicon, word: Codes): Generator<number, void> {
  const { nodes, root } = graph;
  const list = word.length === 0 ? root : childOf(nodes[findNode(graph, word)] as number);
  for (const node of siblingsAt(nodes, list)) if (endsWord(node)) yield letterOf(node);
}

export function* frontHooks(lexicon: Lexicon, word: Codes): Generator<number, void> {
  const { nodes, root } = lexicon.graph;
  const longer = new Uint8Array(word.length + 1);
  longer.set(word, 1);
  for (const node of siblingsAt(nodes, root)) {
    longer[0] = letterOf(node);
    if (contains(lexicon, longer)) yield letterOf(node);
  }
}
