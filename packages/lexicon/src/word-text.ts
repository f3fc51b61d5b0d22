/** Between the text of a word and its letter codes. */
import { ok, type Result } from '@taht/base';
import {
  type Alphabet,
  type Letter,
  type LetterFailure,
  letterCode,
  parseWord,
} from '@taht/letters';
import type { Codes } from './graph.ts';

export type ReadText = (text: string) => Result<Codes, LetterFailure>;

/** A reader for many words: text in plain letters of one character is read by a table, all else as `parseWord` does. */
export function makeReader(alphabet: Alphabet): ReadText {
  const table = alphabet.longest === 1 ? plainLetters(alphabet) : new Uint8Array();
  return (text) => {
    const codes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) {
      const code = table[text.charCodeAt(i)];
      if (code === undefined || code === 0) return readWord(alphabet, text);
      codes[i] = code;
    }
    return ok(codes);
  };
}

export function readWord(alphabet: Alphabet, text: string): Result<Codes, LetterFailure> {
  const word = parseWord(alphabet, text);
  return word.ok ? ok(encodeLetters(alphabet, word.value)) : word;
}

/** Throws on a letter of another alphabet, as `letterCode` does. */
export const encodeLetters = (alphabet: Alphabet, letters: readonly Letter[]): Codes =>
  Uint8Array.from(letters, (letter) => letterCode(alphabet, letter));

export const decodeLetters = (alphabet: Alphabet, codes: Codes): Letter[] =>
  Array.from(codes, (code) => alphabet.letters[code - 1] as Letter);

export const makeWord = (alphabet: Alphabet, codes: Codes): string =>
  decodeLetters(alphabet, codes).join('');

/** Codes by UTF-16 unit. A mark is no letter, so text with marks to be composed never gets through. */
function plainLetters({ spellings, codes }: Alphabet): Uint8Array {
  const plain = [...spellings].filter(([text]) => text.length === 1);
  const table = new Uint8Array(1 + Math.max(0, ...plain.map(([text]) => text.charCodeAt(0))));
  for (const [text, letter] of plain) table[text.charCodeAt(0)] = codes.get(letter) as number;
  return table;
}
