/** Word forms of a spelling dictionary built from running text: evidence that a derivation is in use. */
import { decodeDictionary, expand, parseAffixes, parseEntries } from '../hunspell.ts';
import { folded } from './spelling.ts';

/** Lower-case forms, folded. */
export function attestedForms(aff: Uint8Array, dic: Uint8Array): ReadonlySet<string> {
  const affixes = parseAffixes(decodeDictionary(aff));
  const forms = new Set<string>();
  for (const entry of parseEntries(decodeDictionary(dic, aff), affixes)) {
    if (!/^\p{Ll}+$/u.test(entry.word)) continue;
    for (const { text } of expand(entry, affixes)) forms.add(folded(text));
  }
  return forms;
}
