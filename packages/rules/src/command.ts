/** What can be asked of a game. A command carries its id, its author, the time it arrived and one action. */
import type { Tile } from '@taht/letters';
import type { Command as StreamCommand } from '@taht/stream';
import type { Layout } from './board.ts';
import type { PlacedTile } from './placement.ts';
import type { HouseRule, Ruleset } from './ruleset.ts';
import type { Square } from './squares.ts';
import type { TileSet } from './tileset.ts';

/** A place at the table, from 0. */
export type Seat = number;
export type BySeat<T> = readonly T[];

export type Author =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'referee'; readonly name: string }
  | { readonly kind: 'system' };

export type Command = StreamCommand<Author, Action>;

export interface Player {
  /** Stands in for the contribution of a seat that gives none (RULES 4.3). */
  readonly id: string;
  readonly name: string;
  /** A program: what it answered goes back with a move that is taken back freely (RULES 14.4.3). */
  readonly bot?: true;
}

export interface LexiconId {
  readonly id: string;
  readonly hash: string;
}

/** All that is shown to the seats before they agree. */
export interface Setup {
  readonly game: string;
  readonly players: BySeat<Player>;
  readonly base: Ruleset;
  readonly houseRules: readonly HouseRule[];
  readonly tileset: TileSet;
  readonly board: Layout;
  readonly lexicon: LexiconId | null;
  /** The hash of the seed, published before anybody contributes. */
  readonly commitment: string;
}

export type Vote = 'yes' | 'no';
export type Verdict = 'valid' | 'invalid';

export type Action =
  // Setting up.
  | { readonly kind: 'create'; readonly setup: Setup; readonly seed: string }
  | { readonly kind: 'propose'; readonly houseRules: readonly HouseRule[] }
  | { readonly kind: 'refuse-rule'; readonly name: string }
  | { readonly kind: 'agree'; readonly contribution?: string }
  // The seat on turn.
  | Move
  | { readonly kind: 'choose-bags'; readonly counts: readonly number[] }
  // After a play.
  | { readonly kind: 'accept' }
  | { readonly kind: 'challenge'; readonly words?: readonly number[] }
  | { readonly kind: 'vote-verdict'; readonly vote: Vote }
  | { readonly kind: 'claim-theme'; readonly words: readonly number[] }
  | { readonly kind: 'vote-theme'; readonly vote: Vote }
  // At any time.
  | { readonly kind: 'look-up'; readonly word: readonly string[] }
  | { readonly kind: 'resign' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'agree-end' }
  | { readonly kind: 'ask-take-back' }
  | { readonly kind: 'answer-take-back'; readonly vote: Vote }
  | { readonly kind: 'give-time'; readonly seat: Seat; readonly seconds: number }
  | { readonly kind: 'abort' }
  // The referee, or the host for it.
  | { readonly kind: 'close-window' }
  | { readonly kind: 'rule'; readonly verdicts: readonly Verdict[]; readonly reason: string }
  | {
      readonly kind: 'find-misdraw';
      readonly seat: Seat;
      readonly count: number;
      readonly reason: string;
    }
  | { readonly kind: 'undo'; readonly reason: string }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly player: Player }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'begin-vacation'; readonly seat: Seat; readonly until: number }
  | { readonly kind: 'end-vacation'; readonly seat: Seat }
  // Nothing but the time that has come.
  | { readonly kind: 'tick' };

/** What the seat on turn does; everything else is an action of its own. */
export type Move =
  | {
      readonly kind: 'place';
      readonly tiles: readonly PlacedTile[];
      readonly swaps?: readonly Square[];
    }
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'pass' };

export const MOVE_KINDS = ['place', 'exchange', 'pass'] as const satisfies readonly Move['kind'][];
