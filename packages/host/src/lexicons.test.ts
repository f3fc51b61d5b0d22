import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alphabetSpec, type Edition, editionOf } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import { buildLexicon, collectWords, encodeLexicon, textQueries } from '@taht/lexicon';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLexiconId, listLexicons, loadLexicon, widerLexicon } from './lexicons.ts';

const LENGTHS = { min: 2, max: 15 };

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
  const built = buildLexicon(about, alphabet, collectWords(alphabet, words, LENGTHS).words);
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

test('a list made when the alphabet had fewer letters is read with all that there are now', () => {
  save('fewer', ['АБ'], ['А', 'Б']);
  const loaded = loadLexicon('fewer', data);
  if (!loaded.ok) throw new Error(loaded.error.code);
  expect(loaded.value.alphabet.letters.length).toBe(34);
  expect(textQueries(loaded.value).contains('аб')).toEqual({ ok: true, value: true });
});

test('an unknown id, a damaged file and other letters are told apart', () => {
  expect(loadLexicon('none', data)).toMatchObject({ error: { code: 'no-such-lexicon' } });
  writeFileSync(join(data, 'lexicons', 'bad.dawg'), 'x');
  expect(loadLexicon('bad', data)).toMatchObject({
    error: { code: 'not-a-lexicon', path: join(data, 'lexicons', 'bad.dawg') },
  });
  save('other', ['БА'], ['Б', 'А']);
  expect(loadLexicon('other', data)).toMatchObject({ error: { code: 'other-alphabet' } });
  mkdirSync(join(data, 'lexicons', 'folder.dawg'));
  expect(loadLexicon('folder', data)).toMatchObject({ error: { reason: 'is-folder' } });
});

test('the wider list beside a strict one is one of the built-in lists', () => {
  for (const [id, words] of [
    ['uk', 'uk-all'],
    ['en', undefined],
  ]) {
    const strict = loadLexicon(id as string, data);
    if (!strict.ok) throw new Error(strict.error.code);
    const wider = widerLexicon(strict.value, data);
    expect(wider.ok && wider.value?.info.id).toBe(words);
  }
  for (const name of ['mine', 'mine-all']) save(name, ['МА']);
  const mine = loadLexicon('mine', data);
  expect(mine.ok && widerLexicon(mine.value, data)).toEqual({ ok: true, value: undefined });
});

test('a list is known by the name of its file', () => {
  save('mine', ['МА']);
  renameSync(join(data, 'lexicons', 'mine.dawg'), join(data, 'lexicons', 'ours.dawg'));
  expect(loadLexicon('ours', data)).toMatchObject({ value: { info: { id: 'ours' } } });
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
  ['none', false],
  ['con', false],
  ['com1', false],
  ['none-2', true],
])('%j as an id: %s', (id, isGood) => {
  expect(isLexiconId(id)).toBe(isGood);
});
