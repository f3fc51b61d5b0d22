/** Counts the attested words that share a beginning. */
import { NONE, type Trie } from './cspell-trie.ts';

/** The number of words, however long, that begin so. */
export type Beginnings = (beginning: string) => number;

export function makeBeginnings({ isWord, firstEdge, nextEdge, letter, target }: Trie): Beginnings {
  const known = new Map<number, number>();

  const wordsFrom = (node: number): number => {
    let words = known.get(node);
    if (words !== undefined) return words;
    words = isWord[node] === true ? 1 : 0;
    for (let edge = firstEdge[node] as number; edge !== NONE; edge = nextEdge[edge] as number)
      words += wordsFrom(target[edge] as number);
    known.set(node, words);
    return words;
  };

  const step = (node: number, next: string): number => {
    let edge = firstEdge[node] as number;
    while (edge !== NONE && letter[edge] !== next) edge = nextEdge[edge] as number;
    return edge === NONE ? NONE : (target[edge] as number);
  };

  return (beginning) => {
    let node = 0;
    for (const next of beginning) {
      node = step(node, next);
      if (node === NONE) return 0;
    }
    return wordsFrom(node);
  };
}
