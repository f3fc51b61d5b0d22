/** What the player may see of a solitaire: all but what is still in the bag, where tiles are drawn blindly. */
import type { Tile } from '@taht/letters';
import type { Board, Layout, LexiconId, Player, Ruleset, TileSet } from '@taht/rules';
import type { Variant } from './command.ts';
import type { SolitaireEvent } from './event.ts';
import type { Game, Phase } from './state.ts';

export interface SolitaireView {
  readonly game: string;
  readonly version: number;
  readonly now: number;
  readonly variant: Variant;
  readonly player: Player;
  readonly day: string | null;
  readonly rules: Ruleset;
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly lexicon: LexiconId;
  readonly commitment: string;
  /** Only when the game is over. */
  readonly seed: string | null;
  readonly phase: Phase;
  readonly board: Board;
  readonly racks: readonly (readonly Tile[])[];
  readonly scores: readonly number[];
  readonly plays: number;
  readonly inBag: number;
  /** The tiles themselves, where they lie face up. */
  readonly pool: readonly Tile[] | null;
  readonly canUndo: boolean;
}

export function viewFor(state: Game): SolitaireView {
  const { game, variant, player, day, base, tileset, board: layout, lexicon } = state.setup;
  const { version, now, phase, board, racks, scores, plays, bag, undo, secret } = state;
  return {
    ...{ game, version, now, variant, player, day, rules: base, tileset, layout, lexicon },
    commitment: state.setup.commitment,
    seed: phase.kind === 'over' ? secret.seed : null,
    ...{ phase, board, racks, scores, plays },
    inBag: bag.length,
    pool: variant === 'open' ? bag : null,
    canUndo: undo !== null,
  };
}

export type EventView = Exclude<SolitaireEvent, { kind: 'sealed' }>;

export const eventFor = (event: SolitaireEvent): EventView | null =>
  event.kind === 'sealed' ? null : event;
