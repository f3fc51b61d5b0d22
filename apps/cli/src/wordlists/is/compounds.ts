/**
 * Compounds inflect like their last part: trúfélag like félag. Of a compound that is known in a few forms, the others
 * follow from the paradigm of its last part.
 */
import type { Paradigm } from './complete.ts';
import type { WordClass } from './inflection.ts';

interface Compound {
  readonly first: string;
  readonly head: Paradigm;
  /** The known forms, without the first part. */
  readonly known: Set<string>;
}

/** Forms of compounds of two known words; `known` holds the words and what has been seen in text. */
export function compoundForms(
  paradigms: readonly Paradigm[],
  known: ReadonlySet<string>,
): string[] {
  const heads = headIndex(paradigms);
  const explained = new Set(paradigms.flatMap(({ words }) => words));
  const byFirst = new Map<string, Map<Paradigm, Compound>>();
  for (const word of known) {
    if (explained.has(word)) continue;
    for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
      const first = word.slice(0, at);
      const rest = word.slice(at);
      const found = heads.get(rest);
      if (found === undefined || !known.has(first)) continue;
      const compounds = byFirst.get(first) ?? new Map<Paradigm, Compound>();
      byFirst.set(first, compounds);
      for (const head of found) {
        const compound = compounds.get(head) ?? { first, head, known: new Set() };
        compounds.set(head, compound);
        compound.known.add(rest);
      }
    }
  }
  return [...byFirst.values()].flatMap((compounds) => formsOf([...compounds.values()]));
}

const SHORTEST = 3;
/** Forms that must be known, and of them with the article. */
const LEAST: Readonly<Record<WordClass, { forms: number; telling: number }>> = {
  noun: { forms: 3, telling: 1 },
  verb: { forms: 5, telling: 4 },
  adjective: { forms: 5, telling: 4 },
};

/** Of the compounds with one first part, those whose known forms no other explains better; where two do equally well, what both have. */
function formsOf(compounds: readonly Compound[]): string[] {
  const likely = compounds.filter(isLikely);
  return likely.flatMap((compound) => {
    const rivals = compounds.filter(
      (rival) => rival !== compound && isSubset(compound.known, rival.known),
    );
    if (rivals.some((rival) => rival.known.size > compound.known.size)) return [];
    return compound.head.words
      .filter((form) => rivals.every(({ head }) => head.words.includes(form)))
      .filter((form) => isPartKnown(form, compound))
      .map((form) => compound.first + form);
  });
}

function isLikely({ head, known }: Compound): boolean {
  const { inflection, forms, base } = head.candidate;
  const least = LEAST[inflection.wordClass];
  const telling = [...known].filter((it) => forms.get(it)?.some((slot) => slot.telling));
  return known.size >= least.forms && telling.length >= least.telling && known.has(base);
}

/** A part of the head's paradigm may be wanting in the compound: no plural is made where only the singular is known. */
function isPartKnown(form: string, { head, known }: Compound): boolean {
  const { forms } = head.candidate;
  const parts = new Set((forms.get(form) ?? []).map(({ part }) => part));
  return [...known].some((it) => (forms.get(it) ?? []).every(({ part }) => parts.has(part)));
}

const isSubset = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size <= b.size && [...a].every((it) => b.has(it));

function headIndex(paradigms: readonly Paradigm[]): ReadonlyMap<string, readonly Paradigm[]> {
  const index = new Map<string, Paradigm[]>();
  for (const paradigm of paradigms) {
    if (paradigm.candidate.base.length < SHORTEST) continue;
    for (const form of paradigm.words) {
      if (form.length < SHORTEST) continue;
      const others = index.get(form);
      if (others === undefined) index.set(form, [paradigm]);
      else others.push(paradigm);
    }
  }
  return index;
}
