/** Why something may not be done: a code and the facts, never a sentence. */
import type { Letter, Tile } from '@taht/letters';
import type { AuthorRefusal } from '@taht/stream';
import type { RulesetFault } from './check-ruleset.ts';
import type { Author, Seat } from './command.ts';
import type { Phase } from './game.ts';
import type { PlacementRefusal } from './placement.ts';
import type { Square } from './squares.ts';

export type Refusal =
  // Who and when.
  | AuthorRefusal<Author>
  | { readonly code: 'no-game' }
  | { readonly code: 'already-created' }
  | { readonly code: 'game-over' }
  | { readonly code: 'no-such-seat'; readonly seat: Seat }
  | { readonly code: 'seat-not-playing'; readonly seat: Seat }
  | { readonly code: 'not-your-turn'; readonly onTurn: Seat }
  | { readonly code: 'wrong-phase'; readonly phase: Phase['kind'] }
  | { readonly code: 'last-play-open' }
  | { readonly code: 'paused' }
  | { readonly code: 'not-paused' }
  // Setting up.
  | { readonly code: 'wrong-number-of-players'; readonly min: number; readonly max: number }
  | { readonly code: 'bad-ruleset'; readonly faults: readonly RulesetFault[] }
  | { readonly code: 'already-agreed' }
  | { readonly code: 'no-such-house-rule'; readonly name: string }
  // Placing.
  | PlacementRefusal
  | { readonly code: 'tile-not-on-rack'; readonly tile: Tile }
  | { readonly code: 'letter-not-in-alphabet'; readonly letter: string }
  | { readonly code: 'not-a-word'; readonly words: readonly (readonly Letter[])[] }
  | { readonly code: 'blank-reuse-off' }
  | { readonly code: 'no-blank-there'; readonly square: Square }
  | { readonly code: 'blank-must-be-laid' }
  // Exchanging and passing.
  | { readonly code: 'exchange-nothing' }
  | { readonly code: 'bag-too-small'; readonly bag: number; readonly needs: number }
  | { readonly code: 'pass-only-when-stuck' }
  // Choosing bags.
  | { readonly code: 'wrong-count'; readonly needs: number }
  | { readonly code: 'not-in-that-bag'; readonly bag: number }
  // After a play.
  | { readonly code: 'challenge-off' }
  | { readonly code: 'nothing-to-challenge' }
  | { readonly code: 'own-play' }
  | { readonly code: 'not-your-play' }
  | { readonly code: 'already-answered' }
  | { readonly code: 'no-such-word'; readonly word: number }
  | { readonly code: 'wrong-verdicts'; readonly needs: number }
  | { readonly code: 'theme-off' }
  | { readonly code: 'already-claimed' }
  | { readonly code: 'no-claim' }
  // The rest.
  | { readonly code: 'look-up-closed' }
  | { readonly code: 'no-dictionary' }
  | { readonly code: 'misdraw-off' }
  | { readonly code: 'rack-is-right' }
  | { readonly code: 'not-enough-tiles' }
  | { readonly code: 'take-back-off' }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'already-asked' }
  | { readonly code: 'not-your-move' }
  | { readonly code: 'exchange-stays' }
  | { readonly code: 'not-asked' }
  | { readonly code: 'no-clock' }
  | { readonly code: 'own-clock' }
  | { readonly code: 'time-out-of-range'; readonly most: number }
  | { readonly code: 'vacation-off' }
  | { readonly code: 'vacation-too-long'; readonly left: number }
  | { readonly code: 'not-on-vacation' }
  | { readonly code: 'too-late-to-abort' };

export type RefusalCode = Refusal['code'];
