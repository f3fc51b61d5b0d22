/** Every legal play, the best play, what leaves are worth, and games of the engine against itself. */

export { foresight } from './bots/ahead.ts';
export { type Bot, botAction } from './bots/bot.ts';
export { playBots } from './bots/bot-game.ts';
export { botId, botNamed } from './bots/bot-id.ts';
export { BotTable, firstBegins } from './bots/bot-table.ts';
export { budgetFor } from './bots/budget.ts';
export { type Hint, hintsFor } from './bots/hint.ts';
export { HINT_STEPS, type HintStep, hintFrom, hintsOf, nextStep } from './bots/hint-steps.ts';
export { type BotEquipment, type BotKit, type Foresight, makeBotKit } from './bots/kit.ts';
export { BOT_NAMES, botOf, botProfile, LEVELS, levelProfile, STATIC_LEVEL } from './bots/ladder.ts';
export { laysPhonies } from './bots/phony.ts';
export { isPlain, PLAYER_NAMES, playerNamed } from './bots/players.ts';
export type { BotProfile, LookAhead } from './bots/profile.ts';
export { Vocabulary } from './bots/vocabulary.ts';
export { afterLooks, type Deadline, noDeadline, soonerOf } from './deadline.ts';
export { Endgame, type EndgamePosition, type EndgameResult } from './endgame/endgame.ts';
export type {
  PreEndgameEquipment,
  PreEndgameMove,
  PreEndgamePosition,
  PreEndgameResult,
  RankedMove,
} from './endgame/pre-endgame.ts';
export type { EndgameMove } from './endgame/workspace.ts';
export {
  Engine,
  type FoundPlay,
  type LeaveValues,
  noLeaves,
  type RackCounts,
} from './engine.ts';
export type { Equipment } from './equipment.ts';
export { endFactor, endgameValues } from './equity.ts';
export {
  type LeaveFailure,
  type LeaveFile,
  leaveFile,
  leaveWeights,
  makeLeaves,
  parseLeaves,
} from './leave-file.ts';
export {
  featuresOf,
  LeaveEvaluator,
  type LeaveModel,
  leaveModel,
  loneValues,
} from './leave-model.ts';
export { moveText, readMoveText } from './move-text.ts';
export { playEquities } from './play-equities.ts';
export { countOf, firstOf, type PlayList, ROW } from './play-list.ts';
export { greedyPolicy, staticPolicy } from './policies.ts';
export { makePuzzle, type Puzzle } from './puzzle.ts';
export type { RackStates } from './rack-states.ts';
export { makeRandom, type Random } from './random.ts';
export { type RankedPlay, rankPlays } from './rank-plays.ts';
export type { BonusFact } from './review/bonus-fact.ts';
export type { DrawFact } from './review/draw-fact.ts';
export type { BesideFact, EndFact, ScoreFact, TurnFact } from './review/facts.ts';
export { LEAVE_REASONS, type LeaveFact, type LeaveReason } from './review/leave-fact.ts';
export type { NextFact } from './review/next-fact.ts';
export type { LastPlay, Reading } from './review/reading.ts';
export type { RepliesFact, RepliesSpot } from './review/replies-fact.ts';
export {
  type MoveReview,
  type PastMove,
  type PastTurn,
  pastPosition,
  reviewTurn,
  type TurnReview,
} from './review/review.ts';
export type { ReviewKit } from './review/review-kit.ts';
export type { SwingFact } from './review/swing-fact.ts';
export { withKept } from './review/with-kept.ts';
export { type EndMove, type EndSearch, searchEnd } from './search-end.ts';
export { finderEquipment, seatHasPlay } from './seat-has-play.ts';
export {
  type Observer,
  type Played,
  type Policy,
  playGame,
  type SelfMove,
  type SelfPlayRules,
} from './self-play.ts';
export type { Candidate } from './sim/candidate.ts';
export { findCandidates, type RankedCandidate } from './sim/candidates.ts';
export {
  fitWinModel,
  playForWins,
  surpriseOf,
  type WinPlan,
  type WinSample,
} from './sim/learn-win.ts';
export { type SimPosition, type SimSeat, simPosition } from './sim/position.ts';
export { type FirstSight, type Outcome, type Outlook, Roller } from './sim/roller.ts';
export { simulate } from './sim/simulate.ts';
export {
  type CandidateResult,
  type SimOptions,
  type SimResult,
  Simulation,
} from './sim/simulation.ts';
export { type Estimate, Tally } from './sim/tally.ts';
export { type WinModel, winChance } from './sim/win-chance.ts';
export { winModel } from './sim/win-models.ts';
export { CODES, type TileCodes } from './tiles.ts';
export {
  decodeTraining,
  encodeTraining,
  startTraining,
  type Training,
  type TrainingPlan,
  trainGeneration,
} from './train.ts';
export { unseenBy } from './unseen.ts';
export { useWordMap } from './use-word-map.ts';
