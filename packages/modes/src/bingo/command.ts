/** What can be asked of a bingo. */
import type { Letter } from '@taht/letters';
import type { LexiconId, Limit, Player, TileSet } from '@taht/rules';
import type { Command as AnyCommand } from '@taht/stream';

export type Author =
  | { readonly kind: 'player'; readonly id: string }
  | { readonly kind: 'caller' }
  | { readonly kind: 'system' };

export const BLANK_CALLS = ['ignored', 'any-letter'] as const;

export interface BingoRules {
  readonly words: number;
  readonly letters: number;
  /** What a called blank is good for: nothing, or one letter of everybody's choice. */
  readonly blanks: (typeof BLANK_CALLS)[number];
  /** Between two calls; `none` where somebody calls by hand. */
  readonly seconds: Limit;
}

export const BINGO_DEFAULTS: BingoRules = {
  words: 2,
  letters: 7,
  blanks: 'ignored',
  seconds: 'none',
};

export interface Setup {
  readonly game: string;
  /** Who calls; null where the program does. */
  readonly caller: Player | null;
  readonly rules: BingoRules;
  readonly tileset: TileSet;
  /** Null where any words will do. */
  readonly lexicon: LexiconId | null;
  /** The hash of the seed, published before the first call. */
  readonly commitment: string;
  /** By which players find it; empty where there is none. */
  readonly code: string;
}

export type Words = readonly (readonly Letter[])[];

export type Action =
  | { readonly kind: 'create'; readonly setup: Setup; readonly seed: string }
  // A player.
  | { readonly kind: 'enter'; readonly name: string; readonly words: Words }
  | { readonly kind: 'leave' }
  | { readonly kind: 'claim' }
  // The caller.
  | { readonly kind: 'start' }
  | { readonly kind: 'call' }
  | { readonly kind: 'end' }
  // The host: the time between two calls stands still, and goes on; somebody had their data deleted.
  | { readonly kind: 'hold' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'forget'; readonly person: string }
  // Nothing but the time that has come.
  | { readonly kind: 'tick' };

export type Command = AnyCommand<Author, Action>;
