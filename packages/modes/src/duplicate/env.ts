/** What a duplicate game is handed. */
import type { Tile } from '@taht/letters';
import type { Board, Draw, Judge, OrUnavailable, PlacedTile } from '@taht/rules';
import type { SealedAnswer } from './command.ts';
import type { Game } from './state.ts';

export interface Env<Reason = never> {
  readonly judge: Judge<Reason>;
  readonly draw: Draw;
  /** Placements that score most with at most so many tiles of the rack; scored again by the rules. */
  bestPlays(
    game: Game,
    board: Board,
    rack: readonly Tile[],
    most: number,
  ): OrUnavailable<readonly (readonly PlacedTile[])[], Reason>;
  digest(answer: SealedAnswer): string;
}
