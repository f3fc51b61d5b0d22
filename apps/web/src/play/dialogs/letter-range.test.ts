import { editions } from '@taht/editions';
import { expect, test } from 'vitest';
import { letterRange } from './letter-range.ts';

test('the keys of a game are named by the first and the last letter of its tiles', () => {
  const ranges = editions.map(({ id, tilesets }) => [id, letterRange(tilesets[0])]);
  const own = { et: 'A–Ü', is: 'A–Ö', fi: 'A–Ö', uk: 'А–Я', tr: 'A–Z', en: 'A–Z' };
  expect(Object.fromEntries(ranges)).toEqual(own);
});
