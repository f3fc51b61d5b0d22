/** Finding plays, whole games and rollouts, for every edition whose list is in the repository. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { greedyPolicy, makeRandom, noLeaves, playGame } from '../src/index.ts';
import { cpuTime, once } from './measure.ts';
import {
  type Bench,
  type BenchPosition,
  benchFor,
  lexiconFolder,
  positionsOf,
  setUp,
} from './positions.ts';
import { candidatesOf, rollout, unseenFrom } from './rollout.ts';

const POSITIONS = 1000;
const GAMES = 200;
const CANDIDATES = 10;
/** As in the figures that we compare ourselves with. */
const SIM_POSITIONS = 60;
const SIM_BAG = 20;
const ROLLOUTS = 10;
/** The list that the others are measured by, and how much longer than there a play may take. */
const MEASURE = 'en';
const TIMES_LONGER = 1.5;

/** Lists of all forms are measured for their size and loading only. */
const works = globSync('*.dawg', { cwd: lexiconFolder })
  .map((name) => basename(name, '.dawg'))
  .filter((id) => !id.includes('-'))
  .sort()
  .map(workOf);

export const benches = works.flatMap(benchesOf);

function workOf(edition: string) {
  const bench = once(() => benchFor(edition));
  const positions = once(() => positionsOf(bench(), POSITIONS));
  return { edition, bench, positions, all: once(() => measureAll(bench(), positions())) };
}

type Work = ReturnType<typeof workOf>;

function benchesOf({ edition, bench, positions, all }: Work) {
  return [
    { name: `${edition}: all plays`, unit: 'positions/s', run: (): number => all().positions },
    { name: `${edition}: all plays`, unit: 'plays/s', run: (): number => all().plays },
    ...timePerPlay(edition, all),
    {
      name: `${edition}: best play`,
      unit: 'positions/s',
      run: (): number => measureBest(bench(), positions()),
    },
    { name: `${edition}: greedy games`, unit: 'games/s', run: (): number => measureGames(bench()) },
    {
      name: `${edition}: two plies of simulation`,
      unit: 'rollouts/s',
      run: (): number => measureRollouts(bench(), positions()),
    },
  ];
}

/** A row for every list but the one that is the measure. */
function timePerPlay(edition: string, all: Work['all']) {
  const measure = works.find((work) => work.edition === MEASURE);
  if (measure === undefined || edition === MEASURE) return [];
  return [
    {
      name: `${edition}: time for a play of all, against ${MEASURE}`,
      unit: 'times',
      goal: { atMost: TIMES_LONGER },
      run: (): number => measure.all().plays / all().plays,
    },
  ];
}

/** The middle one of some passes over all positions, in microseconds a pass. */
function passes(
  bench: Bench,
  positions: readonly BenchPosition[],
  ask: (p: BenchPosition) => void,
): number {
  const times = Array.from({ length: 7 }, () => {
    let spent = 0;
    for (const position of positions) {
      setUp(bench.engine, position);
      const start = cpuTime();
      ask(position);
      spent += cpuTime() - start;
    }
    return spent;
  });
  return times.sort((a, b) => a - b)[3] as number;
}

function measureAll(bench: Bench, positions: readonly BenchPosition[]) {
  let plays = 0;
  const time = passes(bench, positions, ({ rack }) => {
    plays += bench.engine.findAll(rack).size;
  });
  return { positions: (positions.length * 1e6) / time, plays: ((plays / 7) * 1e6) / time };
}

function measureBest(bench: Bench, positions: readonly BenchPosition[]): number {
  const time = passes(bench, positions, ({ rack }) => bench.engine.findBest(rack, noLeaves));
  return (positions.length * 1e6) / time;
}

function measureGames({ engine, rules }: Bench): number {
  const random = makeRandom(2);
  const policies = [greedyPolicy, greedyPolicy];
  const start = cpuTime();
  for (let i = 0; i < GAMES; i++) playGame(engine, rules, policies, random);
  return (GAMES * 1e6) / (cpuTime() - start);
}

function measureRollouts({ engine }: Bench, positions: readonly BenchPosition[]): number {
  const random = makeRandom(3);
  let spent = 0;
  let done = 0;
  for (const position of positions
    .filter(({ tilesInBag }) => tilesInBag >= SIM_BAG)
    .slice(0, SIM_POSITIONS)) {
    const candidates = candidatesOf(engine, position, CANDIDATES);
    const unseen = unseenFrom(engine, position);
    setUp(engine, position);
    const start = cpuTime();
    for (let i = 0; i < ROLLOUTS; i++)
      for (const candidate of candidates) {
        rollout(engine, candidate, unseen, noLeaves, random);
        done++;
      }
    spent += cpuTime() - start;
  }
  return (done * 1e6) / spent;
}
