/** What a move prepares for one's own next turn, beyond what the tiles kept are worth anywhere. */
import type { Tile } from '@taht/letters';
import type { Square } from '@taht/rules';
import type { Engine } from '../engine.ts';
import type { Candidate } from '../sim/candidate.ts';
import { type SimPosition, unseenTiles } from '../sim/position.ts';
import { drawnBy, hasNextTurn, keptAfter, laidBy, squaresAround } from './after-move.ts';
import { chanceOfNone } from './draw-fact.ts';
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
    /** A tile that all those turns lay and that has yet to be drawn, and the chance that it is. */
    readonly needs?: { readonly tile: Tile; readonly chance: number };
  };
}

const LEAST_SHARE = 0.15;

/** Two players, and tiles enough that the next turn is not the last; `leave` is what the tiles kept are worth more. */
export function nextFact(
  better: Candidate,
  other: Candidate,
  leave: number,
  trials: Trials,
  position: SimPosition,
  engine: Engine,
): NextFact | undefined {
  if (trials.isEmpty || !hasNextTurn(better, position) || !hasNextTurn(other, position))
    return undefined;
  const [after, instead] = [trials.nextAfter(better), trials.nextAfter(other)];
  const gain = meanGain(after.map(worth), instead.map(worth));
  const told = { size: gain.size - leave, error: gain.error };
  if (!isBeyondError(told)) return undefined;
  const setup = told.size > 0 ? setupOf(better, after, instead, position, engine) : undefined;
  return { kind: 'next', ...told, ...(setup && { setup }) };
}

const worth = (answer: Answer): number => answer.worth;

/** Only where those turns score more than the others would, and would not be there otherwise. */
function setupOf(
  better: Candidate,
  after: readonly Answer[],
  instead: readonly Answer[],
  position: SimPosition,
  engine: Engine,
): NextFact['setup'] {
  const squares = laidBy(better).map(({ square }) => square);
  const around = squaresAround(squares);
  const continues = ({ squares: used }: Answer): boolean => used.some((at) => around.has(at));
  const continued = after.filter(continues);
  const share = continued.length / after.length;
  const mean = meanOf(continued);
  const hits = (answers: readonly Answer[]): number[] =>
    answers.map((answer) => (continues(answer) ? 1 : 0));
  const more = meanGain(hits(after), hits(instead));
  const isNew = more.size >= LEAST_SHARE && isBeyondError(more);
  if (!isNew || mean <= meanOf(instead)) return undefined;
  const needs = neededFor(continued, better, position, engine);
  return { squares, share, mean, ...(needs && { needs }) };
}

function neededFor(
  continued: readonly Answer[],
  better: Candidate,
  position: SimPosition,
  engine: Engine,
): NonNullable<NextFact['setup']>['needs'] {
  const kept = keptAfter(better, position);
  const tile = continued[0]?.tiles.find(
    (each) => !kept.includes(each) && continued.every(({ tiles }) => tiles.includes(each)),
  );
  if (tile === undefined) return undefined;
  const unseen = unseenTiles(engine, position);
  const copies = unseen.filter((code) => code === engine.codeOf(tile)).length;
  return { tile, chance: 1 - chanceOfNone(unseen.length, copies, drawnBy(better, position)) };
}

const meanOf = (answers: readonly Answer[]): number =>
  answers.reduce((sum, { score }) => sum + score, 0) / Math.max(1, answers.length);
