/** What the rules are handed instead of reaching for it: the word judge, the draw stream, the play generator. */
import type { Letter } from '@taht/letters';
import type { Seat, Verdict } from './command.ts';
import type { Game, Secret } from './game.ts';
import type { OrUnavailable } from './lookups.ts';

/** `unknown` where no list is at hand: then the referee or the table decides. */
export type Judge<Reason = never> = (
  word: readonly Letter[],
) => OrUnavailable<Verdict | 'unknown', Reason>;

/** The `index`-th random number of a game, at least 0 and below `bound`. */
export type Draw = (secret: Secret, index: number, bound: number) => number;

/** What a decision may not be able to look up has a reason; it comes out in place of a refusal. */
export interface Env<Reason = never> {
  readonly judge: Judge<Reason>;
  readonly draw: Draw;
  /** Whether a seat has any legal play; without it the end by "no move left" never comes. */
  readonly hasPlay?: (game: Game, seat: Seat) => OrUnavailable<boolean, Reason>;
}
