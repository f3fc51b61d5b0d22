/**
 * How common each word of a list is, in sixteen steps: 15 is a word that everybody uses every day, 0 one that no text has.
 * The file: the four letters TAHC, the format's version (32 bits), the hash of the list that it belongs to (32 bytes),
 * the number of words (32 bits), then half a byte a word in the order of the list, the first word in the low half.
 */
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '@taht/base';
import type { FileBytes } from './container.ts';
import type { LexiconFailure } from './failure.ts';
import type { Lexicon } from './lexicon.ts';

export const COMMONNESS_VERSION = 1;

/** The ranks as they lie in the file, two to a byte. */
export interface Commonness {
  readonly words: number;
  readonly halves: Uint8Array;
}

const MAGIC = 'TAHC';
const HASH_AT = 8;
const WORDS_AT = 40;
const RANKS_AT = 44;

/** One rank a word, from 0 to 15, in the order of the list; throws on any other number of them. */
export function encodeCommonness(
  { info }: Pick<Lexicon, 'info'>,
  ranks: Uint8Array,
): Uint8Array<ArrayBuffer> {
  if (ranks.length !== info.words) throw new Error(`${ranks.length} ranks of ${info.words} words`);
  const bytes = new Uint8Array(RANKS_AT + halfOf(ranks.length));
  const view = new DataView(bytes.buffer);
  bytes.set(utf8ToBytes(MAGIC));
  view.setUint32(MAGIC.length, COMMONNESS_VERSION, true);
  bytes.set(hexToBytes(info.hash), HASH_AT);
  view.setUint32(WORDS_AT, ranks.length, true);
  for (const [i, rank] of ranks.entries()) {
    if (rank > 15) throw new Error(`a rank of ${rank}`);
    const at = RANKS_AT + (i >> 1);
    bytes[at] = (bytes[at] as number) | (rank << (4 * (i & 1)));
  }
  return bytes;
}

/** Takes only a file that was made for this very list; the ranks are a view of the bytes given. */
export function decodeCommonness(
  file: FileBytes,
  { info }: Pick<Lexicon, 'info'>,
): Result<Commonness, LexiconFailure> {
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(file);
  if (!Array.from(MAGIC).every((char, i) => bytes[i] === char.charCodeAt(0)))
    return err({ code: 'not-a-lexicon' });
  if (bytes.length < RANKS_AT)
    return err({ code: 'truncated', bytes: bytes.length, expected: RANKS_AT });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint32(MAGIC.length, true);
  if (version > COMMONNESS_VERSION)
    return err({ code: 'newer-version', version, known: COMMONNESS_VERSION });
  if (version !== COMMONNESS_VERSION) return err({ code: 'not-a-lexicon' });
  const hash = bytesToHex(bytes.subarray(HASH_AT, WORDS_AT));
  if (hash !== info.hash) return err({ code: 'bad-hash', hash, expected: info.hash });
  const words = view.getUint32(WORDS_AT, true);
  if (words !== info.words)
    return err({ code: 'bad-header', at: 'words', expected: `${info.words}` });
  const expected = RANKS_AT + halfOf(words);
  if (bytes.length !== expected) {
    const code = bytes.length < expected ? 'truncated' : 'oversized';
    return err({ code, bytes: bytes.length, expected });
  }
  return ok({ words, halves: bytes.subarray(RANKS_AT) });
}

/** By the word's place in the list, as `indexOf` gives it. */
export const rankAt = ({ halves }: Commonness, index: number): number =>
  ((halves[index >> 1] as number) >> (4 * (index & 1))) & 15;

const halfOf = (words: number): number => Math.ceil(words / 2);
