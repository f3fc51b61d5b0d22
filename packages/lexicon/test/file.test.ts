/** The file of a lexicon: round trips over every kind of buffer, and no crash on anything else. */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { count, makeRng, type Rng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { encodeContainer } from '../src/container.ts';
import {
  buildGaddag,
  contains,
  decodeGaddag,
  decodeLexicon,
  encodeGaddag,
  encodeLexicon,
  LEXICON_FAILURES,
  type Lexicon,
  verifyLexicon,
  wordAt,
  words,
} from '../src/index.ts';
import { randomList, randomListOf, texts } from './random-list.ts';

const lexicons = Array.from({ length: count(400) }, (_, i) => randomList(makeRng(seed() + i)));
const { lexicon: sample } = randomListOf(makeRng(seed()), 100);
const file = encodeLexicon(sample);
const nodesAt = file.length - sample.graph.nodes.byteLength;

const failureOf = (bytes: Uint8Array): unknown => {
  const decoded = decodeLexicon(bytes);
  return decoded.ok ? undefined : decoded.error;
};

describe('round trips', () => {
  test('a file gives back the lexicon, and the lexicon the same file', () => {
    for (const { lexicon } of lexicons) {
      const bytes = encodeLexicon(lexicon);
      const decoded = decodeLexicon(bytes);
      if (!decoded.ok) throw new Error(decoded.error.code);
      const { info, graph } = decoded.value;
      expect({ info, graph }).toEqual({ info: lexicon.info, graph: lexicon.graph });
      expect(decoded.value.alphabet.letters).toEqual(lexicon.alphabet.letters);
      expect(verifyLexicon(decoded.value).ok).toBe(true);
      expect(encodeLexicon(decoded.value)).toEqual(bytes);
    }
  });

  test.each<[string, () => ArrayBuffer | SharedArrayBuffer | Uint8Array, 'view' | 'copy']>([
    ['a plain buffer', () => file.buffer, 'view'],
    ['a shared buffer', () => copyTo(new SharedArrayBuffer(file.length), 0).buffer, 'view'],
    ['bytes within a larger buffer', () => copyTo(new ArrayBuffer(file.length + 8), 4), 'view'],
    ['bytes at an odd place', () => copyTo(new ArrayBuffer(file.length + 8), 3), 'copy'],
  ])('%s is read as a %s', (_, make, how) => {
    const bytes = make();
    const decoded = decodeLexicon(bytes);
    if (!decoded.ok) throw new Error(decoded.error.code);
    expect(texts(words(decoded.value))).toEqual(texts(words(sample)));
    expect(verifyLexicon(decoded.value).ok).toBe(true);
    const buffer = bytes instanceof Uint8Array ? bytes.buffer : bytes;
    expect(decoded.value.graph.nodes.buffer === buffer).toBe(how === 'view');
  });

  test('the other graph has a file of its own', () => {
    const gaddag = buildGaddag(sample);
    if (!gaddag.ok) throw new Error(gaddag.error.code);
    const bytes = encodeGaddag(gaddag.value);
    expect(decodeGaddag(bytes)).toEqual(gaddag);
    expect(failureOf(bytes)).toEqual({ code: 'other-kind', kind: 'gaddag', wanted: 'words' });
    expect(decodeGaddag(file).ok).toBe(false);
  });
});

describe('what is not a lexicon', () => {
  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['text', utf8ToBytes('AA\nAB\n')],
    ['the beginning of the magic', utf8ToBytes('TAH')],
    ['zeros', new Uint8Array(10_000)],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['another version', patched(4, 0)],
    ['another kind', patched(8, 7)],
  ])('%s', (_, bytes) => {
    expect(failureOf(bytes)).toEqual({ code: 'not-a-lexicon' });
  });

  test('a file from the future says so', () => {
    expect(failureOf(patched(4, 2))).toEqual({ code: 'newer-version', version: 2, known: 1 });
  });

  test('every shorter file is truncated, and every longer one oversized', () => {
    for (let length = 4; length < file.length; length++)
      expect(failureOf(file.slice(0, length))).toMatchObject({ code: 'truncated', bytes: length });
    const longer = new Uint8Array(file.length + 1);
    longer.set(file);
    expect(failureOf(longer)).toEqual({
      code: 'oversized',
      bytes: file.length + 1,
      expected: file.length,
    });
  });

  test.each<[string, Uint8Array, unknown]>([
    ['a header without end', patched(12, 0xfffffff0), { code: 'bad-header', at: '' }],
    ['a header that ends between nodes', patched(12, 7), { code: 'bad-header', at: '' }],
    ['more nodes than there can be', patched(16, 0xffffffff), { code: 'too-large' }],
    ['a root beyond the nodes', patched(20, 1 << 23), { code: 'bad-nodes', fault: 'root' }],
    ['no root', patched(20, 0), { code: 'bad-nodes', fault: 'count' }],
    ['a header that is no JSON', withByte(24, 0x21), { code: 'bad-header', at: '' }],
    ['a header that is no UTF-8', withByte(26, 0xff), { code: 'bad-header', at: '' }],
    ['something at position 0', patched(nodesAt, 0), { code: 'bad-nodes', fault: 'root', at: 0 }],
  ])('%s', (_, bytes, failure) => {
    expect(failureOf(bytes)).toMatchObject(failure as object);
  });

  test.each<[string, unknown, string]>([
    ['id', '', 'id'],
    ['words', -1, 'words'],
    ['words', 1.5, 'words'],
    ['letters', 'ABC', 'letters'],
    ['letters', ['A', 7], 'letters.1'],
    ['letters', ['A', 'A'], 'letters'],
    ['letters', ['a'], 'letters'],
    ['letters', ['?'], 'letters'],
    ['letters', Array.from({ length: 64 }, (_, i) => String.fromCharCode(0x4e00 + i)), 'letters'],
    ['language', 'no such language!', 'letters'],
    ['lengths', [1, null], 'lengths.1'],
    ['sources', [{ kind: 'npm' }], 'sources.0.name'],
    ['sources', {}, 'sources'],
    ['hash', 'abc', 'hash'],
    ['licence', undefined, 'licence'],
    ['surprise', 1, 'surprise'],
  ])('a header whose %s is %j', (field, value, at) => {
    const bytes = encodeContainer('words', { ...sample.info, [field]: value }, sample.graph);
    expect(failureOf(bytes)).toMatchObject({ code: 'bad-header', at });
  });

  test('a wrong number of words, of lengths, or a wrong hash is found', () => {
    const withInfo = (info: Partial<Lexicon['info']>): Uint8Array =>
      encodeLexicon({ ...sample, info: { ...sample.info, ...info } });
    expect(failureOf(withInfo({ words: 1 }))).toMatchObject({ code: 'bad-nodes', fault: 'count' });
    const lengths = decodeLexicon(withInfo({ lengths: [0, 0, 3] }));
    expect(lengths.ok && verifyLexicon(lengths.value)).toMatchObject({
      error: { code: 'bad-header', at: 'lengths' },
    });
    const hash = decodeLexicon(withInfo({ hash: '0'.repeat(64) }));
    expect(hash.ok && verifyLexicon(hash.value)).toMatchObject({
      error: { code: 'bad-hash', hash: sample.info.hash },
    });
  });
});

