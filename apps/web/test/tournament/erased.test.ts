import { allAlphabets, alphabetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { erased } from '../../src/tournament/referee/erased.ts';

test.each(allAlphabets)('$id: one letter goes at a time', ({ alphabet }) => {
  const [first = '', ...others] = alphabet.letters;
  for (const letter of others) expect(erased(`${first}${letter}`, alphabet)).toBe(first);
});

test('what is no word loses a character, and nothing stays nothing', () => {
  const alphabet = alphabetOf('tr-100');
  expect(erased('QX😀', alphabet)).toBe('QX');
  expect(erased(' ', alphabet)).toBe('');
});
