/**
 * Decides which regular derivations (participles, agent nouns, abstract nouns) are words. The source lists all of them.
 * Those that were dictionary entries can be recognised: as nouns they have a diminutive, as past participles they have
 * none. Other derivations are kept only if running text contains them.
 */
import { formsSeen, isVerbSeen } from './attested.ts';
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
  if (nominative.endsWith('matu')) return count() > (isEntry ? 2 : 0);
  if (type === 1 && isPastParticiple(nominative, isEntry, evidence)) return false;
  if (isParticiple(nominal, evidence))
    return isEntry || isAdjective(nominal, seen) || count() >= (seen.has(nominative) ? 2 : 3);
  for (const ending of ['ja', 'mine']) {
    const verb = verbOf(ending);
    if (verb) return isEntry || isVerbSeen(verb, seen);
  }
  if (nominative.endsWith('likus')) return false; // The source misspells -LIKKUS: `abstractsOf`.
  if (type === 9 && nominative.endsWith('us'))
    return (
      isEntry || count() >= 2 || (seen.has(nominative) && !forms.has(`${nominative.slice(0, -1)}b`))
    );
  return true;
}

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

/** Compared in running text: HUVITAVAM. */
const isAdjective = ({ genitive }: Nominal, seen: ReadonlySet<string>): boolean =>
  ['m', 'mad', 'mat', 'ma', 'im', 'imad', 'imat', 'ima', 'mate', 'matest'].some((ending) =>
    seen.has(genitive + ending),
  );

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
      if (forms.has(`${noun}ed`) && formsSeen(nominal, seen) >= 3) yield inUs(noun);
    }
  }
}

const inUs = (nominative: string): Nominal => ({
  nominative,
  genitive: `${nominative}e`,
  partitive: `${nominative}t`,
  pluralGenitive: `${nominative}te`,
  type: 9,
  doubtful: false,
});

/** Diminutives in running text, KILLUKE; the source has them of every noun. */
export function* diminutivesOf({ forms, seen }: Evidence): Iterable<Nominal> {
  for (const word of seen) {
    const stem = word.slice(0, -2);
    const isOne = word.endsWith('ke') && forms.has(word) && forms.has(`${word}sed`);
    if (isOne && forms.has(`${stem}ga`) && forms.has(`${stem}d`)) yield inKe(word);
  }
}

const inKe = (nominative: string): Nominal => ({
  nominative,
  genitive: `${nominative}se`,
  partitive: `${nominative}st`,
  pluralGenitive: `${nominative}ste`,
  type: 10,
  doubtful: false,
});
