/** The chance of the bonus for a whole rack at one's own next turn, after each of two moves. */
import type { Tile } from '@taht/letters';
import type { Ruleset } from '@taht/rules';
import type { Candidate } from '../sim/candidate.ts';
import type { SimPosition } from '../sim/position.ts';
import { hasNextTurn, keptAfter } from './after-move.ts';
import { isBeyondError, meanGain, type Trials } from './trials.ts';

export interface BonusFact {
  readonly kind: 'bonus';
  /** By how much the better move's chance is higher, from -1 to 1. */
  readonly size: number;
  /** Of the size, as a standard error. */
  readonly error: number;
  readonly chance: number;
  readonly instead: number;
  /** Of the bonus. */
  readonly points: number;
  /** By the better move. */
  readonly kept: readonly Tile[];
}

/** None where the chances differ by no more than luck. */
export function bonusFact(
  better: Candidate,
  other: Candidate,
  { bonus }: Pick<Ruleset, 'bonus'>,
  trials: Trials,
  position: SimPosition,
): BonusFact | undefined {
  if (bonus.points === 0 || trials.isEmpty) return undefined;
  if (!hasNextTurn(better, position) || !hasNextTurn(other, position)) return undefined;
  const earned = (move: Candidate): readonly number[] =>
    trials.nextAfter(move).map(({ squares }) => (squares.length >= bonus.tiles ? 1 : 0));
  const [after, instead] = [earned(better), earned(other)];
  const counted = meanGain(after, instead);
  // That none of a few trials brought it does not say that none can.
  const gain = { ...counted, error: Math.max(counted.error, 1 / after.length) };
  if (!isBeyondError(gain)) return undefined;
  const [chance, without] = [chanceOf(after), chanceOf(instead)];
  return {
    kind: 'bonus',
    size: chance - without,
    error: gain.error,
    chance,
    instead: without,
    points: bonus.points,
    kept: keptAfter(better, position),
  };
}

/** What never came in a few trials may come all the same: half a hit more, in one trial more (Jeffreys). */
const chanceOf = (hits: readonly number[]): number =>
  (hits.reduce((sum, hit) => sum + hit, 0) + 0.5) / (hits.length + 1);
