/** Keeps a game close: plays about as well as the game asks for, and of what it sees takes what brings the lead to a small one. */
import type { Engine } from '../engine.ts';
import { levelProfile, STATIC_LEVEL } from './ladder.ts';
import type { OwnTurn } from './own-turn.ts';
import type { BotProfile } from './profile.ts';

/** Points ahead or behind that make a difference of one level. */
const POINTS_PER_LEVEL = 6;
/** Plays that score less than this share of the best one seen would look like mockery. */
const LEAST_SHARE = 0.3;
/** About how many tiles a turn lays, and what it scores before anything is known of the others. */
const TILES_PER_TURN = 4;
const USUAL_SCORE = 15;

/** The better the others do, the better it plays. */
export const strengthFor = ({ spread }: OwnTurn, lead: number): BotProfile =>
  levelProfile(Math.min(STATIC_LEVEL, (1 + STATIC_LEVEL) / 2 + (lead - spread) / POINTS_PER_LEVEL));

/** Half of what the others score in a turn is theirs to come: so far ahead is level. */
export function steered(
  { plays }: Engine,
  turn: OwnTurn,
  lead: number,
  seen: readonly number[],
): number | undefined {
  const scoreOf = (play: number): number => plays.score[play] as number;
  const wanted = lead - turn.spread + usualReply(turn) / 2;
  const least = LEAST_SHARE * Math.max(...seen.map(scoreOf));
  const distance = (play: number): number =>
    scoreOf(play) < least ? Number.POSITIVE_INFINITY : Math.abs(scoreOf(play) - wanted);
  return seen.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** What the best of the others has scored, by the turn. */
function usualReply({ view, score, spread, players }: OwnTurn): number {
  const laid = view.board.filter((cell) => cell !== null).length;
  const turns = laid / (TILES_PER_TURN * players);
  return turns < 1 ? USUAL_SCORE : (score - spread) / turns;
}
