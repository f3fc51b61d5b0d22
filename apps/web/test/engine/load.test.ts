/** The lists of a page: the newest for whatever begins, and for a game the very version that it began with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok } from '@taht/base';
import { textQueries } from '@taht/lexicon';
import { expect, test } from 'vitest';
import { type FileTable, type Get, loadWords, olderName } from '../../src/engine/load.ts';
import { loadEngine } from '../../src/engine/load-engine.ts';

const LISTS = fileURLToPath(new URL('../../../../lexicons', import.meta.url));
const read = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(LISTS, name)));

const [before = '', now = ''] = JSON.parse(readFileSync(join(LISTS, 'old/versions.json'), 'utf8'))
  .is as string[];
const older = { id: 'is', hash: before };
const newest = { id: 'is', hash: now };
const OLDER = `old/${olderName(older)}.dawg`;

const files: FileTable = {
  editions: new Map([['is', 'is']]),
  entries: new Map(['is.dawg', 'is.ranks', 'is.leaves.json'].map((name) => [name, { url: name }])),
  older: new Map([[olderName(older), OLDER]]),
};

/** What is asked for is written down; a name may bring other bytes, or nothing at all. */
function getter(spoiled: Readonly<Record<string, Uint8Array<ArrayBuffer> | null>> = {}) {
  const asked: string[] = [];
  const get: Get = async (url) => {
    asked.push(url);
    const bytes = url in spoiled ? spoiled[url] : read(url);
    if (bytes == null) throw new TypeError('offline');
    return new Response(bytes);
  };
  return { get, asked };
}

test('a game gets the version that it began with, and whatever begins gets the newest', async () => {
  const { get, asked } = getter();
  for (const [wanted, hash, isWord] of [
    [older, before, true],
    [newest, now, false],
    ['is', now, false],
  ] as const) {
    const words = await loadWords(wanted, files, get);
    if (!words.ok) throw new Error(words.error.code);
    expect(words.value.info.hash).toBe(hash);
    // A name, which the newest list has no more.
    expect(textQueries(words.value).contains('EINSTEIN')).toEqual(ok(isWord));
  }
  expect(asked).toEqual([OLDER, 'is.dawg', 'is.dawg']);
});

test('an engine with an older list has the ranks of the newest', async () => {
  const { get } = getter();
  const engine = await loadEngine(older, files, get);
  if (!engine.ok) throw new Error(engine.error.code);
  expect(engine.value.lexicon.info.hash).toBe(before);
  expect(engine.value.ranks?.lexicon.info.hash).toBe(now);
});

const missing = (hash: string) =>
  err({ code: 'version-missing', id: 'is', hash: hash.slice(0, 16) });

test('a version that is nowhere, or cannot be reached, is missing and not damaged', async () => {
  const unknown = { id: 'is', hash: 'ab'.repeat(32) };
  expect(await loadWords(unknown, files, getter().get)).toEqual(missing(unknown.hash));
  expect(await loadWords(older, files, getter({ [OLDER]: null }).get)).toEqual(missing(before));
  expect(await loadWords('is', files, getter({ 'is.dawg': null }).get)).toMatchObject({
    error: { code: 'file-unreachable' },
  });
});

function changed(): Uint8Array<ArrayBuffer> {
  const bytes = read(OLDER);
  bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 2;
  return bytes;
}

test.each([
  ['cut', read(OLDER).slice(0, -400)],
  ['another version', read('is.dawg')],
  ['no list', new Uint8Array(100)],
  ['changed in one place', changed()],
])('an older version that is %s is damaged', async (_, bytes) => {
  expect(await loadWords(older, files, getter({ [OLDER]: bytes }).get)).toMatchObject({
    error: { code: 'file-unreadable', file: 'is.dawg' },
  });
});
