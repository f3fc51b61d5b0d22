/** What an engine goes by beside the words of a list: what leaves are worth, how common words are, which no bot lays, and which that are none some take for words. */
import { ok, type Result } from '@taht/base';
import { decodeCommonness, type Lexicon } from '@taht/lexicon';
import { type BotEquipment, parseLeaves } from '@taht/search';
import { familyOf } from './family-file.ts';
import { builtInFile, type LexiconLoadFailure, loadLexicon } from './lexicons.ts';
import { readBytes } from './read-bytes.ts';

export type EngineFiles = Pick<BotEquipment, 'leaves' | 'ranks' | 'family' | 'phonies'>;

export const leavesName = (edition: string): string => `${edition}.leaves.json`;
const phoniesName = (edition: string): string => `${edition}.phonies.txt`;

/** All come with the program; an edition without them has an engine that knows scores alone. */
export function engineFiles(
  edition: string,
  data: string,
): Result<EngineFiles, LexiconLoadFailure> {
  const lexicon = loadLexicon(edition, data);
  return lexicon.ok ? ok(engineFilesFor(edition, lexicon.value)) : lexicon;
}

/** For whoever has the edition's own list at hand. */
export function engineFilesFor(edition: string, lexicon: Lexicon): EngineFiles {
  const ranks = readBytes(builtInFile(`${edition}.ranks`));
  const commonness = ranks.ok ? decodeCommonness(ranks.value, lexicon) : undefined;
  const leaves = readBytes(builtInFile(leavesName(edition)));
  const parsed = leaves.ok ? parseLeaves(Buffer.from(leaves.value).toString()) : undefined;
  const family = familyOf(edition);
  const phonies = readBytes(builtInFile(phoniesName(edition)));
  return {
    ...(family && { family }),
    ...(phonies.ok && { phonies: Buffer.from(phonies.value).toString() }),
    ...(parsed?.ok && { leaves: parsed.value }),
    ...(commonness?.ok && { ranks: { lexicon, commonness: commonness.value } }),
  };
}
