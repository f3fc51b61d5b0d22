/** Text to letters: any Unicode normal form, either case, look-alikes; a failure names the character and its place. */
import { err, ok, type Result } from '@taht/base';
import type { Alphabet, Letter } from './alphabet.ts';
import { isSameInUpper, upperOf } from './case.ts';
import { type Cluster, clustersOf } from './clusters.ts';

/** Where a text has something that is no letter or has no tile, and what it was perhaps meant to be. */
export interface LetterFailure {
  /** `no-tile`: a letter that only a blank can be stands where tiles are named. */
  readonly code: 'unknown-letter' | 'unclosed-bracket' | 'empty-bracket' | 'no-tile';
  /** Offset in the text as it was given, in UTF-16 units. */
  readonly at: number;
  readonly character: string;
  /** The letter of this alphabet that the foreign character resembles. */
  readonly looksLike?: Letter;
}

/** Reads a word of plain letters in either case; where tiles have several characters the longest one wins. */
export function parseWord(alphabet: Alphabet, text: string): Result<Letter[], LetterFailure> {
  const clusters = clustersOf(text);
  const letters: Letter[] = [];
  for (let i = 0; i < clusters.length; ) {
    const found = longestLetter(alphabet, clusters, i);
    if (found === undefined) return err(unknownLetter(alphabet, clusters[i] as Cluster));
    letters.push(found.letter);
    i += found.length;
  }
  return ok(letters);
}

/** The letter that this text as a whole stands for, in either case. */
export const parseLetter = (alphabet: Alphabet, text: string): Letter | undefined =>
  lookUp(alphabet, alphabet.spellings, text);

export function unknownLetter(alphabet: Alphabet, { text, at }: Cluster): LetterFailure {
  const looksLike = lookUp(alphabet, alphabet.confusables, text);
  const failure = { code: 'unknown-letter', at, character: text } as const;
  return looksLike === undefined ? failure : { ...failure, looksLike };
}

/** The length is looked at first: putting endless marks in order is slow, and no letter has them. */
function lookUp(
  { language, longestText }: Alphabet,
  table: ReadonlyMap<string, Letter>,
  text: string,
): Letter | undefined {
  if (text.length > longestText) return undefined;
  const composed = text.normalize('NFC');
  const exact = table.get(composed);
  if (exact !== undefined || !isSameInUpper(composed, language)) return exact;
  return table.get(upperOf(composed, language));
}

function longestLetter(
  alphabet: Alphabet,
  clusters: readonly Cluster[],
  from: number,
): { letter: Letter; length: number } | undefined {
  let text = '';
  let found: { letter: Letter; length: number } | undefined;
  const limit = Math.min(alphabet.longest, clusters.length - from);
  for (let length = 1; length <= limit; length++) {
    text += (clusters[from + length - 1] as Cluster).text;
    const letter = parseLetter(alphabet, text);
    if (letter !== undefined) found = { letter, length };
  }
  return found;
}
