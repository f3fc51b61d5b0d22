/** Ranks by a ladder: equals on one rung are told apart by the next; whom no rung tells apart shares a place. */
import type { Tile } from '@taht/letters';
import type { PlayerNumber } from '../command.ts';
import type { Rung } from '../rules.ts';
import type { Tie } from '../state.ts';
import type { Game, Line } from './line.ts';

/** What a ladder looks at. */
export interface Rankable {
  readonly lines: ReadonlyMap<PlayerNumber, Line>;
  readonly games: readonly Game[];
  readonly ties: readonly Tie[];
}

/** More is better; null where this rung tells nothing about the group. */
type Measure = (group: readonly PlayerNumber[], all: Rankable) => readonly number[] | null;

const of =
  (value: (line: Line) => number | null): Measure =>
  (group, { lines }) => {
    const values = group.map((player) => {
      const line = lines.get(player);
      return line === undefined ? 0 : value(line);
    });
    return values.every((each) => each !== null) ? values : null;
  };

/** What a line has of a rung, null where it is not known; the other rungs compare players with each other. */
export const FIGURES = {
  'place-points': ({ points }: Line) => points,
  total: ({ total }: Line) => total,
  share: ({ share }: Line) => share,
  'best-game': ({ best }: Line) => best,
  wins: ({ wins }: Line) => wins,
  spread: ({ spread }: Line) => spread,
  'before-deductions': ({ before }: Line) => before,
} as const satisfies Readonly<Partial<Record<Rung, (line: Line) => number | null>>>;

export type FigureRung = keyof typeof FIGURES;

export const hasFigure = (rung: Rung): rung is FigureRung => rung in FIGURES;

export const MEASURES: Readonly<Record<Rung, Measure>> = {
  'place-points': of(FIGURES['place-points']),
  total: of(FIGURES.total),
  share: of(FIGURES.share),
  'best-game': of(FIGURES['best-game']),
  wins: of(FIGURES.wins),
  spread: of(FIGURES.spread),
  'before-deductions': of(FIGURES['before-deductions']),
  'head-to-head': headToHead,
  letter: byLetter,
};

/** How often each came out before another of the group where they met; it counts only when all have met. */
function headToHead(group: readonly PlayerNumber[], { games }: Rankable): readonly number[] | null {
  const wins = new Map<PlayerNumber, number>(group.map((player) => [player, 0]));
  const met = new Set<string>();
  for (const { scores, places } of games)
    scores.forEach(({ player: a }, i) => {
      scores.forEach(({ player: b }, j) => {
        if (i === j || !wins.has(a) || !wins.has(b)) return;
        met.add(`${a} ${b}`);
        const won = Math.sign((places[j] as number) - (places[i] as number));
        wins.set(a, (wins.get(a) as number) + won);
      });
    });
  const isComplete = met.size === group.length * (group.length - 1);
  return isComplete ? group.map((player) => wins.get(player) as number) : null;
}

/** The last draw in which all of them took part. */
const drawAmong = (group: readonly PlayerNumber[], { ties }: Rankable): Tie | undefined =>
  ties.findLast(({ order }) => group.every((player) => order.includes(player)));

function byLetter(group: readonly PlayerNumber[], all: Rankable): readonly number[] | null {
  const order = drawAmong(group, all)?.order;
  return order === undefined ? null : group.map((player) => -order.indexOf(player));
}

/** The best first; those of a group stand equal. */
export type Groups = readonly (readonly PlayerNumber[])[];

/** Those who stand equal. */
export interface Equals {
  readonly players: readonly PlayerNumber[];
  /** Of whom the score before deductions is not known, where it would tell them apart; else nobody. */
  readonly missing: readonly PlayerNumber[];
}

export const playersIn = (equals: readonly Equals[]): Groups =>
  equals.map(({ players }) => players);

/** Groups of equals, the best first; letters drawn count in the end whether or not the ladder names them. */
export const climbed = (
  players: readonly PlayerNumber[],
  ladder: readonly Rung[],
  all: Rankable,
): readonly Equals[] => climbRungs(players, [...ladder, 'letter'], all);

const climbRungs = (
  players: readonly PlayerNumber[],
  rungs: readonly Rung[],
  all: Rankable,
): readonly Equals[] =>
  rungs.reduce<readonly Equals[]>(
    (groups, rung) => groups.flatMap((group) => climbOne(group, rung, all)),
    players.length === 0 ? [] : [{ players, missing: [] }],
  );

/** Where a score before deductions is missing, nothing after it decides but letters that were drawn all the same. */
function climbOne(equals: Equals, rung: Rung, all: Rankable): readonly Equals[] {
  const { players, missing } = equals;
  if (players.length === 1 || (missing.length > 0 && rung !== 'letter')) return [equals];
  const groups = split(players, MEASURES[rung], all);
  if (groups.length > 1) return groups.map((group) => ({ players: group, missing: [] }));
  return [rung === 'before-deductions' ? { players, missing: unknownIn(players, all) } : equals];
}

const unknownIn = (players: readonly PlayerNumber[], { lines }: Rankable) =>
  players.filter((player) => lines.get(player)?.before === null);

/** What those drew whom nothing but letters tells apart, in order where they drew again. */
export function lettersFor(
  players: readonly PlayerNumber[],
  ladder: readonly Rung[],
  all: Rankable,
): ReadonlyMap<PlayerNumber, readonly Tile[]> {
  const plain = ladder.filter((rung) => rung !== 'letter');
  const equals = climbRungs(players, plain, all).filter((group) => group.players.length > 1);
  return new Map(
    equals.flatMap(({ players: group }) => {
      const drawn = drawAmong(group, all)?.rounds.flat() ?? [];
      return [...Map.groupBy(drawn, ({ player }) => player)].map(
        ([player, own]) => [player, own.map(({ tile }) => tile)] as const,
      );
    }),
  );
}

function split(group: readonly PlayerNumber[], measure: Measure, all: Rankable): Groups {
  const values = measure(group, all);
  if (values === null) return [group];
  const byValue = Map.groupBy(
    group.map((player, i) => ({ player, value: values[i] as number })),
    ({ value }) => value,
  );
  return [...byValue]
    .sort(([a], [b]) => b - a)
    .map(([, equals]) => equals.map(({ player }) => player));
}

export interface Place {
  readonly player: PlayerNumber;
  readonly place: number;
}

/** Equals share a place, and the next one is counted on. */
export function placesOf(groups: Groups, first = 1): readonly Place[] {
  let next = first;
  return groups.flatMap((group) => {
    const place = next;
    next += group.length;
    return group.map((player) => ({ player, place }));
  });
}
