/** What the game waits for next, as a question to somebody at the one terminal. It follows from the game alone, so a restart asks the same. */
import {
  type Game,
  type Prompt,
  promptsOf,
  type RefereePrompt,
  refereePromptFor,
  type SeatPrompt,
} from '@taht/rules';

export type NextPrompt =
  | SeatPrompt
  | RefereePrompt
  | { readonly kind: 'paused' }
  | { readonly kind: 'over' };

export function nextPrompt(game: Game): NextPrompt {
  if (game.phase.kind === 'over') return { kind: 'over' };
  if (game.clock.paused !== null) return { kind: 'paused' };
  const prompts = promptsOf(game);
  const first = (kind: Prompt['kind']) => prompts.find((prompt) => prompt.kind === kind);
  const next = first('answer-take-back') ?? first('vote-theme') ?? prompts[0];
  const asked = next ?? refereePromptFor(game);
  if (asked === null) throw new Error(`nobody is asked while ${game.phase.kind}`);
  return asked;
}
