import { expect, test } from 'vitest';
import { parseTables } from './table-numbers.ts';

test.each<[string, readonly number[] | null | undefined]>([
  ['', null],
  [' ', null],
  ['3', [3]],
  ['1-4, 7', [1, 2, 3, 4, 7]],
  ['2 3–4;3', [2, 3, 4]],
  ['0', undefined],
  ['4-1', undefined],
  ['1, x', undefined],
])('%j', (text, tables) => {
  expect(parseTables(text)).toEqual(tables);
});
