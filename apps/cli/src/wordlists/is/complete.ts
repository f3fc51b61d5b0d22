/**
 * Completes the paradigms of words that the source lists only as separate forms: tries the source's own classes, the one
 * with the strongest evidence first, and adds a form only if all classes with the same evidence agree on it.
 */
import type { Candidate, Forms } from './candidates.ts';
import type { Part, Slot, WordClass } from './inflection.ts';

export interface Paradigm {
  readonly candidate: Candidate;
  /** Its known forms and those that follow from them. */
  readonly words: readonly string[];
}

export function completeParadigms(
  candidates: readonly Candidate[],
  explainedBefore: Iterable<string>,
): Paradigm[] {
  const explained = new Set(explainedBefore);
  const byForm = formIndex(candidates);
  const paradigms: Paradigm[] = [];
  for (const found of strongestFirst(candidates)) {
    const news = found.attested.filter((it) => !explained.has(it));
    if (!found.given && news.length < LEAST_NEWS[found.inflection.wordClass]) continue;
    const candidate = { ...found };
    for (const it of candidate.attested) explained.add(it);
    const rivals = rivalsOf(found, news, byForm);
    const words = [...candidate.forms.keys()].filter(
      (it) => candidate.given || candidate.attested.includes(it) || mayAdd(it, candidate, rivals),
    );
    paradigms.push({ candidate, words });
  }
  return paradigms;
}

/** Forms that no stronger paradigm has explained: else a case form would pass for a base form of its own. */
const LEAST_NEWS: Readonly<Record<WordClass, number>> = { noun: 4, verb: 6, adjective: 8 };

/** Only into a slot that has no other form, and of a part of which the source has forms. */
function mayAdd(form: string, candidate: Candidate, rivals: readonly Forms[]): boolean {
  if (!rivals.every((forms) => forms.has(form))) return false;
  const slots = candidate.forms.get(form) ?? [];
  return slots.some((slot) => isProven(slot.part, candidate) && isAlone(slot, form, candidate));
}

function isAlone({ tag }: Slot, form: string, { forms }: Candidate): boolean {
  for (const [other, slots] of forms) {
    if (other !== form && slots.some((slot) => slot.tag === tag)) return false;
  }
  return true;
}

/** Only forms that stand in one part alone speak for it. */
function isProven(part: Part, { inflection, forms, attested }: Candidate): boolean {
  const speaking = attested.filter((it) =>
    (forms.get(it) ?? []).every((slot) => slot.part === part),
  );
  return speaking.length >= (inflection.wordClass === 'adjective' && part !== 1 ? 1 : 2);
}

/** Given classes first; then by attested forms, weighed by their share of the paradigm. */
function strongestFirst(candidates: readonly Candidate[]): readonly Candidate[] {
  const strength = ({ given, attested, size }: Candidate): number =>
    given ? Number.POSITIVE_INFINITY : attested.length ** 2 / size;
  return candidates
    .map((candidate, at) => ({ candidate, at, strength: strength(candidate) }))
    .sort((a, b) => (a.strength === b.strength ? a.at - b.at : b.strength - a.strength))
    .map(({ candidate }) => candidate);
}

function formIndex(candidates: readonly Candidate[]): ReadonlyMap<string, readonly Candidate[]> {
  const index = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    for (const form of candidate.attested) {
      const known = index.get(form);
      if (known === undefined) index.set(form, [candidate]);
      else known.push(candidate);
    }
  }
  return index;
}

/** The forms of other candidates of the same word class that would explain all the news as well. */
function rivalsOf(
  candidate: Candidate,
  news: readonly string[],
  byForm: ReadonlyMap<string, readonly Candidate[]>,
): readonly Forms[] {
  const lists = news.map((it) => byForm.get(it) ?? []);
  const shortest = lists.reduce((a, b) => (b.length < a.length ? b : a), lists[0] ?? []);
  const { wordClass } = candidate.inflection;
  return shortest
    .filter((rival) => rival !== candidate && rival.inflection.wordClass === wordClass)
    .map(({ forms }) => forms)
    .filter((forms) => news.every((it) => forms.has(it)));
}
