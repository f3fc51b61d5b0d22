/** How far what comes of a move is spread: whoever is behind wants a wide swing, whoever is ahead a narrow one. */
import type { Candidate } from '../sim/candidate.ts';
import type { SimPosition } from '../sim/position.ts';
import { type WinModel, winChance } from '../sim/win-chance.ts';
import { hasNextTurn, scoreOf } from './after-move.ts';
import { isBeyondError, type Mean, type Trials } from './trials.ts';

export interface SwingFact {
  readonly kind: 'swing';
  /** By how many points what comes of the better move is spread more; below zero: less. */
  readonly size: number;
  /** Of the size, as a standard error. */
  readonly error: number;
  /** Standard deviations, in points. */
  readonly spread: number;
  readonly instead: number;
  /** Whether the mover, as the game stands, wants what the better move does to the spread. */
  readonly isWanted: boolean;
  readonly isBehind: boolean;
}

/** Nearer to even than this nobody minds. */
const BEHIND = 0.4;
const AHEAD = 0.6;

/** None for a game that is even, or where the spreads differ by no more than chance. */
export function swingFact(
  better: Candidate,
  other: Candidate,
  trials: Trials,
  position: SimPosition,
  win: WinModel,
): SwingFact | undefined {
  if (trials.isEmpty || !hasNextTurn(better, position) || !hasNextTurn(other, position))
    return undefined;
  const [after, instead] = [better, other].map((move) => outcomesOf(move, trials)) as [
    readonly number[],
    readonly number[],
  ];
  const wider = spreadGain(after, instead);
  if (!isBeyondError(wider)) return undefined;
  const chance = chanceOf(meanOf(instead), position, win);
  if (chance > BEHIND && chance < AHEAD) return undefined;
  const isBehind = chance <= BEHIND;
  return {
    kind: 'swing',
    ...wider,
    spread: deviationOf(after),
    instead: deviationOf(instead),
    isWanted: wider.size > 0 === isBehind,
    isBehind,
  };
}

/** Points gained on the next player until after one's own next turn. */
const outcomesOf = (move: Candidate, trials: Trials): readonly number[] => {
  const nexts = trials.nextAfter(move);
  return trials
    .answersTo(move)
    .map(({ score }, i) => scoreOf(move) - score + (nexts[i]?.worth ?? 0));
};

/** The difference of two standard deviations of paired trials, its error by leaving out one pair after the other. */
function spreadGain(after: readonly number[], instead: readonly number[]): Mean {
  const { length } = after;
  const size = deviationOf(after) - deviationOf(instead);
  const without = after.map(
    (_, i) => deviationOf(after.toSpliced(i, 1)) - deviationOf(instead.toSpliced(i, 1)),
  );
  const mean = meanOf(without);
  const squares = without.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { size, error: Math.sqrt((squares * (length - 1)) / length) };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1));
}

/** Two players, both of whom have moved again. */
function chanceOf(gain: number, { seats, bag }: SimPosition, win: WinModel): number {
  const [own = 0, next = 0] = seats.map(({ score }) => score);
  const left = bag + seats.reduce((sum, { tiles }) => sum + tiles, 0);
  return winChance(win, [next, own + gain], left, 1);
}
