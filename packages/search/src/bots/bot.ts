/**
 * A bot as a function: what its seat sees, and what the table plays with, lead to an action, or to none when nothing is
 * asked of the seat. It remembers nothing: the same view gives the same answer.
 */
import { type Action, type GameView, isEndProposed, promptFor } from '@taht/rules';
import { type Deadline, noDeadline } from '../deadline.ts';
import { answerPrompt } from './answers.ts';
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
  bot: Bot,
  view: GameView,
  deadline: Deadline = noDeadline,
): Action | undefined {
  const seat = ownSeat(view);
  if (seat === undefined) return undefined;
  const prompt = promptFor(view, seat);
  if (prompt !== null && prompt.kind !== 'move') return answerPrompt(prompt, kit, bot, view, seat);
  if (isEndProposed(view, seat)) return { kind: 'agree-end' };
  if (prompt === null) return undefined;
  const turn = ownTurn(view, seat, kit.engine);
  const hash = positionHash(turn, seat, bot.seed, kit.engine);
  return chooseMove(kit, turn, bot.profile, hash, deadline);
}
