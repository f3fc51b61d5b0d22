/** Who may move: the seat on turn, or the next one, whose move also accepts the play on the board. */
import { isChoice } from './bags.ts';
import type { Seat } from './command.ts';
import { countedEnd } from './counted-end.ts';
import type { Game, Pending } from './game.ts';
import { missingTiles, seatOut } from './out.ts';
import { followers, isPlaying } from './seats.ts';
import { countPlay } from './update.ts';

export function mayMove(game: Game, seat: Seat | null): boolean {
  const { phase, clock, rules } = game;
  if (seat === null || clock.paused !== null) return false;
  if (phase.kind === 'turn') return phase.seat === seat;
  if (phase.kind !== 'window' || rules.challenge.window.until === 'referee') return false;
  const { play } = phase;
  // Nobody accepts the own play, not even where all others sit out.
  if (play.seat === seat) return false;
  return !endsGame(game, play) && !owesChoice(game, play) && nextAfter(game, play.seat) === seat;
}

/** After the last play of the game its window is closed by answers alone. */
const endsGame = (game: Game, { seat, score }: Pending): boolean =>
  seatOut(game) !== undefined || countedEnd(countPlay(game, seat, score)) !== undefined;

/** Whether the seat will have to say from which bags it draws, before anybody else moves. */
function owesChoice(game: Game, { seat }: Pending): boolean {
  const missing = missingTiles(game, seat);
  return missing > 0 && isChoice(game.bags, missing);
}

/** Whose turn comes after a seat's: whoever sits out is passed over, once for each turn it owes. */
function nextAfter(game: Game, seat: Seat): Seat | undefined {
  const turns = [...followers(game, seat), seat].filter((each) => isPlaying(game, each));
  const owed = turns.map((each) => game.seats[each]?.skips.length ?? 0);
  return turns[owed.indexOf(Math.min(...owed))];
}
