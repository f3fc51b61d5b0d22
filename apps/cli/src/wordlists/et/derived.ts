/**
 * Decides which regular derivations (participles, agent nouns, abstract nouns) are words. The source lists all of them.
 * Those that were dictionary entries can be recognised: as nouns they have a diminutive, as past participles they have
 * none. Other derivations are kept only if running text contains them.
 */
import { formsSeen, isVerbSeen, verbFormsSeen } from './attested.ts';
import type { Nominal } from './nominals.ts';

export interface Evidence {
  readonly forms: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  readonly seen: ReadonlySet<string>;
}

/** False for derivations that only a machine would list. */
export function isInUse(nominal: Nominal, evidence: Evidence): boolean {
  const { type, nominative, genitive } = nominal;
  const { forms, verbs, seen } = evidence;
  const isEntry = forms.has(`${genitive}ke`);
  const count = (): number => formsSeen(nominal, seen);
  const verbOf = (ending: string): string | undefined => {
    const verb = `${nominative.slice(0, -ending.length)}ma`;
    return nominative.endsWith(ending) && verbs.has(verb) ? verb : undefined;
  };
  if (type === 2 && nominative.endsWith('m') && genitive === `${nominative}a`) return isEntry;
  if (nominative.endsWith('matu'))
    return count() > (isEntry ? 2 : 0) || isOfCommonVerb(nominal, seen);
  if (type === 1 && isPastParticiple(nominative, isEntry, evidence))
    return isWithout(nominative, evidence);
  if (isParticiple(nominal, evidence))
    return isEntry || count() > 0 || VERBAL.some((ending) => isUsed(verbOf(ending), seen));
  for (const ending of ['ja', 'mine']) {
    const verb = verbOf(ending);
    if (verb) return isEntry || isVerbSeen(verb, seen);
  }
  if (nominative.endsWith('likus')) return false; // The source misspells -LIKKUS: `abstractsOf`.
  if (type === 9 && nominative.endsWith('us'))
    return (
      isEntry ||
      count() >= 2 ||
      (count() === 1 && !isOfParticiple(nominative, forms)) ||
      (seen.has(nominative) && !forms.has(`${nominative.slice(0, -1)}b`))
    );
  return true;
}

/** OHATUS is of OHATAKSE, not a word of its own. */
const isOfParticiple = (nominative: string, forms: ReadonlySet<string>): boolean =>
  /[td]us$/u.test(nominative) && forms.has(`${nominative.slice(0, -2)}akse`);

/**
 * LOETU, which has LOETAKSE, and KUULDU, which has KUULDI and KUULDAV; not ÕHTU, not VALLATU (which has no diminutive
 * as participles have), and not VAHETU, beside which VAHETAV is of VAHETAMA.
 */
function isPastParticiple(
  nominative: string,
  hasDiminutive: boolean,
  { forms, verbs }: Evidence,
): boolean {
  if (!/[td]u$/u.test(nominative)) return false;
  const stem = nominative.slice(0, -1);
  if (hasDiminutive && forms.has(`${stem}akse`)) return true;
  return forms.has(`${stem}i`) && forms.has(`${stem}av`) && !verbs.has(`${stem}ama`);
}

/**
 * HIRMUTU is without HIRM, though HIRMUTATAKSE makes it look like a participle: a noun with its cases precedes -TU, and
 * running text has several of them.
 */
function isWithout(nominative: string, { forms, seen }: Evidence): boolean {
  const genitive = nominative.slice(0, -2);
  if (!nominative.endsWith('tu') || !/[aeiouõäöü]$/u.test(genitive)) return false;
  return (
    CASES_OF_NOUN.every((ending) => forms.has(genitive + ending)) &&
    CASES_OF_NOUN.filter((ending) => seen.has(genitive + ending)).length >= 5
  );
}

const CASES_OF_NOUN = ['', 'd', 'ga', 'st', 'le', 'ks', 'ni', 'ke'];

/** LUGEV, ANDEV, LOETAV; also MINDAV, JÄTTEV, told from adjectives as EDEV by having no comparative. */
function isParticiple(
  { type, nominative, genitive }: Nominal,
  { forms, verbs }: Evidence,
): boolean {
  if (!nominative.endsWith('v') || !genitive.endsWith('va')) return false;
  return (
    (type === 2 && !forms.has(`${genitive}m`)) ||
    verbs.has(`${nominative.slice(0, -1)}ma`) ||
    (nominative.endsWith('ev') && verbs.has(`${nominative.slice(0, -2)}ma`)) ||
    (/[td]av$/u.test(nominative) && forms.has(`${nominative.slice(0, -1)}kse`)) ||
    /eer[iu]v$/u.test(nominative)
  );
}

