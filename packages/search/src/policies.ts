/** The two players that look no further than the move: one by the score alone, one by the leave and the end as well. */
import type { Ruleset } from '@taht/rules';
import { type Engine, noLeaves } from './engine.ts';
import { endgameValues, midgameValues } from './equity.ts';
import type { LeaveEvaluator } from './leave-model.ts';
import type { Policy } from './self-play.ts';

export const greedyPolicy: Policy = { leaves: () => noLeaves, exchanges: 'when-stuck' };

export function staticPolicy(
  { tiles }: Engine,
  final: Ruleset['final'],
  evaluator: LeaveEvaluator,
): Policy {
  const midgame = midgameValues(evaluator);
  return {
    leaves: (tilesInBag, pointsOfOthers) =>
      tilesInBag > 0 ? midgame : endgameValues(tiles, final, pointsOfOthers),
    exchanges: 'weighed',
  };
}
