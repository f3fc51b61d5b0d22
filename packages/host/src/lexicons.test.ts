import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { alphabetSpec, type Edition, editionOf } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import { buildLexicon, collectWords, encodeLexicon, textQueries } from '@taht/lexicon';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  BUILT_IN_LEXICONS,
  isLexiconId,
  lexiconPath,
  lexiconsFolder,
  listLexicons,
  loadLexicon,
  loadVersion,
  OLD_LEXICONS,
  oldLexiconPath,
  storeVersion,
  widerLexicon,
} from './lexicons.ts';

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

/** The list by this name, as it is now. */
function present(id: string) {
  const loaded = loadLexicon(id, data);
  if (!loaded.ok) throw new Error(loaded.error.code);
  return { id, hash: loaded.value.info.hash };
}

const VERSIONS = join(BUILT_IN_LEXICONS, OLD_LEXICONS, 'versions.json');
const versions: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(VERSIONS, 'utf8'),
);

test('every version that was published is the present one, or lies among the older ones with the words of its hash', () => {
  const known = new Set<string>();
  for (const { id } of listLexicons('').filter(({ builtIn }) => builtIn)) {
    const hashes = versions[id] ?? [];
    expect([id, hashes.at(-1)]).toEqual([id, present(id).hash]);
    for (const hash of hashes.slice(0, -1)) {
      const path = oldLexiconPath(BUILT_IN_LEXICONS, { id, hash });
      known.add(path);
      const loaded = loadVersion({ id, hash }, data);
      expect(loaded.ok ? loaded.value.info : loaded.error).toMatchObject({ id, hash });
    }
  }
  const there = readdirSync(join(BUILT_IN_LEXICONS, OLD_LEXICONS), { recursive: true })
    .map((name) => join(BUILT_IN_LEXICONS, OLD_LEXICONS, String(name)))
    .filter((path) => statSync(path).isFile() && path !== VERSIONS);
  expect(new Set(there)).toEqual(known);
});

test('what began with a list goes on with it when there is another, and two versions are played side by side', () => {
  save('mine', ['МА']);
  const first = present('mine');
  expect(storeVersion(first, data).ok).toBe(true);
  save('mine', ['МА', 'АМ']);
  const second = present('mine');
  const has = (version: typeof first) => {
    const loaded = loadVersion(version, data);
    if (!loaded.ok) throw new Error(loaded.error.code);
    return textQueries(loaded.value).contains('ам');
  };
  expect(has(first)).toEqual({ ok: true, value: false });
  expect(has(second)).toEqual({ ok: true, value: true });
  expect(present('mine')).toEqual(second);
});

test('a list of the user goes on where a built-in one has taken its id', () => {
  save('en', ['МА']);
  const { hash } = JSON.parse(
    readFileSync(join(data, 'lexicons', 'en.dawg'), 'latin1').match(/\{.*\}/u)?.[0] ?? '{}',
  );
  expect(loadVersion({ id: 'en', hash }, data)).toMatchObject({ value: { info: { hash } } });
});

test('only what is still that very list is put by, and only once', () => {
  save('mine', ['МА']);
  const first = present('mine');
  save('mine', ['МА', 'АМ']);
  const path = oldLexiconPath(lexiconsFolder(data), first);
  expect(storeVersion(first, data)).toEqual({ ok: true, value: undefined });
  expect(loadVersion(first, data)).toMatchObject({ error: { code: 'no-such-version' } });
  const second = present('mine');
  for (let i = 0; i < 2; i++) expect(storeVersion(second, data).ok).toBe(true);
  expect(readdirSync(dirname(dirname(path)))).toHaveLength(1);
  writeFileSync(join(data, 'lexicons', 'old', 'file'), '');
  const other = join(data, 'elsewhere');
  mkdirSync(join(other, 'lexicons'), { recursive: true });
  copyFileSync(join(data, 'lexicons', 'mine.dawg'), join(other, 'lexicons', 'mine.dawg'));
  writeFileSync(join(other, 'lexicons', 'old'), 'a file is in the way');
  expect(storeVersion(second, other)).toMatchObject({ error: { code: 'file' } });
});

const HASH = 'ab'.repeat(32);

test.each<[string, (path: string) => void, string]>([
  ['cut', (path) => writeFileSync(path, readFileSync(path).subarray(0, -4)), 'truncated'],
  ['another list', (path) => copyFileSync(join(BUILT_IN_LEXICONS, 'en.dawg'), path), 'bad-hash'],
  ['no list', (path) => writeFileSync(path, 'x'), 'not-a-lexicon'],
  [
    'other words under its hash',
    (path) => {
      const bytes = readFileSync(path);
      const last = bytes.length - 4;
      bytes.writeUInt32LE((bytes.readUInt32LE(last) ^ (1 << 25)) >>> 0, last);
      writeFileSync(path, bytes);
    },
    'bad-',
  ],
])('an older version that is %s is damaged, and nothing else takes its place', (_, spoil, code) => {
  save('mine', ['МА', 'АМ']);
  const first = present('mine');
  storeVersion(first, data);
  save('mine', ['МА']);
  const path = oldLexiconPath(lexiconsFolder(data), first);
  spoil(path);
  const loaded = loadVersion(first, data);
  expect(loaded).toMatchObject({ ok: false, error: { path } });
  expect(!loaded.ok && loaded.error.code).toContain(code);
  expect(loadVersion(present('mine'), data).ok).toBe(true);
});

test.each([
  ['mine', HASH, 'no-such-version'],
  ['lost', HASH, 'no-such-lexicon'],
  ['mine', `../../lexicons/${'a'.repeat(48)}`, 'no-such-version'],
  ['mine', '', 'no-such-version'],
  ['../mine', HASH, 'no-such-lexicon'],
  ['..', HASH, 'no-such-lexicon'],
])('%j with the hash %j cannot be had: %s', (id, hash, code) => {
  save('mine', ['МА']);
  expect(loadVersion({ id, hash }, data)).toMatchObject({ error: { code } });
});

test('a damaged newest version does not stop what began with an older one', () => {
  save('mine', ['МА']);
  const first = present('mine');
  storeVersion(first, data);
  writeFileSync(lexiconPath(lexiconsFolder(data), 'mine'), 'x');
  expect(loadVersion(first, data).ok).toBe(true);
  expect(loadVersion({ id: 'mine', hash: HASH }, data)).toMatchObject({
    error: { code: 'not-a-lexicon' },
  });
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
