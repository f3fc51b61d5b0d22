/** Reads Hunspell dictionaries as lists of forms; every form comes with its entry and the rules that made it. */
export { type Affixes, type AffixRule, parseAffixes } from './hunspell/affixes.ts';
export { decodeDictionary } from './hunspell/decode.ts';
export { type Entry, parseEntries } from './hunspell/entries.ts';
export { expand, type Form } from './hunspell/expand.ts';
