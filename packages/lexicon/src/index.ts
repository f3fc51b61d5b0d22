/** The word graph: building it, its file, questions to it, patches over it, and the judge. */

export { anagrams, anagramsMatching, type Letters, subAnagrams } from './anagrams.ts';
export { buildLexicon } from './build-lexicon.ts';
export {
  type Collected,
  collectWords,
  type Lengths,
  type RefusedTexts,
  WordCollector,
} from './collect.ts';
export {
  COMMONNESS_VERSION,
  type Commonness,
  decodeCommonness,
  encodeCommonness,
  rankAt,
} from './commonness.ts';
export { compareCodes } from './compare.ts';
export { type FileBytes, FORMAT_VERSION } from './container.ts';
export { contains } from './contains.ts';
export { type Difference, diffLexicons } from './diff.ts';
export {
  claimOf,
  ENTRY_STATES,
  type EntryState,
  entryStates,
  isConflict,
  tidyPatch,
} from './entry-states.ts';
export { LEXICON_FAILURES, type LexiconFailure } from './failure.ts';
export {
  FAMILY_KINDS,
  type FamilyEntry,
  type FamilyKind,
  type FamilyList,
  type FamilyWord,
  familyWords,
  parseFamily,
  withoutFamily,
} from './family.ts';
export { buildGaddag, decodeGaddag, encodeGaddag, type Gaddag, SEPARATOR } from './gaddag.ts';
export { type Codes, findNode, findSibling, type Graph, MAX_LENGTH } from './graph.ts';
export type { TooLarge } from './graph-builder.ts';
export { backHooks, frontHooks } from './hooks.ts';
export type { LexiconInfo, LexiconSpec, Source } from './info.ts';
export {
  type Judgement,
  type JudgeOptions,
  judgeOf,
  judgeWord,
  judgeWords,
  type Ruling,
  type WordToJudge,
} from './judge.ts';
export { encodeKwg } from './kwg.ts';
export { type Lexicon, type WordGraph, withAlphabet } from './lexicon.ts';
export { decodeLexicon, encodeLexicon, verifyLexicon } from './lexicon-file.ts';
export { words, wordsOfLength, wordsWithPrefix } from './list-words.ts';
export {
  type Chunk,
  decodeMeanings,
  encodeMeanings,
  type Gloss,
  type Meaning,
  type MeaningChunk,
  type MeaningIndex,
  meaningOf,
  WORD_CLASSES,
  type WordClass,
  type WordFacts,
  type WordReading,
} from './meanings.ts';
export { oneLetterOff } from './near-misses.ts';
export { childOf, endsWord, isLast, letterOf, MAX_LETTER, MAX_NODES } from './node.ts';
export type { Pairs } from './pairs.ts';
export {
  checkPatch,
  emptyPatch,
  makePatch,
  PATCH_FAILURES,
  PATCH_FORMAT,
  PATCH_VERSION,
  type Patch,
  type PatchEntry,
  type PatchFailure,
  parsePatch,
  type Rulings,
} from './patch.ts';
export { movePatch, patchLexicon } from './patch-lexicon.ts';
export {
  type Pattern,
  type PatternFailure,
  type PatternStep,
  parsePattern,
  wordsMatching,
} from './pattern.ts';
export { type Claim, grantReport, reportState, type WordReport } from './report.ts';
export type { Fault } from './shape.ts';
export { type Counts, NODE_FAULTS, type NodeFault } from './survey.ts';
export { type Found, parseLetters, type TextQueries, textQueries } from './text-queries.ts';
export { indexOf, wordAt } from './word-index.ts';
export { SortedWords, WordPool } from './word-pool.ts';
export {
  decodeLetters,
  encodeLetters,
  makeReader,
  makeWord,
  type ReadText,
  readWord,
} from './word-text.ts';
