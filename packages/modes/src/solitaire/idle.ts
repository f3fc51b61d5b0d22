/** Turns without a play: how they are counted, and when they end the game, by the rules of the standard game. */
import type { EndReason, RackNumber } from './event.ts';
import type { Game } from './state.ts';

/** A pass counts for its rack; any other turn without a play begins the count of passes anew. */
export const idle = (game: Game, passed: RackNumber | null): Game => ({
  ...game,
  passes: game.passes.map((count, rack) =>
    passed === null ? 0 : rack === passed ? count + 1 : count,
  ),
  scoreless: game.scoreless + 1,
});

/** Enough passes of every rack, or enough turns without a point. */
export function idleEnd({ passes, scoreless, setup }: Game): EndReason | undefined {
  const { passRounds, scorelessTurns } = setup.base.end;
  if (passRounds !== 'none' && passes.every((count) => count >= passRounds)) return 'passes';
  return scorelessTurns !== 'none' && scoreless >= scorelessTurns ? 'scoreless-turns' : undefined;
}

/** Whether a pass now would be the last of the game. */
export const passEnds = (game: Game): boolean =>
  game.phase.kind === 'turn' && idleEnd(idle(game, game.phase.rack)) !== undefined;
