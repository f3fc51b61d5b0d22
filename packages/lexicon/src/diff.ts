/** The words by which two lists differ, in alphabet order. */
import { err, ok, type Result } from '@taht/base';
import { compareCodes } from './compare.ts';
import type { Codes } from './graph.ts';
import type { Lexicon } from './lexicon.ts';
import { withAlphabet } from './lexicon.ts';
import { words } from './list-words.ts';

export interface Difference {
  readonly word: Codes;
  readonly change: 'add' | 'remove';
}

/** What would have to be added to the one list and removed from it to make the other, in the letters of the other. */
export function diffLexicons(
  from: Lexicon,
  to: Lexicon,
): Result<Generator<Difference, void>, { readonly code: 'other-alphabet' }> {
  const same = withAlphabet(from, to.alphabet);
  return same.ok ? ok(differences(words(same.value), words(to))) : err(same.error);
}

function* differences(
  from: Iterator<Codes, void>,
  to: Iterator<Codes, void>,
): Generator<Difference, void> {
  let a = from.next();
  let b = to.next();
  while (!a.done || !b.done) {
    const order = a.done ? 1 : b.done ? -1 : compareCodes(a.value, b.value);
    if (order < 0) yield { word: a.value as Codes, change: 'remove' };
    if (order > 0) yield { word: b.value as Codes, change: 'add' };
    if (order <= 0) a = from.next();
    if (order >= 0) b = to.next();
  }
}
