/** Why one move of a past position is worth more than another: facts with a size in points, the largest first. */
import { readLayout, type Square } from '@taht/rules';
import type { Candidate } from '../sim/candidate.ts';
import type { SimPosition } from '../sim/position.ts';
import type { WinModel } from '../sim/win-chance.ts';
import { keptAfter, laidBy, scoreOf } from './after-move.ts';
import { type BonusFact, bonusFact } from './bonus-fact.ts';
import { type DrawFact, drawFact } from './draw-fact.ts';
import type { ExactEnd } from './exact-end.ts';
import { keptValue, type LeaveFact, leaveFact } from './leave-fact.ts';
import { type NextFact, nextFact } from './next-fact.ts';
import { type RepliesFact, repliesFact } from './replies-fact.ts';
import type { ReviewKit } from './review-kit.ts';
import { type SwingFact, swingFact } from './swing-fact.ts';
import type { LeavesOf, Mean, Trials } from './trials.ts';

/** A size above zero speaks for the better move, one below for the other; its error is a standard error, 0 where it is counted. */
export type TurnFact = ScoreFact | LeaveFact | EndFact | RepliesFact | NextFact;

export interface ScoreFact {
  readonly kind: 'score';
  readonly size: number;
  readonly error: 0;
  /** Of the better move, and of the other. */
  readonly score: number;
  readonly instead: number;
  /** The better move alone lays as many tiles as the bonus is for. */
  readonly hasBonus: boolean;
  /** A square that multiplies the whole word by more than any that the other move lays a tile on. */
  readonly premium?: { readonly square: Square; readonly times: number };
}

/** With the bag empty: all that comes after this turn. */
export interface EndFact {
  readonly kind: 'end';
  readonly size: number;
  readonly error: 0;
  readonly goesOut: boolean;
  /** Played out to the end by the best moves of both; else the tiles left over, and about what another turn brings. */
  readonly isExact: boolean;
}

/** What moves of a position are compared by. */
export interface Comparison {
  readonly position: SimPosition;
  readonly review: ReviewKit;
  readonly leavesOf: LeavesOf;
  readonly trials: Trials;
  readonly end: ExactEnd | undefined;
  readonly win: WinModel;
}

/** Less than this is not worth a word. */
const LEAST = 1;

/** Every fact that is beyond its error, whichever move it speaks for. What the better move is worth more is their sum. */
export function turnFacts(
  better: Candidate,
  other: Candidate,
  comparison: Comparison,
): readonly TurnFact[] {
  const { position } = comparison;
  const facts: readonly TurnFact[] = [
    scoreFact(better, other, comparison),
    ...(position.bag === 0
      ? [endFact(better, other, comparison)]
      : factsAhead(better, other, comparison)),
  ];
  return facts
    .map((fact) => ({ ...fact, size: rounded(fact.size), error: rounded(fact.error) }) as TurnFact)
    .toSorted((a, b) => Math.abs(b.size) - Math.abs(a.size));
}

export const isWorthTelling = ({ size }: TurnFact): boolean => Math.abs(size) >= LEAST;

export const sumOf = (facts: readonly TurnFact[]): number =>
  rounded(facts.reduce((sum, { size }) => sum + size, 0));

function scoreFact(better: Candidate, other: Candidate, { review }: Comparison): ScoreFact {
  const { bonus } = review.rules;
  const { premiums } = readLayout(review.kit.engine.equipment.layout);
  const earns = (move: Candidate): boolean =>
    bonus.points > 0 && laidBy(move).length >= bonus.tiles;
  const dearest = (move: Candidate) =>
    laidBy(move)
      .map(({ square }) => ({ square, times: premiums[square]?.word ?? 1 }))
      .toSorted((a, b) => b.times - a.times)[0] ?? { square: undefined, times: 1 };
  const [own, others] = [dearest(better), dearest(other)];
  const size = scoreOf(better) - scoreOf(other);
  return {
    kind: 'score',
    size,
    error: 0,
    score: scoreOf(better),
    instead: scoreOf(other),
    hasBonus: earns(better) && !earns(other),
    ...(size > 0 &&
      own.square !== undefined &&
      own.times > others.times && { premium: { square: own.square, times: own.times } }),
  };
}

function endFact(better: Candidate, other: Candidate, comparison: Comparison): EndFact {
  const { position, review, leavesOf, end } = comparison;
  const [kept, instead] = [better, other].map((move) => keptAfter(move, position));
  const goesOut = kept?.length === 0 && (instead?.length ?? 0) > 0;
  const [gain, lessGain] = [better, other].map((move) => end?.gainOf(move));
  if (gain !== undefined && lessGain !== undefined) {
    const size = gain - lessGain - (scoreOf(better) - scoreOf(other));
    return { kind: 'end', size, error: 0, goesOut, isExact: true };
  }
  const value = (tiles = position.rack): number =>
    keptValue(tiles, position, review.kit.engine, leavesOf);
  return { kind: 'end', size: value(kept) - value(instead), error: 0, goesOut, isExact: false };
}

function factsAhead(better: Candidate, other: Candidate, comparison: Comparison): TurnFact[] {
  const { position, review, leavesOf, trials } = comparison;
  const { engine } = review.kit;
  const { premiums } = readLayout(engine.equipment.layout);
  const leave = leaveFact(better, other, position, review.kit, leavesOf);
  const replies = repliesFact(better, other, trials, premiums);
  const next = nextFact(better, other, leave.size, trials, position, engine);
  return [leave, ...(replies ? [replies] : []), ...(next ? [next] : [])];
}

/** What else the two moves differ in: chances and spreads, which are no points, so that no sum has them in it. */
export type BesideFact = Differing & {
  /** About how many points it is worth, to be compared with other facts; a swing is no gain, and comes after what is. */
  readonly weight: number;
};

type Differing = BonusFact | DrawFact | SwingFact;

/** Every one that is beyond its error, the one that weighs most first. */
export function besideFacts(
  better: Candidate,
  other: Candidate,
  { position, review, trials, win }: Comparison,
): readonly BesideFact[] {
  if (position.bag === 0) return [];
  const { kit, rules } = review;
  const facts = [
    bonusFact(better, other, rules, trials, position),
    drawFact(better, other, position, rules.rack, kit),
    swingFact(better, other, trials, position, win),
  ];
  return facts
    .filter((fact) => fact !== undefined)
    .map((fact) => ({ ...fact, ...atFour(fact), weight: rounded(weightOf(fact)) }) as BesideFact)
    .filter(({ weight }) => weight >= LEAST)
    .toSorted((a, b) => b.weight - a.weight);
}

function weightOf(fact: Differing): number {
  switch (fact.kind) {
    case 'bonus':
      return Math.abs(fact.size) * fact.points;
    case 'draw':
      return Math.abs(fact.size) * fact.worth;
    case 'swing':
      return LEAST;
  }
}

/** Chances have more digits than points. */
const atFour = ({ size, error }: Mean): Mean => ({
  size: Number(size.toFixed(4)),
  error: Number(error.toFixed(4)),
});

const rounded = (value: number): number => Number(value.toFixed(2));
