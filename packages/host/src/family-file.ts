/** The family list of a language, which lies with what was written by hand for it. */
import { type FamilyList, parseFamily } from '@taht/lexicon/read';
import { builtInFile } from './lexicons.ts';
import { readBytes } from './read-bytes.ts';

/** Undefined for an edition without one. */
export function familyOf(edition: string): FamilyList | undefined {
  const text = readBytes(builtInFile(`src/${edition}/family.txt`));
  const family = text.ok ? parseFamily(Buffer.from(text.value).toString()) : undefined;
  return family?.ok ? family.value : undefined;
}
