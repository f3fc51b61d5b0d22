/** What has happened in a solitaire. */
import type { Tile } from '@taht/letters';
import type { Play } from '@taht/rules';
import type { Stamp } from '@taht/stream';
import type { Author, Setup } from './command.ts';

/** From 0; the second one is the imagined opponent's. */
export type RackNumber = number;

export const END_REASONS = [
  'out',
  'no-move-left',
  'passes',
  'scoreless-turns',
  'finished',
] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface Outcome {
  readonly reason: EndReason;
  /** By rack, after deductions and credit. */
  readonly scores: readonly number[];
}

export type Fact =
  | ({ readonly kind: 'created' } & Setup)
  | { readonly kind: 'sealed'; readonly seed: string }
  | { readonly kind: 'drew'; readonly rack: RackNumber; readonly tiles: readonly Tile[] }
  | ({ readonly kind: 'placed'; readonly rack: RackNumber } & Play)
  | { readonly kind: 'exchanged'; readonly rack: RackNumber; readonly tiles: readonly Tile[] }
  | { readonly kind: 'passed'; readonly rack: RackNumber }
  | { readonly kind: 'took'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'undone' }
  | ({ readonly kind: 'ended' } & Outcome)
  | { readonly kind: 'revealed'; readonly seed: string };

export type FactKind = Fact['kind'];
export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;
export type SolitaireEvent = Fact & Stamp<Author>;
