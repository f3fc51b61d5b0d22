/** Duplicate: the same rack for all, everybody's own answer, the best one on the board. */
export * as answers from './answers.ts';
export type {
  Action,
  Author,
  Command,
  Entrant,
  PlayerNumber,
  SealedAnswer,
  Setup,
} from './command.ts';
export { decide, nextDue } from './decide.ts';
export { MOST_PLAYERS, mayRefereePlay, refuseEntrants } from './decide-setup.ts';
export type { Env } from './env.ts';
export type {
  DuplicateEvent,
  EndReason,
  Fact,
  FactKind,
  FactOf,
  JudgedRow,
  LaidFrom,
  Solo,
  Stamp,
} from './event.ts';
export { type EventView, eventFor } from './event-for.ts';
export { evolve } from './evolve.ts';
export { type Find, findsOf } from './finds.ts';
export { followAnswers, followView } from './follow.ts';
export {
  type AnswerFault,
  bestOf,
  readAnswer,
  VERDICTS,
  type Verdict,
} from './judge.ts';
export { prepareGame } from './prepare.ts';
export { type DrawnRack, drawRack, type Minimum, meetsMinimum, minimumFor } from './rack.ts';
export type { Refusal, RefusalCode } from './refusal.ts';
export { makeResultCsv, RESULT_COLUMNS, type ResultColumn } from './result-csv.ts';
export { type HallSum, type ResultSheet, resultSheetOf } from './result-sheet.ts';
export {
  checkDuplicate,
  DUPLICATE_DEFAULTS,
  DUPLICATE_VALUES,
  type DuplicateFault,
  type DuplicateRules,
  type RackMinimum,
  TIE_RULES,
  type TieRule,
} from './ruleset.ts';
export {
  parseSlips,
  type ReadSlip,
  readSlip,
  type Slip,
  type SlipFault,
  type SlipLine,
  type SlipTable,
  weighSlip,
} from './slip.ts';
export { type Archive, type ArchivedRound, archiveOf, soloGame, soloNumber } from './solo.ts';

export {
  type Game,
  isReady,
  isRefereeOf,
  numberOf,
  type Phase,
  type Round,
  START,
  topOf,
} from './state.ts';
export { orderTies } from './ties.ts';
export {
  type DuplicateView,
  type Leader,
  type Own,
  type OwnRound,
  type OwnStanding,
  type PhaseView,
  type RoundView,
  type Viewer,
  viewFor,
} from './view.ts';
export { WEEKS_BACK, type Week, weekAt, weeksUpTo } from './week.ts';
