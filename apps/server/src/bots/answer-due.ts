/** When a game waits for a bot, or for a referee where there is none. */
import { type Game, isEndProposed, promptFor, type Seat } from '@taht/rules';
import { botOf } from '@taht/search';
import { refereeDue } from './auto-referee.ts';
import { pauseOf } from './pause.ts';

/** Whether a bot at this seat has something to say. */
export const isPrompted = (game: Game, seat: Seat): boolean =>
  promptFor(game, seat) !== null || isEndProposed(game, seat);

/** The seats of bots that the game waits for. */
export const promptedBots = (game: Game): Seat[] =>
  game.seats.flatMap(({ player }, seat) =>
    botOf(player.id) !== undefined && isPrompted(game, seat) ? [seat] : [],
  );

/** From when on they answer; null where it waits for none. */
export function answerDue(game: Game): number | null {
  const pauses = promptedBots(game).map((seat) => {
    const profile = botOf(game.seats[seat]?.player.id ?? '');
    return profile === undefined ? 0 : pauseOf(game, seat, profile);
  });
  const times = [...(pauses.length > 0 ? [game.now + Math.min(...pauses)] : [])];
  const ruling = refereeDue(game);
  if (ruling !== null) times.push(ruling);
  return times.length === 0 ? null : Math.min(...times);
}
