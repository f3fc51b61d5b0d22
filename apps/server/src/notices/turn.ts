/** Whose move it is in a game played over days, and until when. */
import { type Game, nextDue } from '@taht/rules';
import { botOf } from '@taht/search';

export interface Turn {
  readonly person: string;
  /** The number of moves so far, so that a turn keeps its number. */
  readonly number: number;
  readonly deadline: number | null;
}

/** Null where no clock runs, where it is a bot's move, and in games that are not played over days. */
export function turnOf(game: Game): Turn | null {
  const { clock, rules, seats } = game;
  if (rules.clock.kind !== 'days' || clock.running === null || clock.paused !== null) return null;
  const person = seats[clock.running.seat]?.player.id;
  if (person === undefined || botOf(person) !== undefined) return null;
  return { person, number: movesOf(game), deadline: nextDue(game) };
}

export const noticeDue = (game: Game): number | null => (turnOf(game) === null ? null : game.now);

function movesOf(game: Game): number {
  let moves = 0;
  for (let before = game.undo; before !== null; before = before.undo) moves++;
  return moves;
}
