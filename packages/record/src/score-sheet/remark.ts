/** What is odd about a line: it counts all the same, for the board on the table is the truth. */
import type { Letter, Tile } from '@taht/letters';
import type { PlacementRefusal, Refusal, Seat, Square } from '@taht/rules';

/** Rules that are broken, by the names they have in a game, and what only a sheet can have. */
export type Remark =
  | PlacementRefusal
  | Extract<
      Refusal,
      {
        code:
          | 'bag-too-small'
          | 'exchange-nothing'
          | 'nothing-to-challenge'
          | 'own-play'
          | 'tile-not-on-rack';
      }
    >
  | { readonly code: 'other-letter'; readonly square: Square; readonly letter: Letter }
  | {
      readonly code: 'too-many-tiles';
      readonly tile: Tile;
      readonly count: number;
      readonly most: number;
    }
  | { readonly code: 'out-of-turn'; readonly onTurn: Seat }
  | { readonly code: 'after-end' }
  | { readonly code: 'score-differs'; readonly recorded: number; readonly score: number }
  | { readonly code: 'hand-too-small'; readonly held: number };
