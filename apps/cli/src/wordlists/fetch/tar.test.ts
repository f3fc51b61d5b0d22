import { expect, test } from 'vitest';
import { tarOf } from '../../../test/tar.ts';
import { filesInTar } from './tar.ts';

const namesAndTexts = (tar: Uint8Array): [string, string][] =>
  [...filesInTar(tar)].map(([name, content]) => [name, new TextDecoder().decode(content)]);

test('files come out with their names and contents, of any length', () => {
  const files: [string, string][] = [
    ['package/a.txt', 'a'],
    ['package/empty', ''],
    ['package/ü/b', 'x'.repeat(512)],
    ['package/c', 'y'.repeat(1000)],
  ];
  expect(namesAndTexts(tarOf(files))).toEqual(files);
});

test('long names are read in both ways of writing them, folders are passed over', () => {
  const long = `package/${'n'.repeat(150)}`;
  const gnu = tarOf([
    ['././@LongLink', `${long}\0`, 'L'],
    ['short', 'one'],
  ]);
  const record = ` path=${long}\n`;
  const pax = tarOf([
    ['x', `${record.length + 3}${record}`, 'x'],
    ['short', 'two'],
    ['folder/', '', '5'],
    ['last', 'three'],
  ]);
  expect(namesAndTexts(gnu)).toEqual([[long, 'one']]);
  expect(namesAndTexts(pax)).toEqual([
    [long, 'two'],
    ['last', 'three'],
  ]);
});

test('what is cut off or no archive gives what is whole, and ends', () => {
  const tar = tarOf([
    ['a', 'a'],
    ['b', 'b'.repeat(600)],
  ]);
  expect(namesAndTexts(tar.subarray(0, 1700))).toEqual([['a', 'a']]);
  expect(namesAndTexts(new Uint8Array(2000).fill(120))).toEqual([]);
});
