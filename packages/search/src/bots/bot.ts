/**
 * A bot as a function: what its seat sees, and what the table plays with, lead to an action, or to none when nothing is
 * asked of the seat. It remembers nothing: the same view gives the same answer.
 */
import type { Action, GameView } from '@taht/rules';
import { type Deadline, noDeadline } from '../deadline.ts';
import { answerOffers, answerPhase } from './answers.ts';
import { chooseMove } from './choose-move.ts';
import type { BotKit } from './kit.ts';
import { ownSeat, ownTurn, positionHash } from './own-turn.ts';
import type { BotProfile } from './profile.ts';

export interface Bot {
  readonly profile: BotProfile;
  /** Two bots of one profile with different seeds see different things. */
  readonly seed: number;
}

/** Only bots that look ahead think until the deadline; `budgetFor` says when it should be. */
export function botAction(
  kit: BotKit,
  { profile, seed }: Bot,
  view: GameView,
  deadline: Deadline = noDeadline,
): Action | undefined {
  const seat = ownSeat(view);
  if (seat === undefined || view.clock.paused !== null) return undefined;
  const offer = answerOffers(view, seat);
  if (offer !== undefined) return offer;
  if (view.phase.kind !== 'turn') return answerPhase(kit, view, seat, profile, seed);
  if (view.phase.seat !== seat) return undefined;
  const turn = ownTurn(view, seat, kit.engine);
  return chooseMove(kit, turn, profile, positionHash(turn, seat, seed, kit.engine), deadline);
}
