/** What the Node apps share: files, the journal of a game, the data folder, word lists, chance and the user's language. */
export { banner } from './banner.ts';
export { newGameId, randomSeed, SEED_PATTERN } from './chance.ts';
export {
  type EngineFiles,
  engineFiles,
  engineFilesFor,
  leavesName,
} from './engine-files.ts';
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
export { familyOf } from './family-file.ts';
export * from './files.ts';
export { createJournal, type Journal, openJournal } from './journal.ts';
export {
  type JournalHost,
  type JournalParts,
  journalHost,
  type SendFailure,
} from './journal-host.ts';
export type { JournalFailure } from './line-journal.ts';
export { type Lock, takeLock } from './lock.ts';
export { createModeJournal, type ModeJournal, openModeJournal } from './mode-journal.ts';
export { listGames, listScoreSheets, type Saved } from './saved.ts';
export {
  createScoreSheetJournal,
  openScoreSheetJournal,
  type ScoreSheetJournal,
} from './score-sheet-journal.ts';
export {
  createTournamentJournal,
  openTournamentJournal,
  type TournamentJournal,
} from './tournament-journal.ts';
export * from './words.ts';
