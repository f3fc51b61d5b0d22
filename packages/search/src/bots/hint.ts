/** A hint that is given little by little: where to look, how long the word is, which tiles it takes, and the play itself. */
import type { Tile } from '@taht/letters';
import type { GameView, Move } from '@taht/rules';
import { noDeadline } from '../deadline.ts';
import { chooseMove } from './choose-move.ts';
import { hintsOf } from './hint-steps.ts';
import type { BotKit } from './kit.ts';
import { levelProfile, STATIC_LEVEL } from './ladder.ts';
import { ownSeat, ownTurn, positionHash } from './own-turn.ts';
import type { BotProfile } from './profile.ts';

/** First and last, from 0. */
export type Span = readonly [first: number, last: number];

export type Hint =
  /** The part of the board, in fifths of its sides, in which all tiles of the play lie. */
  | { readonly step: 'where'; readonly rows: Span; readonly columns: Span }
  | { readonly step: 'length'; readonly tiles: number }
  /** In no order that would tell the word. */
  | { readonly step: 'letters'; readonly tiles: readonly Tile[] }
  | { readonly step: 'move'; readonly move: Move };

/** For the seat on turn, from the vaguest to the whole; none for anybody else. A profile makes it as hard or as easy as its words. */
export function hintsFor(
  kit: BotKit,
  view: GameView,
  profile: BotProfile = levelProfile(STATIC_LEVEL),
): Hint[] {
  const seat = ownSeat(view);
  if (seat === undefined || view.phase.kind !== 'turn' || view.phase.seat !== seat) return [];
  const turn = ownTurn(view, seat, kit.engine);
  const move = chooseMove(kit, turn, profile, positionHash(turn, seat, 0, kit.engine), noDeadline);
  return hintsOf(move);
}
