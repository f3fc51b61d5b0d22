/** Which words a form of the list may be, told by the words that a maker knows with all their forms. */
import type { WordClass, WordReading } from '@taht/lexicon';

/** A word with its forms, as a maker knows them. */
export interface Lexeme {
  readonly base: string;
  /** Undefined where nothing tells. */
  readonly wordClass: WordClass | undefined;
  readonly forms: readonly string[];
}

const MOST_READINGS = 3;
const SHORTEST = 3;

/** By form, in the spelling of the source. Only words of the list are lemmas. */
export function formIndex(
  lexemes: Iterable<Lexeme>,
  list: ReadonlySet<string>,
): ReadonlyMap<string, readonly WordReading[]> {
  const byForm = new Map<string, WordReading[]>();
  for (const { base, wordClass = null, forms } of lexemes) {
    const isLoose = wordClass === null && forms.length === 1;
    if (isLoose || !list.has(base)) continue;
    for (const form of new Set(forms)) {
      const known = byForm.get(form);
      if (known === undefined) byForm.set(form, [{ lemma: base, wordClass }]);
      else known.push({ lemma: base, wordClass });
    }
  }
  return byForm;
}

/** A compound is inflected like its last part, of which the longest counts; what it becomes is a word of the list too. */
export function likeLastPart(
  word: string,
  list: ReadonlySet<string>,
  byForm: ReadonlyMap<string, readonly WordReading[]>,
): readonly WordReading[] {
  for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
    const first = word.slice(0, at);
    const found = byForm.get(word.slice(at)) ?? [];
    const whole = found.map((each) => ({ ...each, lemma: first + each.lemma }));
    const listed = whole.filter(({ lemma }) => list.has(lemma));
    // Few verbs are compounds: the Icelandic eldingarhraða is a form of the noun hraði.
    const others = listed.filter(({ wordClass }) => wordClass !== 'verb');
    if (listed.length > 0) return others.length > 0 ? others : listed;
  }
  return [];
}

/** Each reading once and only the first few; those without a class where no other has one. */
export function tidied(readings: readonly WordReading[]): readonly WordReading[] {
  const told = readings.filter(({ wordClass }) => wordClass !== null);
  const all = told.length > 0 ? told : readings;
  const isFirst = ({ lemma, wordClass }: WordReading, i: number): boolean =>
    all.findIndex((each) => each.lemma === lemma && each.wordClass === wordClass) === i;
  return all.filter(isFirst).slice(0, MOST_READINGS);
}

/** In the letters of the list. */
export const inCapitals = (
  readings: readonly WordReading[],
  language: string,
): readonly WordReading[] =>
  readings.map((each) => ({ ...each, lemma: each.lemma.toLocaleUpperCase(language) }));
