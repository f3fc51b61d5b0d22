/** Learns how a lead turns into a win from games of the engine against itself: the numbers of a `WinModel` that make what happened most likely. */
import type { Engine } from '../engine.ts';
import { makeRandom } from '../random.ts';
import { type Policy, playGame, type SelfMove, type SelfPlayRules } from '../self-play.ts';
import { useWordMap } from '../use-word-map.ts';
import { type WinModel, winChance, winShare } from './win-chance.ts';

/** A turn of a game, and how the game ended. */
export interface WinSample {
  /** In the order of play from the seat on turn. */
  readonly scores: readonly number[];
  readonly tilesLeft: number;
  /** What each of them got of the win. */
  readonly shares: readonly number[];
}

export interface WinPlan {
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly onGame?: (done: number) => void;
}

/** Every turn of so many games. */
export function playForWins(
  engine: Engine,
  rules: SelfPlayRules['rules'],
  policy: Policy,
  { seats, games, seed, onGame }: WinPlan,
): WinSample[] {
  useWordMap(engine);
  const policies = Array<Policy>(seats).fill(policy);
  const tilesInSet = engine.tiles.counts.reduce((sum, count) => sum + count, 0);
  const random = makeRandom(seed);
  const samples: WinSample[] = [];
  for (let done = 1; done <= games; done++) {
    const scores = Array<number>(seats).fill(0);
    const turns: { seat: number; scores: number[]; tilesLeft: number }[] = [];
    const moving = (seat: number, _rack: unknown, _bag: unknown, move: SelfMove): void => {
      turns.push({
        seat,
        scores: fromSeat(scores, seat),
        tilesLeft: tilesInSet - engine.grid.size,
      });
      if (move.kind === 'place') scores[seat] = (scores[seat] as number) + move.score;
    };
    const { scores: final } = playGame(engine, rules, policies, random, { moving });
    const shares = final.map((_, seat) => winShare(final, seat));
    for (const { seat, ...turn } of turns)
      samples.push({ ...turn, shares: fromSeat(shares, seat) });
    onGame?.(done);
  }
  return samples;
}

const fromSeat = (values: readonly number[], seat: number): number[] => [
  ...values.slice(seat),
  ...values.slice(0, seat),
];

/** How surprising the samples are on average, in natural units. */
export function surpriseOf(model: WinModel, samples: readonly WinSample[]): number {
  let sum = 0;
  for (const { scores, tilesLeft, shares } of samples)
    for (const [seat, share] of shares.entries())
      if (share > 0)
        sum -= share * Math.log(Math.max(winChance(model, scores, tilesLeft, seat), 1e-12));
  return sum / samples.length;
}

const START: WinModel = { unit: 4, power: 0.5, turn: 10 };
/** How far each number is moved at first, and how often that is halved. */
const STEPS: WinModel = { unit: 1, power: 0.1, turn: 4 };
const HALVINGS = 8;

/** Tries steps of every number up and down, smaller and smaller ones, as long as they make the samples less surprising. */
export function fitWinModel(samples: readonly WinSample[]): WinModel {
  let best = START;
  let least = surpriseOf(best, samples);
  for (let halved = 0; halved <= HALVINGS; ) {
    const before = least;
    for (const name of ['unit', 'power', 'turn'] as const)
      for (const by of [STEPS[name], -STEPS[name]]) {
        const model = { ...best, [name]: best[name] + by / 2 ** halved };
        const surprise = model.unit > 0 ? surpriseOf(model, samples) : Number.POSITIVE_INFINITY;
        if (surprise >= least) continue;
        least = surprise;
        best = model;
      }
    if (least === before) halved++;
  }
  return best;
}
