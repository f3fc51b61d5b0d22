/**
 * Names that look like compounds: `Suolahti` is a town, and no dictionary has a salt bay. The attested words tell,
 * since they keep capitals: what begins more of them with one than without is a name.
 */
import { NONE, type Trie } from './cspell-trie.ts';

/** Whether a word, given by its base form in lower case, is a name. */
export type NameTest = (base: string) => boolean;

export function makeNameTest({ isWord, firstEdge, nextEdge, letter, target }: Trie): NameTest {
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

  const wordsWith = (beginning: string): number => {
    let node = 0;
    for (const next of beginning) {
      node = step(node, next);
      if (node === NONE) return 0;
    }
    return wordsFrom(node);
  };

  return (base) => {
    const stem = base.slice(0, -1);
    const names = wordsWith(stem.charAt(0).toLocaleUpperCase('fi') + stem.slice(1));
    return names > 0 && names > wordsWith(stem);
  };
}
