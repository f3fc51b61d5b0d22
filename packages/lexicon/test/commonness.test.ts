/** The ranks of a list: round trips, and no file of another list or of anything else. */
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  COMMONNESS_VERSION,
  decodeCommonness,
  encodeCommonness,
  type Lexicon,
  rankAt,
} from '../src/index.ts';
import { randomList, randomListOf } from './random-list.ts';

const ranksOf = ({ info }: Lexicon, turn: number): Uint8Array =>
  Uint8Array.from({ length: info.words }, (_, i) => (7 * i + turn) % 16);

const { lexicon: sample } = randomListOf(makeRng(seed()), 101);
const file = encodeCommonness(sample, ranksOf(sample, 3));

const failureOf = (bytes: Uint8Array, lexicon: Lexicon = sample): unknown => {
  const decoded = decodeCommonness(bytes, lexicon);
  return decoded.ok ? undefined : decoded.error;
};

const changed = (at: number, byte: number): Uint8Array => {
  const bytes = file.slice();
  bytes[at] = byte;
  return bytes;
};

test('every word keeps its rank', () => {
  for (let turn = 0; turn < count(100); turn++) {
    const { lexicon } = randomList(makeRng(seed() + turn));
    const ranks = ranksOf(lexicon, turn);
    const decoded = decodeCommonness(encodeCommonness(lexicon, ranks), lexicon);
    if (!decoded.ok) throw new Error(decoded.error.code);
    const { value } = decoded;
    expect(value.words).toBe(lexicon.info.words);
    expect(Array.from(ranks, (_, i) => rankAt(value, i))).toEqual([...ranks]);
  }
});

test('two words share a byte', () => {
  expect(file.length).toBe(44 + Math.ceil(sample.info.words / 2));
  expect(file[44]).toBe(3 | (10 << 4));
});

test('the file is read wherever its bytes lie', () => {
  const larger = new Uint8Array(file.length + 3);
  larger.set(file, 3);
  expect(failureOf(larger.subarray(3))).toBeUndefined();
  expect(decodeCommonness(file.buffer, sample).ok).toBe(true);
});

test('a file of another list is refused', () => {
  const { lexicon: other } = randomListOf(makeRng(seed() + 1), 101);
  const expected = other.info.hash;
  expect(failureOf(file, other)).toEqual({ code: 'bad-hash', hash: sample.info.hash, expected });
});

test.each<[string, Uint8Array, unknown]>([
  ['nothing', new Uint8Array(), { code: 'not-a-lexicon' }],
  ['another kind of file', changed(3, 84), { code: 'not-a-lexicon' }],
  ['version 0', changed(4, 0), { code: 'not-a-lexicon' }],
  [
    'a later version',
    changed(4, COMMONNESS_VERSION + 1),
    { code: 'newer-version', version: COMMONNESS_VERSION + 1, known: COMMONNESS_VERSION },
  ],
  ['a cut header', file.subarray(0, 43), { code: 'truncated', bytes: 43, expected: 44 }],
  [
    'a cut list',
    file.subarray(0, file.length - 1),
    { code: 'truncated', bytes: file.length - 1, expected: file.length },
  ],
  [
    'bytes too many',
    Uint8Array.of(...file, 0),
    { code: 'oversized', bytes: file.length + 1, expected: file.length },
  ],
  [
    'another number of words',
    changed(43, 1),
    { code: 'bad-header', at: 'words', expected: `${sample.info.words}` },
  ],
])('%s is refused', (_, bytes, failure) => {
  expect(failureOf(bytes)).toEqual(failure);
});

test('ranks that do not fit are a bug', () => {
  expect(() => encodeCommonness(sample, new Uint8Array(3))).toThrow('3 ranks');
  expect(() => encodeCommonness(sample, ranksOf(sample, 0).fill(16))).toThrow('a rank of 16');
});
