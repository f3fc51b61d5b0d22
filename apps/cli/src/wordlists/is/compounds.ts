/**
 * Completes compounds, which inflect like their last part: trúfélag like félag. A compound known in a few forms gets the
 * other forms from the paradigm of its last part.
 */
import type { Paradigm } from './complete.ts';
import type { WordClass } from './inflection.ts';

interface Compound {
  readonly first: string;
  readonly head: Paradigm;
  /** The known forms, without the first part. */
  readonly known: string[];
}

/** Forms of compounds of two known words; `known` holds the words and what has been seen in text. */
export function compoundForms(
  paradigms: readonly Paradigm[],
  known: ReadonlySet<string>,
): string[] {
  const heads = headIndex(paradigms);
  const explained = new Set(paradigms.flatMap(({ words }) => words));
  const byFirst = new Map<string, string[]>();
  for (const word of known) {
    if (explained.has(word)) continue;
    for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
      const first = word.slice(0, at);
      const rest = word.slice(at);
      if (!heads.has(rest) || !known.has(first) || lacksSeam(first, rest, known)) continue;
      const others = byFirst.get(first);
      if (others === undefined) byFirst.set(first, [rest]);
      else others.push(rest);
    }
  }
  return [...byFirst].flatMap(([first, rests]) => formsOf(compoundsOf(first, rests, heads), known));
}

type Heads = ReadonlyMap<string, readonly Paradigm[]>;

function compoundsOf(first: string, rests: readonly string[], heads: Heads): Compound[] {
  const compounds = new Map<Paradigm, Compound>();
  for (const rest of rests) {
    for (const head of heads.get(rest) ?? []) {
      const compound = compounds.get(head) ?? { first, head, known: [] };
      compounds.set(head, compound);
      compound.known.push(rest);
    }
  }
  return [...compounds.values()];
}

const SHORTEST = 3;
/** Different words that follow what often opens a compound. */
const OPENING = 3;

const isOpening = (compounds: readonly Compound[]): boolean =>
  new Set(compounds.flatMap(({ known }) => known.map((it) => it.slice(0, SHORTEST)))).size >=
  OPENING;

/** ríkis-stjórn, not ríki-stjórn. */
const lacksSeam = (first: string, rest: string, known: ReadonlySet<string>): boolean =>
  rest.startsWith('s') && known.has(`${first}s${rest}`);

/** Forms that must be known, and of them with the article. */
const LEAST: Readonly<Record<WordClass, { forms: number; telling: number }>> = {
  noun: { forms: 3, telling: 1 },
  verb: { forms: 5, telling: 4 },
  adjective: { forms: 5, telling: 4 },
};
/** After a known opening two forms of a noun will do, if its last part is no short word. */
const AFTER_OPENING = { forms: 2, letters: 4 };

/** Of the compounds with one first part, those whose known forms no other explains better; where two do equally well, what both have. */
function formsOf(compounds: readonly Compound[], known: ReadonlySet<string>): string[] {
  const opening = isOpening(compounds);
  const likely = compounds.filter((it) => isLikely(it) || (opening && isLikelyNoun(it, known)));
  return likely.flatMap((compound) => {
    const rivals = compounds.filter(
      (rival) => rival !== compound && isSubset(compound.known, rival.known),
    );
    if (rivals.some((rival) => rival.known.length > compound.known.length)) return [];
    return compound.head.words
      .filter((form) => rivals.every(({ head }) => head.words.includes(form)))
      .filter((form) => isPartKnown(form, compound))
      .map((form) => compound.first + form);
  });
}

function isLikely({ head, known }: Compound): boolean {
  const { inflection, forms, base } = head.candidate;
  const least = LEAST[inflection.wordClass];
  const telling = known.filter((it) => forms.get(it)?.some((slot) => slot.telling));
  return known.length >= least.forms && telling.length >= least.telling && known.includes(base);
}

function isLikelyNoun({ first, head, known }: Compound, words: ReadonlySet<string>): boolean {
  const { inflection, forms, base } = head.candidate;
  if (inflection.wordClass !== 'noun' || base.length < AFTER_OPENING.letters) return false;
  if (known.length < AFTER_OPENING.forms) return false;
  if (known.some((it) => words.has(`${first}s${it}`))) return false;
  const isTold = known.some((it) => forms.get(it)?.some((slot) => slot.telling));
  return isTold || (known.includes(base) && !PLACES.has(base));
}

/** What places are called after: without the article the compound may be a name. */
const PLACES: ReadonlySet<string> = new Set([
  ...['bakki', 'brekka', 'dalur', 'drangur', 'eyja', 'eyri', 'fell', 'fjall', 'fjörður', 'fljót'],
  ...['flói', 'foss', 'garður', 'gata', 'hagi', 'hamar', 'háls', 'heiði', 'hlíð', 'holt', 'hóll'],
  ...['hraun', 'hreppur', 'hvammur', 'hverfi', 'höfði', 'höfn', 'jökull', 'kirkja', 'klettur'],
  ...['kross', 'land', 'laug', 'melur', 'múli', 'mýri', 'núpur', 'sandur', 'skagi', 'skarð'],
  ...['skógur', 'staður', 'steinn', 'strönd', 'sveit', 'sýsla', 'tangi', 'tindur', 'tunga'],
  ...['vatn', 'vegur', 'vogur', 'völlur', 'þing'],
]);

/** A part of the head's paradigm may be wanting in a compound verb or adjective: no degrees are made where only the first is known. */
function isPartKnown(form: string, { head, known }: Compound): boolean {
  const { forms, inflection } = head.candidate;
  if (inflection.wordClass === 'noun') return true;
  const parts = new Set((forms.get(form) ?? []).map(({ part }) => part));
  return known.some((it) => (forms.get(it) ?? []).every(({ part }) => parts.has(part)));
}

const isSubset = (a: readonly string[], b: readonly string[]): boolean =>
  a.length <= b.length && a.every((it) => b.includes(it));

function headIndex(paradigms: readonly Paradigm[]): Heads {
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

/** A paradigm found for loose forms that are all forms of a compound with a given noun of one class is that noun's: fiskibátur inflects like bátur. */
export function likeTheirHeads(
  paradigms: readonly Paradigm[],
  known: ReadonlySet<string>,
): readonly Paradigm[] {
  const heads = new Map<string, Paradigm | undefined>();
  for (const paradigm of paradigms) {
    const { base, given, inflection } = paradigm.candidate;
    if (inflection.wordClass !== 'noun') continue;
    heads.set(base, given && !heads.has(base) ? paradigm : undefined);
  }
  return paradigms.map((paradigm) => {
    const { base, given, inflection, attested } = paradigm.candidate;
    if (given || inflection.wordClass !== 'noun') return paradigm;
    for (let at = SHORTEST; at <= base.length - SHORTEST; at++) {
      const first = base.slice(0, at);
      const head = heads.get(base.slice(at));
      if (head === undefined || !known.has(first)) continue;
      const words = head.words.map((it) => first + it);
      const forms = new Set(words);
      if (attested.every((it) => forms.has(it))) return { ...paradigm, words };
    }
    return paradigm;
  });
}
