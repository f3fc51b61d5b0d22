/** What the rules are handed instead of reaching for it: the word judge, the draw stream, the play generator. */
import type { Letter } from '@taht/letters';
import type { Seat, Verdict } from './command.ts';
import type { Game, Secret } from './game.ts';

/** `unknown` where no list is at hand: then the referee or the table decides. */
export type Judge = (word: readonly Letter[]) => Verdict | 'unknown';

/** The `index`-th random number of a game, at least 0 and below `bound`. */
export type Draw = (secret: Secret, index: number, bound: number) => number;

export interface Env {
  readonly judge: Judge;
  readonly draw: Draw;
  /** Whether a seat has any legal play; without it the end by "no move left" never comes. */
  readonly hasPlay?: (game: Game, seat: Seat) => boolean;
}
