/** The door `@taht/lexicon/read`: a list read from its file, patched, and what it says of words. It loads nothing that builds lists or searches them. */

export type { LexiconFailure } from './failure.ts';
export { type FamilyList, parseFamily } from './family.ts';
export { type Judgement, judgeWords } from './judge.ts';
export { type Lexicon, withAlphabet } from './lexicon.ts';
export { decodeLexicon, verifyLexicon } from './lexicon-file.ts';
export {
  decodeMeanings,
  type Meaning,
  type MeaningChunk,
  type MeaningIndex,
  meaningOf,
} from './meanings.ts';
export { type Patch, parsePatch } from './patch.ts';
export { patchLexicon } from './patch-lexicon.ts';
export { makeReader } from './word-text.ts';
