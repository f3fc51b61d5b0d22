import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dictdFiles } from '../../test/dictd-files.ts';
import { readDictd } from './dictd.ts';

test('an entry has its headword, its class and its lines', () => {
  const { index, text } = dictdFiles([
    ['kissa', 'kissa /kˈisːɑ/ <n>\ncat\nlemmikki\n'],
    ['yö', 'yö <n>\nnight\n'],
    ['ohoh', 'ohoh\nwow\n'],
  ]);
  expect(readDictd(index, text)).toEqual([
    { headword: 'kissa', wordClass: 'n', lines: ['cat', 'lemmikki', ''] },
    { headword: 'yö', wordClass: 'n', lines: ['night', ''] },
    { headword: 'ohoh', wordClass: '', lines: ['wow', ''] },
  ]);
});

test('what the dictionary tells about itself is no entry', () => {
  const { index, text } = dictdFiles([['00-database-info', 'Finnish <n>\n']]);
  expect(readDictd(index, text)).toEqual([]);
});

test('an empty index has no entries', () => {
  expect(readDictd(new Uint8Array(), gzipSync(new Uint8Array()))).toEqual([]);
});
