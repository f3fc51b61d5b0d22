import { expect, test } from 'vitest';
import { linesOf, listLine } from './lines.ts';

test.each([
  ['word', 'word', ''],
  ['  word\t', 'word', ''],
  ['AA [n AAS]', 'AA', '[n AAS]'],
  ['aa\tlava of a kind', 'aa', 'lava of a kind'],
  ['aa, lava', 'aa', ', lava'],
  ['aa;1', 'aa', ';1'],
  ['"aa","lava"', 'aa', ',"lava"'],
  ['kala/AB', 'kala', '/AB'],
  ["м'яч", "м'яч", ''],
  ['# remark', '#', 'remark'],
  ['', '', ''],
])('%j is the word %j and %j', (line, word, rest) => {
  expect(listLine(line)).toEqual({ word, rest });
});

test('of a line without end only the beginning is kept', () => {
  const piece = 'x'.repeat(1 << 20);
  const [line = '', ...others] = linesOf([piece, piece, piece, '\nab']);
  expect([line.length < 3 * piece.length, others]).toEqual([true, ['ab']]);
  expect(listLine(line).word.length).toBeLessThan(piece.length);
});

test('lines end in every way that systems have, also across pieces', () => {
  expect([...linesOf(['a\nb\r', '\nc\rd', 'e\u2028f\r\n\r'])]).toEqual([
    'a',
    'b',
    'c',
    'de',
    'f',
    '',
    '',
  ]);
});
