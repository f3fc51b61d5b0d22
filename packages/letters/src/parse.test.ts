import { ok } from '@taht/base';
import { allAlphabets, alphabetOf, runs } from '@taht/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Alphabet, type Letter, parseLetter, parseWord } from './index.ts';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

const ukrainian = alphabetOf('uk-104');
const turkish = alphabetOf('tr-100');
const english = alphabetOf('en-100');
const several = alphabetOf('test-100');

const read = (alphabet: Alphabet, text: string): string => {
  const word = parseWord(alphabet, text);
  return word.ok ? word.value.join(' ') : `${word.error.character}@${word.error.at}`;
};

test.each(allAlphabets)(
  '$id: every letter is read in both cases and every normal form',
  ({ alphabet }) => {
    for (const letter of alphabet.letters)
      for (const text of [letter, letter.toLocaleLowerCase(alphabet.language)])
        for (const form of FORMS) {
          const given = text.normalize(form);
          expect(parseLetter(alphabet, given), `${given} ${form}`).toBe(letter);
          expect(parseWord(alphabet, given), `${given} ${form}`).toEqual(ok([letter]));
        }
  },
);

test.each(allAlphabets.filter(({ alphabet }) => alphabet.longest === 1))(
  '$id: the whole alphabet is read as one word',
  ({ alphabet }) => {
    const upper = alphabet.letters.join('');
    for (const form of FORMS)
      for (const text of [upper, upper.toLocaleLowerCase(alphabet.language)])
        expect(parseWord(alphabet, text.normalize(form))).toEqual(ok(alphabet.letters));
  },
);

test.each<[given: string, read: string]>([
  ['Iİıi', 'I İ I İ'],
  ['ışık', 'I Ş I K'],
  ['İyi', 'İ Y İ'],
  ['I\u0307', 'İ'],
  ['i\u0307', 'İ'],
  ['İğİ'.toLowerCase(), 'İ Ğ İ'],
  ['ı\u0307', 'ı\u0307@0'],
  ['aî', 'A İ'],
  ['KÂR', 'K A R'],
])('Turkish tells the dotted from the dotless: %s', (given, expected) => {
  expect(read(turkish, given)).toBe(expected);
});

test.each<[given: string, read: string]>([
  ['i', 'I'],
  ['ı', 'ı@0'],
  ['i\u0307', 'i\u0307@0'],
  ['ſ', 'ſ@0'],
  ['ﬁ', 'ﬁ@0'],
  ['\u212A', 'K'],
])('English refuses strangers that only share an upper case: %s', (given, expected) => {
  expect(read(english, given)).toBe(expected);
});

test.each([
  '\u0027',
  '\u2019',
  '\u2018',
  '\u02BC',
  '\u02B9',
  '\u2032',
  '\u0060',
  '\u00B4',
  '\uFF07',
])('any apostrophe is the Ukrainian tile: %s', (apostrophe) => {
  expect(read(ukrainian, `м${apostrophe}ята`)).toBe("М ' Я Т А");
});

test.each<[latin: string, cyrillic: string]>([
  ...[...'ABCEHIKMOPTXY'].map((latin, i): [string, string] => [
    latin,
    [...'АВСЕНІКМОРТХУ'][i] as string,
  ]),
  ['\u00CF', '\u0407'],
  ['I\u0308', '\u0407'],
])('a Latin %s in a Ukrainian word is refused with the letter it resembles', (latin, cyrillic) => {
  for (const character of [latin, latin.toLowerCase()])
    expect(parseWord(ukrainian, `ЇЖ${character}К`)).toEqual({
      ok: false,
      error: { code: 'unknown-letter', at: 2, character, looksLike: cyrillic },
    });
});

test('a character that resembles nothing is refused by itself', () => {
  expect(parseWord(ukrainian, 'ЖЫ')).toEqual({
    ok: false,
    error: { code: 'unknown-letter', at: 1, character: 'Ы' },
  });
});

