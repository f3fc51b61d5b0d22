/** Questions about the seats: who plays, who is next. */
import type { Tile } from '@taht/letters';
import type { BySeat, Seat } from './command.ts';
import type { Game, SeatState, Standing } from './game.ts';

/** Throws on a seat that is not there: events are checked before they are stored. */
export function seatOf(game: Game, seat: Seat): SeatState {
  const state = game.seats[seat];
  if (state === undefined) throw new Error(`no seat ${seat}`);
  return state;
}

interface Seated {
  readonly seats: BySeat<{ readonly standing: Standing }>;
}

export const isPlaying = ({ seats }: Seated, seat: Seat): boolean =>
  seats[seat]?.standing === 'playing';

/** Seats with somebody in them who has not resigned. */
export const playingSeats = (game: Seated): Seat[] =>
  game.seats.map((_, seat) => seat).filter((seat) => isPlaying(game, seat));

/** Seats whose tiles are still in the game, a vacant one among them. */
export const seatsInGame = (game: Game): Seat[] =>
  game.seats.map((_, seat) => seat).filter((seat) => seatOf(game, seat).standing !== 'resigned');

export const opponentsOf = (game: Seated, seat: Seat): Seat[] =>
  playingSeats(game).filter((other) => other !== seat);

/** The others in the order of play, from the one after a seat. */
export function followers({ order }: Game, seat: Seat): Seat[] {
  const place = order.indexOf(seat);
  return [...order.slice(place + 1), ...order.slice(0, Math.max(0, place))];
}

/** The next seat in the order of play that is still in the game. */
export const nextSeat = (game: Game, seat: Seat): Seat =>
  followers(game, seat).find((next) => seatOf(game, next).standing !== 'resigned') ?? seat;

/** The tiles a seat is left with; those of an exchange that was never finished are its own again. */
export function rackAtEnd({ seats, phase }: Game, seat: Seat): readonly Tile[] {
  const rack = seats[seat]?.rack ?? [];
  const isExchanging = phase.kind === 'choosing' && phase.seat === seat;
  return isExchanging ? [...rack, ...phase.returning] : rack;
}

export const isLetterOf = (game: Game, letter: string): boolean =>
  letter !== '?' && game.tables.rank.has(letter as never);
