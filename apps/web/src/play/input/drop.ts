/** Where a tile was put down that somebody dragged. */
import type { Square } from '@taht/rules';

export type Drop =
  | { readonly kind: 'square'; readonly square: Square }
  /** Among all tiles in hand, those laid too. */
  | { readonly kind: 'rack'; readonly place: number }
  | { readonly kind: 'nowhere' };
