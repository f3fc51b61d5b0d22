/** What a game waits for, as far as it can be told without an engine: which seats are asked something now. */
import type { Game, Seat } from '@taht/rules';

/** Whether a bot at this seat has something to say. */
export function isAsked(game: Game, seat: Seat): boolean {
  if (game.seats[seat]?.standing !== 'playing' || game.clock.paused !== null) return false;
  return isOffered(game, seat) || isInPhase(game, seat);
}

function isOffered({ phase, takeBack, endAgreed }: Game, seat: Seat): boolean {
  if (phase.kind === 'over') return false;
  if (takeBack !== null && takeBack.seat !== seat && !takeBack.agreed.includes(seat)) return true;
  return phase.kind === 'turn' && endAgreed.length > 0 && !endAgreed.includes(seat);
}

function isInPhase({ phase, rules }: Game, seat: Seat): boolean {
  switch (phase.kind) {
    case 'setup':
      return !phase.agreed.includes(seat);
    case 'turn':
    case 'choosing':
      return phase.seat === seat;
    case 'window':
      return phase.play.seat !== seat && !phase.accepted.includes(seat);
    case 'joining':
      return (
        phase.play.seat !== seat &&
        !phase.accepted.includes(seat) &&
        phase.challenges.every((challenge) => challenge.seat !== seat)
      );
    case 'verdict':
      return rules.challenge.mode !== 'referee' && phase.votes[seat] === null;
    default:
      return false;
  }
}
