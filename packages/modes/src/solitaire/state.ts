/** The state of a solitaire: the fold of its events and nothing else. */
import type { Tile } from '@taht/letters';
import {
  type Board,
  emptyBoard,
  type Premium,
  type Secret,
  type Square,
  type TileTables,
} from '@taht/rules';
import { type Folded, UNTOUCHED } from '../stream.ts';
import type { Setup } from './command.ts';
import type { Outcome, RackNumber } from './event.ts';

export type Phase =
  | { readonly kind: 'new' }
  | { readonly kind: 'turn'; readonly rack: RackNumber }
  | { readonly kind: 'over'; readonly outcome: Outcome };

export interface Game extends Folded {
  readonly setup: Setup;
  readonly tables: TileTables;
  readonly premiums: readonly Premium[];
  readonly star: Square;
  readonly secret: Secret;
  /** Random numbers used up. */
  readonly draws: number;
  readonly phase: Phase;
  readonly board: Board;
  /** Face up in the open game, else unseen. */
  readonly bag: readonly Tile[];
  readonly racks: readonly (readonly Tile[])[];
  readonly scores: readonly number[];
  readonly plays: number;
  /** The game before the last step that can be taken back, and through it all before. */
  readonly undo: Game | null;
}

export const START: Game = {
  ...UNTOUCHED,
  setup: {} as Setup,
  tables: { points: new Map(), rank: new Map(), vowels: new Set() },
  premiums: [],
  star: 0 as Square,
  secret: { seed: '', contributions: [] },
  draws: 0,
  phase: { kind: 'new' },
  board: emptyBoard,
  bag: [],
  racks: [],
  scores: [],
  plays: 0,
  undo: null,
};

/** How many tiles a rack is to be filled with, as far as there are any. */
export const missingOn = ({ setup, racks, bag }: Game, rack: RackNumber): number =>
  Math.max(0, Math.min(setup.base.rack - (racks[rack]?.length ?? 0), bag.length));
