/** The state of a solitaire: the fold of its events and nothing else. */
import type { Tile } from '@taht/letters';
import { type Folded, UNTOUCHED } from '@taht/stream';
import { type Equipped, UNEQUIPPED } from '../equipment.ts';
import type { Setup } from './command.ts';
import type { Outcome, RackNumber } from './event.ts';

export type Phase =
  | { readonly kind: 'new' }
  | { readonly kind: 'turn'; readonly rack: RackNumber }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** The bag lies face up in the open game, else nobody sees into it. */
export interface Game extends Folded, Equipped {
  readonly setup: Setup;
  readonly phase: Phase;
  readonly racks: readonly (readonly Tile[])[];
  readonly scores: readonly number[];
  readonly plays: number;
  /** Passes of each rack in a row, and turns in a row without a point: either may end the game. */
  readonly passes: readonly number[];
  readonly scoreless: number;
  /** The game before the last step that can be taken back, and through it all before. */
  readonly undo: Game | null;
}

export const START: Game = {
  ...UNTOUCHED,
  ...UNEQUIPPED,
  setup: {} as Setup,
  phase: { kind: 'new' },
  racks: [],
  scores: [],
  plays: 0,
  passes: [],
  scoreless: 0,
  undo: null,
};

/** How many tiles a rack is to be filled with, as far as there are any. */
export const missingOn = ({ setup, racks, bag }: Game, rack: RackNumber): number =>
  Math.max(0, Math.min(setup.base.rack - (racks[rack]?.length ?? 0), bag.length));
