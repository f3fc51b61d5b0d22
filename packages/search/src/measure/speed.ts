/**
 * How fast an engine is at finding all plays, the best one, whole games and rollouts. The clock is handed in: one that
 * counts the time of this thread alone tells most. What was found is counted too, for a fast engine may be a wrong one.
 */
import { type Engine, noLeaves } from '../engine.ts';
import { makeRandom } from '../random.ts';
import { type Policy, playGame, type SelfPlayRules } from '../self-play.ts';
import { setUp, type WorkPosition } from './positions.ts';
import { candidatesOf, rollout, unseenFrom } from './rollout.ts';

/** In microseconds, from any moment on. */
export type Clock = () => number;

const PASSES = 7;
const CANDIDATES = 10;
/** As in the figures that we compare ourselves with. */
const SIM_POSITIONS = 60;
const SIM_BAG = 20;
const ROLLOUTS = 10;
const SECOND = 1e6;

/** Positions and plays a second, and how many plays there are. */
export function allPlaysSpeed(
  engine: Engine,
  positions: readonly WorkPosition[],
  clock: Clock,
): { readonly positions: number; readonly plays: number; readonly found: number } {
  let found = 0;
  const time = middlePass(engine, positions, clock, ({ rack }) => {
    found += engine.findAll(rack).size;
  });
  found /= PASSES;
  return {
    positions: (positions.length * SECOND) / time,
    plays: (found * SECOND) / time,
    found,
  };
}

/** Positions a second, by score alone. */
export function bestPlaySpeed(
  engine: Engine,
  positions: readonly WorkPosition[],
  clock: Clock,
): number {
  const ask = ({ rack }: WorkPosition): void => {
    engine.findBest(rack, noLeaves);
  };
  return (positions.length * SECOND) / middlePass(engine, positions, clock, ask);
}

/** The time of the middle one of some passes over all positions. */
function middlePass(
  engine: Engine,
  positions: readonly WorkPosition[],
  clock: Clock,
  ask: (position: WorkPosition) => void,
): number {
  const times = Array.from({ length: PASSES }, () => {
    let spent = 0;
    for (const position of positions) {
      setUp(engine, position);
      const start = clock();
      ask(position);
      spent += clock() - start;
    }
    return spent;
  });
  return times.sort((a, b) => a - b)[PASSES >> 1] as number;
}

/** Games a second of two players of one kind. */
export function gameSpeed(
  engine: Engine,
  rules: SelfPlayRules['rules'],
  policy: Policy,
  games: number,
  clock: Clock,
): number {
  const random = makeRandom(2);
  const start = clock();
  for (let i = 0; i < games; i++) playGame(engine, rules, [policy, policy], random);
  return (games * SECOND) / (clock() - start);
}

/** Rollouts of two plies a second, from positions with a well-filled bag. */
export function rolloutSpeed(
  engine: Engine,
  positions: readonly WorkPosition[],
  clock: Clock,
): number {
  const random = makeRandom(3);
  let spent = 0;
  let done = 0;
  for (const position of positions
    .filter(({ tilesInBag }) => tilesInBag >= SIM_BAG)
    .slice(0, SIM_POSITIONS)) {
    const candidates = candidatesOf(engine, position, CANDIDATES);
    const unseen = unseenFrom(engine, position);
    setUp(engine, position);
    const start = clock();
    for (let i = 0; i < ROLLOUTS; i++)
      for (const candidate of candidates) {
        rollout(engine, candidate, unseen, noLeaves, random);
        done++;
      }
    spent += clock() - start;
  }
  return (done * SECOND) / spent;
}
