/**
 * Finds nouns and adjectives in a set of forms. A genitive singular is recognised by the other cases built on it; each
 * inflection type then proposes a nominative, whose partitive and plural must exist too; the best proposal wins.
 */
import { type Proposal, proposals } from './types.ts';

export interface Nominal {
  readonly nominative: string;
  readonly genitive: string;
  readonly partitive: string;
  readonly pluralGenitive: string;
  /** The number of the inflection type in Estonian dictionaries. */
  readonly type: number;
  /** May be another case of some word; believed only if the genitive has no better nominative. */
  readonly doubtful: boolean;
}

type Forms = ReadonlySet<string>;

const CASES = ['d', 'ga', 'st', 'le', 'lt', 'ks', 'ni', 'na', 'ta', 'sse'];
const PLURAL_CASES = ['ga', 'le', 'st', 'ks'];

export function nominalsOf(forms: Forms, verbs: ReadonlySet<string>): readonly Nominal[] {
  const genitives = genitivesOf(forms);
  const known = { forms, genitives, verbs };
  const readings = [...genitives].flatMap((genitive) => readingsOf(known, genitive));
  return weighed(readings, known);
}

function genitivesOf(forms: Forms): ReadonlySet<string> {
  const found = new Set<string>();
  for (const form of forms)
    if (/[aeiouõäöü]ga$/u.test(form)) {
      const stem = form.slice(0, -2);
      if (hasAll(forms, stem, CASES) && !isMachineMade(stem, forms)) found.add(stem);
    }
  return found;
}

/**
 * Comparatives, diminutives and past participles, which the source has of every word; only those that were entries of
 * its dictionary have a diminutive (ANUM, PÄIKE), with participles it is no matter.
 */
function isMachineMade(genitive: string, forms: Forms): boolean {
  if (genitive.endsWith('nu')) return forms.has(`${genitive}vat`);
  if (genitive.endsWith('kese') || isCompared(genitive, forms)) return !forms.has(`${genitive}ke`);
  return false;
}

/** ILUSAMA is of ILUSA, VANEMA of VANA, PAKSIMA of PAKSU; JULMA is just JULM. */
function isCompared(genitive: string, forms: Forms): boolean {
  if (!/[aeiouõäöü][^aeiouõäöü]+[aeiouõäöü]+ma$|[aeiouõäöü]{2}[ei]ma$/u.test(genitive))
    return false;
  const stem = genitive.slice(0, -2);
  const stems = /[ei]$/u.test(stem) ? [...'aeiou'].map((v) => stem.slice(0, -1) + v) : [];
  return [stem, ...stems, stem.slice(0, -1)].some((base) => forms.has(`${base}ga`));
}

const hasAll = (forms: Forms, stem: string, endings: readonly string[]): boolean =>
  forms.has(stem) && endings.every((ending) => forms.has(stem + ending));

interface Known {
  readonly forms: Forms;
  readonly genitives: Forms;
  readonly verbs: Forms;
}

function readingsOf(known: Known, genitive: string): Nominal[] {
  const { forms, genitives } = known;
  const fits = ({ type, nominative, partitive, pluralGenitive }: Proposal): boolean =>
    nominative.length >= 2 &&
    !(type === 7 && PARTICIPLE_AS_STEM.test(nominative + genitive)) &&
    forms.has(nominative) &&
    forms.has(partitive) &&
    hasAll(forms, pluralGenitive, PLURAL_CASES);
  const found = [...proposals(genitive)]
    .filter(fits)
    .filter((proposal) => !isForm(proposal, genitive, known));
  return withoutAdessives(found, genitive, genitives).map((proposal) => ({
    ...proposal,
    genitive,
    doubtful: isOtherCase(proposal, forms, genitives),
  }));
}

/** LUBATU is no genitive of LUBADUS. */
const PARTICIPLE_AS_STEM = /dus\p{Ll}*tu$/u;

/** Of KAPSLI, KAPSEL and KAPSAL are thinkable; the latter is a case of KAPSAS. */
function withoutAdessives(
  found: readonly Proposal[],
  genitive: string,
  genitives: Forms,
): readonly Proposal[] {
  const isAdessive = ({ type, nominative }: Proposal): boolean =>
    (type === 2 || type === 8) &&
    nominative.endsWith('l') &&
    genitives.has(nominative.slice(0, -1));
  const isUsual = ({ nominative }: Proposal): boolean =>
    /[^pkt]el$/u.test(nominative) && genitive === `${nominative.slice(0, -2)}li`;
  const others = found.filter((proposal) => isUsual(proposal) || !isAdessive(proposal));
  return others.some(
    ({ type, nominative }) => (type === 2 && nominative !== `${genitive}s`) || type === 8,
  )
    ? others
    : found;
}

