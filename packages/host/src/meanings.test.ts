/** The meanings that come with the program: for the very lists that lie there, whole, and without a file that nobody names. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editions } from '@taht/editions';
import { expect, test } from 'vitest';
import { BUILT_IN_LEXICONS, loadLexicon } from './lexicons.ts';
import { meaningsFor } from './meanings.ts';

interface Manifest {
  readonly lexicon: string;
  readonly licence: string;
  readonly chunks: readonly {
    readonly name: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

const NO_DATA = '/nowhere';
const FOLDER = join(BUILT_IN_LEXICONS, 'meanings');
const ids = editions.map(({ id }) => id);

const manifestOf = (id: string): Manifest =>
  JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8'));

const ownList = (id: string) => {
  const list = loadLexicon(id, NO_DATA);
  if (!list.ok) throw new Error(list.error.code);
  return list.value;
};

test.each(ids)('%s: the files are those of its manifest, for its list, each small', (id) => {
  const { lexicon, licence, chunks } = manifestOf(id);
  expect(lexicon).toBe(ownList(id).info.hash);
  expect(licence).not.toBe('');
  for (const { name, bytes, sha256 } of chunks) {
    const content = readFileSync(join(FOLDER, name));
    expect(content.length, name).toBe(bytes);
    expect(bytes, name).toBeLessThanOrEqual(300_000);
    expect(createHash('sha256').update(content).digest('hex'), name).toBe(sha256);
  }
});

test('no file lies there that no manifest names', () => {
  const named = ids.flatMap((id) => [
    `${id}.json`,
    ...manifestOf(id).chunks.map(({ name }) => name),
  ]);
  expect(readdirSync(FOLDER).toSorted()).toEqual(named.toSorted());
});

test.each<[edition: string, word: string, lemma: string, wordClass: string, gloss: RegExp]>([
  ['en', 'GEESE', 'GOOSE', 'noun', /bird/u],
  ['en', 'RAN', 'RUN', 'verb', /./u],
  ['en', 'WALKED', 'WALK', 'verb', /feet|foot/u],
  ['fi', 'TALOT', 'TALO', 'noun', /house/u],
  ['fi', 'KUUSI', 'KUUSI', 'noun', /spruce|kuusipuu/u],
  ['is', 'HESTUM', 'HESTUR', 'noun', /horse/u],
  ['is', 'FÓR', 'FARA', 'verb', /go/u],
  ['tr', 'KEDİ', 'KEDİ', 'noun', /^cat/u],
  ['tr', 'GELMEK', 'GELMEK', 'verb', /^come/u],
  ['uk', 'ҐАНОК', 'ҐАНОК', 'noun', /прибудова/u],
])('%s: %s is %s, %s', async (edition, word, lemma, wordClass, gloss) => {
  const told = await meaningsFor(ownList(edition))(word);
  const [reading] = told?.readings ?? [];
  expect(reading).toMatchObject({ lemma, wordClass });
  expect(reading?.glosses.map(({ text }) => text).join('; ')).toMatch(gloss);
});

test.each([
  ['et', 'KIRJAD', 'KIRI'],
  ['uk', 'КНИГИ', 'КНИГА'],
])('%s: %s is a form of %s', async (edition, word, lemma) => {
  const told = await meaningsFor(ownList(edition))(word);
  expect(told?.readings[0]?.lemma).toBe(lemma);
});

test('of a word that the list lacks nothing is told', async () => {
  expect(await meaningsFor(ownList('en'))('ZZZZ')).toBeUndefined();
});
