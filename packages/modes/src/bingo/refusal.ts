/** Why something may not be done in a bingo. */
import type { AnyRefusal } from '../any-refusal.ts';
import type { CardRefusal } from './card.ts';
import type { Author } from './command.ts';
import type { Phase } from './state.ts';

export const SETUP_FAULTS = ['broken-tileset', 'broken-rules', 'no-card'] as const;
export type SetupFault = (typeof SETUP_FAULTS)[number];

export type Refusal =
  | AnyRefusal<Author>
  | { readonly code: 'not-now'; readonly phase: Phase['kind'] }
  | { readonly code: 'bad-setup'; readonly fault: SetupFault }
  | { readonly code: 'name-missing' }
  | { readonly code: 'too-many-players'; readonly most: number }
  | { readonly code: 'not-entered' }
  | { readonly code: 'no-players' }
  | { readonly code: 'caller-is-automatic' }
  | { readonly code: 'bag-empty' }
  /** After a claim that was wrong. */
  | { readonly code: 'claim-too-soon'; readonly seconds: number }
  | CardRefusal;

export type RefusalCode = Refusal['code'];
