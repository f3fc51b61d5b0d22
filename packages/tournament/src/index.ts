/** A tournament with many tables as a pure core: commands in, events out, standings and draws that can be repeated. */
export { type Consequence, consequencesOf, EFFECTS } from './challenge.ts';
export { checkSheet } from './check-sheet.ts';
export {
  type Action,
  type ActionOf,
  type Author,
  CALL_REASONS,
  type CallReason,
  type Command,
  type Details,
  DOORS,
  type Door,
  type EnteredResult,
  GAME_ENDS,
  type GameEnded,
  type LetterRound,
  type NotedBefore,
  type Official,
  type Person,
  type PlayerNumber,
  type Prize,
  REFEREE_KINDS,
  type RefereeKind,
  ROLES,
  type SeatScore,
  type Setup,
  STATUSES,
  type Status,
  type Where,
  type Word,
} from './command.ts';
export { decide, nextDue } from './decide.ts';
export { MOST_PLAYERS } from './decide-players.ts';

export type { DuelGame, DuelPlayer } from './division/division.ts';
export { type DuelRound, duelRounds, duelsOf } from './division/of-tournament.ts';
export { makeTou, type TouHeader } from './division/tou.ts';
export { makeTsh, parseTsh, type TshFailure } from './division/tsh.ts';
export { drawSeating } from './draw/draw.ts';
export type {
  Apart,
  Drawn,
  DrawRules,
  DrawSeating,
  Entrant,
  Next,
  PairedDuels,
  RoundRobin,
  Seating,
  SeatingTable,
  TableRules,
  Warning,
  Why,
} from './draw/port.ts';
export { sizesIn, tableSizes } from './draw/sizes.ts';
export { warningsOf } from './draw/why.ts';
export type { Env } from './env.ts';
export {
  type Advanced,
  type Fact,
  type FactKind,
  type FactOf,
  GAME_MODES,
  type Mending,
  type Stamp,
  type TournamentEvent,
  WAYS,
} from './event.ts';
export { applyEvent, type EventView, eventFor } from './event-for.ts';
export { evolve } from './evolve.ts';
export { makeXlsx, type NamedSheet } from './export/make-xlsx.ts';
export {
  type CrossHeading,
  crossSheet,
  type Sheet,
  type StandingHeading,
  schoolSheet,
  standingSheet,
} from './export/sheets.ts';
export {
  HALL_RULE_IDS,
  type HallRule,
  type HallRuleId,
  LONGEST_HALL_RULE,
  MOST_HALL_RULES,
  textLines,
} from './hall-rules.ts';
export type { LetterOrder } from './letters.ts';
export { planOf } from './plan.ts';
export { GAMES_OF, presetOf, TOURNAMENT_PRESETS } from './presets.ts';
export type { OpenTie, Outlook } from './ranking/advance.ts';
export { type Award, awardsOf } from './ranking/awards.ts';
export type { FieldChange } from './ranking/field-change.ts';
export {
  climbed,
  FIGURES,
  type FigureRung,
  hasFigure,
  type Place,
  type Rankable,
} from './ranking/ladder.ts';
export { type Game, type Line, linesOf } from './ranking/line.ts';
export { type SchoolStanding, schoolsOf } from './ranking/schools.ts';
export { type Standing, standingsAmong, standingsOf } from './ranking/standing.ts';
export { gameOf, missingBefore, tableGroups } from './ranking/table.ts';
export { type Waiting, type WaitingFor, waitingIn } from './ranking/waiting.ts';
export type { Refusal, RefusalCode } from './refusal.ts';
export { ROSTER_FIELDS, type RosterField } from './roster/columns.ts';
export { parseCsv, type Rows } from './roster/csv.ts';
export { type ListFault, readListFile } from './roster/list-file.ts';
export {
  type Candidate,
  type Preview,
  previewRoster,
  type RosterFault,
  type SchoolAnswers,
} from './roster/preview.ts';
export {
  RESULT_FIELDS,
  type ResultFault,
  type ResultField,
  readResults,
  type TableScores,
  typedScores,
} from './roster/results.ts';
export { personOf, repeatedLines } from './roster/taken.ts';
export type { Unpack } from './roster/zip.ts';
export {
  type Field,
  type Format,
  NAME_FORMS,
  type NameForm,
  RUNGS,
  type Rung,
  SCHOOL_RUNGS,
  type SchoolRung,
  SOURCES,
  type Source,
  type Stage,
  TOURNAMENT_VALUES,
  type TournamentFault,
  type TournamentRules,
} from './rules.ts';
export {
  type AdmissionRequest,
  type Begun,
  type Clock,
  devicesAtGames,
  type Entry,
  gamesToOpen,
  openTables,
  type Round,
  roundsOf,
  START,
  type Table,
  type TableGame,
  type Tie,
  type Tournament,
  tableAt,
  tableOfGame,
} from './state.ts';
export { type Todo, todosOf } from './todo.ts';
export {
  type Head,
  type PlayerView,
  type Recent,
  type RoundView,
  type StageView,
  type TournamentView,
  viewFor,
} from './view.ts';
export { type Spectator, viewAs } from './view-as.ts';
export type { TableGameView, TableView, Viewer } from './view-table.ts';
