/** What anybody may see of an un-game: all lies open. */
import type { Board, BySeat, Layout, LexiconId, Notation, Seat, TileSet } from '@taht/rules';
import type { UngameRules } from './command.ts';
import type { UngameEvent } from './event.ts';
import type { Game, Phase, SeatState } from './state.ts';

export type Viewer =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'spectator' };

export interface UngameView {
  readonly game: string;
  readonly from: string;
  readonly version: number;
  readonly now: number;
  readonly viewer: Viewer;
  readonly rules: UngameRules;
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly notation: Notation;
  readonly lexicon: LexiconId;
  readonly phase: Phase;
  readonly seats: BySeat<SeatState>;
  readonly order: readonly Seat[];
  readonly board: Board;
}

export function viewFor(state: Game, viewer: Viewer): UngameView {
  const { game, from, rules, tileset, layout, notation, lexicon, order } = state.setup;
  const { version, now, phase, seats, board } = state;
  return {
    ...{ game, from, version, now, viewer, rules, tileset, layout, notation, lexicon },
    ...{ phase, seats, order, board },
  };
}

export const eventFor = (event: UngameEvent, _viewer: Viewer): UngameEvent => event;
