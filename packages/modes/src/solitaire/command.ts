/** What can be asked of a solitaire. */
import type { Tile } from '@taht/letters';
import type { Layout, LexiconId, PlacedTile, Player, Ruleset, TileSet } from '@taht/rules';
import type { Command as AnyCommand } from '@taht/stream';

/** One rack; two racks, one for an imagined opponent; all tiles face up and a rack filled by choice. */
export const VARIANTS = ['one-rack', 'two-racks', 'open'] as const;
export type Variant = (typeof VARIANTS)[number];

export type Author = { readonly kind: 'player' } | { readonly kind: 'system' };

export interface Setup {
  readonly game: string;
  readonly variant: Variant;
  readonly player: Player;
  /** The day it is the solitaire of, such as `2026-11-15`; null for one's own. */
  readonly day: string | null;
  readonly base: Ruleset;
  readonly tileset: TileSet;
  readonly board: Layout;
  readonly lexicon: LexiconId;
  readonly commitment: string;
}

export type Action =
  | { readonly kind: 'create'; readonly setup: Setup; readonly seed: string }
  | { readonly kind: 'place'; readonly tiles: readonly PlacedTile[] }
  /** Where tiles are drawn blindly. */
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] }
  /** The other rack is next, where there are two; not where tiles lie open. */
  | { readonly kind: 'pass' }
  /** Where tiles lie open. */
  | { readonly kind: 'take'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'finish' };

export type Command = AnyCommand<Author, Action>;

/** Everybody's solitaire of a day: nothing secret is in it, so all who play it can compare. */
export const dailySeed = (day: string, variant: Variant, tileset: string): string =>
  `taht daily ${day} ${variant} ${tileset}`;
