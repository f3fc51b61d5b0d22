/** Regular Estonian adverbs, which dictionaries list and the source has among the forms. */
import { formsSeen } from './attested.ts';
import { type Evidence, isComparable } from './derived.ts';
import type { Nominal } from './nominals.ts';

/**
 * ILUSASTI is of ILUSA, which has ILUSAM, and TAVALISELT of TAVALISE, both only if running text has them: KONTRASTI and
 * HOBUSELT are cases of nouns. Of sounds all are taken: KOHINAL beside KOHISEMA, PRANTSTI beside PRANTSATAMA.
 */
export function* adverbsOf(evidence: Evidence): Iterable<string> {
  const { forms, seen } = evidence;
  for (const form of forms)
    if (
      (seen.has(form) && (isInSti(form, forms) || isInLt(form, forms))) ||
      isSound(form, evidence)
    )
      yield form;
}

function isInSti(form: string, forms: ReadonlySet<string>): boolean {
  if (!form.endsWith('sti')) return false;
  const stem = form.slice(0, -3);
  return stem.length >= 4 && (forms.has(`${stem}m`) || forms.has(`${stem.slice(0, -1)}em`));
}

const DERIVED =
  /(.[^aeiouõäöü]|li|ti|la|ga|va|da|a|ä)selt$|likult$|tult$|kalt$|[td]avalt$|[^aeiouõäöü]salt$/u;

const isInLt = (form: string, forms: ReadonlySet<string>): boolean =>
  DERIVED.test(form) && forms.has(`${form.slice(0, -2)}m`);

function isSound(form: string, { verbs }: Evidence): boolean {
  if (form.endsWith('inal')) return verbs.has(`${form.slice(0, -4)}isema`);
  if (!/[ptk]sti$/u.test(form)) return false;
  const stem = form.slice(0, -2);
  return ['ama', 'uma', 'ima', 'atama'].some((ending) => verbs.has(stem + ending));
}

/**
 * SAGEDALT and HAPRALT of adjectives that are compared and in use: what they are is told by their suffix, by running text
 * that compares them, or by a list of those without a suffix, which also have KURVASTI.
 */
export function* mannerAdverbs(
  nominals: readonly Nominal[],
  { forms, verbs, seen }: Evidence,
  simple: ReadonlySet<string>,
): Iterable<string> {
  for (const nominal of nominals) {
    const { genitive } = nominal;
    if (simple.has(genitive)) {
      yield* [`${genitive}lt`, `${genitive}sti`].filter((adverb) => forms.has(adverb));
      continue;
    }
    // TÄNAVALT is of no participle.
    if (genitive.endsWith('va') && !verbs.has(`${genitive.slice(0, -2)}ma`)) continue;
    const adverb = `${genitive}lt`;
    if (!forms.has(adverb) || !isComparable(genitive, forms)) continue;
    const compared = ['m', 'mad', 'mat', 'malt'].filter((ending) => seen.has(genitive + ending));
    if (
      (compared.length >= 2 && !/[aeiouõäöü]{2}$/u.test(genitive)) ||
      (OF_ADJECTIVES.test(genitive) && genitive.length >= 5 && formsSeen(nominal, seen) > 0) ||
      (MAKES_ONLY_ADJECTIVES.test(genitive) && genitive.length >= 6)
    )
      yield adverb;
  }
}

/** With a comparative no doubt is left: HELKJALT, RÕHUTULT. */
const MAKES_ONLY_ADJECTIVES = /([^s]tu|[^aeiouõäöü]ja)$/u;

const OF_ADJECTIVES = /([^s]tu|[aeu]ka|[^aeiouõäöü]ja|[eia]da|va|[^aeiouõäöüh]se|liku|[eia]la)$/u;
