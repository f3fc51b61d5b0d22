import { expect, test } from 'vitest';
import { numbersIn, readName } from '../../../terminal/questions.ts';
import { countsIn } from './bags.ts';

test.each<[text: string, numbers: readonly number[] | undefined]>([
  ['', []],
  ['1', [0]],
  ['3 1,2', [2, 0, 1]],
  ['2; 2', [1]],
  ['4', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1x', undefined],
  ['one', undefined],
])('of three, %j names %j', (text, numbers) => {
  expect(numbersIn(text, 3)).toEqual(numbers);
});

test.each<[text: string, bags: number, counts: readonly number[] | undefined]>([
  ['3 4', 2, [3, 4]],
  ['3+4', 2, [3, 4]],
  ['3', 2, [3, 4]],
  ['9', 2, [9, 0]],
  ['3 3 1', 3, [3, 3, 1]],
  ['3 4', 3, [3, 4, 0]],
  ['3 4 1', 2, undefined],
  ['', 2, undefined],
  ['x', 2, undefined],
])('seven tiles, %j from %i bags', (text, bags, counts) => {
  expect(countsIn(text, bags, 7)).toEqual(counts);
});

test.each([
  [' Mari ', 'Mari'],
  ['Mari   Maasikas', 'Mari Maasikas'],
  ['\u001b[31mMari\u0007', 'Mari'],
  ['Ä'.normalize('NFD'), 'Ä'],
  ['x'.repeat(50), 'x'.repeat(24)],
  ['  ', undefined],
  ['\u200B', undefined],
])('%j is the name %j', (text, name) => {
  expect(readName(text)).toBe(name);
});
