/** Whether whoever has laid a word may name those that belong to the theme (RULES 11.3). */
import type { Seat } from './command.ts';
import type { Game } from './game.ts';
import type { Refusal } from './refusal.ts';

export const mayClaimTheme = (game: Game, seat: Seat): boolean =>
  refuseClaim(game, seat) === undefined;

export function refuseClaim({ phase, rules }: Game, seat: Seat): Refusal | undefined {
  if (rules.theme.name === '') return { code: 'theme-off' };
  if (phase.kind !== 'window') return { code: 'wrong-phase', phase: phase.kind };
  if (phase.play.seat !== seat) return { code: 'not-your-play' };
  return phase.play.claim === null ? undefined : { code: 'already-claimed' };
}
