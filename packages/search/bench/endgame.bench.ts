/** Endgames and pre-endgames from games of the engine against itself, as ENGINE.md counts them: solved, or the best within a time. */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { layTiles, tileOf } from '@taht/rules';
import { Endgame, type EndgameResult } from '../src/index.ts';
import { type BenchEndgame, endgamesFrom, equipmentFor } from './endgame-positions.ts';

const CAP = 20_000;
const POSITIONS = 34;
const LISTS = [
  ['en', 'en-club'],
  ['et', 'et-base'],
  ['fi', 'fi-base'],
  ['is', 'is-base'],
  ['tr', 'tr-base'],
  ['uk', 'uk-base'],
] as const;

interface Solved {
  readonly result: EndgameResult;
  readonly seconds: number;
  /** Without what other processes took meanwhile. */
  readonly busy: number;
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

function solve(endgame: Endgame, position: BenchEndgame, milliseconds: number): Solved {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = endgame.solve(position, {
    expired: () => performance.now() - start > milliseconds,
  });
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (performance.now() - start) / 1000, busy: (user + system) / 1e6 };
}

const equipment = Object.fromEntries(
  LISTS.map(([list, ruleset]) => [list, once(() => equipmentFor(list, ruleset))]),
);

const positionsOf = (
  list: string,
  isWanted: (inBag: number, onRacks: number) => boolean,
  count: number,
) => endgamesFrom(equipmentIn(list), 1, count, isWanted);

function equipmentIn(list: string): ReturnType<typeof equipmentFor> {
  const make = equipment[list];
  if (make === undefined) throw new Error(`no list ${list}`);
  return make();
}

/** 8 to 10 tiles in all. */
const small = (list: string) =>
  once(() => {
    const endgame = new Endgame(equipmentIn(list));
    const positions = positionsOf(
      list,
      (bag, tiles) => bag === 0 && tiles >= 8 && tiles <= 10,
      POSITIONS,
    );
    return positions.map((position) => solve(endgame, position, CAP));
  });

const solvedIn = Object.fromEntries(LISTS.map(([list]) => [list, small(list)]));
const solved = (list: string): readonly Solved[] => (solvedIn[list] as () => readonly Solved[])();

const TIMES = [100, 500, 2000] as const;
const LONG = 8000;

/** Full racks: what the move found in a short time gives away, against the one found in a long time. */
const full = once(() => {
  const endgame = new Endgame(equipmentIn('en'));
  const positions = positionsOf('en', (bag, tiles) => bag === 0 && tiles >= 12, 8);
  return positions.map((position) => {
    const { move, value } = solve(endgame, position, LONG).result;
    const short = TIMES.map((time) => solve(endgame, position, time));
    const lost = short.map(({ result }) =>
      JSON.stringify(result.move) === JSON.stringify(move)
        ? 0
        : value - worthOf(endgame, position, result),
    );
    return { short, lost };
  });
});

/** What the move is worth when the rest is searched for a long time; who goes out needs no search. */
function worthOf(
  endgame: Endgame,
  { board, racks }: BenchEndgame,
  { move, value }: EndgameResult,
): number {
  const [own = [], other = []] = racks;
  if (move.kind === 'pass')
    return -solve(endgame, { board, racks: [other, own], bag: [] }, LONG).result.value;
  if (move.tiles.length === own.length) return value;
  const left = [...own];
  for (const tile of move.tiles) left.splice(left.indexOf(tileOf(tile)), 1);
  const after = { board: layTiles(board, move.tiles), racks: [other, left], bag: [] };
  return move.score - solve(endgame, after, LONG).result.value;
}

const at = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ] ?? Number.NaN;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export const benches = [
  ...LISTS.flatMap(([list]) => [
    {
      name: `${list}: endgames of 8 to 10 tiles, median of ${POSITIONS}`,
      unit: 's',
      ...(list === 'en' && { goal: { atMost: 1.4 } }),
      run: (): number =>
        at(
          solved(list).map(({ busy }) => busy),
          0.5,
        ),
    },
    {
      name: `${list}: the same, nine in ten within`,
      unit: 's',
      ...(list === 'en' && { goal: { atMost: 12.8 } }),
      run: (): number =>
        at(
          solved(list).map(({ busy }) => busy),
          0.9,
        ),
    },
    {
      name: `${list}: of these not solved within ${CAP / 1000} s`,
      unit: 'positions',
      run: (): number => solved(list).filter(({ result }) => !result.isExact).length,
    },
  ]),
  {
    name: 'nodes of the English ones',
    unit: 'nodes/s',
    goal: { atLeast: 60_000 },
    run: (): number => {
      const all = solved('en');
      const nodes = all.reduce((sum, { result }) => sum + result.nodes, 0);
      return Math.round(nodes / all.reduce((sum, { busy }) => sum + busy, 0));
    },
  },
  ...TIMES.flatMap((time, i) => [
    {
      name: `12 to 14 tiles: given away by the move found in ${time} ms, mean of 8`,
      unit: 'points',
      run: (): number => mean(full().map(({ lost }) => lost[i] as number)),
    },
    {
      name: `12 to 14 tiles: same move in ${time} ms as in ${LONG / 1000} s, or one as good`,
      unit: 'of 8',
      run: (): number => full().filter(({ lost }) => (lost[i] as number) <= 0).length,
    },
  ]),
  {
    name: 'deadline of 100 ms overrun, most',
    unit: 'ms',
    run: (): number =>
      Math.max(...full().map(({ short }) => (short[0] as Solved).seconds * 1000 - 100)),
  },
];
