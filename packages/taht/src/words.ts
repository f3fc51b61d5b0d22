/** The words of an edition, from the files of a word package or from a plain list, with what its bots go by beside them. */
import { alphabetFor, alphabetSpec, type Edition } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import {
  buildLexicon,
  collectWords,
  decodeCommonness,
  decodeLexicon,
  type Lexicon,
  MAX_LENGTH,
  parseFamily,
  withAlphabet,
} from '@taht/lexicon';
import { type BotEquipment, parseLeaves } from '@taht/search';
import { TahtError } from './trouble.ts';

/** A file of the word package of the edition by its name; undefined where there is none. */
export type WordFiles = (name: string) => Promise<Uint8Array | undefined>;

export type Words = Pick<BotEquipment, 'lexicon' | 'leaves' | 'ranks' | 'family' | 'phonies'>;

export async function wordsFor(
  edition: Edition,
  files: WordFiles,
  id: string,
  own: readonly string[] | undefined,
): Promise<Words> {
  const textOf = async (name: string): Promise<string | undefined> => {
    const bytes = await files(name);
    return bytes && new TextDecoder().decode(bytes);
  };
  const [standard, ranks, leaves, family, phonies] = await Promise.all([
    listFrom(edition, files, edition.id),
    files(`${edition.id}.ranks`),
    textOf(`${edition.id}.leaves.json`),
    textOf(`src/${edition.id}/family.txt`),
    textOf(`${edition.id}.phonies.txt`),
  ]);
  const lexicon =
    own === undefined
      ? id === edition.id
        ? standard
        : await listFrom(edition, files, id)
      : listOf(edition, own);
  if (lexicon === undefined) throw missing(edition, id);
  const commonness = standard && ranks && decodeCommonness(ranks, standard);
  const worth = leaves === undefined ? undefined : parseLeaves(leaves);
  const rude = family === undefined ? undefined : parseFamily(family);
  return {
    lexicon,
    ...(standard &&
      commonness?.ok && { ranks: { lexicon: standard, commonness: commonness.value } }),
    ...(worth?.ok && { leaves: worth.value }),
    ...(rude?.ok && { family: rude.value }),
    ...(phonies !== undefined && { phonies }),
  };
}

async function listFrom(
  edition: Edition,
  files: WordFiles,
  id: string,
): Promise<Lexicon | undefined> {
  const bytes = await files(`${id}.dawg`);
  if (bytes === undefined) return undefined;
  const decoded = decodeLexicon(bytes);
  const read = decoded.ok
    ? withAlphabet(decoded.value, makeAlphabet(alphabetSpec(edition, edition.tilesets[0])))
    : decoded;
  if (read.ok) return read.value;
  throw new TahtError('bad-words', `The word list ${id}.dawg cannot be read: ${read.error.code}.`, {
    failure: read.error,
  });
}

/** A list of somebody's own. A word that cannot be laid is a mistake that nobody should have to look for. */
function listOf(edition: Edition, own: readonly string[]): Lexicon {
  const alphabet = alphabetFor(edition.tilesets[0]);
  const { words, refused } = collectWords(alphabet, own, { min: 2, max: MAX_LENGTH });
  const [first] = refused;
  if (first !== undefined)
    throw new TahtError(
      'bad-words',
      `Of the words, ${first.count} cannot be laid (${first.code}): ${first.examples.join(', ')}.`,
      { refused },
    );
  const spec = {
    id: 'own',
    edition: edition.id,
    policy: '',
    sources: [],
    licence: '',
    version: '',
  };
  const built = buildLexicon(spec, alphabet, words);
  if (built.ok) return built.value;
  throw new TahtError('bad-words', 'There are too many words for one list.');
}

const missing = (edition: Edition, id: string): TahtError =>
  new TahtError(
    'no-words',
    `The word list '${id}' is not here. In Node, npm install @taht/words-${edition.id}; in a browser, open with { words: 'address of the files of @taht/words-${edition.id}' }; or hand in words of your own: { words: [...] }.`,
    { lexicon: id },
  );
