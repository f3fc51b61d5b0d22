/** Two questions at the end of a turn: has a seat gone out, may tiles still be exchanged? */
import { bagTotal } from './bags.ts';
import type { Seat } from './command.ts';
import type { Game } from './game.ts';
import { seatOf, seatsInGame } from './seats.ts';

/** The seat that has laid its last tile with nothing left to draw. */
export function seatOut(game: Game): Seat | undefined {
  if (bagTotal(game.bags) > 0) return undefined;
  return seatsInGame(game).find((seat) => seatOf(game, seat).rack.length === 0);
}

export function canExchange({ bags, rules }: Game): boolean {
  const total = bagTotal(bags);
  return total > 0 && total >= rules.exchange.minBag;
}
