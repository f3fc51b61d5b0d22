/**
 * Decides which attested words really are nominatives, infinitives or uninflected words.
 * The transducer joins any two nouns, so it also reads `sivuilta` (from the pages) as a page's evening; and it makes an
 * agent noun of any verb, so it also reads `kirjoja` (books) as an embroiderer. The simplest reading wins, unless another
 * one has more attested forms that can be read in no other way.
 */
import { isCompared, isRareForm } from './policy.ts';
import { lastOf, lemmaOf, type Part, type Reading, textOf } from './reading.ts';

/** Collects words with their readings; what they are is known when all have been seen. */
export interface Attested {
  /** All that the transducer says of a word, names included. */
  add(readings: readonly Reading[]): void;
  judge(): Judgement;
}

interface Judgement {
  /** For every allowed word the reading that allows it. */
  readonly allowed: readonly Reading[];
  /** Words with an allowed reading that is not meant. */
  readonly rejected: ReadonlySet<string>;
}

interface Doubtful {
  readonly allowed: readonly Reading[];
  readonly others: readonly Reading[];
}

/** Against 1 for the nominative, which is some three times as frequent as any one oblique form. */
const WEIGHTS = { oblique: 0.3, rare: 0.03 } as const;

/** So many forms of its own are no slip of a writer. */
const ENOUGH = 5;
/** So many compounds that end alike say as much as one form of the word itself, and never more. */
const ENDINGS_PER_FORM = 20;

const SHORT = 7;

type Test = (reading: Reading) => boolean;

export function makeAttested({
  isKnown,
  isAllowed,
}: Readonly<Record<'isKnown' | 'isAllowed', Test>>): Attested {
  const certain: Reading[] = [];
  const doubtful: Doubtful[] = [];
  /** By lemma: how many words can be nothing else. */
  const evidence = new Map<string, number>();
  /** By the last part’s base form: how many lemmas end in it, each with two such words at least. */
  const heads = new Map<string, number>();

  const compact = makeCompact();

  /** That a compound is compared is never meant. */
  const isRival = (reading: Reading): boolean =>
    !isAllowed(reading) && !(isCompared(reading) && reading.parts.length > 1);

  const count = (readings: readonly Reading[]): void => {
    const lemma = onlyLemma(readings);
    if (lemma === undefined) return;
    const known = evidence.get(lemma) ?? 0;
    evidence.set(lemma, known + 1);
    const head = lastOf(readings[0] as Reading).base;
    if (known === 1) heads.set(head, (heads.get(head) ?? 0) + 1);
  };

  return {
    add(readings) {
      const plainest = plainestOf(readings, isKnown);
      count(plainest);
      const allowed = readings.filter(isAllowed);
      if (allowed.length === 0) return;
      const plain = plainest.filter(isAllowed);
      const isCertain =
        plain.length > 0 && (plain.length === plainest.length || isPlainWord(plain[0] as Reading));
      if (isCertain) certain.push(compact(plain[0] as Reading));
      else doubtful.push({ allowed, others: plainest.filter(isRival) });
    },
    judge() {
      const rejected = new Set<string>();
      const judged = doubtful.flatMap(({ allowed, others }) => {
        const meant = allowed.find((reading) => outweighs(reading, others));
        if (meant === undefined) rejected.add(textOf(allowed[0] as Reading));
        return meant ?? [];
      });
      return { allowed: [...certain.filter((reading) => !isAdHoc(reading)), ...judged], rejected };
    },
  };

  function outweighs(reading: Reading, others: readonly Reading[]): boolean {
    const lemma = lemmaOf(reading);
    const own = formsOf(reading);
    if (own >= ENOUGH) return true;
    const rivals = others.filter((other) => lemmaOf(other) !== lemma);
    const against = sum(rivals, (rival) => weightOf(rival) * formsOf(rival));
    if (!isPlainest(reading, others)) return against === 0 ? own > 0 : own > 1 && own >= against;
    // Between readings that are equally plain, compounds that end alike tell which one is meant.
    return (
      own + endingsOf(reading) >
      against + sum(rivals, (rival) => weightOf(rival) * endingsOf(rival))
    );
  }

  /** Short compounds of which a single form is attested are mostly slips: `suojade`. */
  function isAdHoc(reading: Reading): boolean {
    return reading.parts.length > 1 && textOf(reading).length <= SHORT && formsOf(reading) < 2;
  }

  function formsOf(reading: Reading): number {
    return evidence.get(lemmaOf(reading)) ?? 0;
  }

  function endingsOf(reading: Reading): number {
    return Math.min(1, (heads.get(lastOf(reading).base) ?? 0) / ENDINGS_PER_FORM);
  }
}

/** Equal parts of different words become one object: hundreds of thousands of readings are kept. */
function makeCompact(): (reading: Reading) => Reading {
  const known = new Map<string, Part>();
  const shared = (part: Part): Part => {
    const key = [part.text, part.root, ...part.classes, ...part.tags].join(' ');
    const found = known.get(key) ?? part;
    if (found === part) known.set(key, part);
    return found;
  };
  return ({ parts }) => ({ parts: parts.map(shared) });
}

/** Compounds are taken apart last, and suffixes are taken off only where nothing else explains the word. */
const costOf = ({ parts }: Reading): number =>
  10 * parts.length + sum(parts, ({ derivations }) => derivations);

const isPlainWord = (reading: Reading): boolean => costOf(reading) === 10;

const isPlainest = (reading: Reading, others: readonly Reading[]): boolean =>
  others.every((other) => costOf(reading) <= costOf(other));

/** A name counts only where the word is else a compound, and plainer than it: `Jyväskylä` is no village. */
export function plainestOf(readings: readonly Reading[], isKnown: Test): readonly Reading[] {
  const known = readings.filter(isKnown);
  const counted = known.some(({ parts }) => parts.length === 1) ? known : readings;
  const least = Math.min(...counted.map(costOf));
  const plainest = counted.filter((reading) => costOf(reading) === least);
  const plainestKnown = plainest.filter(isKnown);
  return plainestKnown.length > 0 ? plainestKnown : plainest;
}

function onlyLemma(readings: readonly Reading[]): string | undefined {
  const lemmas = new Set(readings.map(lemmaOf));
  return lemmas.size === 1 ? [...lemmas][0] : undefined;
}

const weightOf = (reading: Reading): number =>
  isRareForm(reading) ? WEIGHTS.rare : WEIGHTS.oblique;

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
