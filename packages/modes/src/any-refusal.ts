/** What any of the games may refuse. */
import type { AuthorRefusal } from '@taht/stream';

export type AnyRefusal<Author extends { readonly kind: string }> =
  | AuthorRefusal<Author>
  | { readonly code: 'no-game' }
  | { readonly code: 'already-created' }
  | { readonly code: 'game-over' };
