/** What the page asks whoever looks at a game: what the rules wait for, a theme to claim, a pause to end. */
import {
  type Game,
  isPlaying,
  mayClaimTheme,
  type Prompt,
  promptFor,
  promptsOf,
  type Seat,
} from '@taht/rules';
import { botNamed } from '@taht/search';

/** A move needs no question: the board is there. */
export type PagePrompt =
  | Exclude<Prompt, { kind: 'move' }>
  | { readonly kind: 'claim-theme' }
  | { readonly kind: 'resume' };

export function pagePromptFor(game: Game, seat: Seat | null): PagePrompt | null {
  if (seat === null || !isPlaying(game, seat) || game.phase.kind === 'over') return null;
  if (game.clock.paused !== null) return { kind: 'resume' };
  const prompt = promptFor(game, seat);
  if (prompt !== null) return prompt.kind === 'move' ? null : prompt;
  return mayClaimTheme(game, seat) ? { kind: 'claim-theme' } : null;
}

/** Those the game waits for, beside this seat. */
export const awaitedOthers = (game: Game, seat: Seat | null): readonly Seat[] =>
  promptsOf(game).flatMap((prompt) => (prompt.seat === seat ? [] : [prompt.seat]));

/** Nothing is dealt yet, and no person has to do anything about it. */
export function isBeginning(game: Game, seat: Seat | null): boolean {
  const { kind } = game.phase;
  if (kind !== 'new' && kind !== 'setup' && kind !== 'dealing') return false;
  if (seat === null || pagePromptFor(game, seat) !== null) return false;
  return awaitedOthers(game, seat).every(
    (each) => botNamed(game.seats[each]?.player.id ?? '') !== undefined,
  );
}
