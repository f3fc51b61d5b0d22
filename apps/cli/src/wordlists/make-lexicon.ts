/** Builds a list from its sources: word graph, commonness, meanings and manifests. The same sources always give the same bytes. */

import { alphabetSpec, type Edition, editionOf } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import { buildLexicon, collectWords, encodeLexicon, type Lexicon } from '@taht/lexicon';
import { languages } from './commonness/languages.ts';
import { makeCommonness } from './commonness/make.ts';
import { type SourceFiles, sha256 } from './fetch/sources.ts';
import { WORD_LENGTHS } from './lengths.ts';
import type { WordList } from './lists.ts';
import type { WordSource } from './maker.ts';
import { meaningsMakerOf } from './meanings/languages.ts';
import { makeMeanings } from './meanings/make.ts';

export interface BuiltList {
  readonly lexicon: Lexicon;
  /** By name: what was made, and the manifest beside it. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Throws where the maker breaks its promise or the words do not fit: a fault of ours, not of the input. */
export function makeLexicon(
  { maker, version }: WordList,
  files: SourceFiles,
  own: (file: string) => string,
): BuiltList {
  const edition = editionOf(maker.edition) as Edition;
  const alphabet = makeAlphabet(alphabetSpec(edition, edition.tilesets[0]));
  const { words, refused } = collectWords(alphabet, maker.make(readerOf(files), own), WORD_LENGTHS);
  const strange = refused.filter(({ code }) => code !== 'too-long' && code !== 'too-many-blanks');
  if (strange.length > 0) throw new Error(`${maker.id}: ${JSON.stringify(strange)}`);
  const { id, policy, sources } = maker;
  const licence = licenceOf(sources);
  const spec = { id, edition: edition.id, policy, sources, licence, version };
  const built = buildLexicon(spec, alphabet, words);
  if (!built.ok) throw new Error(`${maker.id}: ${built.error.code}`);
  const { letters: _, ...told } = built.value.info;
  const content = encodeLexicon(built.value);
  const file = { name: `${id}.dawg`, manifest: `${id}.json`, content };
  return { lexicon: built.value, files: withManifest(file, told, sources, files) };
}

/** Which evidence the ranks need; a list of all forms has none. */
export const rankSources = ({ maker: { id, edition } }: WordList): readonly WordSource[] =>
  id === edition ? (languages.find((each) => each.edition === edition)?.sources ?? []) : [];

export function makeRanks(
  list: WordList,
  lexicon: Lexicon,
  files: SourceFiles,
): BuiltList['files'] {
  const { id, edition, hash } = lexicon.info;
  const ranks = makeCommonness(readerOf(files), lexicon);
  const file = { name: `${id}.ranks`, manifest: `${id}.ranks.json`, content: ranks };
  const told = { id, edition, lexicon: hash };
  return withManifest(file, told, rankSources(list), files);
}

/** What the words are and mean; only of an edition's own list, as far as somebody has written a maker for it. */
export const meaningSources = ({ maker: { id, edition } }: WordList): readonly WordSource[] =>
  id === edition ? (meaningsMakerOf(edition)?.sources ?? []) : [];

export const MEANINGS_FOLDER = 'meanings';

/** Chunks, and a manifest that tells where each begins: what `meaningOf` goes by. */
export function makeMeaningFiles(
  { maker: { id, edition } }: WordList,
  lexicon: Lexicon,
  files: SourceFiles,
  own: (file: string) => string,
): BuiltList['files'] {
  const maker = meaningsMakerOf(edition);
  if (maker === undefined) throw new Error(`no meanings for ${edition}`);
  const { sources, languages } = maker;
  const made = makeMeanings(maker, lexicon, readerOf(files), own).map(({ from, text }, i) => ({
    from,
    name: `${id}.${i}.meanings`,
    content: new TextEncoder().encode(text),
  }));
  const text: MeaningsManifest = {
    id,
    edition,
    lexicon: lexicon.info.hash,
    languages,
    sources: hashed(sources, files),
    licence: licenceOf(sources),
    chunks: made.map(({ from, name, content }) => ({
      from,
      name,
      bytes: content.length,
      sha256: sha256(content),
    })),
    rebuild: rebuildOf(id),
  };
  return new Map([
    ...made.map(({ name, content }) => [`${MEANINGS_FOLDER}/${name}`, content] as const),
    [`${MEANINGS_FOLDER}/${id}.json`, jsonBytes(text)],
  ]);
}

const readerOf =
  (files: SourceFiles) =>
  (file: string): Uint8Array => {
    const bytes = files.get(file);
    if (bytes === undefined) throw new Error(`no source names the file ${file}`);
    return bytes;
  };

/** A source whose files have their SHA-256 by name. */
type HashedSource = Omit<WordSource, 'files'> & {
  readonly files: Readonly<Record<string, string>>;
};

interface MadeFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What every manifest of one file has; the rest is what the file says about itself. */
export interface Manifest {
  readonly id: string;
  readonly sources: readonly HashedSource[];
  readonly file: MadeFile;
  readonly rebuild: string;
}

interface MeaningsManifest extends Omit<Manifest, 'file'>, Told {
  readonly lexicon: string;
  readonly languages: readonly string[];
  readonly licence: string;
  readonly chunks: readonly (MadeFile & { readonly from: number })[];
}

/** What the file is about. */
interface Told {
  readonly id: string;
  readonly edition: string;
}

interface Made {
  readonly name: string;
  /** Its name. */
  readonly manifest: string;
  readonly content: Uint8Array;
}

/** With all that anybody must know to make the file again, and to see that it is the same. */
function withManifest(
  { name, manifest, content }: Made,
  told: Told,
  sources: readonly WordSource[],
  files: SourceFiles,
): BuiltList['files'] {
  const text: Manifest = {
    ...told,
    sources: hashed(sources, files),
    file: { name, bytes: content.length, sha256: sha256(content) },
    rebuild: rebuildOf(told.id),
  };
  return new Map([
    [name, content],
    [manifest, jsonBytes(text)],
  ]);
}

const hashed = (sources: readonly WordSource[], files: SourceFiles): readonly HashedSource[] =>
  sources.map((source) => ({
    ...source,
    files: Object.fromEntries(
      source.files.map((file) => [file, sha256(files.get(file) as Uint8Array)]),
    ),
  }));

const licenceOf = (sources: readonly WordSource[]): string =>
  [...new Set(sources.map((source) => source.licence))].join(' AND ');

const rebuildOf = (id: string): string => `npx taht lexicon build ${id}`;

const jsonBytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
