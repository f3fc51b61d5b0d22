/** What the game waits for, as a question to somebody at the table. It follows from the game alone, so a restart asks the same. */
import { assertNever } from '@taht/base';
import type { Game, Phase, Seat } from '@taht/rules';

export type Ask =
  | { readonly kind: 'agree'; readonly seat: Seat }
  | { readonly kind: 'paused' }
  | { readonly kind: 'choose-bags'; readonly seat: Seat }
  | { readonly kind: 'move'; readonly seat: Seat }
  | { readonly kind: 'answer-take-back'; readonly seat: Seat }
  | { readonly kind: 'vote-theme'; readonly seat: Seat }
  | { readonly kind: 'window' }
  | { readonly kind: 'join' }
  | { readonly kind: 'vote-word'; readonly seat: Seat }
  | { readonly kind: 'rule' }
  | { readonly kind: 'over' };

export function whatNext(game: Game): Ask {
  const { phase } = game;
  if (phase.kind === 'over') return { kind: 'over' };
  if (game.clock.paused !== null) return { kind: 'paused' };
  if (game.takeBack !== null) {
    const { seat: asker, agreed } = game.takeBack;
    const seat = playing(game).find((each) => each !== asker && !agreed.includes(each));
    if (seat !== undefined) return { kind: 'answer-take-back', seat };
  }
  return askIn(game, phase);
}

function askIn(game: Game, phase: Phase): Ask {
  switch (phase.kind) {
    case 'setup': {
      const seat = game.seats.findIndex((_, each) => !phase.agreed.includes(each));
      return { kind: 'agree', seat };
    }
    case 'choosing':
      return { kind: 'choose-bags', seat: phase.seat };
    case 'turn':
      return { kind: 'move', seat: phase.seat };
    case 'window': {
      const { claim, seat: mover } = phase.play;
      const seat = playing(game).find((each) => each !== mover && claim?.votes[each] === null);
      return seat === undefined ? { kind: 'window' } : { kind: 'vote-theme', seat };
    }
    case 'joining':
      return { kind: 'join' };
    case 'verdict': {
      const seat = playing(game).find((each) => phase.votes[each] === null);
      return game.rules.challenge.mode === 'referee' || seat === undefined
        ? { kind: 'rule' }
        : { kind: 'vote-word', seat };
    }
    case 'over':
      return { kind: 'over' };
    case 'new':
    case 'dealing':
    case 'exchanging':
      throw new Error(`nobody is asked while ${phase.kind}`);
    default:
      return assertNever(phase);
  }
}

export const playing = (game: Game): Seat[] =>
  game.seats.map((_, seat) => seat).filter((seat) => game.seats[seat]?.standing === 'playing');