/**
 * Other forms that look like a shortened genitive: AJAN is no nominative of AJANU; INET, ÜHIST, PURUST and KANAL are
 * cases of other words, and the nominatives are INETU, ÜHISTU, PURUSTI (of PURUSTAMA) and KANALA (a noun: it has no
 * KANALAM).
 */
function isForm(
  { type, nominative }: Proposal,
  genitive: string,
  { forms, genitives, verbs }: Known,
): boolean {
  if (type !== 2 || genitive === nominative) return false;
  if (IKA.test(genitive) && genitives.has(`${genitive.slice(0, -1)}u`)) return true;
  if (nominative.endsWith('n') && genitive.endsWith('nu')) return forms.has(`${genitive}vat`);
  if (genitive.endsWith('matu') && verbs.has(`${genitive.slice(0, -4)}ma`)) return true;
  if (isOfPlace(nominative, genitive, forms)) return true;
  const stem = nominative.slice(0, -1);
  if (/(et|st)$/u.test(nominative) && genitive.endsWith('u')) return true;
  if (nominative.endsWith('et') && forms.has(`${nominative}e`)) return true;
  if (nominative.endsWith('ed') && genitive.endsWith('a')) return true;
  if (genitive === `${nominative}i`) {
    if (nominative.endsWith('t')) return verbs.has(`${nominative}ama`);
    return nominative.endsWith('s') && genitives.has(stem);
  }
  if (!genitives.has(stem)) return false;
  if (nominative.endsWith('t') || nominative.endsWith('d')) return true;
  return nominative.endsWith('l') && genitive.endsWith('la') && !forms.has(`${genitive}m`);
}

/** Nouns of place: TANKLA, not TANKEL, a plural of TANK; but KINDEL, an adjective, and a few others drop their vowel. */
const isOfPlace = (nominative: string, genitive: string, forms: Forms): boolean =>
  /[^aeiouõäöü]la$/u.test(genitive) &&
  nominative.endsWith('l') &&
  !forms.has(`${genitive}m`) &&
  !/^(kaisel|koskel|maidel|väänel)$/u.test(nominative);

/** An inessive or a stem looks like a nominative in -s (NÄLJAS and TÕSIS beside NÄLJANE, TÕSINE); RIBA is not of REA. */
function isOtherCase({ type, nominative }: Proposal, forms: Forms, genitives: Forms): boolean {
  const stem = nominative.slice(0, -1);
  if (type === 7) return genitives.has(stem) && forms.has(`${stem}ne`);
  if (type === 9 && forms.has(`${stem}ne`)) {
    const isEntry = forms.has(`${nominative}eke`);
    if (nominative.endsWith('us')) return genitives.has(stem) && !isEntry;
    return genitives.has(stem) || !isEntry || nominative.endsWith('mis');
  }
  return (type === 18 || type === 20 || type === 21) && genitives.has(nominative);
}

/** Types in the order in which they are believed; what an earlier reading explains needs no later one. */
const ORDER = [16, 26, 17, 9, 10, 2, 1, 22, 24, 25, 13, 14, 15, 20, 21, 4, 5, 6, 8, 18, 7];

function weighed(readings: readonly Nominal[], known: Known): readonly Nominal[] {
  const byType = Map.groupBy(readings, ({ type }) => type);
  const inOrder = ORDER.flatMap((type) => byType.get(type) ?? []);
  const byGenitive = Map.groupBy(inOrder, ({ genitive }) => genitive);
  const explained = new Set<string>();
  const claimed = new Map<string, string>();
  const nominatives = new Set<string>();
  const accepted: Nominal[] = [];
  const accept = (reading: Nominal): void => {
    accepted.push(reading);
    explained.add(reading.genitive);
    nominatives.add(reading.nominative);
    if (!claimed.has(reading.pluralGenitive))
      claimed.set(reading.pluralGenitive, reading.nominative);
  };
  for (const reading of inOrder) {
    const { type, nominative, genitive, pluralGenitive } = reading;
    if (
      isLastResort(reading, known.forms) ||
      isRefuted(reading, byGenitive.get(genitive) ?? [], known)
    )
      continue;
    const owner = claimed.get(pluralGenitive);
    if (owner === undefined || owner === nominative || type === 10 || isInKas(reading, known))
      accept(reading);
  }
  for (const reading of inOrder)
    if (!nominatives.has(reading.nominative) && isNoCase(reading)) accept(reading);
  for (const reading of inOrder)
    if (
      isLastResort(reading, known.forms) &&
      !explained.has(reading.genitive) &&
      !nominatives.has(reading.nominative)
    )
      accept(reading);
  return accepted;
}

