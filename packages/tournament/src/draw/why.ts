/** The facts about a seating, drawn or made by hand: what is not as it should be, beside what no draw could go below. */
import { repeatsAtLeast, sameSchoolAtLeast } from './bounds.ts';
import type { DrawRules, Entrant, Seating, SeatingTable, Warning, Why } from './port.ts';

export function whyOf(
  entrants: readonly Entrant[],
  rules: DrawRules,
  seating: Seating,
  moved: readonly number[],
): Why {
  const known = byNumber(entrants);
  const tables = seating.tables.map(({ seats }) => entrantsAt(seats, known));
  const sizes = tables.map((table) => table.length);
  const total = (count: (pair: Pair) => number): number =>
    tables.flatMap(pairsOf).reduce((sum, pair) => sum + count(pair), 0);
  return {
    sameSchool: total((pair) => (isSameSchool(pair) ? 1 : 0)),
    sameSchoolAtLeast: sameSchoolAtLeast(tables.flat(), sizes),
    repeats: total(meetingsOf),
    repeatsAtLeast: repeatsAtLeast(tables.flat(), sizes),
    moved,
    warnings: warningsOf(entrants, rules, seating),
  };
}

/** What a director should know before a seating stands: of schools and repeats only where the rules keep them apart. */
export function warningsOf(
  entrants: readonly Entrant[],
  rules: DrawRules,
  { tables, byes }: Seating,
): Warning[] {
  const known = byNumber(entrants);
  const fewestByes = Math.min(...entrants.map((entrant) => entrant.byes));
  return [
    ...tables.flatMap((table) => warningsAt(table, entrantsAt(table.seats, known), rules)),
    ...entrantsAt(byes, known)
      .filter((entrant) => entrant.byes > fewestByes)
      .map(({ player }): Warning => ({ code: 'second-bye', player })),
  ];
}

const NOT_APART = { schools: 'never', repeats: 'never' } as const;

function warningsAt(
  { table, seats }: SeatingTable,
  here: readonly Entrant[],
  rules: DrawRules,
): Warning[] {
  const pairs = pairsOf(here);
  const least = rules.kind === 'tables' ? 3 : 2;
  const { schools, repeats } = rules.by === 'round-robin' ? NOT_APART : rules;
  return [
    ...pairs
      .filter((pair) => schools === 'softly' && isSameSchool(pair))
      .map((pair): Warning => ({ code: 'same-school', table, players: numbersOf(pair) })),
    ...pairs
      .filter((pair) => repeats === 'softly' && meetingsOf(pair) > 0)
      .map((pair): Warning => ({ code: 'met-before', table, players: numbersOf(pair) })),
    ...(seats.length < least
      ? [{ code: 'small-table', table, seats: seats.length } satisfies Warning]
      : []),
    ...here.flatMap(({ player, table: needs }): Warning[] =>
      needs === null || needs === table ? [] : [{ code: 'wrong-table', player, needs }],
    ),
  ];
}

type Pair = readonly [Entrant, Entrant];

const pairsOf = (group: readonly Entrant[]): Pair[] =>
  group.flatMap((a, i) => group.slice(i + 1).map((b): Pair => [a, b]));

const isSameSchool = ([a, b]: Pair): boolean => a.school !== null && a.school === b.school;

const meetingsOf = ([a, b]: Pair): number => a.met.filter((player) => player === b.player).length;

const numbersOf = (pair: Pair): number[] => pair.map(({ player }) => player);

const byNumber = (entrants: readonly Entrant[]): ReadonlyMap<number, Entrant> =>
  new Map(entrants.map((entrant) => [entrant.player, entrant]));

/** Numbers that nobody has are passed over: it is for whoever takes the seating to refuse them. */
const entrantsAt = (
  seats: readonly number[],
  known: ReadonlyMap<number, Entrant>,
): readonly Entrant[] => seats.flatMap((player) => known.get(player) ?? []);
