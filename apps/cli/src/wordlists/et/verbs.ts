/** Finds verbs in a set of forms by the case forms and participles of the -ma infinitive. */

const ENDINGS = ['mas', 'mast', 'maks', 'mata', 'vat', 'vad'];

export function verbsOf(forms: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const form of forms)
    if (form.endsWith('ma') && ENDINGS.every((ending) => forms.has(form.slice(0, -2) + ending)))
      found.add(form);
  return found;
}

/** The source forms KÄSITELEMA beside KÄSITLEMA, which alone is written. */
export const isWritten = (verb: string, verbs: ReadonlySet<string>): boolean =>
  !(verb.endsWith('elema') && verbs.has(`${verb.slice(0, -5)}lema`));
