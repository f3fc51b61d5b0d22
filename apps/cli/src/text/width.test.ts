import { expect, test } from 'vitest';
import { columnsOf } from './columns.ts';
import { cutTo, padEnd, padStart, widthOf } from './width.ts';
import { wrap, wrapAll } from './wrap.ts';

test.each([
  ['', 0],
  ['täht', 4],
  ['ta\u0308ht', 4],
  ['Ґанок', 5],
  ['\u001b[31mred\u001b[39m', 3],
  ['日本', 4],
  ['🙂', 2],
])('%j is %i wide', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test('text is filled on either side and cut with a sign that something is missing', () => {
  expect(padEnd('õ', 3)).toBe('õ  ');
  expect(padStart('õ', 3)).toBe('  õ');
  expect(padEnd('longer', 3)).toBe('longer');
  expect(cutTo('Katariina', 5)).toBe('Kata…');
  expect(cutTo('Mari', 5)).toBe('Mari');
});

test('text is wrapped at spaces, and hard where there is none', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('one two three', 7, '  ')).toEqual(['one two', '  three']);
  expect(wrap('abcdefgh ij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  expect(wrap('', 4)).toEqual(['']);
  expect(wrapAll(['  one two', 'x'], 6)).toEqual(['  one', '  two', 'x']);
});

test('a table lines up its columns', () => {
  expect(
    columnsOf(
      [
        ['a', '1', 'x'],
        ['bcd', '20', ''],
      ],
      ['left', 'right', 'left'],
    ),
  ).toEqual(['a     1  x', 'bcd  20']);
});
