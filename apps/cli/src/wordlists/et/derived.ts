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
  if (isParticiple(nominal, evidence)) return isEntry || isAdjective(nominal, seen) || count() >= 8;
  for (const ending of ['ja', 'mine']) {
    const verb = verbOf(ending);
    if (verb) return isEntry || isVerbSeen(verb, seen);
  }
  if (nominative.endsWith('likus')) return false;
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