/** Nothing else than a nominative ends like this: LIIG, though its plural is that of LIIGA too. */
const isNoCase = ({ type, nominative }: Nominal): boolean =>
  type >= 13 && type <= 25 && type !== 16 && type !== 17 && /[pkbgfhjmrv]$/u.test(nominative);

/**
 * May be another case; believed only if its genitive would have no nominative otherwise, as TAEVA and TAEVAS. An
 * adjective is compared: MAIAS has MAIAMAD.
 */
const isLastResort = ({ type, nominative, genitive, doubtful }: Nominal, forms: Forms): boolean =>
  doubtful ||
  (type === 7 &&
    nominative === `${genitive}s` &&
    !(genitive.endsWith('a') && forms.has(`${genitive}mad`)));

function isRefuted(reading: Nominal, rivals: readonly Nominal[], known: Known): boolean {
  const { type, nominative, genitive } = reading;
  if (isOfAnother(reading, known)) return true;
  const shortened = rivals.filter((rival) => isShortened(rival) && !isOfAnother(rival, known));
  if (isOwn(reading) && shortened.length > 0) return true;
  if (type === 1)
    return (
      isStemOfS(genitive, known) ||
      /(ma|[^aeiouõäöü]sa)$/u.test(genitive) ||
      (genitive.endsWith('va') && known.verbs.has(`${genitive.slice(0, -2)}ma`))
    );
  if (type === 2 && nominative === `${genitive}s`)
    return !isStemOfS(genitive, known) || (shortened.length > 0 && !isInKas(reading, known));
  return false;
}

/** SOOLAKAS, LENNUKAS: an adjective; SAHMAKAS and LINUKAS, nouns beside which SAHMAK and LINUK are words as well. */
const isInKas = ({ nominative, genitive }: Nominal, { forms }: Known): boolean =>
  (/[au]kas$/u.test(nominative) && forms.has(`${genitive}m`)) ||
  (/[^aeiouõäöü][aeiu]kas$/u.test(nominative) &&
    nominative === `${genitive}s` &&
    !isForeign(genitive));

/** KANGE and RANGE are adjectives; KANG and RANG, which could be theirs too, have a genitive of their own. */
const isOfAnother = (
  { type, nominative, genitive }: Nominal,
  { forms, genitives }: Known,
): boolean =>
  type === 2 &&
  genitive === `${nominative}e` &&
  forms.has(`${genitive}mad`) &&
  genitives.has(`${nominative}i`);

/** Foreign nouns in -IKA, of four syllables or more or these; MAASIKA and VÄÄRIKA are of words in -KAS. */
const IKA =
  /([aeiouõäöü]+[^aeiouõäöü]+){2,}ika$|poeetika$|^(arn|eep|eet|foon|füüs|goot|graaf|klass|koom|kriit|kroon|leks|loog|lüür|meetr|miim|muus|müst|opt|paan|papr|plast|prakt|psüüh|rust|staat|svast|takt|tehn|toon|traag|troop|tuun)ika$/u;

/** KADAKA is of KADAKAS, TAKJA of TAKJAS, PESAJA of PESAJAS (an adjective: it has PESAJAM); but LUGEJA is a reader. */
const isStemOfS = (genitive: string, { forms, verbs }: Known): boolean =>
  (/(ka|[ln]ga)$/u.test(genitive) && (forms.has(`${genitive}m`) || !isForeign(genitive))) ||
  (genitive.endsWith('ja') &&
    !verbs.has(`${genitive.slice(0, -2)}ma`) &&
    (forms.has(`${genitive}m`) || !/[aeiu]ja$/u.test(genitive)));

const isForeign = (genitive: string): boolean =>
  IKA.test(genitive) || /[^aeiouõäöün]ka$/u.test(genitive);

const isOwn = ({ nominative, genitive }: Nominal): boolean => nominative === genitive;

/** A nominative that is not just the genitive and a letter. */
const isShortened = ({ type, nominative, genitive }: Nominal): boolean =>
  (type === 2 && nominative !== `${genitive}s`) ||
  (type === 22 && /[aeiouõäöü]$/u.test(nominative));