/** ARVAMATU, of a verb that running text has in several forms. */
const isOfCommonVerb = ({ nominative }: Nominal, seen: ReadonlySet<string>): boolean =>
  verbFormsSeen(`${nominative.slice(0, -4)}ma`, seen) >= 4;

/** Participles present, from the verb: LUGEV, ANDEV. */
const VERBAL = ['v', 'ev'];

const isUsed = (verb: string | undefined, seen: ReadonlySet<string>): boolean =>
  verb !== undefined && isVerbSeen(verb, seen);

/**
 * Abstract nouns of adjectives that are words: LÕPLIKKUS of LÕPLIK, which the source writes LÕPLIKUS, KEELETUS of
 * KEELETU, and TEOKUS of TEOKAS where the adjective itself occurs in running text.
 */
export function* abstractsOf(
  nominals: readonly Nominal[],
  { forms, seen }: Evidence,
): Iterable<Nominal> {
  for (const nominal of nominals) {
    const { nominative, genitive } = nominal;
    const stem = nominative.slice(0, -1);
    if (nominative.endsWith('lik') && genitive === `${nominative}u`) {
      if (forms.has(`${nominative}us`)) yield inUs(`${nominative}kus`);
    } else if (nominative.endsWith('tu') && nominative === genitive) {
      if (!nominative.endsWith('matu') && forms.has(`${nominative}sed`))
        yield inUs(`${nominative}s`);
    } else if (nominative.endsWith('kas') && genitive === stem) {
      const noun = `${stem.slice(0, -1)}us`;
      if (forms.has(`${noun}ed`) && formsSeen(nominal, seen) >= 2) yield inUs(noun);
    } else if (HAS_ABSTRACT.test(genitive) && isComparable(genitive, forms)) {
      // LAIUSE is of LAIUS, itself an abstract noun.
      if (genitive.endsWith('use') || formsSeen(nominal, seen) < 2) continue;
      const noun = `${genitive.slice(0, -1)}us`;
      if (forms.has(`${noun}ed`)) yield inUs(noun);
    }
  }
}

/** Suffixes of adjectives: SOOLASE, SULAVA, JÄLEDA. */
const HAS_ABSTRACT = /.{2}(?:se|va|da)$/u;

/** The source compares adjectives and hardly a noun: KAUNIM, KAUNIMAD, KAUNIMALT; JULMA has JULMEM. */
export function isComparable(genitive: string, forms: ReadonlySet<string>): boolean {
  const stems = /[aiu]$/u.test(genitive) ? [genitive, `${genitive.slice(0, -1)}e`] : [genitive];
  return stems.some((stem) => COMPARED.every((ending) => forms.has(stem + ending)));
}

const COMPARED = ['m', 'mad', 'mat', 'malt'];

const inUs = (nominative: string): Nominal => ({
  nominative,
  genitive: `${nominative}e`,
  partitive: `${nominative}t`,
  pluralGenitive: `${nominative}te`,
  type: 9,
  doubtful: false,
});

/**
 * Diminutives, which the source has of every noun: those of which running text has a form (KILLUKE), and those of common
 * words of two syllables (PESAKE).
 */
export function* diminutivesOf(
  nominals: readonly Nominal[],
  { forms, seen }: Evidence,
): Iterable<Nominal> {
  for (const nominal of nominals) {
    const { genitive } = nominal;
    const word = `${genitive}ke`;
    if (!forms.has(word) || !forms.has(`${word}sed`)) continue;
    const isCommon = TWO_SYLLABLES.test(genitive) && formsSeen(nominal, seen) >= MANY_FORMS;
    if (isCommon || formsSeen(inKe(word), seen) > 0) yield inKe(word);
  }
}

const TWO_SYLLABLES = /^[^aeiouõäöü]*[aeiouõäöü]+[^aeiouõäöü]+[aeiouõäöü]$/u;

/** Of some twenty that a noun has. */
const MANY_FORMS = 6;

const inKe = (nominative: string): Nominal => ({
  nominative,
  genitive: `${nominative}se`,
  partitive: `${nominative}st`,
  pluralGenitive: `${nominative}ste`,
  type: 10,
  doubtful: false,
});
