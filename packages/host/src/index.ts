/** What the Node apps share: files, the journal of a game, the data folder, word lists, chance and the user's language. */
export { newGameId, randomSeed, SEED_PATTERN } from './chance.ts';
export { dataFolder, gamesFolder, sheetsFolder } from './data-folder.ts';
export { type EngineFiles, engineFiles, engineFilesFor, leavesName } from './engine-files.ts';
export {
  type BotWork,
  EnginePool,
  type EngineWork,
  type PoolOptions,
  type SimulationWork,
  type Watching,
} from './engine-worker/engine-pool.ts';
export { shareLexicon } from './engine-worker/share-lexicon.ts';
export type { EngineSetting } from './engine-worker/task.ts';
export { createEventJournal, type EventJournal, openEventJournal } from './event-journal.ts';
export { FILE_REASONS, type FileFailure, type FileReason, fileFailure } from './file-failure.ts';
export { createJournal, type Journal, openJournal } from './journal.ts';
export {
  type JournalHost,
  type JournalParts,
  journalHost,
  type SendFailure,
} from './journal-host.ts';
export { preferredLanguage } from './language.ts';
export {
  BUILT_IN_LEXICONS,
  isLexiconId,
  type LexiconLoadFailure,
  type LexiconPlace,
  lexiconPath,
  lexiconsFolder,
  listLexicons,
  loadLexicon,
  readLexicon,
  widerLexicon,
} from './lexicons.ts';
export type { JournalFailure } from './line-journal.ts';
export { type Lock, takeLock } from './lock.ts';
export { createModeJournal, type ModeJournal, openModeJournal } from './mode-journal.ts';
export { namesIn } from './names-in.ts';
export { readBytes, readInput } from './read-bytes.ts';
export { listGames, listSheets, type Saved } from './saved.ts';
export { makeScratchFolder } from './scratch-folder.ts';
export { setAside } from './set-aside.ts';
export { createSheetJournal, openSheetJournal, type SheetJournal } from './sheet-journal.ts';
export { replaceFile, writeNewFile } from './write-file.ts';
