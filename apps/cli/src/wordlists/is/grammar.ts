/** What the entries of the Icelandic source say about inflection: its classes, their words, and named verbs. */
import type { Affixes, Entry } from '../hunspell.ts';
import { type Inflection, makeInflection, type WordClass, wordClassOf } from './inflection.ts';

export interface Grammar {
  readonly given: readonly GivenClass[];
  /** Classes in use for words with the same last letters; all verbs end alike. */
  readonly inflectionsFor: (base: string) => readonly Inflection[];
  /** Forms that the source gives to a verb by name; undefined where it does not know the verb. */
  readonly formsOfVerb: (base: string) => readonly string[] | undefined;
  /** Whether the source marks the word as a form of a verb: lítur is no adjective. */
  readonly isVerbForm: (word: string) => boolean;
  /** The class of a word that the source inflects. */
  readonly classOf: (word: string, wordClass: WordClass) => Inflection | undefined;
}

interface GivenClass {
  readonly base: string;
  readonly inflection: Inflection;
}

export function makeGrammar(entries: readonly Entry[], affixes: Affixes): Grammar {
  const inflections = new Map<string, Inflection>();
  const byEnding = new Map<string, Set<Inflection>>();
  const verbs = new Map<string, string[]>();
  const verbForms = new Set<string>();
  const given: GivenClass[] = [];
  for (const entry of entries) {
    const wordClass = wordClassOf(entry);
    if (wordClass === undefined) continue;
    if (wordClass === 'verb') {
      const verb = /st:(\S+)/u.exec(entry.morph)?.[1] ?? entry.word;
      verbs.set(verb, [...(verbs.get(verb) ?? []), entry.word]);
      verbForms.add(entry.word);
    }
    for (const flag of entry.flags) {
      const inflection = inflections.get(flag) ?? makeInflection(flag, wordClass, affixes);
      inflections.set(flag, inflection);
      const ending = wordClass === 'verb' ? 'a' : entry.word.slice(-3);
      byEnding.set(ending, (byEnding.get(ending) ?? new Set()).add(inflection));
      given.push({ base: entry.word, inflection });
    }
  }
  const lists = new Map([...byEnding].map(([ending, them]) => [ending, [...them]]));
  return {
    given,
    inflectionsFor: (base) => [
      ...(lists.get(base.slice(-3)) ?? []),
      ...(lists.get(base.slice(-1)) ?? []),
    ],
    formsOfVerb: (base) => verbs.get(base),
    isVerbForm: (word) => verbForms.has(word),
    classOf: (word, wordClass) =>
      given.find(({ base, inflection }) => base === word && inflection.wordClass === wordClass)
        ?.inflection,
  };
}
