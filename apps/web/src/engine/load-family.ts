/** Fetches the words of an edition that no bot lays and no answer shows. */
import { err, ok } from '@taht/base';
import { type FamilyList, parseFamily } from '@taht/lexicon';
import { type FileTable, familyName, fetchFile, type Get, type Loaded } from './load.ts';

/** Undefined for an edition that has no such list. */
export async function loadFamily(
  edition: string,
  files: FileTable,
  get: Get,
): Loaded<FamilyList | undefined> {
  const file = familyName(edition);
  const entry = files.entries.get(file);
  if (entry === undefined) return ok(undefined);
  const bytes = await fetchFile(file, entry, get);
  if (!bytes.ok) return bytes;
  const family = parseFamily(new TextDecoder().decode(bytes.value));
  return family.ok ? family : err({ code: 'file-damaged', file });
}
