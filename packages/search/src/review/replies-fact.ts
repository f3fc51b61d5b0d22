/** What the next player answers with, on average over the same racks for both moves, and what part of the board makes the difference. */
import type { Premium, Square } from '@taht/rules';
import type { Candidate } from '../sim/candidate.ts';
import { laidBy, squaresAround } from './after-move.ts';
import { type Answer, isBeyondError, meanGain, type Trials } from './trials.ts';

export interface RepliesFact {
  readonly kind: 'replies';
  readonly size: number;
  /** Of the size, as a standard error. */
  readonly error: number;
  readonly spot?: RepliesSpot;
}

/** Where the answers to the worse move land more often, and what those score on average. */
export type RepliesSpot = {
  readonly share: number;
  readonly instead: number;
  /** Of the difference of the two, as a standard error. */
  readonly error: number;
  readonly mean: number;
} & (
  | {
      /** A premium square of words; `wasOpen` where it could be reached before, so that the better move closes it. */
      readonly kind: 'premium';
      readonly square: Square;
      readonly wasOpen: boolean;
    }
  /** At the tiles that the worse move lays, more often than at those of the better one. */
  | { readonly kind: 'tiles'; readonly squares: readonly Square[] }
);

const LEAST_SHARE = 0.2;

/** None where the answers differ by no more than chance. */
export function repliesFact(
  better: Candidate,
  other: Candidate,
  trials: Trials,
  premiums: readonly Premium[],
): RepliesFact | undefined {
  if (trials.isEmpty) return undefined;
  const [after, instead] = [trials.answersTo(better), trials.answersTo(other)];
  const { size, error } = meanGain(instead.map(scored), after.map(scored));
  if (!isBeyondError({ size, error })) return undefined;
  const spot = size > 0 ? spotOf(after, instead, { better, other }, trials, premiums) : undefined;
  return { kind: 'replies', size, error, ...(spot && { spot }) };
}

const scored = ({ score }: Answer): number => score;

function spotOf(
  after: readonly Answer[],
  instead: readonly Answer[],
  { better, other }: { readonly better: Candidate; readonly other: Candidate },
  trials: Trials,
  premiums: readonly Premium[],
): RepliesSpot | undefined {
  const isDear = (square: Square): boolean => (premiums[square]?.word ?? 1) > 1;
  const dear = [...new Set(instead.flatMap(({ squares }) => squares))].filter(isDear);
  const [most] = dear
    .flatMap((square) => {
      const told = shareOf(after, instead, (at) => at === square);
      return told === undefined ? [] : [{ square, ...told }];
    })
    .toSorted((a, b) => b.share - b.instead - (a.share - a.instead));
  if (most !== undefined) {
    const { square, share } = most;
    const before = trials
      .answersTo({ kind: 'pass' })
      .filter(({ squares }) => squares.includes(square));
    return { kind: 'premium', ...most, wasOpen: before.length / after.length >= share / 2 };
  }
  const laid = laidBy(other).map(({ square }) => square);
  const around = squaresAround(laid);
  // Some tiles are met anyway, and on an empty board all of them are: what counts is how much more often.
  const own = squaresAround(laidBy(better).map(({ square }) => square));
  const touched = shareOf(
    after,
    instead,
    (at) => around.has(at),
    (at) => own.has(at),
  );
  const isWorse = touched !== undefined && touched.mean > meanOf(after);
  return isWorse ? { kind: 'tiles', squares: laid, ...touched } : undefined;
}

const meanOf = (answers: readonly Answer[]): number =>
  answers.reduce((sum, { score }) => sum + score, 0) / answers.length;

/** How often answers use such a square; undefined where that differs by little, or by chance. */
function shareOf(
  after: readonly Answer[],
  instead: readonly Answer[],
  isMeant: (square: Square) => boolean,
  isMeantAfter: (square: Square) => boolean = isMeant,
) {
  const uses = ({ squares }: Answer): number => (squares.some(isMeant) ? 1 : 0);
  const usesAfter = ({ squares }: Answer): number => (squares.some(isMeantAfter) ? 1 : 0);
  const difference = meanGain(instead.map(uses), after.map(usesAfter));
  if (difference.size < LEAST_SHARE || !isBeyondError(difference)) return undefined;
  const using = instead.filter((answer) => uses(answer) === 1);
  const share = using.length / instead.length;
  return {
    share,
    instead: share - difference.size,
    error: Number(difference.error.toFixed(4)),
    mean: meanOf(using),
  };
}
