/** What a game asks of one seat just now. It follows from the game alone. */
import type { Game, Phase, Seat } from '@taht/rules';

export type Asked =
  | { readonly kind: 'agree' }
  | { readonly kind: 'choose-bags'; readonly count: number }
  | { readonly kind: 'move' }
  | { readonly kind: 'answer-take-back'; readonly asker: Seat }
  | { readonly kind: 'vote-theme' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'join' }
  | { readonly kind: 'vote-word' }
  | { readonly kind: 'wait'; readonly on: Seat | null }
  | { readonly kind: 'over' };

export function askedOf(game: Game, seat: Seat): Asked {
  const { phase, takeBack } = game;
  if (phase.kind === 'over') return { kind: 'over' };
  if (game.seats[seat]?.standing !== 'playing' || game.clock.paused !== null)
    return { kind: 'wait', on: null };
  if (takeBack !== null && takeBack.seat !== seat && !takeBack.agreed.includes(seat))
    return { kind: 'answer-take-back', asker: takeBack.seat };
  return inPhase(game, phase, seat);
}

function inPhase({ rules }: Game, phase: Phase, seat: Seat): Asked {
  switch (phase.kind) {
    case 'setup':
      return phase.agreed.includes(seat) ? { kind: 'wait', on: null } : { kind: 'agree' };
    case 'choosing':
      return phase.seat === seat
        ? { kind: 'choose-bags', count: phase.count }
        : { kind: 'wait', on: phase.seat };
    case 'turn':
      return phase.seat === seat ? { kind: 'move' } : { kind: 'wait', on: phase.seat };
    case 'window': {
      const { play, accepted } = phase;
      if (play.seat === seat) return { kind: 'wait', on: null };
      if (play.claim?.votes[seat] === null) return { kind: 'vote-theme' };
      return accepted.includes(seat) ? { kind: 'wait', on: null } : { kind: 'accept' };
    }
    case 'joining': {
      const { play, accepted, challenges } = phase;
      const isHeard = accepted.includes(seat) || challenges.some((each) => each.seat === seat);
      return isHeard || play.seat === seat ? { kind: 'wait', on: null } : { kind: 'join' };
    }
    case 'verdict':
      return rules.challenge.mode !== 'referee' && phase.votes[seat] === null
        ? { kind: 'vote-word' }
        : { kind: 'wait', on: null };
    default:
      return { kind: 'wait', on: null };
  }
}
