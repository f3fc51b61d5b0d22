/** Bingo: two words of seven letters each, and a caller who draws the tiles of the set. */
export { type CardRefusal, crossedOut, letterLimits, missingOn, refuseCard } from './card.ts';
export {
  type Action,
  type Author,
  BINGO_DEFAULTS,
  type BingoRules,
  BLANK_CALLS,
  type Command,
  type Setup,
  type Words,
} from './command.ts';
export { decide, type Env, MOST_PLAYERS, nextDue } from './decide.ts';
export type { BingoEvent, EndReason, Fact, FactKind, FactOf } from './event.ts';
export { evolve } from './evolve.ts';
export type { Refusal, RefusalCode, SetupFault } from './refusal.ts';
export {
  CLAIM_PAUSE_MS,
  type Claim,
  type Entrant,
  type Game,
  type Phase,
  playerOf,
  START,
} from './state.ts';
export {
  type BingoView,
  type Card,
  type EventView,
  eventFor,
  type Viewer,
  viewFor,
  type WrongClaim,
} from './view.ts';
