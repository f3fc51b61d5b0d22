/** What a family list says, which words of a list it catches, and the list without them. */
import { alphabetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  buildLexicon,
  contains,
  encodeLetters,
  familyWords,
  type Lexicon,
  makeWord,
  parseFamily,
  WordPool,
  withoutFamily,
  words,
} from '../src/index.ts';

const alphabet = alphabetOf('en-100');

function lexiconOf(...texts: string[]): Lexicon {
  const pool = new WordPool();
  for (const text of texts) pool.add(encodeLetters(alphabet, [...text] as never));
  const spec = { id: 'few', edition: 'en', policy: '', sources: [], licence: '', version: '' };
  const built = buildLexicon(spec, alphabet, pool.sorted());
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

const lexicon = lexiconOf('COCK', 'COCKPIT', 'COCKS', 'DAMN', 'DAMNED', 'DAMP', 'DRUG', 'HORN');
const text = '# why\n[vulgar]\nCOCK # the bird too\nDAM*\n!DAMP\n\n[drugs]\nDRUG\nDAMNED\nČAI*\n';

const listOf = (source: string) => {
  const parsed = parseFamily(source);
  if (!parsed.ok) throw new Error(`line ${parsed.error.line}`);
  return parsed.value;
};

test('words, beginnings and exceptions, each of a kind, the first kind of a word being its own', () => {
  expect(
    familyWords(lexicon, listOf(text)).map(({ word, kind }) => [makeWord(alphabet, word), kind]),
  ).toEqual([
    ['COCK', 'vulgar'],
    ['DAMN', 'vulgar'],
    ['DAMNED', 'vulgar'],
    ['DRUG', 'drugs'],
  ]);
});

test('the list without them has all other words, and says of itself what it said', () => {
  const family = listOf(text);
  const polite = withoutFamily(lexicon, family);
  expect([...words(polite)].map((word) => makeWord(alphabet, word))).toEqual([
    ...['COCKPIT', 'COCKS', 'DAMP', 'HORN'],
  ]);
  expect(polite.info).toBe(lexicon.info);
  expect(withoutFamily(lexicon, family)).toBe(polite);
  expect([...words(lexicon)].every((word) => contains(lexicon, word))).toBe(true);
});

test('a list that has none of them stays the list that it is', () => {
  const horn = lexiconOf('HORN');
  expect(withoutFamily(horn, listOf(text))).toBe(horn);
});

test.each([
  ['COCK', 1],
  ['[rude]', 1],
  ['[vulgar]\nTWO WORDS', 2],
  ['[vulgar]\nCO*CK', 2],
  ['[vulgar]\n*', 2],
])('%j is no family list, because of line %i', (source, line) =>
  expect(parseFamily(source)).toEqual({ ok: false, error: { code: 'bad-line', line } }),
);
