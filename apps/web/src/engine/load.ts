/** Fetches the files of a word list and reads them. Whatever is missing, cut short or changed on the way is told by name. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '@taht/base';
import { alphabetSpec, editionOf } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import {
  decodeCommonness,
  decodeLexicon,
  type Lexicon,
  type LexiconFailure,
  withAlphabet,
} from '@taht/lexicon';
import { type BotEquipment, type LeaveFailure, type LeaveFile, parseLeaves } from '@taht/search';

export interface FileEntry {
  readonly url: string;
  /** As the manifest says; a file without one is checked by its reader alone. */
  readonly bytes?: number;
  readonly sha256?: string;
}

export interface FileTable {
  /** The edition of each list. */
  readonly editions: ReadonlyMap<string, string>;
  /** By the name of the file. */
  readonly entries: ReadonlyMap<string, FileEntry>;
}

export type LoadFailure =
  | { readonly code: 'unknown-lexicon'; readonly lexicon: string }
  /** Nobody answered, or the answer broke off. */
  | { readonly code: 'file-unreachable'; readonly file: string }
  | { readonly code: 'file-missing'; readonly file: string; readonly status: number }
  | { readonly code: 'file-damaged'; readonly file: string }
  | {
      readonly code: 'file-unreadable';
      readonly file: string;
      readonly cause: LexiconFailure | LeaveFailure;
    };

/** What the kits of all tables with one list are made from. */
export type EngineData = Pick<BotEquipment, 'edition' | 'lexicon' | 'leaves' | 'ranks'>;

/** As `fetch`, which rejects when nobody answers. */
export type Get = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'arrayBuffer'>>;

type Loaded<T> = Promise<Result<T, LoadFailure>>;

/** Leaves and ranks belong to the edition's own list, so that a wider list brings that one along. */
export async function loadEngine(
  lexicon: string,
  { editions, entries }: FileTable,
  get: Get,
): Loaded<EngineData> {
  const edition = editions.get(lexicon);
  if (edition === undefined) return err({ code: 'unknown-lexicon', lexicon });
  const bytesOf = (file: string): Loaded<Uint8Array> => fetchFile(file, entries.get(file), get);
  const wordsOf = async (id: string) => readWords(id, edition, await bytesOf(`${id}.dawg`));
  const [words, own, leaves, rankBytes] = await Promise.all([
    wordsOf(lexicon),
    lexicon === edition ? undefined : wordsOf(edition),
    bytesOf(`${edition}.leaves.json`).then((bytes) => readLeaves(edition, bytes)),
    bytesOf(`${edition}.ranks`),
  ]);
  if (!words.ok) return words;
  if (own?.ok === false) return own;
  if (!leaves.ok) return leaves;
  const ranks = readRanks(edition, own?.value ?? words.value, rankBytes);
  if (!ranks.ok) return ranks;
  return ok({ edition, lexicon: words.value, leaves: leaves.value, ranks: ranks.value });
}

/** The words of a list and nothing else. */
export async function loadWords(
  lexicon: string,
  { editions, entries }: FileTable,
  get: Get,
): Loaded<Lexicon> {
  const edition = editions.get(lexicon);
  if (edition === undefined) return err({ code: 'unknown-lexicon', lexicon });
  const file = `${lexicon}.dawg`;
  return readWords(lexicon, edition, await fetchFile(file, entries.get(file), get));
}

async function fetchFile(file: string, entry: FileEntry | undefined, get: Get): Loaded<Uint8Array> {
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
): Result<Lexicon, LoadFailure> {
  if (!bytes.ok) return bytes;
  const unreadable = (cause: LexiconFailure) =>
    err({ code: 'file-unreadable', file: `${id}.dawg`, cause } as const);
  const decoded = decodeLexicon(bytes.value);
  if (!decoded.ok) return unreadable(decoded.error);
  const home = editionOf(edition);
  if (home === undefined) return decoded;
  const alphabet = makeAlphabet(alphabetSpec(home, home.tilesets[0]));
  const lexicon = withAlphabet(decoded.value, alphabet);
  return lexicon.ok ? lexicon : unreadable(lexicon.error);
}

function readLeaves(
  edition: string,
  bytes: Result<Uint8Array, LoadFailure>,
): Result<LeaveFile, LoadFailure> {
  if (!bytes.ok) return bytes;
  const leaves = parseLeaves(new TextDecoder().decode(bytes.value));
  if (leaves.ok) return leaves;
  return err({
    code: 'file-unreadable',
    file: `${edition}.leaves.json`,
    cause: leaves.error,
  });
}

function readRanks(
  edition: string,
  lexicon: Lexicon,
  bytes: Result<Uint8Array, LoadFailure>,
): Result<NonNullable<EngineData['ranks']>, LoadFailure> {
  if (!bytes.ok) return bytes;
  const commonness = decodeCommonness(bytes.value, lexicon);
  if (commonness.ok) return ok({ lexicon, commonness: commonness.value });
  return err({ code: 'file-unreadable', file: `${edition}.ranks`, cause: commonness.error });
}
