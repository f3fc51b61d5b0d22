import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alphabetSpec, type Edition, editionOf } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import { buildLexicon, collectWords, encodeLexicon } from '@taht/lexicon';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LEXICON_ID, listLexicons, loadLexicon, widerLexicon } from './lexicons.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-lists-'));
  mkdirSync(join(data, 'lexicons'));
});
afterEach(() => rmSync(data, { recursive: true }));

function save(name: string, words: readonly string[], letters?: readonly string[]): void {
  const edition = editionOf('uk') as Edition;
  const spec = alphabetSpec(edition, edition.tilesets[0]);
  const alphabet = makeAlphabet(
    letters === undefined
      ? spec
      : { ...spec, letters, vowels: [], signs: [], lookalikes: {}, confusables: {} },
  );
  const about = { id: name, edition: 'uk', policy: 'p', sources: [], licence: 'l', version: '1' };
  const built = buildLexicon(about, alphabet, collectWords(alphabet, words).words);
  if (!built.ok) throw new Error(built.error.code);
  writeFileSync(join(data, 'lexicons', `${name}.dawg`), encodeLexicon(built.value));
}

test('built-in lists come first and keep their ids; strange file names are no lists', () => {
  for (const name of ['mine', 'en']) save(name, ['МА']);
  for (const name of ['A B.dawg', 'x.txt', '-.dawg'])
    writeFileSync(join(data, 'lexicons', name), '');
  const found = listLexicons(data);
  expect(found.filter(({ builtIn }) => !builtIn).map(({ id }) => id)).toEqual(['mine']);
  expect(found.filter(({ id }) => id === 'en')).toMatchObject([{ builtIn: true }]);
});

test('a list is read as its edition writes: typographic apostrophes are letters', () => {
  save('mine', ["М'ЯЧ"]);
  const loaded = loadLexicon('mine', data);
  expect(loaded.ok && loaded.value.alphabet.spellings.get('’')).toBe("'");
});

test('an unknown id, a damaged file and other letters are told apart', () => {
  expect(loadLexicon('none', data)).toMatchObject({ error: { code: 'no-such-lexicon' } });
  writeFileSync(join(data, 'lexicons', 'bad.dawg'), 'x');
  expect(loadLexicon('bad', data)).toMatchObject({
    error: { code: 'not-a-lexicon', path: join(data, 'lexicons', 'bad.dawg') },
  });
  save('other', ['АБ'], ['А', 'Б']);
  expect(loadLexicon('other', data)).toMatchObject({ error: { code: 'other-alphabet' } });
  mkdirSync(join(data, 'lexicons', 'folder.dawg'));
  expect(loadLexicon('folder', data)).toMatchObject({ error: { reason: 'is-folder' } });
});

test('the wider list beside a strict one is found, and a damaged one is no "none"', () => {
  save('mine', ['МА']);
  const mine = loadLexicon('mine', data);
  if (!mine.ok) throw new Error(mine.error.code);
  expect(widerLexicon(mine.value, data)).toEqual({ ok: true, value: undefined });
  save('mine-all', ['МА', 'МИ']);
  expect(widerLexicon(mine.value, data)).toMatchObject({ value: { info: { words: 2 } } });
  writeFileSync(join(data, 'lexicons', 'mine-all.dawg'), 'x');
  expect(widerLexicon(mine.value, data)).toMatchObject({ error: { code: 'not-a-lexicon' } });
});

test.each([
  ['et', true],
  ['my-club-2', true],
  ['a', true],
  ['', false],
  ['-a', false],
  ['a-', false],
  ['A', false],
  ['a/b', false],
  ['a.b', false],
  ['a'.repeat(65), false],
])('%j as an id: %s', (id, isGood) => {
  expect(LEXICON_ID.test(id)).toBe(isGood);
});
