/** When a game waits for a bot, or for the house in place of a referee. */
import type { Game, Seat } from '@taht/rules';
import { isAsked } from './asked.ts';
import { botOf } from './bot-id.ts';
import { houseDue } from './house.ts';
import { pauseOf } from './pause.ts';

/** The seats of bots that are asked something. */
export const askedBots = (game: Game): Seat[] =>
  game.seats.flatMap(({ player }, seat) =>
    botOf(player.id) !== undefined && isAsked(game, seat) ? [seat] : [],
  );

/** From when on they answer; null where nobody is asked. */
export function answerDue(game: Game): number | null {
  const pauses = askedBots(game).map((seat) => {
    const profile = botOf(game.seats[seat]?.player.id ?? '');
    return profile === undefined ? 0 : pauseOf(game, seat, profile);
  });
  const times = [...(pauses.length > 0 ? [game.now + Math.min(...pauses)] : [])];
  const house = houseDue(game);
  if (house !== null) times.push(house);
  return times.length === 0 ? null : Math.min(...times);
}
