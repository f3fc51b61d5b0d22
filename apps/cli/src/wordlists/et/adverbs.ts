/** Regular Estonian adverbs in -STI and -LT, made from adjectives; only those attested in running text are kept. */

/**
 * ILUSASTI is of ILUSA, which has ILUSAM, and TAVALISELT of TAVALISE; KONTRASTI and HOBUSELT are cases of nouns. A
 * simple adjective has its ablative for an adverb too seldom to be told (SUURELT), so -LT is taken of derived ones only.
 */
export function* adverbsOf(
  forms: ReadonlySet<string>,
  seen: ReadonlySet<string>,
): Iterable<string> {
  for (const form of forms)
    if (seen.has(form) && (isInSti(form, forms) || isInLt(form, forms))) yield form;
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
