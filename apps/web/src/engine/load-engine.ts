/** Fetches all that the engine works with: the words, what leaves are worth, how common each word is, which no bot lays, and which that are none some take for words. */
import { err, ok, type Result } from '@taht/base';
import { decodeCommonness, type Lexicon } from '@taht/lexicon';
import { type BotEquipment, type LeaveFile, parseLeaves } from '@taht/search';
import {
  type FileTable,
  fetchFile,
  type Get,
  idOf,
  isOlder,
  type Loaded,
  type LoadFailure,
  loadWords,
  phoniesName,
  type WantedList,
} from './load.ts';
import { loadFamily } from './load-family.ts';

/** What the kits of all tables with one list are made from. */
export type EngineData = Pick<
  BotEquipment,
  'edition' | 'lexicon' | 'leaves' | 'ranks' | 'family' | 'phonies'
>;

/** Leaves and ranks belong to the edition's own list as it is now, so that a wider or an older list brings that one along. */
export async function loadEngine(
  lexicon: WantedList,
  files: FileTable,
  get: Get,
): Loaded<EngineData> {
  const edition = files.editions.get(idOf(lexicon));
  if (edition === undefined) return err({ code: 'unknown-lexicon', lexicon: idOf(lexicon) });
  const bytesOf = (file: string): Loaded<Uint8Array> =>
    fetchFile(file, files.entries.get(file), get);
  const isOwn = idOf(lexicon) === edition && !isOlder(lexicon, files);
  const [words, own, leaves, rankBytes, family, phonies] = await Promise.all([
    loadWords(lexicon, files, get),
    isOwn ? undefined : loadWords(edition, files, get),
    bytesOf(`${edition}.leaves.json`).then((bytes) => readLeaves(edition, bytes)),
    bytesOf(`${edition}.ranks`),
    loadFamily(edition, files, get),
    loadPhonies(edition, files, get),
  ]);
  if (!words.ok) return words;
  if (own?.ok === false) return own;
  if (!leaves.ok) return leaves;
  const ranks = readRanks(edition, own?.value ?? words.value, rankBytes);
  if (!ranks.ok) return ranks;
  if (!family.ok) return family;
  if (!phonies.ok) return phonies;
  return ok({
    edition,
    lexicon: words.value,
    leaves: leaves.value,
    ranks: ranks.value,
    ...(family.value && { family: family.value }),
    phonies: phonies.value,
  });
}

/** None for an edition that has no such file. */
async function loadPhonies(edition: string, files: FileTable, get: Get): Loaded<string> {
  const file = phoniesName(edition);
  const entry = files.entries.get(file);
  if (entry === undefined) return ok('');
  const bytes = await fetchFile(file, entry, get);
  return bytes.ok ? ok(new TextDecoder().decode(bytes.value)) : bytes;
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
