/** The solitaires: one rack, two racks, or all tiles face up. */
export {
  type Action,
  type Author,
  type Command,
  dailySeed,
  type Setup,
  VARIANTS,
  type Variant,
} from './command.ts';
export { decide, type Env } from './decide.ts';
export {
  END_REASONS,
  type EndReason,
  type Fact,
  type FactKind,
  type FactOf,
  type Outcome,
  type RackNumber,
  type SolitaireEvent,
} from './event.ts';
export { evolve } from './evolve.ts';
export { passEnds } from './idle.ts';
export {
  afterStep,
  type OptimiserKit,
  optimise,
  type Plan,
  type Position,
  type Progress,
  type Step,
} from './optimise.ts';
export type { Refusal, RefusalCode } from './refusal.ts';
export { type Game, missingOn, type Phase, START } from './state.ts';
export { type EventView, eventFor, type SolitaireView, viewFor } from './view.ts';
