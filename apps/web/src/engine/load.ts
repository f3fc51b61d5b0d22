/** Fetches a word list and reads it. Whatever is missing, cut short or changed on the way is told by name. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '@taht/base';
import { alphabetSpec, editionOf } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import {
  decodeLexicon,
  type Lexicon,
  type LexiconFailure,
  verifyLexicon,
  withAlphabet,
} from '@taht/lexicon';
import type { LexiconId } from '@taht/rules';
import type { LeaveFailure } from '@taht/search';

export interface FileEntry {
  readonly url: string;
  /** As the manifest says; a file without one is checked by its reader alone. */
  readonly bytes?: number;
  readonly sha256?: string;
}

/** A list as it is now, by its id, or the very version that a game began with. */
export type WantedList = string | LexiconId;

export interface FileTable {
  /** The edition of each list. */
  readonly editions: ReadonlyMap<string, string>;
  /** By the name of the file. */
  readonly entries: ReadonlyMap<string, FileEntry>;
  /** Where older versions of lists are, by `olderName`. */
  readonly older: ReadonlyMap<string, string>;
}

/** By the folder and the name of its file; the whole hash is checked when it is read. */
export const olderName = ({ id, hash }: LexiconId): string => `${hash.slice(0, 16)}/${id}`;

export type LoadFailure =
  | { readonly code: 'unknown-lexicon'; readonly lexicon: string }
  /** The list is here, but not as it was when the game began; the beginning of its hash. */
  | { readonly code: 'version-missing'; readonly id: string; readonly hash: string }
  /** Nobody answered, or the answer broke off. */
  | { readonly code: 'file-unreachable'; readonly file: string }
  | { readonly code: 'file-missing'; readonly file: string; readonly status: number }
  | { readonly code: 'file-damaged'; readonly file: string }
  | {
      readonly code: 'file-unreadable';
      readonly file: string;
      readonly cause: LexiconFailure | LeaveFailure;
    };

/** The name of the words that no bot lays among the files. */
export const familyName = (edition: string): string => `${edition}.family.txt`;

/** The name of the words that are none and that weaker bots take for words. */
export const phoniesName = (edition: string): string => `${edition}.phonies.txt`;

/** As `fetch`, which rejects when nobody answers. */
export type Get = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'arrayBuffer'>>;

export type Loaded<T> = Promise<Result<T, LoadFailure>>;

/** The words of a list and nothing else. */
export async function loadWords(lexicon: WantedList, files: FileTable, get: Get): Loaded<Lexicon> {
  const id = idOf(lexicon);
  const edition = files.editions.get(id);
  if (edition === undefined) return err({ code: 'unknown-lexicon', lexicon: id });
  if (typeof lexicon !== 'string' && isOlder(lexicon, files))
    return loadOlder(lexicon, edition, files, get);
  const file = `${id}.dawg`;
  const words = readWords(id, edition, await fetchFile(file, files.entries.get(file), get));
  return words.ok ? asWanted(words.value, lexicon) : words;
}

export const idOf = (lexicon: WantedList): string =>
  typeof lexicon === 'string' ? lexicon : lexicon.id;

export const isOlder = (lexicon: WantedList, { older }: FileTable): boolean =>
  typeof lexicon !== 'string' && older.has(olderName(lexicon));

/** The newest list, unless another version is wanted. */
export const asWanted = (words: Lexicon, lexicon: WantedList): Result<Lexicon, LoadFailure> =>
  typeof lexicon === 'string' || lexicon.hash === words.info.hash ? ok(words) : missing(lexicon);

const missing = ({ id, hash }: LexiconId): Result<never, LoadFailure> =>
  err({ code: 'version-missing', id, hash: hash.slice(0, 16) });

/** No manifest tells of its bytes, so it must hold the very words that it is named by. */
async function loadOlder(
  wanted: LexiconId,
  edition: string,
  { older }: FileTable,
  get: Get,
): Loaded<Lexicon> {
  const { id, hash } = wanted;
  const entry = { url: older.get(olderName(wanted)) ?? '' };
  const bytes = await fetchFile(`${id}.dawg`, entry, get);
  return bytes.ok ? readWords(id, edition, bytes, hash) : missing(wanted);
}

export async function fetchFile(
  file: string,
  entry: FileEntry | undefined,
  get: Get,
): Loaded<Uint8Array> {
  if (entry === undefined) return err({ code: 'file-missing', file, status: 0 });
  try {
    const response = await get(entry.url);
    if (!response.ok) return err({ code: 'file-missing', file, status: response.status });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return isWhole(bytes, entry) ? ok(bytes) : err({ code: 'file-damaged', file });
  } catch {
    return err({ code: 'file-unreachable', file });
  }
}

/** Not by the browser's own hash, which there is only on secure pages: a server in a local network is none. */
const isWhole = (bytes: Uint8Array, entry: FileEntry): boolean =>
  (entry.bytes === undefined || bytes.length === entry.bytes) &&
  (entry.sha256 === undefined || bytesToHex(sha256(bytes)) === entry.sha256);

function readWords(
  id: string,
  edition: string,
  bytes: Result<Uint8Array, LoadFailure>,
  hash?: string,
): Result<Lexicon, LoadFailure> {
  if (!bytes.ok) return bytes;
  const unreadable = (cause: LexiconFailure) =>
    err({ code: 'file-unreadable', file: `${id}.dawg`, cause } as const);
  const decoded = decodeLexicon(bytes.value);
  if (!decoded.ok) return unreadable(decoded.error);
  const { info } = decoded.value;
  if (hash !== undefined && info.hash !== hash)
    return unreadable({ code: 'bad-hash', hash: info.hash, expected: hash });
  const verified = hash === undefined ? ok(null) : verifyLexicon(decoded.value);
  if (!verified.ok) return unreadable(verified.error);
  const home = editionOf(edition);
  if (home === undefined) return decoded;
  const alphabet = makeAlphabet(alphabetSpec(home, home.tilesets[0]));
  const lexicon = withAlphabet(decoded.value, alphabet);
  return lexicon.ok ? lexicon : unreadable(lexicon.error);
}
