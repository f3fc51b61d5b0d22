/** A dictionary into a language read backwards: which headwords are explained by a word. */
import type { DictEntry } from '../dictd.ts';
import { termsOf } from './freedict.ts';

/** So many headwords say enough. */
const MOST = 4;
/** What stands far back in an entry is a set phrase or a stray sense. */
const MOST_SENSES = 4;

/**
 * By word, the headwords with commas between: first those that the word explains first. `wordOf` says which word a term
 * is, or undefined for what is none of the list.
 */
export function reversed(
  entries: readonly DictEntry[],
  wordOf: (term: string) => string | undefined,
): ReadonlyMap<string, string> {
  const found = new Map<string, Map<string, number>>();
  for (const { headword, lines } of entries) {
    if (!/^[a-z][a-z' -]*$/u.test(headword)) continue;
    for (const [sense, line] of lines.slice(0, MOST_SENSES).entries()) {
      for (const [at, term] of termsOf(line).entries()) {
        const word = wordOf(term);
        if (word === undefined) continue;
        const ranks = found.get(word) ?? new Map<string, number>();
        // A word that explains alone says more than one among many.
        const rank = 10 * sense + at;
        ranks.set(headword, Math.min(rank, ranks.get(headword) ?? rank));
        found.set(word, ranks);
      }
    }
  }
  return new Map([...found].map(([word, ranks]) => [word, joined(ranks)]));
}

const joined = (ranks: ReadonlyMap<string, number>): string =>
  [...ranks]
    .sort(([a, x], [b, y]) => x - y || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([headword]) => headword)
    .join(', ');
