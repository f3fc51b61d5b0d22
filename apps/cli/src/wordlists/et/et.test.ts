import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { etAllList, etList } from './et.ts';

const SINGULAR = ['', 'd', 'ga', 'st', 'le', 'lt', 'ks', 'ni', 'na', 'ta', 'sse', 's'];
const PLURAL = ['', 'ga', 'le', 'st', 'ks'];
const MA = ['ma', 'mas', 'mast', 'maks', 'mata', 'vat', 'vad'];

const entries = [
  'aastat',
  ...SINGULAR.map((ending) => `aasta${ending}`),
  ...PLURAL.map((ending) => `aastate${ending}`),
  ...MA.map((ending) => `luge${ending}`),
  ...SINGULAR.map((ending) => `tartu${ending}`),
  ...PLURAL.map((ending) => `tartute${ending}`),
  'þ',
  'tartugi',
];

const OWN: Readonly<Record<string, string>> = {
  'irregular.txt': 'MEES MEHE MEEST MEESTE',
  'names.txt': 'TARTU\nTARTUD # a town',
  'closed-class.txt': 'JA',
  'compounds.txt': 'AASTA MEES',
  'modern.txt': 'UFO UFOD',
  'add.txt': 'BLOGI\nSHOW # only a blank can be W\nFAÇADE # no letter',
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A language model with one word a branch, no two of which begin alike. */
function model(words: readonly string[], graphPart: number, charactersPart: number): Uint8Array {
  const letters = [...new Set(words.join(''))];
  const bits = BigInt(Math.ceil(Math.log2(letters.length + 1)));
  const edges: bigint[] = [];
  const edge = (letter: string, flags: number, target: number): bigint =>
    BigInt(letters.indexOf(letter)) | (BigInt(flags) << bits) | (BigInt(target) << (bits + 3n));
  let next = words.length;
  for (const [i, word] of words.entries()) {
    edges.push(edge(word[0] as string, i === words.length - 1 ? 1 : 0, next));
    next += word.length - 1;
  }
  for (const word of words)
    for (let i = 1; i < word.length; i += 1) {
      const isLast = i === word.length - 1;
      edges.push(edge(word[i] as string, isLast ? 5 : 1, isLast ? 0 : edges.length + 1));
    }
  const graph = new DataView(new ArrayBuffer(10 + 8 * edges.length));
  graph.setInt16(0, 42, true);
  graph.setInt32(2, letters.length, true);
  graph.setInt32(6, edges.length, true);
  for (const [i, value] of edges.entries()) graph.setBigUint64(10 + 8 * i, value, true);
  const characters = bytes([letters.length, ...letters.map((letter) => `${letter} 3`)].join('\n'));
  const header = new DataView(new ArrayBuffer(4 + 8 * 22));
  header.setInt32(0, 22, true);
  for (let part = 0; part < 22; part += 1) header.setBigInt64(4 + 8 * part, -1n, true);
  header.setBigInt64(4 + 8 * graphPart, BigInt(header.byteLength), true);
  header.setBigInt64(4 + 8 * charactersPart, BigInt(header.byteLength + graph.byteLength), true);
  return new Uint8Array(
    [header.buffer, graph.buffer, characters.buffer].flatMap((part) => [...new Uint8Array(part)]),
  );
}

const read = (file: string): Uint8Array => {
  if (file === 'index.aff') return bytes('SET UTF-8\n');
  if (file === 'index.dic') return bytes(`${entries.length}\n${entries.join('\n')}\n`);
  if (file.endsWith('.gz')) return gzipSync(model(['aastamehed', 'zzz'], 7, 1));
  return model(['aastamees', 'zz'], 19, 21);
};

const make = (list: typeof etList): Set<string> =>
  new Set(list.make(read, (file) => OWN[file] ?? ''));

const WORDS = [
  'AASTA',
  'AASTAD',
  'LUGEMA',
  'MEES',
  'MEHED',
  'AASTAMEES',
  'AASTAMEHED',
  'JA',
  'BLOGI',
  'SHOW',
  'UFO',
  'UFOD',
];

test('nominatives, infinitives and our own words, without names and what the alphabet cannot spell', () => {
  expect(make(etList)).toEqual(new Set(WORDS));
});

test('all forms are those words and every case, still without names and clitics', () => {
  const all = make(etAllList);
  expect([...all]).toEqual(expect.arrayContaining([...WORDS, 'AASTAGA', 'LUGEMAS', 'TARTUS']));
  expect([...all].filter((word) => ['TARTU', 'TARTUGI', 'Ž', 'FAÇADE'].includes(word))).toEqual([]);
});
