/**
 * `npm exec -- node scripts/make-phonies.ts [EDITION …]`: the words that are none and that the weaker bots take for words,
 * for every edition, into lexicons/<edition>.phonies.txt. They are built out of the most common words; none of them is in
 * any list, seen in running text, or near a word of a family list. The same lists and sources give the same phonies.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Edition, editions, tilesetOf } from '@taht/editions';
import { BUILT_IN_LEXICONS, engineFilesFor, familyOf, loadLexicon } from '@taht/host';
import { type Lexicon, makeWord, words } from '@taht/lexicon';
import type { TileSet } from '@taht/rules';
import { Vocabulary } from '@taht/search';
import { languages } from '../apps/cli/src/wordlists/commonness/languages.ts';
import { fetchSources } from '../apps/cli/src/wordlists/fetch/sources.ts';
import { root } from './paths.js';
import { type Material, phoniesOf } from './phonies/invent.ts';

/** The share of the words that phonies are built out of: those that everybody knows. */
const COMMON = 0.12;

/** A word of a neighbour is mostly one that everybody has borrowed. */
const FIRST = editions.map(({ lexicons: [id = ''] }) => listOf(id));

const wanted = process.argv.slice(2);
for (const edition of editions)
  if (wanted.length === 0 || wanted.includes(edition.id)) await write(edition);

async function write(edition: Edition): Promise<void> {
  const phonies = phoniesOf(materialOf(edition, await attestedIn(edition)));
  const path = join(BUILT_IN_LEXICONS, `${edition.id}.phonies.txt`);
  writeFileSync(path, phonies.map((word) => `${word}\n`).join(''));
  console.log(`${edition.id}: ${phonies.length}`);
}

function materialOf(edition: Edition, attested: ReadonlySet<string>): Material {
  const lists = edition.lexicons.map(listOf);
  const [own] = lists as [Lexicon];
  const { ranks } = engineFilesFor(edition.id, own);
  const vocabulary = new Vocabulary(own, ranks?.commonness);
  const least = vocabulary.leastOf(COMMON);
  const all = [...words(own)];
  const tileset = tilesetOf(edition.rulesets[0]?.tileset ?? '') as TileSet;
  return {
    alphabet: own.alphabet,
    tileset,
    words: all.map((word) => makeWord(own.alphabet, word)),
    common: all
      .filter((word) => vocabulary.familiarity(word) >= least)
      .map((word) => makeWord(own.alphabet, word)),
    lists: [...lists, ...FIRST.filter((list) => !edition.lexicons.includes(list.info.id))],
    attested,
    offensive: editions.flatMap(({ id }) =>
      (familyOf(id) ?? []).map(({ text }) => ({ text, isOwn: id === edition.id })),
    ),
  };
}

/** What running text has, in capitals: names too, and words that the lists lack. */
async function attestedIn({ id }: Edition): Promise<ReadonlySet<string>> {
  const language = languages.find(({ edition }) => edition === id);
  if (language === undefined) return new Set();
  const files = await fetchSources(language.sources, join(root, 'data/sources'));
  if (!files.ok) throw new Error(JSON.stringify(files.error));
  const { frequent, seen } = language.evidence((file) => files.value.get(file) as Uint8Array);
  return new Set([...frequent, ...seen.keys()]);
}

function listOf(id: string): Lexicon {
  const lexicon = loadLexicon(id, '');
  if (!lexicon.ok) throw new Error(`${id}: ${lexicon.error.code}`);
  return lexicon.value;
}
