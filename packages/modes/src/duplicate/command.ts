/** What can be asked of a duplicate game; what players answer goes to streams of their own (`answers`). */
import type { Tile } from '@taht/letters';
import type { Layout, LexiconId, PlacedTile, Player, Ruleset, TileSet } from '@taht/rules';
import type { Command as AnyCommand } from '@taht/stream';
import type { DuplicateRules } from './ruleset.ts';

/** The number on the slip, from 1. */
export type PlayerNumber = number;

export type Author =
  | { readonly kind: 'referee'; readonly name: string }
  | { readonly kind: 'system' };

export interface Setup {
  readonly game: string;
  /** Who calls, and who enters slips. */
  readonly referees: readonly Player[];
  /** For the board's part: bonus, opening, notation. */
  readonly base: Ruleset;
  readonly duplicate: DuplicateRules;
  readonly tileset: TileSet;
  readonly board: Layout;
  readonly lexicon: LexiconId;
  /** The hash of the seed, published before the first rack. */
  readonly commitment: string;
  /** By which players find it; empty where there is none. */
  readonly code: string;
}

export interface Entrant extends Player {
  /** Which room they sit in; empty where there is only one. */
  readonly hall: string;
  readonly hands: 'device' | 'paper';
}

/** What a player handed in, as the bell found it. */
export interface SealedAnswer {
  readonly player: PlayerNumber;
  readonly tiles: readonly PlacedTile[];
  /** The score that the player wrote, where one was. */
  readonly claimed: number | null;
}

export type Action =
  | { readonly kind: 'create'; readonly setup: Setup; readonly seed: string }
  | { readonly kind: 'enter'; readonly players: readonly Entrant[] }
  | { readonly kind: 'start' }
  // The caller.
  | { readonly kind: 'call'; readonly tiles: readonly Tile[] | null }
  | { readonly kind: 'stop-clock' }
  | { readonly kind: 'resume-clock' }
  | { readonly kind: 'extend'; readonly seconds: number }
  | { readonly kind: 'ring' }
  | { readonly kind: 'close-slips' }
  | { readonly kind: 'choose'; readonly play: number }
  | {
      readonly kind: 'correct';
      readonly call: number;
      readonly player: PlayerNumber;
      readonly points: number;
      readonly reason: string;
    }
  | { readonly kind: 'warn'; readonly player: PlayerNumber; readonly reason: string }
  | { readonly kind: 'undo'; readonly reason: string }
  | { readonly kind: 'end' }
  // The host.
  | { readonly kind: 'judge'; readonly call: number; readonly answers: readonly SealedAnswer[] }
  /** The streams of the answers are closed: nothing is read there any more. */
  | { readonly kind: 'file-answers' }
  /** Somebody had their data deleted. */
  | { readonly kind: 'forget'; readonly person: string }
  | { readonly kind: 'tick' };

export type Command = AnyCommand<Author, Action>;
