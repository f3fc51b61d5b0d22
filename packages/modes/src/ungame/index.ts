/** The un-game: in turn take tiles off the board of a finished game, so that what remains is valid. */
export { bestRemoval, type RatedRemoval, ratedRemovals } from './bot.ts';
export {
  type Action,
  type Author,
  type Command,
  type Setup,
  UNGAME_DEFAULTS,
  type UngameRules,
} from './command.ts';
export { decide, type Env } from './decide.ts';
export {
  END_REASONS,
  type EndReason,
  type Fact,
  type FactKind,
  type FactOf,
  type Outcome,
  type UngameEvent,
} from './event.ts';
export { evolve } from './evolve.ts';
export { type FromGameRefusal, setupFrom, ungameRules } from './from-game.ts';
export type { Refusal, RefusalCode, SetupFault } from './refusal.ts';
export {
  type Grounds,
  hasRemoval,
  type Removal,
  type RemovalRefusal,
  refuseRemoval,
  removalPoints,
  removalsOf,
  takeOff,
} from './removal.ts';
export { type Game, type Phase, type SeatState, START } from './state.ts';
export { eventFor, type UngameView, type Viewer, viewFor } from './view.ts';
