/**
 * Recognises names that look like compounds: `Suolahti` is a town, and no dictionary has a `salt bay`. The attested words
 * keep their capitals: a beginning that is capitalised more often than not belongs to a name.
 */
import type { Beginnings } from './beginnings.ts';

/** Whether a word, given by its base form in lower case, is a name. */
export type NameTest = (base: string) => boolean;

export const makeNameTest =
  (wordsWith: Beginnings): NameTest =>
  (base) => {
    const stem = base.slice(0, -1);
    const names = wordsWith(stem.charAt(0).toLocaleUpperCase('fi') + stem.slice(1));
    return names > 0 && names > wordsWith(stem);
  };
