/**
 * The word lists at hand: those that come with the program, and those of the user in the data folder.
 * Older versions lie beside them as `old/<beginning of the hash>/<id>.dawg`, for the games that began with them.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '@taht/base';
import { alphabetSpec, editionOf, editions } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import {
  decodeLexicon,
  type Lexicon,
  type LexiconFailure,
  verifyLexicon,
  withAlphabet,
} from '@taht/lexicon/read';
import type { LexiconId } from '@taht/rules';
import type { FileFailure } from './file-failure.ts';
import { namesIn } from './names-in.ts';
import { readBytes } from './read-bytes.ts';
import { writeNewFile } from './write-file.ts';

export interface LexiconPlace {
  readonly id: string;
  readonly path: string;
  /** Comes with the program; the user's own lists never take its id. */
  readonly builtIn: boolean;
}

export type LexiconLoadFailure =
  | { readonly code: 'no-such-lexicon'; readonly id: string; readonly known: readonly string[] }
  /** The list is here, but not as it was when something began with it. */
  | { readonly code: 'no-such-version'; readonly id: string; readonly hash: string }
  | FileFailure
  | (LexiconFailure & { readonly path: string });

const LEXICON_ENDING = '.dawg';

/** An id is also the name of a file; `none` means that there is no list, and Windows keeps some names for itself. */
const LEXICON_ID =
  /^(?!(?:none|con|prn|aux|nul|com\d|lpt\d)$)[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

export const isLexiconId = (id: string): boolean => LEXICON_ID.test(id);

/** The folder of all lists, in the repository and in a release; installed from packages there is none. */
export const BUILT_IN_LEXICONS = fileURLToPath(new URL('../../../lexicons', import.meta.url));

const require = createRequire(import.meta.url);

/** Installed from packages, the lists of an edition lie in `@taht/words-<edition>`, laid out as in the one folder. */
function packageFolders(): readonly string[] {
  return editions.flatMap(({ id }) => {
    try {
      return [dirname(require.resolve(`@taht/words-${id}/package.json`))];
    } catch {
      return [];
    }
  });
}

let folders: readonly string[] | undefined;

function builtInFolders(): readonly string[] {
  folders ??= existsSync(BUILT_IN_LEXICONS) ? [BUILT_IN_LEXICONS] : packageFolders();
  return folders;
}

/** The path of a file that comes with the program, such as `en.ranks`; where there is none, one at which nothing lies. */
export function builtInFile(name: string): string {
  const paths = builtInFolders().map((folder) => join(folder, name));
  return paths.find(existsSync) ?? paths[0] ?? join(BUILT_IN_LEXICONS, name);
}

export const lexiconsFolder = (data: string): string => join(data, 'lexicons');

export const lexiconPath = (folder: string, id: string): string =>
  join(folder, `${id}${LEXICON_ENDING}`);

/** The folder of the older versions among lists. */
export const OLD_LEXICONS = 'old';

const HASH = /^[0-9a-f]{64}$/;

/** So much of a hash tells versions apart for people and in paths; the whole is checked when a list is read. */
export const shortHash = (hash: string): string => hash.slice(0, 16);

export const oldLexiconPath = (folder: string, { id, hash }: LexiconId): string =>
  join(folder, OLD_LEXICONS, shortHash(hash), `${id}${LEXICON_ENDING}`);

/** By id, the built-in ones first. */
export function listLexicons(data: string): readonly LexiconPlace[] {
  const builtIn = builtInFolders().flatMap((folder) => placesIn(folder, true));
  const taken = new Set(builtIn.map(({ id }) => id));
  const own = placesIn(lexiconsFolder(data), false).filter(({ id }) => !taken.has(id));
  return [...builtIn, ...own];
}

function placesIn(folder: string, builtIn: boolean): readonly LexiconPlace[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(LEXICON_ENDING))
    .map((name) => ({
      id: name.slice(0, -LEXICON_ENDING.length),
      path: join(folder, name),
      builtIn,
    }))
    .filter(({ id }) => isLexiconId(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

export function loadLexicon(id: string, data: string): Result<Lexicon, LexiconLoadFailure> {
  const places = listLexicons(data);
  const place = places.find((each) => each.id === id);
  if (place === undefined)
    return err({ code: 'no-such-lexicon', id, known: places.map((each) => each.id) });
  return readLexicon(place);
}

/** The very list that something began with, be it the newest or an older one. */
export function loadVersion(wanted: LexiconId, data: string): Result<Lexicon, LexiconLoadFailure> {
  const newest = loadLexicon(wanted.id, data);
  if (newest.ok && newest.value.info.hash === wanted.hash) return newest;
  const older = loadOldVersion(wanted, data);
  const isUnknown = !older.ok && older.error.code === 'no-such-version';
  return isUnknown && !newest.ok ? newest : older;
}

/** Besides the newest: a list of the user that a built-in one has taken the id from, what the data folder keeps, and what comes with the program. */
export function loadOldVersion(
  wanted: LexiconId,
  data: string,
): Result<Lexicon, LexiconLoadFailure> {
  const { id, hash } = wanted;
  let fault: LexiconLoadFailure = { code: 'no-such-version', id, hash };
  // Both become parts of a path.
  if (!isLexiconId(id) || !HASH.test(hash)) return err(fault);
  const own = lexiconsFolder(data);
  for (const path of [
    lexiconPath(own, id),
    oldLexiconPath(own, wanted),
    builtInFile(join(OLD_LEXICONS, shortHash(hash), `${id}${LEXICON_ENDING}`)),
  ]) {
    if (!existsSync(path)) continue;
    const read = readVersion({ id, path, builtIn: false }, hash);
    if (read.ok) return read;
    if (path !== lexiconPath(own, id)) fault = read.error;
  }
  return err(fault);
}

/** A file that has lain about for long is looked at thoroughly: it must hold the very words that it is named by. */
function readVersion(place: LexiconPlace, hash: string): Result<Lexicon, LexiconLoadFailure> {
  const { path } = place;
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  const decoded = decodeLexicon(bytes.value);
  if (!decoded.ok) return err({ ...decoded.error, path });
  const found = decoded.value.info.hash;
  if (found !== hash) return err({ code: 'bad-hash', hash: found, expected: hash, path });
  const verified = verifyLexicon(decoded.value);
  return verified.ok ? asEditionWrites(decoded.value, place) : err({ ...verified.error, path });
}

/**
 * Copies the newest version of a list into the data folder, so that what began with it goes on when the program brings
 * another, or the user makes another. Nothing is written where it lies already, or where the file is no longer that list.
 */
export function storeVersion(wanted: LexiconId, data: string): Result<undefined, FileFailure> {
  const path = oldLexiconPath(lexiconsFolder(data), wanted);
  const place = listLexicons(data).find(({ id }) => id === wanted.id);
  if (place === undefined || existsSync(path)) return ok(undefined);
  const bytes = readBytes(place.path);
  if (!bytes.ok) return bytes;
  const decoded = decodeLexicon(bytes.value);
  if (!decoded.ok || decoded.value.info.hash !== wanted.hash) return ok(undefined);
  const written = writeNewFile(path, bytes.value);
  // Another process was faster.
  return !written.ok && written.error.reason === 'exists' ? ok(undefined) : written;
}

/** A list from its file, its words read as its edition writes them; it is known by the name of the file. */
export function readLexicon(place: LexiconPlace): Result<Lexicon, LexiconLoadFailure> {
  const { path } = place;
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  const decoded = decodeLexicon(bytes.value);
  return decoded.ok ? asEditionWrites(decoded.value, place) : err({ ...decoded.error, path });
}

function asEditionWrites(
  lexicon: Lexicon,
  { id, path }: LexiconPlace,
): Result<Lexicon, LexiconLoadFailure> {
  const named = { ...lexicon, info: { ...lexicon.info, id } };
  const edition = editionOf(named.info.edition);
  if (edition === undefined) return ok(named);
  const read = withAlphabet(named, makeAlphabet(alphabetSpec(edition, edition.tilesets[0])));
  return read.ok ? read : err({ ...read.error, path });
}

/** The list of all forms beside a strict one, where there is one among the built-in lists. */
export function widerLexicon(
  { info }: Lexicon,
  data: string,
): Result<Lexicon | undefined, LexiconLoadFailure> {
  const wider = `${info.id}-all`;
  if (!editionOf(info.edition)?.lexicons.includes(wider)) return ok(undefined);
  return loadLexicon(wider, data);
}
