/** What a game on a server asks of its seat at this terminal, or whom it waits for meanwhile. */
import { type Game, isPlaying, type Prompt, promptFor, type Seat } from '@taht/rules';

export type NetworkPrompt =
  | Prompt
  | { readonly kind: 'wait'; readonly on: Seat | null }
  | { readonly kind: 'over' };

export function networkPromptFor(game: Game, seat: Seat): NetworkPrompt {
  if (game.phase.kind === 'over') return { kind: 'over' };
  return promptFor(game, seat) ?? { kind: 'wait', on: waitedFor(game, seat) };
}

/** Named only while one seat alone can go on. */
function waitedFor(game: Game, seat: Seat): Seat | null {
  const { phase, clock } = game;
  if (!isPlaying(game, seat) || clock.paused !== null) return null;
  return phase.kind === 'turn' || phase.kind === 'choosing' ? phase.seat : null;
}