test('bytes changed at random give a failure, or a list whose every walk ends', () => {
  const rng = makeRng(seed());
  const seen = new Map<string, number>();
  for (let i = 0; i < count(60_000); i++) {
    const { lexicon } = rng.pick(lexicons);
    const decoded = decodeLexicon(damaged(rng, encodeLexicon(lexicon)));
    const outcome = decoded.ok ? 'read' : decoded.error.code;
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    if (decoded.ok) expectUsable(decoded.value);
    else expect(LEXICON_FAILURES).toContain(decoded.error.code);
  }
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['read', 'bad-nodes', 'bad-header']));
});

test('nodes made of chance alone do no harm', () => {
  const rng = makeRng(seed() + 1);
  for (let i = 0; i < count(60_000); i++) {
    const bytes = file.slice();
    for (let at = nodesAt + 4; at < bytes.length; at++) bytes[at] = rng.below(256);
    const decoded = decodeLexicon(bytes);
    if (decoded.ok) expectUsable(decoded.value);
  }
});

function expectUsable(lexicon: Lexicon): void {
  let found = 0;
  for (const word of words(lexicon)) {
    if (found++ > 2000) break;
    expect(contains(lexicon, word)).toBe(true);
  }
  expect(wordAt(lexicon, 0) === undefined).toBe(lexicon.info.words === 0);
}

function damaged(rng: Rng, bytes: Uint8Array): Uint8Array {
  for (let i = rng.below(4); i >= 0; i--) {
    const at = rng.below(bytes.length);
    bytes[at] = rng.chance(0.5) ? rng.below(256) : (bytes[at] as number) ^ (1 << rng.below(8));
  }
  return bytes;
}

function patched(at: number, number: number): Uint8Array {
  const bytes = file.slice();
  new DataView(bytes.buffer).setUint32(at, number, true);
  return bytes;
}

const withByte = (at: number, byte: number): Uint8Array => file.slice().fill(byte, at, at + 1);

function copyTo(buffer: ArrayBuffer | SharedArrayBuffer, at: number): Uint8Array {
  const bytes = new Uint8Array(buffer, at, file.length);
  bytes.set(file);
  return bytes;
}
