/** Finds base forms that the source lists without a class, and the classes that fit their other forms. */
import type { Grammar } from './grammar.ts';
import type { Inflection, Slot, WordClass } from './inflection.ts';
import { breaksUmlaut, withUmlaut } from './umlaut.ts';

export interface Candidate {
  readonly base: string;
  readonly inflection: Inflection;
  /** Made anew at each look: there are too many candidates to keep the forms of all. */
  readonly forms: Forms;
  /** How many forms there are. */
  readonly size: number;
  /** Those of the forms that are known. */
  readonly attested: readonly string[];
  /** The source itself gives the class. */
  readonly given: boolean;
}

export type Forms = ReadonlyMap<string, readonly Slot[]>;

export interface Evidence {
  readonly known: ReadonlySet<string>;
  /** Words that the source may lack only because it has the same letters as a name. */
  readonly hidden: ReadonlySet<string>;
  readonly grammar: Grammar;
}

export function findCandidates(bases: Iterable<string>, evidence: Evidence): Candidate[] {
  const found: Candidate[] = [];
  for (const base of bases) {
    for (const inflection of evidence.grammar.inflectionsFor(base)) {
      const candidate = candidateOf(base, inflection, evidence);
      if (candidate !== undefined) found.push(candidate);
    }
  }
  return found;
}

export const givenCandidate = (
  base: string,
  inflection: Inflection,
  known: ReadonlySet<string>,
): Candidate => {
  const forms = inflection.formsOf(base);
  const attested = [...forms.keys()].filter((it) => known.has(it));
  return { base, inflection, forms, size: forms.size, attested, given: true };
};

function candidateOf(
  base: string,
  inflection: Inflection,
  { known, hidden, grammar }: Evidence,
): Candidate | undefined {
  const least = LEAST[inflection.wordClass];
  const isVerb = inflection.wordClass === 'verb';
  const verb = grammar.formsOfVerb(base);
  const isDoubtful = isVerb && base.length < 6 && verb === undefined;
  if (isDoubtful && !known.has(pastOf(base))) return undefined;
  if (inflection.wordClass === 'adjective' && grammar.isVerbForm(base)) return undefined;
  if (!inflection.hasKnown(base, known, least.telling)) return undefined;
  const forms = mended(inflection.formsOf(base), base, inflection);
  if (forms === undefined || (isDoubtful && !forms.has(pastOf(base)))) return undefined;
  if (isVerb && verb !== undefined && !verb.every((it) => forms.has(it))) return undefined;
  const attested = [...forms.keys()].filter((it) => known.has(it));
  const unknown = [...forms.keys()].filter((it) => !known.has(it) && !hidden.has(it)).length;
  const share = attested.length / (attested.length + unknown);
  if (attested.length < least.forms || share < least.share) return undefined;
  return {
    base,
    inflection,
    get forms() {
      return mended(inflection.formsOf(base), base, inflection) ?? NO_FORMS;
    },
    size: forms.size,
    attested,
    given: false,
  };
}

const NO_FORMS: Forms = new Map();

/** A short word in -a may be anything; one with a past in -aði beside it is a verb of the great regular class. */
const pastOf = (base: string): string => `${base}ði`;

/** How much of a paradigm must be there: forms in all, telling forms, and their share of the whole. */
const LEAST: Readonly<Record<WordClass, { forms: number; telling: number; share: number }>> = {
  noun: { forms: 5, telling: 2, share: 0.6 },
  verb: { forms: 8, telling: 7, share: 0.3 },
  adjective: { forms: 8, telling: 7, share: 0.3 },
};

/** Where an ending calls for umlaut it is made, but the article is no ending (salur, salnum); nor is the u of a second part (tannbursti); adjectives and strong neuters also change without an ending and have classes for it. */
export function mended(forms: Forms, base: string, { wordClass }: Inflection): Forms | undefined {
  const withArticle = `${base.replace(/ur$/u, '')}num`;
  const breaks = (form: string): boolean => form !== withArticle && breaksUmlaut(form);
  if (breaksUmlaut(base) || ![...forms.keys()].some(breaks)) return forms;
  if (wordClass === 'adjective') return undefined;
  if (wordClass === 'noun' && !/(?:a|i|ur|ll|nn)$/u.test(base)) return undefined;
  return new Map(
    [...forms].map(([form, slots]) => [breaks(form) ? withUmlaut(form) : form, slots]),
  );
}
