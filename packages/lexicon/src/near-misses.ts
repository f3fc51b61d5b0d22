/** What a word may have been meant to be, for the referee's screen; lazy, so take as many as the screen holds. */
import { contains } from './contains.ts';
import type { Codes } from './graph.ts';
import type { Lexicon } from './lexicon.ts';

/** Words of the list that differ by one letter: two exchanged, one too many, one wrong, one missing; in this order. */
export function* oneLetterOff(lexicon: Lexicon, word: Codes): Generator<Codes, void> {
  const seen = new Set([word.join()]);
  for (const candidate of candidates(word, lexicon.alphabet.letters.length)) {
    const key = candidate.join();
    if (seen.has(key)) continue;
    seen.add(key);
    if (contains(lexicon, candidate)) yield candidate;
  }
}

function* candidates(word: Codes, letters: number): Generator<Codes, void> {
  for (let i = 0; i + 1 < word.length; i++)
    yield word.with(i, word[i + 1] as number).with(i + 1, word[i] as number);
  for (let i = 0; i < word.length; i++) yield spliced(word, i, 1, []);
  for (let i = 0; i < word.length; i++)
    for (let letter = 1; letter <= letters; letter++) yield word.with(i, letter);
  for (let i = 0; i <= word.length; i++)
    for (let letter = 1; letter <= letters; letter++) yield spliced(word, i, 0, [letter]);
}

const spliced = (word: Codes, at: number, dropped: number, letters: readonly number[]): Codes =>
  Uint8Array.from([...word.subarray(0, at), ...letters, ...word.subarray(at + dropped)]);
