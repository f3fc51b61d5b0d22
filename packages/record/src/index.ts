/** Records of games: our own journal and document, GCG, CGP, the draw stream, and verification. */

export { makeCgp } from './cgp/make.ts';
export { parseCgp } from './cgp/parse.ts';
export type { CgpFailure, CgpOperation, CgpPosition } from './cgp/position.ts';
export { commitmentOf, drawStream } from './draw-stream.ts';
export type { Entry, RecordFailure } from './entry.ts';
export {
  type EventEntry,
  type EventFile,
  FIRST_EVENT_DIGEST,
  loadEvent,
  makeEventFile,
  makeEventLine,
  parseEventFile,
} from './event-file.ts';
export { makeGameGcg } from './game-gcg.ts';
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
export { leftAt, type SheetClock, sheetClock, sheetOvertime } from './keep/clock.ts';
export { leftPoints } from './keep/closing.ts';
export {
  makeActLine,
  makeSheet,
  makeSheetHeader,
  makeSheetJournal,
  parseSheet,
  type ReadSheet,
} from './keep/file.ts';
export { gcgPlayers, type ImportedSheet, sheetFromGcg } from './keep/from-gcg.ts';
export { keepScore, previewLine } from './keep/kept.ts';
export type { Kept, KeptRow } from './keep/kept-state.ts';
export type { Remark } from './keep/remark.ts';
export { tilesLeft } from './keep/remarks-of.ts';
export {
  type Act,
  type Left,
  type Line,
  type Sheet,
  type SheetLine,
  type SheetSetup,
  sheetLines,
  type WordLetter,
} from './keep/sheet.ts';
export { makeSheetGcg } from './keep/sheet-gcg.ts';
export {
  askForAct,
  decideAct,
  type SheetAction,
  type SheetEntry,
  sheetEntries,
  type Wish,
  withAct,
} from './keep/sheet-stream.ts';
export {
  type CalledPlay,
  type Handwriting,
  readCalledPlay,
  readCalledWord,
} from './keep/typed.ts';
export { loadGame, parseCommand } from './load.ts';
export { migrate } from './migrate.ts';
export { bingoCodec } from './modes/bingo.ts';
export { type ModeCodec, modeCodec } from './modes/codec.ts';
export { answersCodec, duplicateCodec, parseArchive } from './modes/duplicate.ts';
export { makeModeLines, parseModeLines, type ReadLines } from './modes/lines.ts';
export { loadMode, type ModeCore, type ModePhased } from './modes/load.ts';
export { solitaireCodec } from './modes/solitaire.ts';
export { tournamentCodec } from './modes/tournament.ts';
export { ungameCodec } from './modes/ungame.ts';
export { type Check, type Verification, verifyRecord } from './verify.ts';
