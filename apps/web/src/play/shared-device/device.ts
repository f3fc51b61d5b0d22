/** Who should have the device when several people share it: it follows from the game alone. */
import { followers, type Game, mayClaimTheme, promptsOf, type Seat } from '@taht/rules';

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
export const mayClaim = (game: Game, seat: Seat): boolean =>
  game.takeBack === null && mayClaimTheme(game, seat);

/** Those the game waits for, in the order in which they are to be asked. Who joins a challenge is asked of all together. */
export function askedSeats(game: Game): readonly Seat[] {
  const { phase, takeBack } = game;
  const seats = promptsOf(game)
    .filter(({ kind }) => (takeBack === null ? kind !== 'join' : kind === 'answer-take-back'))
    .map(({ seat }) => seat);
  if (phase.kind !== 'window' || takeBack !== null) return seats;
  return followers(game, phase.play.seat).filter((seat) => seats.includes(seat));
}

/** The same people again, each one seat further, so that another of them sits first. */
export const rotated = <T>(seats: readonly T[]): readonly T[] => [
  ...seats.slice(1),
  ...seats.slice(0, 1),
];
