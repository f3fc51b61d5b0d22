/** What has happened. A game is nothing but the fold of these; draws are part of them, so a replay needs no random source. */
import type { Tile } from '@taht/letters';
import type { Stamp as StreamStamp } from '@taht/stream';
import type { Author, BySeat, Player, Seat, Setup, Verdict, Vote } from './command.ts';
import type { PlacedTile } from './placement.ts';
import type { HouseRule } from './ruleset.ts';
import type { ScoredWord } from './score.ts';
import type { Direction, Square } from './squares.ts';

export type Stamp = StreamStamp<Author>;
export type GameEvent = Fact & Stamp;

export interface OpeningTile {
  readonly seat: Seat;
  readonly tile: Tile;
}

export type SkipCause = 'challenge-failed' | 'bystander' | 'misdraw' | 'vacant';
export type ReturnCause = 'exchange' | 'retracted' | 'surplus';
export type ResignCause = 'chosen' | 'time' | 'challenge';
export type EndReason =
  | 'out'
  | 'passes'
  | 'scoreless-turns'
  | 'no-move-left'
  | 'agreed'
  | 'resigned'
  | 'left'
  /** No result: nobody won, nobody lost. */
  | 'aborted';
/** `free` also gives back the random numbers that the move used, so that the same tiles are drawn again. */
export type UndoCause = 'take-back' | 'free' | 'referee';
export type AdjustmentCause = 'own-tiles' | 'credit' | 'overtime';

export interface Adjustment {
  readonly seat: Seat;
  readonly points: number;
  readonly cause: AdjustmentCause;
}

/** Seats by place; those that share a place stand together. */
export type Ranking = readonly (readonly Seat[])[];

export interface Outcome {
  readonly reason: EndReason;
  readonly out: Seat | null;
  readonly racks: BySeat<readonly Tile[]>;
  readonly adjustments: readonly Adjustment[];
  readonly scores: BySeat<number>;
  /** Letters drawn to break a tie, round by round. */
  readonly tieDraw: readonly (readonly OpeningTile[])[];
  /** Empty where there is no result. */
  readonly ranking: Ranking;
}

export type Fact =
  | ({ readonly kind: 'created' } & Setup)
  | { readonly kind: 'sealed'; readonly seed: string }
  | { readonly kind: 'rules-proposed'; readonly houseRules: readonly HouseRule[] }
  | { readonly kind: 'rule-refused'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'agreed'; readonly seat: Seat; readonly contribution: string }
  | {
      readonly kind: 'order-drawn';
      readonly rounds: readonly (readonly OpeningTile[])[];
      readonly order: readonly Seat[];
    }
  | { readonly kind: 'choice-due'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly counts: readonly number[];
      readonly tiles: readonly Tile[];
    }
  | ({ readonly kind: 'placed'; readonly seat: Seat } & PlacedPlay)
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | {
      readonly kind: 'returned';
      readonly seat: Seat;
      readonly tiles: readonly Tile[];
      readonly cause: ReturnCause;
    }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly cause: 'chosen' | 'time' }
  | { readonly kind: 'skipped'; readonly seat: Seat; readonly cause: SkipCause }
  | { readonly kind: 'accepted'; readonly seat: Seat }
  | { readonly kind: 'challenged'; readonly seat: Seat; readonly words: readonly number[] }
  | { readonly kind: 'joining-closed' }
  | { readonly kind: 'verdict-voted'; readonly seat: Seat; readonly vote: Vote }
  | {
      readonly kind: 'ruled';
      /** One for each challenged word, in their order. */
      readonly verdicts: readonly { readonly word: number; readonly verdict: Verdict }[];
      readonly source: 'judge' | 'table' | 'referee';
      readonly reason: string;
    }
  | { readonly kind: 'theme-claimed'; readonly seat: Seat; readonly words: readonly number[] }
  | { readonly kind: 'theme-voted'; readonly seat: Seat; readonly vote: Vote }
  | {
      readonly kind: 'stood';
      readonly seat: Seat;
      readonly score: number;
      readonly themeBonus: number;
    }
  | { readonly kind: 'retracted'; readonly seat: Seat }
  | { readonly kind: 'skip-owed'; readonly seat: Seat; readonly cause: SkipCause }
  | {
      readonly kind: 'adjusted';
      readonly seat: Seat;
      readonly points: number;
      readonly cause: 'challenge-failed' | 'challenged-in-vain';
    }
  | {
      readonly kind: 'misdraw-found';
      readonly seat: Seat;
      readonly count: number;
      readonly tiles: readonly Tile[];
      readonly reason: string;
    }
  | {
      readonly kind: 'looked-up';
      readonly seat: Seat;
      readonly word: readonly string[];
      readonly verdict: Verdict;
    }
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly cause: ResignCause }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly player: Player }
  | { readonly kind: 'end-agreed'; readonly seat: Seat }
  | { readonly kind: 'take-back-asked'; readonly seat: Seat }
  | { readonly kind: 'take-back-answered'; readonly seat: Seat; readonly vote: Vote }
  | { readonly kind: 'undone'; readonly cause: UndoCause; readonly reason: string }
  | { readonly kind: 'time-given'; readonly seat: Seat; readonly seconds: number }
  | { readonly kind: 'vacation-begun'; readonly seat: Seat; readonly until: number }
  | { readonly kind: 'vacation-ended'; readonly seat: Seat }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | ({ readonly kind: 'ended' } & Outcome)
  | { readonly kind: 'revealed'; readonly seed: string };

export interface PlacedPlay {
  readonly tiles: readonly PlacedTile[];
  /** Blanks on the board replaced by the real letter (RULES 11.1). */
  readonly swaps: readonly Square[];
  readonly direction: Direction;
  readonly words: readonly ScoredWord[];
  readonly bonus: number;
  readonly score: number;
}

export type FactKind = Fact['kind'];
export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;
