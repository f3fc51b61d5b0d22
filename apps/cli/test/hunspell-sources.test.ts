/** The true dictionaries expanded by us and by an independent reader: the same words. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLong } from '@taht/testkit';
import { IterableHunspellReader } from 'hunspell-reader';
import { expect, test } from 'vitest';
import { fetchSources } from '../src/wordlists/fetch/sources.ts';
import { decodeDictionary, expand, parseAffixes, parseEntries } from '../src/wordlists/hunspell.ts';
import { isList } from '../src/wordlists/is.ts';
import { trList } from '../src/wordlists/tr.ts';
import { ukList } from '../src/wordlists/uk.ts';

const SOURCES = fileURLToPath(
  new URL('../../../node_modules/.cache/taht-sources', import.meta.url),
);

/** The reader takes an entry of several words apart, which no list of ours uses. */
const isOneWord = (text: string): boolean => /^[\p{L}'’-]+$/u.test(text);

test.each(
  [isList, ...(isLong ? [trList, ukList] : [])].map(({ id, sources }) => [id, sources] as const),
)('%s', async (_id, sources) => {
  const dictionary = sources.filter(({ name }) => name.startsWith('dictionary-'));
  const files = await fetchSources(dictionary, SOURCES);
  if (!files.ok) throw new Error(files.error.code);
  const [aff, dic] = ['index.aff', 'index.dic'].map((file) => files.value.get(file) as Uint8Array);
  const affixes = parseAffixes(decodeDictionary(aff as Uint8Array));
  const ours = new Set<string>();
  for (const entry of parseEntries(decodeDictionary(dic as Uint8Array, aff), affixes))
    for (const { text } of expand(entry, affixes)) if (isOneWord(text)) ours.add(text);
  const [{ name, version } = { name: '', version: '' }] = dictionary;
  const folder = join(SOURCES, `${name}@${version}`);
  const paths = [join(folder, 'index.aff'), join(folder, 'index.dic')] as const;
  const theirs = new Set<string>();
  for (const word of await IterableHunspellReader.createFromFiles(...paths))
    if (isOneWord(word)) theirs.add(word);
  expect(ours.size).toBeGreaterThan(100_000);
  expect([...ours].filter((word) => !theirs.has(word))).toEqual([]);
  expect([...theirs].filter((word) => !ours.has(word))).toEqual([]);
});
