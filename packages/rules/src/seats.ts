/** Questions about the seats: who plays, who is next. */
import type { Seat } from './command.ts';
import type { Game, SeatState } from './game.ts';

/** Throws on a seat that is not there: events are checked before they are stored. */
export function seatOf(game: Game, seat: Seat): SeatState {
  const state = game.seats[seat];
  if (state === undefined) throw new Error(`no seat ${seat}`);
  return state;
}

export const isPlaying = (game: Game, seat: Seat): boolean =>
  game.seats[seat]?.standing === 'playing';

/** Seats with somebody in them who has not resigned. */
export const playingSeats = (game: Game): Seat[] =>
  game.seats.map((_, seat) => seat).filter((seat) => isPlaying(game, seat));

/** Seats whose tiles are still in the game, a vacant one among them. */
export const seatsInGame = (game: Game): Seat[] =>
  game.seats.map((_, seat) => seat).filter((seat) => seatOf(game, seat).standing !== 'resigned');

export const opponentsOf = (game: Game, seat: Seat): Seat[] =>
  playingSeats(game).filter((other) => other !== seat);

/** The next seat in the order of play that is still in the game. */
export function nextSeat(game: Game, seat: Seat): Seat {
  const place = game.order.indexOf(seat);
  for (let step = 1; step <= game.order.length; step++) {
    const next = game.order[(place + step) % game.order.length] as Seat;
    if (seatOf(game, next).standing !== 'resigned') return next;
  }
  return seat;
}

export const isLetterOf = (game: Game, letter: string): boolean =>
  letter !== '?' && game.tables.rank.has(letter as never);
