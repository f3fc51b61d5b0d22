/**
 * Reads a dictionary in the format of dictd, as FreeDict publishes it: an index with the place of each entry in a packed
 * text, where an entry begins with its headword, the pronunciation between slashes and the word class in brackets.
 */
import { gunzipSync } from 'node:zlib';

export interface DictEntry {
  readonly headword: string;
  /** `n`, `v`, `adj` and so on; empty where the entry has none. */
  readonly wordClass: string;
  /** What follows the first line: translations and explanations. */
  readonly lines: readonly string[];
}

export function readDictd(index: Uint8Array, text: Uint8Array): readonly DictEntry[] {
  const entries = gunzipSync(text);
  const decoder = new TextDecoder();
  return decoder
    .decode(index)
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([name = '', , length]) => length !== undefined && !name.startsWith(ABOUT_ITSELF))
    .map(([, offset = '', length = '']) => {
      const from = numberOf(offset);
      return entryOf(decoder.decode(entries.subarray(from, from + numberOf(length))));
    });
}

/** What the dictionary tells about itself is indexed under such names. */
const ABOUT_ITSELF = '00-database';

function entryOf(text: string): DictEntry {
  const [first = '', ...lines] = text.split('\n');
  const headword = first.replace(/ [/<].*$/u, '');
  return { headword, wordClass: /<([^<>]*)>$/u.exec(first)?.[1] ?? '', lines };
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Numbers are written to the base 64, the highest digit first. */
const numberOf = (digits: string): number =>
  [...digits].reduce((number, digit) => 64 * number + DIGITS.indexOf(digit), 0);
