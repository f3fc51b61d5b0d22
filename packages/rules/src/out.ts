/** Questions at the end of a turn: has a seat gone out, how many tiles does one draw, may tiles still be exchanged? */
import { bagTotal } from './bags.ts';
import type { Seat } from './command.ts';
import type { Game } from './game.ts';
import { seatOf, seatsInGame } from './seats.ts';

/** The seat that has laid its last tile with nothing left to draw. */
export function seatOut(game: Game): Seat | undefined {
  if (bagTotal(game.bags) > 0) return undefined;
  return seatsInGame(game).find((seat) => seatOf(game, seat).rack.length === 0);
}

/** How many tiles the seat takes to fill its rack, as far as the bag reaches. */
export const missingTiles = (game: Game, seat: Seat): number =>
  Math.max(0, Math.min(game.rules.rack - seatOf(game, seat).rack.length, bagTotal(game.bags)));

export function canExchange({ bags, rules }: Game): boolean {
  const total = bagTotal(bags);
  return total > 0 && total >= rules.exchange.minBag;
}
