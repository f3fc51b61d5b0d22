/** Text in and out: reading many words, refusing others by name, and questions asked in text. */
import { makeAlphabet, parseWord } from '@taht/letters';
import { allAlphabets, alphabetOf, count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  buildLexicon,
  collectWords,
  decodeLexicon,
  diffLexicons,
  emptyPatch,
  encodeLexicon,
  judgeWord,
  type Lexicon,
  makeReader,
  makeWord,
  patchLexicon,
  textQueries,
  withAlphabet,
} from '../src/index.ts';
import { spec } from './random-list.ts';

const LENGTHS = { min: 2, max: 15 };

function lexiconOf(tileset: string, list: string): Lexicon {
  const alphabet = alphabetOf(tileset);
  const built = buildLexicon(
    spec,
    alphabet,
    collectWords(alphabet, list.split(' '), LENGTHS).words,
  );
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

test.each(allAlphabets)('$id: the quick reader reads as the careful one does', ({ alphabet }) => {
  const rng = makeRng(seed());
  const read = makeReader(alphabet);
  const pieces = [
    ...alphabet.spellings.keys(),
    ...alphabet.letters,
    'ı',
    'ß',
    '\u0301',
    '\u0307',
    '7',
    '.',
    '𝔸',
  ];
  for (let i = 0; i < count(20_000); i++) {
    const text = Array.from({ length: rng.below(9) }, () => rng.pick(pieces))
      .join('')
      .normalize(rng.pick(['NFC', 'NFD']));
    const careful = parseWord(alphabet, text);
    const quick = read(text);
    expect(quick.ok).toBe(careful.ok);
    if (!quick.ok || !careful.ok) expect(quick).toEqual(careful);
    else expect(makeWord(alphabet, quick.value)).toBe(careful.value.join(''));
  }
});

test('what cannot be a word is counted and shown, and nothing is lost', () => {
  const texts = [
    'AB',
    'ab',
    'B',
    '',
    'A-B',
    'a-c',
    'ДОМ',
    'A'.repeat(16),
    'x'.repeat(10_000),
    'AΩ',
  ];
  const { words, read, repeated, refused } = collectWords(alphabetOf('en-100'), texts, LENGTHS);
  expect(words.count).toBe(1);
  expect(read).toBe(texts.length);
  expect(repeated).toBe(1);
  expect(refused).toEqual([
    { code: 'too-short', count: 2, examples: ['B', ''] },
    { code: 'no-tile', character: '-', count: 2, examples: ['A-B', 'a-c'] },
    { code: 'too-long', count: 2, examples: ['A'.repeat(16), 'x'.repeat(60)] },
    { code: 'no-tile', character: 'Д', count: 1, examples: ['ДОМ'] },
    { code: 'no-tile', character: 'Ω', count: 1, examples: ['AΩ'] },
  ]);
  const total = refused.reduce((sum, { count: times }) => sum + times, 0);
  expect(words.count + repeated + total).toBe(read);
});

test('a character that only looks like a letter is told with the letter', () => {
  expect(collectWords(alphabetOf('uk-104'), ['PEMOHT'], LENGTHS).refused).toEqual([
    { code: 'no-tile', character: 'P', looksLike: 'Р', count: 1, examples: ['PEMOHT'] },
  ]);
});

test('garbage is counted without filling the memory', () => {
  const garbage = Array.from({ length: 2000 }, (_, i) => String.fromCodePoint(0x3000 + i));
  const { words, refused } = collectWords(alphabetOf('en-100'), garbage, LENGTHS);
  expect(words.count).toBe(0);
  expect(refused.length).toBeLessThanOrEqual(202);
  expect(refused.reduce((sum, { count: times }) => sum + times, 0)).toBe(2000);
  expect(refused[0]).toMatchObject({ code: 'no-tile', count: 1800 });
});

const english = textQueries(
  lexiconOf('en-100', 'ABLE ABLED CABLE TABLE SABLE AE AA QI LAB ALB BAL'),
);

const taken = (
  found: { ok: true; value: Iterable<string> } | { ok: false; error: unknown },
): unknown => (found.ok ? [...found.value].join(' ') : found.error);

test.each<[string, unknown, unknown]>([
  ['prefix', taken(english.wordsWithPrefix('ab')), 'ABLE ABLED'],
  ['length', [...english.wordsOfLength(2)], ['AA', 'AE', 'QI']],
  ['pattern', taken(english.wordsMatching('.able')), 'CABLE SABLE TABLE'],
  [
    'pattern with a run',
    taken(english.wordsMatching('*B*')),
    'ABLE ABLED ALB BAL CABLE LAB SABLE TABLE',
  ],
  ['ending', taken(english.wordsMatching('*LE')), 'ABLE CABLE SABLE TABLE'],
  ['anagrams', taken(english.anagrams('abl')), 'ALB BAL LAB'],
  ['anagrams with a blank', taken(english.anagrams('ABL?')), 'ABLE'],
  ['words of some letters', taken(english.subAnagrams('ELBA')), 'ABLE AE ALB BAL LAB'],
  ['long words of some letters', taken(english.subAnagrams('ELBA', 4)), 'ABLE'],
  ['front hooks', taken(english.frontHooks('able')), 'C S T'],
  ['back hooks', taken(english.backHooks('able')), 'D'],
  ['contains', english.contains('qi'), { ok: true, value: true }],
  ['contains not', english.contains('qu'), { ok: true, value: false }],
  ['index', english.indexOf('AE'), { ok: true, value: 3 }],
  ['word at', english.wordAt(3), 'AE'],
  ['no word at', english.wordAt(11), undefined],
  ['all', [...english.words()].length, 11],
  [
    'no tile',
    english.contains('Q1'),
    { ok: false, error: { code: 'unknown-letter', at: 1, character: '1' } },
  ],
  [
    'no tile in a pattern',
    taken(english.wordsMatching('a*.1')),
    { code: 'unknown-letter', at: 3, character: '1' },
  ],
  [
    'no tile on a rack',
    taken(english.anagrams('a?7')),
    { code: 'unknown-letter', at: 2, character: '7' },
  ],
  [
    'a long pattern',
    taken(english.wordsMatching('.'.repeat(31))),
    { code: 'long-pattern', limit: 30 },
  ],
])('%s', (_, answer, expected) => {
  expect(answer).toEqual(expected);
});

test('tiles of several characters are one letter in every question', () => {
  const queries = textQueries(lexiconOf('test-100', 'CHE LLAMA LLAMAR COL·LEGI ECHE'));
  expect(taken(queries.wordsMatching('[ch].'))).toBe('CHE');
  expect(taken(queries.anagrams('e[CH]'))).toBe('CHE');
  expect(taken(queries.anagrams('ECH'))).toBe('');
  expect([...queries.wordsOfLength(2)]).toEqual(['CHE']);
  expect(taken(queries.backHooks('llama'))).toBe('R');
  expect(taken(queries.wordsMatching('*[l·l]*'))).toBe('COL·LEGI');
});

test('a list read from a file takes on the writing of its edition', () => {
  const lexicon = lexiconOf('uk-104', "П'ЯТЬ");
  const decoded = decodeLexicon(encodeLexicon(lexicon));
  if (!decoded.ok) throw new Error(decoded.error.code);
  const typed = 'п\u2019ять';
  expect(textQueries(decoded.value).contains(typed).ok).toBe(false);
  const dressed = withAlphabet(decoded.value, alphabetOf('uk-104'));
  expect(dressed.ok && textQueries(dressed.value).contains(typed)).toEqual({
    ok: true,
    value: true,
  });
  expect(withAlphabet(decoded.value, alphabetOf('en-100'))).toEqual({
    ok: false,
    error: { code: 'other-alphabet' },
  });
});

const olderFinnish = makeAlphabet({
  language: 'fi',
  letters: [...'ABCDEFGHIJKLMNOPRSTUVWYÄÖ'],
  vowels: [],
  signs: [],
});

test('a list made when the alphabet had fewer letters is read with all of them, and is still itself', () => {
  const list = 'AAMU KOIRA WATTI YÖ ÄÄNI'.split(' ');
  const { words: sorted } = collectWords(olderFinnish, list, LENGTHS);
  const built = buildLexicon(spec, olderFinnish, sorted);
  if (!built.ok) throw new Error(built.error.code);
  const decoded = decodeLexicon(encodeLexicon(built.value));
  if (!decoded.ok) throw new Error(decoded.error.code);
  const entry = { author: 'Club', date: '2026-11-15', reason: 'agreed' };
  const patched = patchLexicon(decoded.value, {
    ...emptyPatch(decoded.value.info),
    entries: [{ word: 'VYÖ', change: 'add', ...entry }],
  });
  if (!patched.ok) throw new Error(patched.error.code);

  const read = withAlphabet(patched.value, alphabetOf('fi-101'));
  if (!read.ok) throw new Error(read.error.code);
  const queries = textQueries(read.value);
  expect([...queries.words()]).toEqual(['AAMU', 'KOIRA', 'VYÖ', 'WATTI', 'YÖ', 'ÄÄNI']);
  expect(read.value.info).toEqual(patched.value.info);
  expect(queries.indexOf('YÖ')).toEqual({ ok: true, value: 4 });
  expect(queries.contains('PIZZA')).toEqual({ ok: true, value: false });
  expect(judgeWord(read.value, 'VYÖ')).toMatchObject({ valid: true, rule: 'added' });
  expect(judgeWord(read.value, 'PIZZA')).toEqual({ valid: false, rule: 'not-in-list' });
  expect(() => encodeLexicon({ ...read.value, rulings: new Map() })).toThrow('another alphabet');

  const newer = lexiconOf('fi-101', 'AAMU KOIRA PIZZA WATTI YÖ ÄÄNI');
  const diff = diffLexicons(decoded.value, newer);
  if (!diff.ok) throw new Error(diff.error.code);
  const added = Array.from(diff.value, ({ word, change }) => [
    change,
    makeWord(newer.alphabet, word),
  ]);
  expect(added).toEqual([['add', 'PIZZA']]);
  expect(diffLexicons(newer, decoded.value).ok).toBe(false);
});

test('words with letters without a tile are found by blanks, by letters and by patterns', () => {
  const queries = textQueries(lexiconOf('fi-101', 'PIHA PIZZA PIZZAT ŠAKKI ÅNGSTRÖM'));
  expect(taken(queries.anagrams('PIA??'))).toBe('PIZZA');
  expect(taken(queries.anagrams('PIZZA'))).toBe('PIZZA');
  expect(taken(queries.subAnagrams('ATIP??'))).toBe('PIHA PIZZA PIZZAT');
  expect(taken(queries.wordsMatching('*ZZ*'))).toBe('PIZZA PIZZAT');
  expect([...queries.words()]).toEqual(['PIHA', 'PIZZA', 'PIZZAT', 'ŠAKKI', 'ÅNGSTRÖM']);
});

test('a word with more letters without a tile than there are blanks is left out, and told of', () => {
  const { words: found, refused } = collectWords(
    alphabetOf('is-104-2016'),
    ['PIZZA', 'PIZZUZ'],
    LENGTHS,
  );
  expect(found.count).toBe(1);
  expect(refused).toEqual([{ code: 'too-many-blanks', count: 1, examples: ['PIZZUZ'] }]);
});

test('two lists differ by these words', () => {
  const [from, to] = [lexiconOf('en-100', 'AA AB BA CAB'), lexiconOf('en-100', 'AB ABC BA ZA')];
  const diff = diffLexicons(from, to);
  if (!diff.ok) throw new Error(diff.error.code);
  const lines = Array.from(
    diff.value,
    ({ word, change }) => `${change} ${makeWord(from.alphabet, word)}`,
  );
  expect(lines).toEqual(['remove AA', 'add ABC', 'remove CAB', 'add ZA']);
  expect(diffLexicons(from, lexiconOf('tr-100', 'AB')).ok).toBe(false);
});
