/** The house in place of a referee: what a game waits for that no seat may do, and what is done about it. */
import type { Action, Game, Judge, Seat } from '@taht/rules';

/** How long those who have not answered are waited for, where nothing else ends the wait. Milliseconds. */
const PATIENCE_MS = 60_000;

/** From when on the house may act; null where the seats or the clock will. Who may join a challenge is waited for (RULES 8.4). */
export function houseDue(game: Game): number | null {
  const { phase, rules, now, clock } = game;
  if (clock.paused !== null) return null;
  if (phase.kind === 'verdict') return rules.challenge.mode === 'referee' ? now : null;
  if (phase.kind !== 'window' || phase.deadline !== null) return null;
  if (rules.challenge.window.until !== 'referee') return null;
  return opponents(game, phase.play.seat).every((seat) => phase.accepted.includes(seat))
    ? now
    : now + PATIENCE_MS;
}

/** Words that nobody can look up stand. */
export function houseAction({ phase }: Game, judge: Judge): Action | undefined {
  switch (phase.kind) {
    case 'window':
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
