/** Glosses that were written by hand for a language: a word a line, then tabs with the class and the gloss between them. */
import { type Gloss, WORD_CLASSES } from '@taht/lexicon';

/** By word, in small letters. A word may have several lines. `#` begins a remark. */
export function ownGlosses(text: string, language: string): ReadonlyMap<string, readonly Gloss[]> {
  const found = new Map<string, Gloss[]>();
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [word = '', told = '', gloss = ''] = line.split('\t');
    const wordClass = WORD_CLASSES.find((each) => each === told);
    if (word === '' || wordClass === undefined || gloss === '')
      throw new Error(`glosses, line ${i + 1}: ${line}`);
    found.set(word, [...(found.get(word) ?? []), { wordClass, language, text: gloss }]);
  }
  return found;
}
