/** Reads the dictionary of the source: one word per line, followed by its flags. */
import { folded, isPlayable } from './spelling.ts';
import type { Verb } from './verbs.ts';

export interface Entries {
  /** All that is listed as it stands. */
  readonly headwords: ReadonlySet<string>;
  /** Those of them that are adjectives and nothing else. */
  readonly adjectives: ReadonlySet<string>;
  /** Verbs are listed by their stem. */
  readonly verbs: readonly Verb[];
}

/** Classes of words; a proper name (IS_OA) or a half of a pair (IS_DUP) alone is none of them. */
const CLASSES = new Set([
  ...['CL_ISIM', 'IS_ADJ', 'IS_PUREADJ', 'IS_ADVERB', 'IS_INTERJ', 'IS_CONJ', 'IS_POSTP'],
  ...['IS_ZM', 'IS_SAYI', 'IS_DET', 'IS_ORD', 'IS_QUES', 'CL_NONE'],
]);

/** A few passives have a flag of their own. */
const VERBS = ['CL_FIIL', 'PASSIVE-HN'];

export function parseEntries(text: string): Entries {
  const headwords = new Set<string>();
  const adjectives = new Set<string>();
  const verbs = new Map<string, Verb>();
  for (const line of text.split('\n')) {
    const [spelling = '', ...flags] = line.trim().split(' ');
    const word = folded(spelling);
    if (VERBS.some((flag) => flags.includes(flag)) && /^\p{Ll}{2,}$/u.test(word)) {
      verbs.set(word, { stem: word, softens: flags.includes('F_SD') });
    }
    const isWord = flags.some((flag) => CLASSES.has(flag)) && !flags.includes('IS_KIS');
    if (!isWord || !isPlayable(word)) continue;
    headwords.add(word);
    if (flags.includes('IS_ADJ') && !flags.includes('CL_ISIM')) adjectives.add(word);
  }
  return { headwords, adjectives, verbs: [...verbs.values()] };
}
