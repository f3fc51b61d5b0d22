/** A play stands: it scores, with what its theme words bring (RULES 8.7, 11.3). */
import type { Vote } from './command.ts';
import type { Pending } from './game.ts';
import type { Run } from './run.ts';

export function standPlay(run: Run, play: Pending): void {
  run.emit({
    kind: 'stood',
    seat: play.seat,
    score: play.score,
    themeBonus: themeBonus(run, play),
  });
}

/** At least as many for as against. */
export const isMajority = (votes: readonly (Vote | null | undefined)[]): boolean =>
  votes.filter((vote) => vote === 'yes').length >= votes.filter((vote) => vote === 'no').length;

/** Granted for every word claimed unless more of the others said no; a tie is yes. */
function themeBonus({ state: game }: Run, { claim }: Pending): number {
  if (claim === null || !isMajority(claim.votes)) return 0;
  return claim.words.length * game.rules.theme.bonus;
}
