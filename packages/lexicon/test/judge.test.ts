/** The judge of a challenge, near misses, and reports that become patches. */
import type { Letter } from '@taht/letters';
import { alphabetOf, count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  buildLexicon,
  type Codes,
  collectWords,
  emptyPatch,
  grantReport,
  judgeOf,
  judgeWord,
  judgeWords,
  type Lexicon,
  makeWord,
  oneLetterOff,
  patchLexicon,
  readWord,
  reportState,
  type WordReport,
} from '../src/index.ts';
import { probe, randomList, spec, texts } from './random-list.ts';

const LENGTHS = { min: 2, max: 15 };

function lexiconOf(tileset: string, list: string): Lexicon {
  const alphabet = alphabetOf(tileset);
  const { words, refused } = collectWords(alphabet, list.split(' '), LENGTHS);
  expect(refused).toEqual([]);
  const built = buildLexicon(spec, alphabet, words);
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

const finnish = lexiconOf('fi-101', 'KOIRA KOIRAT KOIRAS TALO TALOT KOI PIZZA YÖ');
const allForms = lexiconOf('fi-101', 'KOIRA KOIRAT KOIRAA KOIRAN KOIRAS TALO TALOT KOI YÖ');
const ukrainian = lexiconOf('uk-104', "П'ЯТЬ ҐАВА РЕМОНТ");
const several = lexiconOf('test-100', 'CHE LLAMA COL·LEGI');

const entry = { author: 'Club', date: '2026-11-15', reason: 'agreed' };

const patched = patchLexicon(finnish, {
  ...emptyPatch(finnish.info),
  entries: [
    { word: 'koiruus', change: 'add', ...entry },
    { word: 'KOIRAS', change: 'remove', ...entry },
  ],
});

const lexicons = { finnish, ukrainian, several };

test.each<[keyof typeof lexicons, string | readonly string[], boolean, string]>([
  ['finnish', 'KOIRA', true, 'in-list'],
  ['finnish', 'koira', true, 'in-list'],
  ['finnish', [...'TALO'], true, 'in-list'],
  ['finnish', 'KOIRAA', false, 'form-not-allowed'],
  ['finnish', [...'KOIRAA'], false, 'form-not-allowed'],
  ['finnish', 'KOIRRA', false, 'not-in-list'],
  ['finnish', '', false, 'not-in-list'],
  ['finnish', 'K', false, 'not-in-list'],
  ['finnish', 'PIZZA', true, 'in-list'],
  ['finnish', [...'PIZZA'], true, 'in-list'],
  ['finnish', 'ÅBO', false, 'not-in-list'],
  ['finnish', 'ÑBO', false, 'no-tile'],
  ['finnish', ['Ñ', 'B'], false, 'no-tile'],
  ['ukrainian', 'п\u2019ять', true, 'in-list'],
  ['ukrainian', 'ГАВА', false, 'not-in-list'],
  ['ukrainian', 'PEMOHT', false, 'no-tile'],
  ['several', 'CHE', true, 'in-list'],
  ['several', ['CH', 'E'], true, 'in-list'],
  ['several', ['C', 'H', 'E'], false, 'not-in-list'],
])('%s: %s', (list, word, valid, rule) => {
  const ruling = judgeWord(lexicons[list], word as readonly Letter[], { wider: allForms });
  expect(ruling).toMatchObject({ valid, rule });
});

test('without the list of all forms a form is not in the list', () => {
  expect(judgeWord(finnish, 'KOIRAA')).toEqual({ valid: false, rule: 'not-in-list' });
});

test('a patch decides with its entry, however the word is typed', () => {
  if (!patched.ok) throw new Error(patched.error.code);
  const added = { word: 'koiruus', change: 'add', ...entry };
  const removed = { word: 'KOIRAS', change: 'remove', ...entry };
  expect(judgeWords(patched.value, ['KOIRUUS', 'koiras', 'TALO'])).toEqual([
    { word: 'KOIRUUS', valid: true, rule: 'added', entry: added },
    { word: 'koiras', valid: false, rule: 'removed', entry: removed },
    { word: 'TALO', valid: true, rule: 'in-list' },
  ]);
});

test.each<[string, string]>([
  ['KOIRAA', 'KOIRA KOIRAS KOIRAT'],
  ['KIORA', 'KOIRA'],
  ['TALLO', 'TALO'],
  ['YÖT', 'YÖ'],
])('near misses of %s', (typed, near) => {
  const word = readWord(finnish.alphabet, typed);
  if (!word.ok) throw new Error(word.error.code);
  const read = (found: Iterable<Codes>): string =>
    Array.from(found, (codes) => makeWord(finnish.alphabet, codes))
      .sort()
      .join(' ');
  expect(read(oneLetterOff(finnish, word.value))).toBe(near);
});

test('one letter off is what a plain comparison says', () => {
  for (let i = 0; i < count(1000); i++) {
    const rng = makeRng(seed() + i);
    const random = randomList(rng);
    const word = probe(rng, random);
    const expected = random.list.filter((other) => isOneOff(word, other));
    expect(texts(oneLetterOff(random.lexicon, word)).sort()).toEqual(texts(expected).sort());
  }
});

test('a report is open until the list agrees, and becomes an entry when granted', () => {
  const report: WordReport = { word: 'Koiruus', claim: 'missing', ...entry };
  expect(reportState(finnish, report)).toBe('open');
  expect(reportState(finnish, { ...report, claim: 'wrong' })).toBe('settled');
  expect(reportState(finnish, { ...report, word: 'Ñbo' })).toBe('no-tile');
  const granted = grantReport(report, { author: 'Referee', date: '2026-11-16', reason: 'found' });
  expect(granted).toEqual({
    word: 'Koiruus',
    change: 'add',
    author: 'Referee',
    date: '2026-11-16',
    reason: 'found',
  });
  const after = patchLexicon(finnish, { ...emptyPatch(finnish.info), entries: [granted] });
  expect(after.ok && reportState(after.value, report)).toBe('settled');
});

test('rules are told whether a word is good, or that there is no list', () => {
  const asked = (list: Lexicon | null) =>
    ['KOIRA', 'KOIRAA', 'ÑBO'].map((word) => judgeOf(list)([...word] as Letter[]));
  expect(asked(finnish)).toEqual(['valid', 'invalid', 'invalid']);
  expect(asked(null)).toEqual(['unknown', 'unknown', 'unknown']);
});

/** By the definition: equal after one exchange of neighbours, one letter dropped, put in or changed. */
function isOneOff(a: Codes, b: Codes): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (a.length === b.length) {
    const wrong = [...a.keys()].filter((i) => a[i] !== b[i]);
    const [i = 0, j = 0] = wrong;
    return (
      wrong.length === 1 || (wrong.length === 2 && j === i + 1 && a[i] === b[j] && a[j] === b[i])
    );
  }
  return (
    long.length === short.length + 1 &&
    [...long.keys()].some((i) => [...long].toSpliced(i, 1).join() === short.join())
  );
}
