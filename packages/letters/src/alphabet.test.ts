import { allAlphabets } from '@taht/testkit';
import { expect, test } from 'vitest';
import { type AlphabetSpec, isVowel, type Letter, letterCode, makeAlphabet } from './index.ts';

const spec: AlphabetSpec = {
  language: 'en',
  letters: ['A', 'B', "'"],
  vowels: ['A'],
  signs: ["'"],
};

test('letters are numbered from 1 in the order of the alphabet', () => {
  const alphabet = makeAlphabet(spec);
  expect(alphabet.letters.map((letter) => letterCode(alphabet, letter))).toEqual([1, 2, 3]);
  expect(() => letterCode(alphabet, 'C' as Letter)).toThrow('C');
});

test('vowels are known, and signs are none', () => {
  const alphabet = makeAlphabet(spec);
  expect(alphabet.letters.filter((letter) => isVowel(alphabet, letter))).toEqual(['A']);
  expect([...alphabet.signs]).toEqual(["'"]);
});

test('letters are stored composed, however the data spells them', () => {
  const { letters, vowels } = makeAlphabet({
    language: 'et',
    letters: ['O\u0303', 'S'],
    vowels: ['\u00D5'],
    signs: [],
  });
  expect(letters).toEqual(['\u00D5', 'S']);
  expect(vowels.has('\u00D5' as Letter)).toBe(true);
});

test.each(allAlphabets)(
  '$id: every letter with two cases has a lower case of its own',
  ({ alphabet }) => {
    const cased = alphabet.letters.filter((letter) => /\p{Lu}/u.test(letter));
    expect([...alphabet.lowerCase.keys()]).toEqual(cased);
    expect(new Set(alphabet.lowerCase.values()).size).toBe(cased.length);
  },
);

test('a lower case that two letters share belongs to neither', () => {
  const { lowerCase } = makeAlphabet({
    language: 'en',
    letters: ['K', 'S', 'ẞ', 'Θ', 'ϴ'],
    vowels: [],
    signs: [],
  });
  expect([...lowerCase]).toEqual([
    ['K', 'k'],
    ['S', 's'],
    ['ẞ', 'ß'],
  ]);
});

test.each<[string, Partial<AlphabetSpec>]>([
  ['without letters', { letters: [], vowels: [], signs: [] }],
  ['listed twice', { letters: ['A', 'B', "'", 'A'] }],
  ['listed twice', { language: 'et', letters: ['A', "'", '\u00C4', 'A\u0308'] }],
  ['not in the alphabet: E', { vowels: ['E'] }],
  ['not in the alphabet: C', { lookalikes: { Q: 'C' } }],
  ['not in the alphabet: C', { confusables: { Q: 'C' } }],
  ['both vowel and sign', { signs: ['A'] }],
  ['not in upper case: b', { letters: ['A', 'b', "'"] }],
  ['a letter stands for another: B', { lookalikes: { B: 'A' } }],
  ['a letter stands for another: B', { confusables: { B: 'A' } }],
  ['cannot stand for a letter', { lookalikes: { '?': 'A' } }],
  ...['', '?', '_', '.', '(', ')', '[', ']', '7', ' ', 'A B', '/', '-', '\u0301'].map(
    (letter): [string, Partial<AlphabetSpec>] => [
      'cannot be a letter',
      { letters: ['A', "'", letter] },
    ],
  ),
])('data that is no alphabet throws: %s %j', (message, fault) => {
  expect(() => makeAlphabet({ ...spec, ...fault })).toThrow(message);
});
