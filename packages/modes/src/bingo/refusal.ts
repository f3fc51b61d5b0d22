/** Why something may not be done in a bingo. */

import type { CardRefusal } from './card.ts';
import type { Author } from './command.ts';
import type { Phase } from './state.ts';

export const SETUP_FAULTS = ['broken-tileset', 'broken-rules'] as const;
export type SetupFault = (typeof SETUP_FAULTS)[number];

export type Refusal =
  | { readonly code: 'already-done' }
  | { readonly code: 'no-game' }
  | { readonly code: 'already-created' }
  | { readonly code: 'game-over' }
  | { readonly code: 'not-for-you'; readonly needs: Author['kind'] }
  | { readonly code: 'not-now'; readonly phase: Phase['kind'] }
  | { readonly code: 'bad-setup'; readonly fault: SetupFault }
  | { readonly code: 'name-missing' }
  | { readonly code: 'too-many-players'; readonly most: number }
  | { readonly code: 'not-entered' }
  | { readonly code: 'no-players' }
  | { readonly code: 'caller-is-automatic' }
  | { readonly code: 'bag-empty' }
  | CardRefusal;

export type RefusalCode = Refusal['code'];
