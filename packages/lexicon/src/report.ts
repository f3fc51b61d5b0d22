/** A player's report about a word, and how it becomes an entry of a patch. */
import { contains } from './contains.ts';
import type { Lexicon } from './lexicon.ts';
import type { PatchEntry } from './patch.ts';
import { readWord } from './word-text.ts';

/** `missing`: it ought to be in the list; `wrong`: it ought not; `offensive`: it is a word, but hurts. */
export type Claim = 'missing' | 'wrong' | 'offensive';

export interface WordReport {
  readonly word: string;
  readonly claim: Claim;
  readonly author: string;
  readonly date: string;
  readonly reason: string;
}

/** `settled` when the list already says so, `no-tile` when no list could; only `open` reports belong in a queue. */
export function reportState(
  lexicon: Lexicon,
  { word, claim }: Pick<WordReport, 'word' | 'claim'>,
): 'open' | 'settled' | 'no-tile' {
  const codes = readWord(lexicon.alphabet, word);
  if (!codes.ok) return 'no-tile';
  return contains(lexicon, codes.value) === (claim === 'missing') ? 'settled' : 'open';
}

/** The report granted: whoever decides signs for it. */
export const grantReport = (
  { word, claim }: Pick<WordReport, 'word' | 'claim'>,
  decided: Pick<PatchEntry, 'author' | 'date' | 'reason'>,
): PatchEntry => ({
  word,
  change: claim === 'missing' ? 'add' : 'remove',
  author: decided.author,
  date: decided.date,
  reason: decided.reason,
});
