import { allAlphabets, alphabetOf, runs } from '@taht/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Alphabet, type Letter, makeAlphabet, makeToken, parseTokens } from './index.ts';

const several = alphabetOf('test-100');
const ukrainian = alphabetOf('uk-104');
const turkish = alphabetOf('tr-100');

/** Tokens as text: letters as they are stored, `*` behind those that were marked. */
const read = (alphabet: Alphabet, text: string): string => {
  const tokens = parseTokens(alphabet, text);
  if (!tokens.ok) return `${tokens.error.code} ${tokens.error.character}@${tokens.error.at}`;
  return tokens.value
    .map((token) => (token.kind === 'dot' ? '.' : token.letter + (token.marked ? '*' : '')))
    .join(' ');
};

test.each<[alphabet: Alphabet, given: string, read: string]>([
  [several, 'AB.D', 'A B . D'],
  [several, 'aB(C)', 'A* B C*'],
  [several, 'A(BC.)D', 'A B* C* . D'],
  [several, 'CH', 'C H'],
  [several, '[CH]A', 'CH A'],
  [several, '[ch]', 'CH*'],
  [several, '[Ch]', 'CH'],
  [several, '([CH])', 'CH*'],
  [several, '[l·l][L·L]', 'L·L* L·L'],
  [several, '[A]', 'A'],
  [several, 'n\u0303N\u0303', 'Ñ* Ñ'],
  [ukrainian, "М'я", "М ' Я*"],
  [ukrainian, 'М(’)Я', "М '* Я"],
  [turkish, 'iİıI', 'İ* İ I* I'],
  [turkish, 'i\u0307I\u0307', 'İ* İ'],
  [several, '', ''],
])('%#: %s', (alphabet, given, expected) => {
  expect(read(alphabet, given)).toBe(expected);
});

test.each<[given: string, failure: string]>([
  ['AW', 'unknown-letter W@1'],
  ['n\u0303W', 'unknown-letter W@2'],
  ['A[CH', 'unclosed-bracket [@1'],
  ['A[C[H]', 'unclosed-bracket [@1'],
  ['A[]', 'empty-bracket [@1'],
  ['A(B', 'unclosed-bracket (@1'],
  ['A()', 'empty-bracket (@1'],
  ['A((B))', 'unknown-letter (@2'],
  ['A)', 'unknown-letter )@1'],
  ['A]', 'unknown-letter ]@1'],
  ['A[XY]', 'unknown-letter XY@2'],
  ['[.]', 'unknown-letter .@1'],
  ['A?', 'unknown-letter ?@1'],
  ['[AB]', 'unknown-letter AB@1'],
])('what is no play is refused where it goes wrong: %s', (given, failure) => {
  expect(read(several, given)).toBe(failure);
});

test('a foreign look-alike is named in a play too', () => {
  expect(parseTokens(several, 'BА')).toMatchObject({ error: { at: 1, looksLike: 'A' } });
});

test.each(allAlphabets)(
  '$id: every letter is read back, lettered and as a blank',
  ({ alphabet }) => {
    for (const letter of alphabet.letters) {
      const lettered = parseTokens(alphabet, makeToken(alphabet, letter, 'lettered'));
      expect(lettered).toEqual({
        ok: true,
        value: [{ kind: 'tile', letter, marked: alphabet.withoutTile.has(letter), at: 0 }],
      });
      const blank = parseTokens(alphabet, makeToken(alphabet, letter, 'blank'));
      expect(blank).toMatchObject({ ok: true, value: [{ kind: 'tile', letter, marked: true }] });
    }
  },
);

test.each<[alphabet: Alphabet, letter: string, blank: string]>([
  [several, 'A', 'a'],
  [several, 'CH', '[ch]'],
  [several, 'L·L', '[l·l]'],
  [ukrainian, 'Ґ', 'ґ'],
  [ukrainian, "'", "(')"],
  [turkish, 'I', 'ı'],
  [turkish, 'İ', 'i'],
])('%#: a blank %s is written %s', (alphabet, letter, blank) => {
  const found = alphabet.letters.find((known) => known === letter);
  expect(found && makeToken(alphabet, found, 'blank')).toBe(blank);
});

test('letters that share a lower case, or carry marks without a composed form, are read back', () => {
  const alphabet = makeAlphabet({
    language: 'de',
    letters: ['S', 'ẞ', 'Θ', 'ϴ', 'M\u0303', 'SCH'],
    vowels: [],
    signs: [],
  });
  const written = alphabet.letters.map((letter) => makeToken(alphabet, letter, 'blank'));
  expect(written).toEqual(['s', 'ß', '(Θ)', '(ϴ)', 'm\u0303', '[sch]']);
  expect(read(alphabet, written.join(''))).toBe('S* ẞ* Θ* ϴ* M\u0303* SCH*');
});

test('a whole line of tokens is read back', () => {
  const lines = fc
    .constantFrom(...allAlphabets.map(({ alphabet }) => alphabet))
    .chain((alphabet) =>
      fc.tuple(
        fc.constant(alphabet),
        fc.array(
          fc.tuple(fc.constantFrom(...alphabet.letters), fc.constantFrom('blank', 'lettered')),
        ),
      ),
    );
  fc.assert(
    fc.property(lines, ([alphabet, line]) => {
      const text = line.map(([letter, blank]) => makeToken(alphabet, letter, blank)).join('');
      const isBlank = (letter: Letter, blank: string): boolean =>
        blank === 'blank' || alphabet.withoutTile.has(letter);
      const expected = line.map(([letter, blank]) => letter + (isBlank(letter, blank) ? '*' : ''));
      expect(read(alphabet, text)).toBe(expected.join(' '));
    }),
    runs(10_000),
  );
});

test('a letter without a tile is a blank in either case, for nothing else can be it', () => {
  expect(read(alphabetOf('fi-101'), 'PIZZA')).toBe('P I Z* Z* A');
  expect(read(alphabetOf('fi-101'), 'pizza')).toBe('P* I* Z* Z* A*');
  expect(read(alphabetOf('fi-101'), 'W')).toBe('W');
  expect(read(alphabetOf('fi-100'), 'W')).toBe('W*');
  expect(read(alphabetOf('is-104-2016'), 'PI(ZZ)A')).toBe('P I Z* Z* A');
  expect(makeToken(alphabetOf('et-102'), 'X' as Letter, 'blank')).toBe('x');
});

test('any text at all is read or refused at a place inside it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...'[](). AbÑ')),
      (s, signs) => {
        const text = signs.join('') + s;
        const tokens = parseTokens(several, text);
        if (!tokens.ok) expect(text.startsWith(tokens.error.character, tokens.error.at)).toBe(true);
      },
    ),
    runs(20_000),
  );
});
