/** The house in place of a referee: what a game waits for that no seat may do, and what is done about it. */
import type { Action, Game, Judge, Seat } from '@taht/rules';

/** How long those are waited for who have not accepted a play that nobody doubts. Milliseconds. */
const PATIENCE_MS = 60_000;
/** How long those who may join a challenge, and a referee of flesh and blood (RULES 8.4, 8.5.2). */
const LONG_PATIENCE_MS = 5 * 60_000;

/** From when on the house may act; null where the seats or the clock will. */
export function houseDue(game: Game): number | null {
  const { phase, rules, now, clock } = game;
  if (clock.paused !== null) return null;
  if (phase.kind === 'verdict') return rules.challenge.mode === 'referee' ? now : null;
  if (phase.kind !== 'window' && phase.kind !== 'joining') return null;
  if (phase.deadline !== null || rules.challenge.window.until !== 'referee') return null;
  if (phase.kind === 'joining') return now + patience(game, LONG_PATIENCE_MS);
  return opponents(game, phase.play.seat).every((seat) => phase.accepted.includes(seat))
    ? now
    : now + patience(game, PATIENCE_MS);
}

/** The same where somebody is the referee: they decide, unless they keep silent. */
export const standInDue = (game: Game): number | null =>
  houseDue(game) === null ? null : game.now + patience(game, LONG_PATIENCE_MS);

/** In a slow game nobody has to be quicker than with a move. */
const patience = ({ rules: { clock } }: Game, live: number): number =>
  clock.kind === 'days' ? Math.max(live, clock.seconds * 1000) : live;

/** Words that nobody can look up stand. */
export function houseAction({ phase }: Game, judge: Judge): Action | undefined {
  switch (phase.kind) {
    case 'window':
    case 'joining':
      return { kind: 'close-window' };
    case 'verdict': {
      const words = new Set(phase.challenges.flatMap((challenge) => challenge.words));
      const verdicts = [...words]
        .sort((a, b) => a - b)
        .map((word) => judge(phase.play.words[word]?.letters ?? []))
        .map((verdict) => (verdict === 'invalid' ? 'invalid' : 'valid'));
      return { kind: 'rule', verdicts, reason: '' };
    }
    default:
      return undefined;
  }
}

const opponents = ({ seats }: Game, mover: Seat): Seat[] =>
  seats.flatMap(({ standing }, seat) => (standing === 'playing' && seat !== mover ? [seat] : []));
