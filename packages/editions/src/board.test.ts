import { expect, test } from 'vitest';
import { boardOf, std15 } from './index.ts';

const signs = [...std15.rows.join('')];
const countOf = (sign: string): number => signs.filter((each) => each === sign).length;

test('the board is found by its id', () => {
  expect(boardOf('std15')).toBe(std15);
  expect(boardOf('std21')).toBeUndefined();
});

test('it has 15 by 15 squares with the star in the middle', () => {
  expect(std15.rows.map((row) => row.length)).toEqual(Array(15).fill(15));
  expect(std15.rows[7]?.[7]).toBe('*');
});

test.each<[sign: string, count: number]>([
  ['T', 8],
  ['D', 16],
  ['*', 1],
  ['t', 12],
  ['d', 24],
  ['.', 164],
])('%s stands on %i squares', (sign, count) => {
  expect(countOf(sign)).toBe(count);
});

test('it looks the same upside down, from the back and turned over the diagonal', () => {
  const { rows } = std15;
  expect(rows.toReversed()).toEqual(rows);
  expect(rows.map((row) => [...row].toReversed().join(''))).toEqual(rows);
  expect(rows.map((_, column) => rows.map((row) => row[column]).join(''))).toEqual(rows);
});
