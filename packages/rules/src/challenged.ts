/** A play under way: which of its words are challenged, and who has answered it. */
import type { Seat } from './command.ts';
import type { Challenge } from './game.ts';

/** Each word once, in the order of the play. */
export const challengedWords = (challenges: readonly Challenge[]): number[] =>
  [...new Set(challenges.flatMap(({ words }) => words))].sort((a, b) => a - b);

interface Answers {
  readonly accepted: readonly Seat[];
  readonly challenges?: readonly Challenge[];
}

/** Whoever has accepted a play or challenged it has said what there is to say (RULES 8.2). */
export const hasAnswered = ({ accepted, challenges = [] }: Answers, seat: Seat): boolean =>
  accepted.includes(seat) || challenges.some((challenge) => challenge.seat === seat);
