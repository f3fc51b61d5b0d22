import { expect, test } from 'vitest';
import {
  columnOf,
  crossOf,
  isSquare,
  makeSquare,
  neighbour,
  parseSquare,
  rowOf,
  SQUARES,
  type Square,
  squareAt,
} from './index.ts';

/** The first fifteen letters of the Ukrainian alphabet. */
const LOCAL = [...'АБВГҐДЕЄЖЗИІЇЙК'];

test('every square is found again by its row and column, and by its name', () => {
  for (let s = 0; s < SQUARES; s++) {
    const square = s as Square;
    expect(squareAt(rowOf(square), columnOf(square))).toBe(square);
    expect(parseSquare(makeSquare(square))).toBe(square);
    expect(parseSquare(makeSquare(square, LOCAL), LOCAL)).toBe(square);
  }
});

test.each<[string, number, number]>([
  ['A1', 0, 0],
  ['O1', 0, 14],
  ['H8', 7, 7],
  ['A15', 14, 0],
  ['O15', 14, 14],
  ['h8', 7, 7],
  ['H08', 7, 7],
])('%s is row %i, column %i from 0', (name, row, column) => {
  expect(parseSquare(name)).toBe(squareAt(row, column));
});

test.each(['', 'H', '8', '8H', 'P8', 'H0', 'H16', 'H100', 'H-1', 'H8 ', 'HH8', 'H8.5', 'H٨', 'Ж8'])(
  '“%s” is no square',
  (name) => {
    expect(parseSquare(name)).toBeUndefined();
  },
);

test.each<[string, number]>([
  ['Д8', 5],
  ['к8', 14],
  ['\u0418\u03068', 13], // И with a breve of its own is Й
  ['B8', 1], // Latin B is the second column
  ['В8', 2], // Cyrillic В is the third
])('with local labels %s is in column %i', (name, column) => {
  expect(parseSquare(name, LOCAL)).toBe(squareAt(7, column));
});

test.each([-1, 225, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308])('%d is no square', (n) => {
  expect(isSquare(n)).toBe(false);
});

test.each<[string, 'across' | 'down', number, string | undefined]>([
  ['H8', 'across', 1, 'I8'],
  ['H8', 'across', -1, 'G8'],
  ['H8', 'down', 1, 'H9'],
  ['H8', 'down', -7, 'H1'],
  ['O8', 'across', 1, undefined],
  ['A8', 'across', -1, undefined],
  ['H1', 'down', -1, undefined],
  ['H15', 'down', 1, undefined],
])('from %s %s by %i is %s', (from, direction, steps, to) => {
  const square = neighbour(parseSquare(from) as Square, direction, steps);
  expect(square === undefined ? undefined : makeSquare(square)).toBe(to);
});

test('the cross of across is down and the other way round', () => {
  expect([crossOf('across'), crossOf('down')]).toEqual(['down', 'across']);
});
