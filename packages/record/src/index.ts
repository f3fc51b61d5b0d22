/** Records of games: our own journal and document, GCG, CGP, the draw stream, and verification. */

export { makeCgp } from './cgp/make.ts';
export { cgpDeclares, operationsFor } from './cgp/operations.ts';
export { parseCgp } from './cgp/parse.ts';
export type { CgpFailure, CgpOperation, CgpPosition } from './cgp/position.ts';
export { commitmentOf, drawStream } from './draw-stream.ts';
export type { Entry, RecordFailure } from './entry.ts';
export { makeGameGcg } from './game-gcg.ts';
export {
  declarationOf,
  distributionOf,
  type GcgDeclaration,
} from './gcg/declaration.ts';
export {
  GCG_FAULTS,
  type GcgDiagnostic,
  type GcgEvent,
  type GcgFault,
  type GcgFile,
  type GcgLine,
  type GcgPragma,
  gcgHeight,
  gcgPragma,
  isGcgEvent,
} from './gcg/file.ts';
export { type ForeignTiles, foreignTiles } from './gcg/foreign.ts';
export { encodeGcg, makeGcg } from './gcg/make.ts';
export { parseGcg } from './gcg/parse.ts';
export {
  type RecordedGame,
  type RecordedMove,
  type RecordedPosition,
  recordedGame,
} from './gcg/positions.ts';
export { replayGcg } from './gcg/replay/replay.ts';
export {
  DIFFERENCE_KINDS,
  type Difference,
  type DifferenceKind,
  type ReplayOptions,
  type ReplayReport,
  type ReplayTurn,
} from './gcg/replay/report.ts';
export {
  FIRST_DIGEST,
  type GameRecord,
  makeEntryLine,
  makeHeader,
  makeJournal,
  makeRecord,
  parseRecord,
  VERSION,
} from './journal.ts';
export { loadGame, parseCommand } from './load.ts';
export { migrate } from './migrate.ts';
export { bingoCodec } from './modes/bingo.ts';
export type { ModeCodec } from './modes/codec.ts';
export { answersCodec, duplicateCodec, parseArchive } from './modes/duplicate.ts';
export { makeModeLines, parseModeLines, type ReadLines } from './modes/lines.ts';
export { loadMode, type ModeCore, type ModePhased } from './modes/load.ts';
export { solitaireCodec } from './modes/solitaire.ts';
export { tournamentCodec } from './modes/tournament.ts';
export { ungameCodec } from './modes/ungame.ts';
export {
  leftAt,
  type ScoreSheetClock,
  scoreSheetClock,
  scoreSheetOvertime,
} from './score-sheet/clock.ts';

export {
  makeActLine,
  makeScoreSheet,
  makeScoreSheetJournal,
  parseScoreSheet,
  type ReadScoreSheet,
} from './score-sheet/file.ts';
export { gcgPlayers, type ImportedScoreSheet, scoreSheetFromGcg } from './score-sheet/from-gcg.ts';
export type { Remark } from './score-sheet/remark.ts';
export { tilesLeft } from './score-sheet/remarks-of.ts';
export {
  type Act,
  type Left,
  type Line,
  type ScoreSheet,
  type ScoreSheetLine,
  type ScoreSheetSetup,
  scoreSheetLines,
  type WordLetter,
} from './score-sheet/score-sheet.ts';
export { previewLine, scoredSheetOf } from './score-sheet/scored-sheet.ts';
export type { ScoredRow, ScoredSheet } from './score-sheet/scored-state.ts';
export {
  askForAct,
  decideAct,
  type SheetAction,
  type SheetEntry,
  sheetEntries,
  type Wish,
  withAct,
} from './score-sheet/sheet-stream.ts';
export { makeScoreSheetGcg } from './score-sheet/to-gcg.ts';
export {
  type CalledPlay,
  type Handwriting,
  readCalledPlay,
  readCalledWord,
} from './score-sheet/typed.ts';
export {
  FIRST_TOURNAMENT_DIGEST,
  loadTournament,
  makeTournamentFile,
  makeTournamentLine,
  parseTournamentFile,
  type TournamentEntry,
  type TournamentFile,
} from './tournament-file.ts';
export { type Check, type Verification, verifyRecord } from './verify.ts';
