/** The ends that are counted up to: passes of everybody in a row, turns without a point in a row (RULES 10). */
import type { Seat } from './command.ts';
import type { EndReason } from './event.ts';
import type { Game } from './game.ts';
import { playingSeats, seatOf } from './seats.ts';
import { countTurn } from './update.ts';

export function countedEnd(game: Game): EndReason | undefined {
  const { passRounds, scorelessTurns } = game.rules.end;
  const all = playingSeats(game).map((seat) => seatOf(game, seat));
  if (passRounds !== 'none' && all.every(({ passes }) => passes >= passRounds)) return 'passes';
  if (scorelessTurns !== 'none' && game.scoreless >= scorelessTurns) return 'scoreless-turns';
  return undefined;
}

/** Whether the game would be over with a pass of this seat. */
export const passEnds = (game: Game, seat: Seat): boolean =>
  countedEnd(countTurn(game, seat, 'pass')) !== undefined;
