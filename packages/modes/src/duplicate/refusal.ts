/** Why something may not be done in a duplicate game. */
import type { Tile } from '@taht/letters';
import type { RulesetFault } from '@taht/rules';
import type { AnyRefusal } from '../any-refusal.ts';
import type { Author, PlayerNumber } from './command.ts';
import type { DuplicateFault } from './ruleset.ts';
import type { Phase } from './state.ts';

export type Refusal =
  | AnyRefusal<Author>
  | { readonly code: 'wrong-phase'; readonly phase: Phase['kind'] }
  | { readonly code: 'bad-ruleset'; readonly faults: readonly (DuplicateFault | RulesetFault)[] }
  | { readonly code: 'nobody-to-enter' }
  | { readonly code: 'already-entered'; readonly player: PlayerNumber; readonly hall: string }
  | { readonly code: 'referee-cannot-play' }
  /** How it begins, and how many characters it may have. */
  | { readonly code: 'bad-name'; readonly name: string; readonly most: number }
  | { readonly code: 'bad-hall'; readonly hall: string; readonly most: number }
  | { readonly code: 'too-many-players'; readonly most: number }
  | { readonly code: 'no-players' }
  | { readonly code: 'caller-is-automatic' }
  /** A referee who plays lets the tiles be drawn. */
  | { readonly code: 'caller-plays' }
  | { readonly code: 'tile-not-left'; readonly tile: Tile }
  | { readonly code: 'wrong-count'; readonly needs: number }
  | {
      readonly code: 'rack-not-permitted';
      readonly vowels: number;
      readonly consonants: number;
    }
  | { readonly code: 'clock-stopped' }
  | { readonly code: 'clock-running' }
  | { readonly code: 'time-out-of-range'; readonly most: number }
  | { readonly code: 'slips-closed' }
  | { readonly code: 'no-such-play'; readonly plays: number }
  /** The best slip is laid. */
  | { readonly code: 'nothing-to-choose' }
  | { readonly code: 'no-such-player'; readonly player: PlayerNumber }
  | { readonly code: 'no-such-round'; readonly call: number }
  | { readonly code: 'not-ready' }
  | { readonly code: 'player-twice'; readonly player: PlayerNumber }
  | { readonly code: 'own-points' }
  | { readonly code: 'points-out-of-range'; readonly most: number }
  | { readonly code: 'reason-missing' }
  | { readonly code: 'nothing-to-undo' };

export type RefusalCode = Refusal['code'];
