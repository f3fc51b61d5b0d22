import { expect, test } from 'vitest';
import type { Nominal } from './nominals.ts';
import { suffixedWords } from './suffixed.ts';

const known = (nominative: string): Nominal => ({
  nominative,
  genitive: nominative,
  partitive: nominative,
  pluralGenitive: nominative,
  type: 1,
  doubtful: false,
});

const found = (seen: string, nominatives = ''): string[][] => {
  const words = new Set(seen.split(' '));
  return [...suffixedWords(words, words, nominatives.split(' ').map(known))].map(
    ({ nominative, genitive }) => [nominative, genitive],
  );
};

test('a suffix and a few forms tell a word that the source lacks', () => {
  expect(
    found('südamlik südamliku tümiin tümiini läpakas läpaka läpakad reagent reagendi reagendid'),
  ).toEqual([
    ['südamlik', 'südamliku'],
    ['tümiin', 'tümiini'],
    ['läpakas', 'läpaka'],
    ['reagent', 'reagendi'],
  ]);
});

test('one form is not enough', () => {
  expect(found('südamlik läpakas läpaka')).toEqual([]);
});

test('a compound proves itself otherwise, a word without its dots is none, and so is a foreign spelling', () => {
  expect(found('peavariant peavariandi peavariandid', 'variant')).toEqual([]);
  expect(found('voimalik voimaliku', 'võimalik')).toEqual([]);
  expect(found('buddhism buddhismi shampoon shampooni')).toEqual([]);
});
