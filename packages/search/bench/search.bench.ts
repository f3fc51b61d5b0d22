/** Finding plays, whole games and rollouts, for every edition whose list is in the repository. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { greedyPolicy, noLeaves, useWordMap } from '../src/index.ts';
import {
  allPlaysSpeed,
  bestPlaySpeed,
  gameSpeed,
  positionsOf,
  rolloutSpeed,
  setUp,
  type WorkPosition,
} from '../src/measure.ts';
import { benchFor, lexiconFolder } from './bench-for.ts';
import { cpuTime, once } from './measure.ts';

const POSITIONS = 1000;
const GAMES = 200;
const ROUNDS = 9;
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
  const positions = once(() => positionsOf(bench().engine, bench().rules, POSITIONS));
  const all = once(() => allPlaysSpeed(bench().engine, positions(), cpuTime));
  return { edition, bench, positions, all };
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
      run: (): number => bestPlaySpeed(bench().engine, positions(), cpuTime),
    },
    {
      name: `${edition}: best play with a blank, by the word map against the graph`,
      unit: 'times',
      run: (): number => measureMap(edition, positions()),
    },
    {
      name: `${edition}: greedy games`,
      unit: 'games/s',
      run: (): number => gameSpeed(bench().engine, bench().rules, greedyPolicy, GAMES, cpuTime),
    },
    {
      name: `${edition}: two plies of simulation`,
      unit: 'rollouts/s',
      run: (): number => rolloutSpeed(bench().engine, positions(), cpuTime),
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

/** Both by turns, each position by its fastest of some rounds. */
function measureMap(edition: string, positions: readonly WorkPosition[]): number {
  const engines = [benchFor(edition).engine, benchFor(edition).engine] as const;
  useWordMap(engines[1]);
  const spent = [0, 0];
  for (const position of positions.filter(({ rack }) => rack[0] !== 0)) {
    const fastest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < ROUNDS; round++)
      for (const [i, engine] of engines.entries()) {
        setUp(engine, position);
        const start = performance.now();
        engine.findBest(position.rack, noLeaves);
        fastest[i] = Math.min(fastest[i] as number, performance.now() - start);
      }
    for (const [i, time] of fastest.entries()) spent[i] = (spent[i] as number) + time;
  }
  return (spent[0] as number) / (spent[1] as number);
}