test.each<[name: string, alphabet: Alphabet, given: string, failure: string]>([
  ['after decomposed letters', alphabetOf('et-102'), 'O\u0303A\u0308Å', 'Å@4'],
  ['a stressed vowel', ukrainian, 'За\u0301мок', 'а\u0301@1'],
  ['a mark of its own', english, '\u0301A', '\u0301@0'],
  ['beyond the basic plane', english, '\u{1F600}A', '\u{1F600}@0'],
  ['after one beyond it', several, 'A\u{1D4D0}', '\u{1D4D0}@1'],
  ['half a surrogate pair', english, 'A\uD83D', '\uD83D@1'],
  ['a joiner', english, 'A\u200DB', '\u200D@1'],
  ['a space', english, 'A B', ' @1'],
  ['the blank', english, 'A?', '?@1'],
  ['a hyphen', english, 'A-B', '-@1'],
  ['after a tile of three characters', several, 'L·LK', 'K@3'],
])('a failure names the character and its place: %s', (_name, alphabet, given, failure) => {
  expect(read(alphabet, given)).toBe(failure);
});

test.each<[given: string, read: string]>([
  ['CHICO', 'CH I C O'],
  ['Chico', 'CH I C O'],
  ['cHurro', 'CH U RR O'],
  ['LLL', 'LL L'],
  ['COL·LEGI', 'C O L·L E G I'],
  ['coŀlegi', 'C O L·L E G I'],
  ['CL·', '·@2'],
  ['AN\u0303O', 'A Ñ O'],
])('where tiles have several characters the longest wins: %s', (given, expected) => {
  expect(read(several, given)).toBe(expected);
});

test('an empty text is an empty word, and no letter', () => {
  expect(parseWord(english, '')).toEqual(ok([]));
  expect(parseLetter(english, '')).toBeUndefined();
});

const alphabets = fc.constantFrom(...allAlphabets.map(({ alphabet }) => alphabet));

test('any text at all is read or refused at a place inside it, never thrown at', () => {
  fc.assert(
    fc.property(alphabets, fc.string({ unit: 'binary', maxLength: 60 }), (alphabet, text) => {
      const word = parseWord(alphabet, text);
      if (word.ok) return word.value.every((letter) => alphabet.codes.has(letter));
      const { at, character } = word.error;
      return character.length > 0 && text.startsWith(character, at);
    }),
    runs(20_000),
  );
});

test('a word of single characters is read back', () => {
  const words = alphabets
    .filter(({ longest }) => longest === 1)
    .chain((alphabet) =>
      fc.tuple(fc.constant(alphabet), fc.array(fc.constantFrom(...alphabet.letters))),
    );
  fc.assert(
    fc.property(words, fc.constantFrom(...FORMS), ([alphabet, letters], form) => {
      expect(parseWord(alphabet, letters.join('').normalize(form))).toEqual(ok(letters));
    }),
    runs(10_000),
  );
});

/** Counts how often the table of spellings is asked, which is what reading costs. */
function countLookUps(alphabet: Alphabet, text: string): number {
  let count = 0;
  class Counting extends Map<string, Letter> {
    override get(key: string): Letter | undefined {
      count++;
      return super.get(key);
    }
  }
  parseWord({ ...alphabet, spellings: new Counting(alphabet.spellings) }, text);
  return count;
}

test('reading takes a number of steps that grows with the length alone', () => {
  for (const { alphabet } of allAlphabets)
    for (const unit of ['A', 'А', 'L', 'L·', 'C', 'I\u0307', 'ch'])
      for (const length of [100, 10_000])
        expect(countLookUps(alphabet, unit.repeat(length))).toBeLessThanOrEqual(
          2 * alphabet.longest * unit.length * length,
        );
});

test('endless marks on one letter are refused without a look', () => {
  const marks = '\u0301\u0323'.repeat(500_000);
  expect(countLookUps(several, `A${marks}`)).toBe(0);
  expect(parseWord(several, `LA${marks}`)).toMatchObject({ error: { at: 1 } });
});
