/** Why something may not be done in a solitaire. */
import type { Letter, Tile } from '@taht/letters';
import type { PlacementRefusal, RulesetFault } from '@taht/rules';
import type { AnyRefusal } from '../any-refusal.ts';
import type { Author } from './command.ts';

export type Refusal =
  | AnyRefusal<Author>
  | { readonly code: 'bad-ruleset'; readonly faults: readonly RulesetFault[] }
  /** Another solitaire has it, this one does not. */
  | { readonly code: 'not-in-this-game' }
  | { readonly code: 'tile-not-on-rack'; readonly tile: Tile }
  | { readonly code: 'tile-not-left'; readonly tile: Tile }
  | { readonly code: 'wrong-count'; readonly needs: number }
  | { readonly code: 'rack-not-full'; readonly needs: number }
  | { readonly code: 'nothing-to-exchange' }
  | { readonly code: 'too-few-in-bag'; readonly needs: number; readonly inBag: number }
  | { readonly code: 'not-in-list'; readonly words: readonly (readonly Letter[])[] }
  | { readonly code: 'nothing-to-undo' }
  | PlacementRefusal;

export type RefusalCode = Refusal['code'];
