/** Matches the attested words against the transducer; words that share a beginning share the work. */
import { NONE, type Trie } from './cspell-trie.ts';
import type { Paths } from './paths.ts';
import { type Reading, readingOf } from './reading.ts';

/** Calls `visit` with every word of these letters that the transducer knows, and its readings. */
export function visitAttested(
  trie: Trie,
  paths: Paths,
  letters: ReadonlySet<string>,
  longest: number,
  visit: (word: string, readings: readonly Reading[]) => void,
): void {
  const { isWord, firstEdge, nextEdge, letter, target } = trie;

  const walk = (node: number, word: string, here: ReturnType<Paths['start']>): void => {
    if (isWord[node] === true) {
      const readings = readingsOf(paths, here);
      if (readings.length > 0) visit(word, readings);
    }
    if (word.length === longest) return;
    for (let edge = firstEdge[node] as number; edge !== NONE; edge = nextEdge[edge] as number) {
      const next = letter[edge] as string;
      const there = letters.has(next) ? paths.advance(here, next) : [];
      if (there.length > 0) walk(target[edge] as number, word + next, there);
    }
  };

  walk(0, '', paths.start());
}

/** What the transducer says of one word. */
export function analyse(paths: Paths, word: string): readonly Reading[] {
  let here = paths.start();
  for (const letter of word) here = paths.advance(here, letter);
  return readingsOf(paths, here);
}

const readingsOf = (paths: Paths, here: ReturnType<Paths['start']>): readonly Reading[] =>
  paths
    .outputs(here)
    .map(readingOf)
    .filter((reading) => reading !== undefined);
