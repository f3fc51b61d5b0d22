/** Why something may not be done in an un-game. */
import type { Seat } from '@taht/rules';
import type { AnyRefusal } from '../any-refusal.ts';
import type { Author } from './command.ts';
import type { RemovalRefusal } from './removal.ts';

export const SETUP_FAULTS = [
  'empty-board',
  'broken-board',
  'broken-order',
  'broken-rules',
] as const;
export type SetupFault = (typeof SETUP_FAULTS)[number];

export type Refusal =
  | AnyRefusal<Author>
  | { readonly code: 'no-such-seat'; readonly seat: Seat }
  | { readonly code: 'seat-not-playing'; readonly seat: Seat }
  | { readonly code: 'not-your-turn'; readonly onTurn: Seat }
  | { readonly code: 'bad-setup'; readonly fault: SetupFault }
  /** As long as something can be taken. */
  | { readonly code: 'no-pass' }
  | RemovalRefusal;

export type RefusalCode = Refusal['code'];
