import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { enList } from './en.ts';
import { ownWords } from './own-words.ts';

const FILES = ['add.txt', 'remove.txt', 'offensive.txt'] as const;

const make = (
  source: string,
  own: Partial<Record<(typeof FILES)[number], string>> = {},
): string[] => [
  ...enList.make(
    () => new TextEncoder().encode(source),
    (file) => own[file as (typeof FILES)[number]] ?? '',
  ),
];

test('words come out in upper case, from two letters to fifteen', () => {
  const source =
    '//Export of words\nmodule.exports = ["a","aa","zyzzyva","abcdefghijklmno","abcdefghijklmnop"];';
  expect(make(source)).toEqual(['AA', 'ZYZZYVA', 'ABCDEFGHIJKLMNO']);
});

test('our files take words out and put words in', () => {
  const own = { 'add.txt': '# reason\nABAYA\n', 'remove.txt': 'WIFI\n', 'offensive.txt': 'GOY\n' };
  expect(make('["goy","qi","wifi"]', own)).toEqual(['QI', 'ABAYA']);
});

const kept = (file: string): readonly string[] =>
  ownWords(readFileSync(new URL(`../../../../lexicons/src/en/${file}`, import.meta.url), 'utf8'));

test.each(FILES)('%s holds words of tiles, each once', (file) => {
  const words = kept(file);
  expect(words.filter((word) => !/^[A-Z]{2,15}$/.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test('nothing is both added and removed', () => {
  const removed = new Set([...kept('remove.txt'), ...kept('offensive.txt')]);
  expect(kept('add.txt').filter((word) => removed.has(word))).toEqual([]);
});
