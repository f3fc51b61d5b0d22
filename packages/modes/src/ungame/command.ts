/** What can be asked of an un-game. */
import type {
  Board,
  BySeat,
  Layout,
  LexiconId,
  Notation,
  Player,
  Seat,
  Square,
  TileSet,
} from '@taht/rules';
import type { Command as AnyCommand } from '@taht/stream';

export type Author = { readonly kind: 'seat'; readonly seat: Seat } | { readonly kind: 'system' };

export interface UngameRules {
  /** Whether all that remains must hang together. */
  readonly connected: boolean;
  /** The most tiles of one word that may be taken in a turn. */
  readonly maxTiles: number;
}

export const UNGAME_DEFAULTS: UngameRules = { connected: false, maxTiles: 6 };

/** The board that a finished game left, and who takes it apart. */
export interface Setup {
  readonly game: string;
  /** The finished game. */
  readonly from: string;
  readonly players: BySeat<Player>;
  /** The winner of the game first. */
  readonly order: readonly Seat[];
  readonly rules: UngameRules;
  readonly board: Board;
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly notation: Notation;
  readonly lexicon: LexiconId;
}

export type Action =
  | { readonly kind: 'create'; readonly setup: Setup }
  | { readonly kind: 'remove'; readonly squares: readonly Square[] }
  /** What one could do once; it is refused as long as something can be taken. */
  | { readonly kind: 'pass' }
  | { readonly kind: 'resign' };

export type Command = AnyCommand<Author, Action>;
