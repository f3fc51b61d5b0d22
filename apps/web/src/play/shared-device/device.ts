/** Who should have the device when several people share it: it follows from the game alone. */
import type { Game, Seat } from '@taht/rules';

/** Either somebody sees their tiles, or nobody does until the device has been handed over. */
export type Device =
  | { readonly kind: 'open'; readonly seat: Seat }
  | { readonly kind: 'covered'; readonly seat: Seat };

/** `held` is whoever has it now, as far as is known; `people` are the seats without bots, one at least. */
export function deviceAt(game: Game, people: readonly Seat[], held: Seat | null): Device {
  const [first = 0, ...others] = people;
  if (others.length === 0) return { kind: 'open', seat: first };
  if (game.phase.kind === 'over') return { kind: 'open', seat: held ?? first };
  const asked = askedSeats(game).filter((seat) => people.includes(seat));
  if (held !== null && (asked.length === 0 || asked.includes(held) || mayClaim(game, held)))
    return { kind: 'open', seat: held };
  return { kind: 'covered', seat: asked[0] ?? first };
}

/** Before the others are asked, whoever has laid a word may name those that belong to the theme; not once they want it back. */
export const mayClaim = ({ phase, rules, takeBack }: Game, seat: Seat): boolean =>
  takeBack === null &&
  phase.kind === 'window' &&
  rules.theme.name !== '' &&
  phase.play.claim === null &&
  phase.play.seat === seat;

/** Those the game waits for, in the order in which they are to be asked. */
export function askedSeats(game: Game): readonly Seat[] {
  const { takeBack } = game;
  const playing = game.seats
    .map((_, seat) => seat)
    .filter((seat) => game.seats[seat]?.standing === 'playing');
  if (takeBack !== null)
    return playing.filter((seat) => seat !== takeBack.seat && !takeBack.agreed.includes(seat));
  return askedInPhase(game, playing);
}

function askedInPhase(game: Game, playing: readonly Seat[]): readonly Seat[] {
  const { phase, rules } = game;
  switch (phase.kind) {
    case 'setup':
      return playing.filter((seat) => !phase.agreed.includes(seat));
    case 'turn':
    case 'choosing':
      return [phase.seat];
    case 'window': {
      const { seat: mover, claim } = phase.play;
      return after(game, mover).filter(
        (seat) =>
          playing.includes(seat) &&
          (!phase.accepted.includes(seat) || (claim !== null && claim.votes[seat] === null)),
      );
    }
    case 'verdict':
      return rules.challenge.mode === 'referee'
        ? []
        : playing.filter((seat) => phase.votes[seat] === null);
    default:
      return [];
  }
}

/** The others in the order of play, whoever is next first. */
function after({ order }: Game, seat: Seat): readonly Seat[] {
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, at)];
}

/** The same people again, each one seat further, so that another of them sits first. */
export const rotated = <T>(seats: readonly T[]): readonly T[] => [
  ...seats.slice(1),
  ...seats.slice(0, 1),
];
