/** The moves that a simulation compares. */
import type { Tile } from '@taht/letters';
import type { Direction, PlacedTile, Square } from '@taht/rules';

export type Candidate =
  | {
      readonly kind: 'place';
      /** In the order of the line. */
      readonly tiles: readonly PlacedTile[];
      readonly direction: Direction;
      readonly swaps: readonly Square[];
      readonly score: number;
    }
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'pass' };

/** Text that two candidates share only if they are the same move. */
export function candidateKey(candidate: Candidate): string {
  switch (candidate.kind) {
    case 'place': {
      const { tiles, direction, swaps } = candidate;
      const laid = tiles.map(({ square, letter, blank }) => [square, letter, blank]);
      return JSON.stringify([direction, laid, swaps]);
    }
    case 'exchange':
      return JSON.stringify(candidate.tiles.toSorted());
    case 'pass':
      return '';
  }
}
