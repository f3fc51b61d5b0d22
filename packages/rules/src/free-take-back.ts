/** The own last play taken back without asking anybody (RULES 14.4.3), apart from what else a seat may do: a page asks for it all the time. */
import type { Seat } from './command.ts';
import type { Game } from './game.ts';
import type { Refusal } from './refusal.ts';

/** Whether a seat may do that now. */
export const mayTakeBackFreely = (game: Game, seat: Seat): boolean =>
  game.rules.takeBack === 'free' &&
  game.phase.kind === 'turn' &&
  game.clock.paused === null &&
  refuseFreeTakeBack(game, seat) === undefined;

/** Whoever has seen what an exchange brought cannot have the old tiles again. */
export function refuseFreeTakeBack(game: Game, seat: Seat): Refusal | undefined {
  const after = movesSince(game, seat).at(-1);
  const before = after?.undo;
  if (after === undefined || !before) return { code: 'not-your-move' };
  const isExchange = after.board === before.board && after.draws > before.draws;
  return isExchange ? { code: 'exchange-stays' } : undefined;
}

/** The game after each of the last moves, back to the seat's own; none where somebody else but bots has moved since. */
export function movesSince(game: Game, seat: Seat): readonly Game[] {
  const games: Game[] = [];
  for (let after = game; after.undo !== null; after = after.undo) {
    games.push(after);
    const { phase } = after.undo;
    const mover = phase.kind === 'turn' ? phase.seat : seat;
    if (mover === seat) return games;
    if (game.seats[mover]?.player.bot !== true) return [];
  }
  return [];
}
