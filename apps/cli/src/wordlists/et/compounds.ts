/**
 * Finds Estonian compounds, of which the source has very few: words of running text that split into a known first part
 * and a known noun or adjective, and that occur in more than one form.
 */
import { formsSeen, nominalForms } from './attested.ts';
import type { Nominal } from './nominals.ts';

export interface CompoundParts {
  readonly nominals: readonly Nominal[];
  readonly verbs: Iterable<string>;
  /** First parts that are no form of a nominal: adverbs and prefixes. */
  readonly openings: Iterable<string>;
  /** Nominals that end no compound; what looks like it is a case of another word. */
  readonly notHeads: Iterable<string>;
}

/** Nominatives and plural nominatives of the compounds among `unknown`, words of running text that are no forms of the source. */
export function* compoundsOf(
  unknown: readonly string[],
  seen: ReadonlySet<string>,
  parts: CompoundParts,
): Iterable<string> {
  const notHeads = new Set(parts.notHeads);
  const byForm = headsByForm(
    parts.nominals.filter((nominal) => isHead(nominal) && !notHeads.has(nominal.nominative)),
  );
  const firsts = firstParts(parts);
  const candidates = new Map<string, Set<Nominal>>();
  for (const word of unknown)
    for (let at = 2; at <= word.length - 3; at += 1) {
      const first = word.slice(0, at);
      if (!firsts.has(first)) continue;
      for (const head of byForm.get(word.slice(at)) ?? [])
        candidates.set(first, (candidates.get(first) ?? new Set()).add(head));
    }
  const known = { seen, byForm, weight: weights(seen) };
  for (const [first, found] of candidates) yield* believed(first, [...found], known);
}

interface Known {
  readonly seen: ReadonlySet<string>;
  readonly byForm: ReadonlyMap<string, readonly Nominal[]>;
  /** How many forms of a nominal are seen by themselves. */
  readonly weight: (nominal: Nominal) => number;
}

function weights(seen: ReadonlySet<string>): (nominal: Nominal) => number {
  const known = new Map<Nominal, number>();
  return (nominal) => {
    const weight = known.get(nominal) ?? formsSeen(nominal, seen);
    known.set(nominal, weight);
    return weight;
  };
}

/** Both nominatives of compounds given as `first last` or `first last genitive`; the commonest such last word is meant. */
export function* givenCompounds(
  lines: readonly string[],
  nominals: readonly Nominal[],
  seen: ReadonlySet<string>,
): Iterable<string> {
  const byNominative = Map.groupBy(nominals, ({ nominative }) => nominative);
  for (const line of lines) {
    const [first = '', last = '', genitive] = line.split(' ');
    const head = (byNominative.get(last) ?? [])
      .filter((nominal) => genitive === undefined || nominal.genitive === genitive)
      .toSorted((a, b) => formsSeen(b, seen) - formsSeen(a, seen))[0];
    if (!head) throw new Error(`no nominal ends ${line}`);
    yield first + head.nominative;
    yield `${first + head.genitive}d`;
  }
}

/** Long enough not to be found by chance. */
const isHead = ({ nominative }: Nominal): boolean => nominative.length >= 3;

function headsByForm(nominals: readonly Nominal[]): ReadonlyMap<string, readonly Nominal[]> {
  const found = new Map<string, Nominal[]>();
  for (const nominal of nominals)
    for (const form of nominalForms(nominal)) {
      const known = found.get(form);
      if (known) known.push(nominal);
      else found.set(form, [nominal]);
    }
  return found;
}

/** RAAMATU-, KOOLI-, LASTE-, KEEL-; LUGEMIS-, ÕPILAS-; and what is given. */
function firstParts({ nominals, verbs, openings }: CompoundParts): ReadonlySet<string> {
  const found = new Set<string>(openings);
  for (const { nominative, genitive, pluralGenitive } of nominals) {
    for (const form of [nominative, genitive, pluralGenitive])
      if (form.length >= 3) found.add(form);
    if (nominative.endsWith('ne') && genitive.endsWith('se')) found.add(genitive.slice(0, -1));
  }
  for (const verb of verbs) found.add(`${verb.slice(0, -1)}is`);
  return found;
}

/**
 * The heads of one first part, the best attested first; each needs two forms of its own, so that RAAMATUKOGUS,
 * a case of RAAMATUKOGU, makes no compound of KOGUS. Of heads that share their forms the one is meant whose nominative
 * is seen, then the more common one. A nominative seen alone is enough where nothing else can be meant.
 */
function* believed(first: string, heads: readonly Nominal[], known: Known): Iterable<string> {
  const { seen, weight } = known;
  const explained = new Set<string>();
  const ranked = heads
    .map((head) => ({
      head,
      forms: nominalForms(head)
        .map((form) => first + form)
        .filter((form) => seen.has(form)),
      nominatives: seen.has(first + head.nominative) ? 1 : 0,
    }))
    .toSorted(
      (a, b) =>
        b.forms.length - a.forms.length ||
        b.nominatives - a.nominatives ||
        weight(b.head) - weight(a.head) ||
        compare(a.head.genitive, b.head.genitive),
    );
  for (const { head, forms } of ranked) {
    const own = forms.filter((form) => !explained.has(form));
    const nominative = first + head.nominative;
    const isSeen = own.includes(nominative);
    const isSure = isSeen && first.length >= 4 && isUnmistakable(head, known);
    if (own.length < (isSure ? 1 : isSeen ? 2 : 3)) continue;
    for (const form of forms) explained.add(form);
    yield nominative;
    yield `${first + head.genitive}d`;
  }
}

/** No other word has its nominative as a form, and it has one genitive. */
const isUnmistakable = (head: Nominal, { byForm }: Known): boolean =>
  head.nominative.length >= 4 &&
  (byForm.get(head.nominative) ?? []).every(
    ({ nominative, genitive }) => nominative === head.nominative && genitive === head.genitive,
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
