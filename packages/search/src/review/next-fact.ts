/** What a move prepares for one's own next turn, beyond what the tiles kept are worth anywhere. */
import type { Square } from '@taht/rules';
import type { Candidate } from '../sim/candidate.ts';
import type { SimPosition } from '../sim/position.ts';
import { keptAfter, laidBy, squaresAround } from './after-move.ts';
import { type Answer, isBeyondError, meanGain, type Trials } from './trials.ts';

export interface NextFact {
  readonly kind: 'next';
  readonly size: number;
  /** Of the size, as a standard error. */
  readonly error: number;
  /** Where the next turn continues what this move lays: how often, and for how many points. */
  readonly setup?: {
    readonly squares: readonly Square[];
    readonly share: number;
    readonly mean: number;
  };
}

const LEAST_SHARE = 0.3;

/** Two players, and tiles enough that the next turn is not the last; `leave` is what the tiles kept are worth more. */
export function nextFact(
  better: Candidate,
  other: Candidate,
  leave: number,
  trials: Trials,
  position: SimPosition,
): NextFact | undefined {
  if (trials.isEmpty || !hasNextTurn(better, position) || !hasNextTurn(other, position))
    return undefined;
  const [after, instead] = [trials.nextAfter(better), trials.nextAfter(other)];
  const gain = meanGain(after.map(worth), instead.map(worth));
  const told = { size: gain.size - leave, error: gain.error };
  if (!isBeyondError(told)) return undefined;
  const setup = told.size > 0 ? setupOf(better, after, instead) : undefined;
  return { kind: 'next', ...told, ...(setup && { setup }) };
}

const worth = (answer: Answer): number => answer.worth;

/** After all have drawn twice there is still something in the bag. */
function hasNextTurn(move: Candidate, position: SimPosition): boolean {
  const { seats, bag, rack } = position;
  const drawn = rack.length - keptAfter(move, position).length;
  return seats.length === 2 && bag - drawn > 2 * (seats[1]?.tiles ?? 0);
}

/** Only where those turns score more than the others would, and would not be there otherwise. */
function setupOf(
  better: Candidate,
  after: readonly Answer[],
  instead: readonly Answer[],
): NextFact['setup'] {
  const squares = laidBy(better).map(({ square }) => square);
  const around = squaresAround(squares);
  const continues = ({ squares: used }: Answer): boolean => used.some((at) => around.has(at));
  const continued = after.filter(continues);
  const share = continued.length / after.length;
  const mean = meanOf(continued);
  const isNew = share - instead.filter(continues).length / instead.length >= LEAST_SHARE;
  return isNew && mean > meanOf(instead) ? { squares, share, mean } : undefined;
}

const meanOf = (answers: readonly Answer[]): number =>
  answers.reduce((sum, { score }) => sum + score, 0) / Math.max(1, answers.length);
