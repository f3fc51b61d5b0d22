/** The standard game as a pure core: commands in, events out, a game is the fold of its events. */
export { lettersWithoutTile } from '@taht/letters';
export { automaticCounts, missingTile, removeTiles, takeTile } from './bags.ts';
export { blanksNeeded } from './blanks-needed.ts';
export {
  type Board,
  type Cell,
  emptyBoard,
  isEmpty,
  isLayout,
  type Layout,
  type Premium,
  readLayout,
} from './board.ts';
export { challengedWords } from './challenged.ts';
export { checkEquipment, isTileSet } from './check-equipment.ts';
export { checkRuleset, RULESET_FAULTS, type RulesetFault } from './check-ruleset.ts';
export { areKnown, type Check, faultsOf, valueAt } from './checks.ts';
export { overtimePoints } from './clock.ts';
export type {
  Action,
  Author,
  BySeat,
  Command,
  LexiconId,
  Move,
  Player,
  Seat,
  Setup,
  Verdict,
  Vote,
} from './command.ts';
export { MOVE_KINDS } from './command.ts';
export { passEnds } from './counted-end.ts';
export { decide } from './decide.ts';
export { nextDue } from './due.ts';
export type { Draw, Env, Judge } from './env.ts';
export type {
  Adjustment,
  EndReason,
  Fact,
  FactKind,
  FactOf,
  GameEvent,
  OpeningTile,
  Outcome,
  PlacedPlay,
  Ranking,
  ResignCause,
  SkipCause,
  Stamp,
} from './event.ts';
export { type EventView, eventFor } from './event-for.ts';
export { evolve } from './evolve.ts';
export { START } from './evolve-setup.ts';
export { mayTakeBackFreely } from './free-take-back.ts';
export type {
  Challenge,
  Clock,
  Game,
  Pending,
  Phase,
  SeatState,
  Secret,
  Standing,
  Tally,
} from './game.ts';
export { type OrUnavailable, Unavailable, withLookups } from './lookups.ts';
export { mayMove } from './next-move.ts';
export {
  columnLabels,
  GCG_NOTATION,
  makePlay,
  makePosition,
  type NotationFailure,
  type Position,
  parsePlay,
  parsePosition,
} from './notation.ts';
export { drawOrder, type OrderDraw, openingMinimum } from './opening.ts';
export { type Options, optionsFor } from './options.ts';
export {
  type Ground,
  layTiles,
  lineOf,
  type PlacedTile,
  type PlacementRefusal,
  type PlacementRules,
  type Play,
  readPlacement,
  scorePlacement,
} from './placement.ts';
export {
  isEndProposed,
  type Prompt,
  promptFor,
  promptsOf,
  type RefereePrompt,
  refereePromptFor,
  type SeatPrompt,
} from './prompt.ts';
export type { Refusal, RefusalCode } from './refusal.ts';
export {
  applyHouseRules,
  type HouseRule,
  houseRulesClash,
  type Limit,
  type Notation,
  RULE_VALUES,
  type Ruleset,
  type RulesetPatch,
  TIE_BREAKS,
  type TieBreak,
} from './ruleset.ts';
export { type ScoredWord, tileOf, wordStart } from './score.ts';
export { followers, isPlaying, opponentsOf, playingSeats } from './seats.ts';
export {
  BOARD_SIZE,
  columnOf,
  crossOf,
  DIRECTIONS,
  type Direction,
  isSquare,
  LATIN_COLUMNS,
  makeSquare,
  neighbour,
  parseSquare,
  rowOf,
  SQUARES,
  type Square,
  squareAt,
} from './squares.ts';
export { mayClaimTheme } from './theme.ts';
export {
  allTiles,
  sortTiles,
  sumPoints,
  type TileCount,
  type TileSet,
  type TileTables,
  tilePoints,
  tileTables,
} from './tileset.ts';
export { type GameView, type PhaseView, type SeatView, type Viewer, viewFor } from './view.ts';
export { isWhole } from './whole.ts';
export { mayCheckWords, mayTellWords } from './word-check.ts';
