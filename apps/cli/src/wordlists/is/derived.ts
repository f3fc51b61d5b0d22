/**
 * Finds words whose suffix tells how they inflect, so that a few forms are enough: feminines in -un and -ing beside their
 * verb, adjectives in -legur, and verbs of the great regular class, which alone have a past in -aði.
 */
import { type Candidate, type Forms, mended } from './candidates.ts';
import type { Grammar } from './grammar.ts';
import type { WordClass } from './inflection.ts';
import { isOld } from './spelling.ts';
import { withUmlaut } from './umlaut.ts';

interface Suffix {
  readonly wordClass: WordClass;
  /** A word of the source that inflects so. */
  readonly model: string;
  /** The base form of which a known word is a form; undefined where the word is none. */
  readonly baseOf: (word: string) => string | undefined;
  /** Of each group one must be known. */
  readonly beside: (base: string) => readonly (readonly string[])[];
  /** How many forms must be known, the base form among them or not. */
  readonly forms: number;
}

const SHORTEST = 4;

const SUFFIXES: readonly Suffix[] = [
  {
    wordClass: 'noun',
    model: 'bilun',
    baseOf: (word) => (/[^ö].un$/u.test(word) ? word : undefined),
    beside: (base) => [verbsOf(base.slice(0, -2)), feminineOf(base, 'ar')],
    forms: 2,
  },
  {
    wordClass: 'noun',
    model: 'svörun',
    baseOf: (word) => (/ö[^aáeéiíoóuúyýæö]+un$/u.test(word) ? word : undefined),
    beside: (base) => [
      verbsOf(base.slice(0, -2).replace(/ö(?=[^ö]*$)/u, 'a')),
      feminineOf(base, 'ar'),
    ],
    forms: 2,
  },
  {
    wordClass: 'noun',
    model: 'æfing',
    baseOf: (word) => (word.endsWith('ing') ? word : undefined),
    beside: (base) => [verbsOf(base.slice(0, -3)), feminineOf(base, 'u')],
    forms: 2,
  },
  {
    wordClass: 'adjective',
    model: 'lélegur',
    // Not -lega or -legur, which nouns have too: sjúkrahúslega.
    baseOf: (word) => /^(.{3,}leg)t$/u.exec(word)?.[1]?.concat('ur'),
    beside: () => [],
    forms: 2,
  },
  {
    wordClass: 'verb',
    model: 'bora',
    baseOf: (word) => (word.endsWith('a') ? word : undefined),
    // The dative of a noun in -aður looks like the past, but not like its plural.
    beside: (base) => [[`${base}ði`], verbForms(base.slice(0, -1))],
    forms: 4,
  },
];

/** In a stem with an a the plural of the past has an ö. */
const verbForms = (stem: string): readonly string[] =>
  ['aðist', 'aðir', 'andi'].map((ending) => stem + ending).concat(withUmlaut(`${stem}uðu`));

/** fræðing is the accusative of a masculine, augun the plural of a neuter: neither has these forms. */
const feminineOf = (base: string, ending: string): readonly string[] =>
  [ending, 'in', 'ina', 'inni'].map((it) => base + it);

const verbsOf = (stem: string): readonly string[] => [`${stem}a`, `${stem}ja`];

export function derivedWords(known: ReadonlySet<string>, grammar: Grammar): Candidate[] {
  return SUFFIXES.flatMap((suffix) => {
    const inflection = grammar.classOf(suffix.model, suffix.wordClass);
    if (inflection === undefined) return [];
    const bases = new Set([...known].map(suffix.baseOf).filter((it) => it !== undefined));
    return [...bases].flatMap((base) => {
      const isBeside = suffix.beside(base).every((group) => group.some((it) => known.has(it)));
      if (base.length < SHORTEST || !isBeside || isOld(base, known)) return [];
      const all = mended(inflection.formsOf(base), base, inflection);
      const forms = all && partsKnown(all, known, suffix.wordClass);
      const attested = [...(forms?.keys() ?? [])].filter((it) => known.has(it));
      if (forms === undefined || attested.length < suffix.forms) return [];
      return { base, inflection, forms, size: forms.size, attested, given: true };
    });
  });
}

/** A verb has a middle voice and an adjective degrees only where a form of them is known. */
function partsKnown(forms: Forms, known: ReadonlySet<string>, wordClass: WordClass): Forms {
  if (wordClass === 'noun') return forms;
  const proven = new Set(
    [...forms]
      .filter(
        ([form, slots]) => known.has(form) && slots.every(({ part }) => part === slots[0]?.part),
      )
      .map(([, slots]) => slots[0]?.part),
  );
  return new Map(
    [...forms].filter(([, slots]) => slots.some(({ part }) => part === 1 || proven.has(part))),
  );
}
