/** What the ruleset says about the end, as numbers for the search (RULES 10). */
import type { Ruleset } from '@taht/rules';
import { creditFactor } from '../equity.ts';

/** What a point on a rack is worth to the difference between two players, when one of them went out and when nobody did. */
export interface EndFactors {
  readonly out: number;
  readonly stuck: number;
}

export const endFactors = (final: Ruleset['final']): EndFactors => ({
  out: creditFactor(final) + (final.deductOwn === 'always' ? 1 : 0),
  stuck: final.deductOwn === 'never' ? 0 : 1,
});

/** Turns in a row that end the game: so many passes, so many turns without a point. */
export interface TurnsLeft {
  readonly passes: number;
  readonly scoreless: number;
}

/** More than any game gets to. */
export const UNLIMITED = 63;

/** Both numbers in one, and the steps on it. */
const SCORELESS_AT = 6;
const ONE_OF_EACH = 1 | (1 << SCORELESS_AT);
const PASSES = (1 << SCORELESS_AT) - 1;

export const packLeft = ({ passes, scoreless }: TurnsLeft): number =>
  Math.min(passes, UNLIMITED) | (Math.min(scoreless, UNLIMITED) << SCORELESS_AT);

/** After a pass; 0 or an empty half means that the game is over. */
export const afterPass = (left: number): number => left - ONE_OF_EACH;

export const isEnd = (left: number): boolean => (left & PASSES) === 0 || left >> SCORELESS_AT === 0;

/** After a play without a point: it is no pass, but a scoreless turn. */
export const afterNothing = (left: number, fresh: number): number =>
  (fresh & PASSES) | (((left >> SCORELESS_AT) - 1) << SCORELESS_AT);

export interface TurnCounts {
  /** Passes in a row by seat, the seat on turn first. */
  readonly passes: readonly number[];
  readonly scoreless: number;
}

/** How many passes in a row would end the game from here, with the seats passing in turn. */
export function turnsLeft({ end }: Pick<Ruleset, 'end'>, counts: TurnCounts): TurnsLeft {
  const { passRounds, scorelessTurns } = end;
  const seats = counts.passes.length;
  const toPass = counts.passes.map((passes, seat) =>
    passRounds === 'none' || passes >= passRounds
      ? 0
      : (passRounds - passes - 1) * seats + seat + 1,
  );
  return {
    passes: passRounds === 'none' ? UNLIMITED : Math.max(1, ...toPass),
    scoreless:
      scorelessTurns === 'none' ? UNLIMITED : Math.max(1, scorelessTurns - counts.scoreless),
  };
}
