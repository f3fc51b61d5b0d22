/** What has happened in an un-game. */
import type { BySeat, Ranking, Seat, Square } from '@taht/rules';
import type { Stamp } from '@taht/stream';
import type { Author, Setup } from './command.ts';

/** By passes only as long as one could pass: those are old un-games. */
export const END_REASONS = ['empty', 'no-removal', 'passes', 'resigned'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface Outcome {
  readonly reason: EndReason;
  readonly scores: BySeat<number>;
  readonly ranking: Ranking;
}

export type Fact =
  | ({ readonly kind: 'created' } & Setup)
  | {
      readonly kind: 'removed';
      readonly seat: Seat;
      readonly squares: readonly Square[];
      readonly points: number;
    }
  /** In old un-games only. */
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | ({ readonly kind: 'ended' } & Outcome);

export type FactKind = Fact['kind'];
export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;
export type UngameEvent = Fact & Stamp<Author>;
