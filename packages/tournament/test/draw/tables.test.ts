import { count, drawStream, makeRng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  drawSeating,
  type Entrant,
  type Next,
  type TableRules,
  tableSizes,
} from '../../src/index.ts';
import { after, everybodyIn, fieldOf, inSchools } from './field.ts';

const LOT: TableRules = {
  kind: 'tables',
  by: 'lot',
  schools: 'never',
  repeats: 'never',
  rest: 'small-tables',
};
const APART: TableRules = { ...LOT, schools: 'softly', repeats: 'softly' };

describe('table sizes', () => {
  test.each<[number, TableRules['rest'], readonly number[]]>([
    [0, 'small-tables', []],
    [1, 'small-tables', []],
    [2, 'small-tables', [2]],
    [3, 'small-tables', [3]],
    [4, 'small-tables', [4]],
    [5, 'small-tables', [3, 2]],
    [5, 'bye', [4]],
    [6, 'bye', [3, 3]],
    [7, 'bye', [4, 3]],
    [9, 'bye', [3, 3, 3]],
    [11, 'bye', [4, 4, 3]],
  ])('%i players, %s', (players, rest, sizes) => expect(tableSizes(players, rest)).toEqual(sizes));

  test.each([
    [62, 14, 2],
    [63, 15, 1],
    [64, 16, 0],
    [65, 14, 3],
  ])('%i players make %i fours and %i threes', (players, fours, threes) => {
    const sizes = tableSizes(players, 'small-tables');
    expect(sizes.filter((size) => size === 4)).toHaveLength(fours);
    expect(sizes.filter((size) => size === 3)).toHaveLength(threes);
  });

  test('from six players on there are fours and at most three threes', () => {
    for (let players = 6; players <= 1000; players++) {
      const sizes = tableSizes(players, 'small-tables');
      expect(sizes.reduce((a, b) => a + b, 0)).toBe(players);
      expect(sizes.filter((size) => size !== 4).every((size) => size === 3)).toBe(true);
      expect(sizes.filter((size) => size === 3).length).toBeLessThanOrEqual(3);
    }
  });
});

describe('a lot', () => {
  test('everybody sits once, whatever their number', () => {
    for (let size = 0; size <= 40; size++) {
      const { seating } = drawSeating(fieldOf(size), APART, makeRng(size).below);
      expect(everybodyIn(seating)).toEqual(fieldOf(size).map(({ player }) => player));
      expect(seating.tables.map(({ table }) => table)).toEqual(seating.tables.map((_, i) => i + 1));
    }
  });

  test('without restraint every pair is equally likely to meet, and everybody to begin', () => {
    const [size, draws] = [12, count(20_000)];
    const next = makeRng(seed()).below;
    const meetings = new Map<string, number>();
    const starts = new Map<number, number>();
    for (let i = 0; i < draws; i++)
      for (const { seats } of drawSeating(fieldOf(size), LOT, next).seating.tables) {
        for (const a of seats) for (const b of seats) if (a < b) add(meetings, `${a} ${b}`);
        add(starts, seats[0] as number);
      }
    const pairs = (size * (size - 1)) / 2;
    const likely = 18 / pairs;
    expect(meetings.size).toBe(pairs);
    // Totals and the meetings of each player are given, so 54 of the 66 counts are free, each of variance p(1 − p).
    const freedom = (size * (size - 3)) / 2;
    const spread = chiSquare(meetings, draws * likely) * (freedom / (pairs * (1 - likely)));
    expect(spread).toBeLessThan(91.9); // exceeded once in a thousand
    expect(spread).toBeGreaterThan(26.9); // and this by all but one in a thousand
    expect(chiSquare(starts, draws / 4) / (1 - 1 / 4)).toBeLessThan(31.3 * (12 / 11));
  });

  test('the same seed of the stream makes the same draw, another one does not', () => {
    const draw = (name: string): unknown => {
      const secret = { seed: name, contributions: [] };
      let index = 0;
      return drawSeating(inSchools(40, 8), APART, (below) => drawStream(secret, index++, below));
    };
    expect(draw('hall')).toEqual(draw('hall'));
    expect(draw('hall')).not.toEqual(draw('yard'));
  });

  test('the order in which entrants are handed in does not matter', () => {
    const field = inSchools(30, 6);
    const draw = (entrants: readonly Entrant[]): unknown =>
      drawSeating(entrants, APART, makeRng(5).below);
    expect(draw(field.toReversed())).toEqual(draw(field));
  });

  test('five may play with one bye, for whom it is the first', () => {
    const field = fieldOf(5, (i) => ({ byes: i === 3 ? 0 : 1 }));
    const { seating, why } = drawSeating(field, { ...LOT, rest: 'bye' }, makeRng(1).below);
    expect(seating.byes).toEqual([4]);
    expect(why.warnings).toEqual([]);
  });
});

describe('schools and old opponents apart', () => {
  test.each<[string, readonly Entrant[], number]>([
    ['200 players of 40 schools', inSchools(200, 40), 0],
    ['62 players of 16 schools', inSchools(62, 16), 0],
    ['200 players, 60 of them of one school', oneLarge(200, 60), 10],
  ])('%s over four rounds', (_name, start, atLeast) => {
    for (let round = 0; round < count(40); round++) {
      const field = playFour(start, makeRng(seed() + round).below, atLeast);
      expect(new Set(field.map(({ starts }) => starts)).size).toBeLessThanOrEqual(2);
    }
  });

  test('1,000 players of 200 schools over four rounds', () => {
    playFour(inSchools(1000, 200), makeRng(seed()).below, 0);
  });

  test('random fields of any schools reach the bound where nothing else is asked', () => {
    const rng = makeRng(seed());
    for (let i = 0; i < count(2000); i++) {
      const schools = 1 + rng.below(12);
      const field = fieldOf(6 + rng.below(60), () => ({
        school: rng.chance(0.1) ? null : `school ${rng.below(1 + rng.below(schools))}`,
      }));
      const { why } = drawSeating(field, { ...APART, repeats: 'never' }, rng.below);
      expect(why.sameSchool).toBe(why.sameSchoolAtLeast);
    }
  });

  test('sixteen players meet fifteen others in five rounds at best, and the report counts what is repeated', () => {
    let field = fieldOf(16);
    for (let round = 1; round <= 6; round++) {
      const { seating, why } = drawSeating(field, APART, makeRng(round).below);
      const met = seating.tables.flatMap(({ seats }) =>
        seats.flatMap((a, i) => seats.slice(i + 1).map((b) => timesMet(field, a, b))),
      );
      expect(why.repeats).toBe(met.reduce((a, b) => a + b, 0));
      expect(why.repeats).toBeGreaterThanOrEqual(why.repeatsAtLeast);
      field = after(field, seating);
    }
  });
});

describe('small fields', () => {
  test('nobody could repeat fewer meetings, and the bound is never above what can be', () => {
    const rng = makeRng(seed());
    let reached = 0;
    const tries = count(1000);
    for (let i = 0; i < tries; i++) {
      const size = rng.pick([6, 7, 8, 9]);
      let field = fieldOf(size);
      for (let round = rng.below(4); round > 0; round--)
        field = after(field, drawSeating(field, { ...APART, repeats: 'never' }, rng.below).seating);
      const { seating, why } = drawSeating(field, APART, rng.below);
      const sizes = seating.tables.map(({ seats }) => seats.length);
      const best = Math.min(...allTables(field, sizes).map((tables) => repeatsIn(field, tables)));
      expect(why.repeats).toBe(best);
      expect(why.repeatsAtLeast).toBeLessThanOrEqual(best);
      if (why.repeatsAtLeast === best) reached++;
    }
    console.log(`LONG: repeated meetings: bound reached in ${reached} of ${tries} small fields`);
    expect(reached).toBeGreaterThan(tries / 2);
  });

  test.each<[string, Entrant[], number]>([
    // Six of seven have all met: three and three of them meet again at a four and a three, at best.
    [
      'a group larger than the tables are many',
      fieldOf(7, (i) => ({ met: i < 6 ? without(6, i) : [] })),
      6,
    ],
    [
      'one who has met all the others',
      fieldOf(7, (i) => ({ met: i === 0 ? without(7, 0) : [1] })),
      2,
    ],
    ['everybody has met everybody', fieldOf(8, (i) => ({ met: without(8, i) })), 12],
  ])('%s: so many repeats, and the bound says so', (_name, field, repeats) => {
    const { why } = drawSeating(field, APART, makeRng(1).below);
    expect([why.repeats, why.repeatsAtLeast]).toEqual([repeats, repeats]);
  });
});

/** The numbers up to one, but for the player at a place. */
const without = (last: number, place: number): number[] =>
  Array.from({ length: last }, (_, i) => i + 1).filter((player) => player !== place + 1);

/** Every way to seat a field at tables of these sizes. */
function allTables(field: readonly Entrant[], [size, ...sizes]: readonly number[]): Entrant[][][] {
  if (size === undefined) return [[]];
  return choices(field, size).flatMap((table) =>
    allTables(
      field.filter((one) => !table.includes(one)),
      sizes,
    ).map((rest) => [table, ...rest]),
  );
}

function choices<T>([first, ...others]: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...choices(others, size - 1).map((rest) => [first, ...rest]), ...choices(others, size)];
}

const repeatsIn = (field: readonly Entrant[], tables: readonly (readonly Entrant[])[]): number =>
  tables
    .flatMap((table) =>
      table.flatMap((a, i) => table.slice(i + 1).map((b) => timesMet(field, a.player, b.player))),
    )
    .reduce((a, b) => a + b, 0);

describe('by standing', () => {
  const STANDING: TableRules = { ...LOT, by: 'standing' };

  test('the best four sit at the first table, and the threes come last', () => {
    const field = fieldOf(11, (i) => ({ rank: 11 - i }));
    const { seating } = drawSeating(field, STANDING, makeRng(3).below);
    const tables = seating.tables.map(({ seats }) => seats.toSorted((a, b) => b - a));
    expect(tables).toEqual([
      [11, 10, 9, 8],
      [7, 6, 5, 4],
      [3, 2, 1],
    ]);
  });

  test('two of one school go to neighbouring tables, and only two players move', () => {
    const field = fieldOf(16, (i) => ({ rank: i + 1, school: i < 2 ? 'one' : null }));
    const { why } = drawSeating(field, { ...STANDING, schools: 'softly' }, makeRng(3).below);
    expect(why.sameSchool).toBe(0);
    expect(why.moved).toHaveLength(2);
    expect(why.moved.some((player) => player <= 2)).toBe(true);
    expect(why.moved.every((player) => player <= 8)).toBe(true);
  });
});

function oneLarge(size: number, large: number): Entrant[] {
  return fieldOf(size, (i) => ({ school: i < large ? 'large' : `school ${i % 35}` }));
}

/** Four rounds without a repeated meeting, and with no more of one school than there must be. */
function playFour(start: readonly Entrant[], next: Next, atLeast: number): Entrant[] {
  let field = [...start];
  for (let round = 1; round <= 4; round++) {
    const { seating, why } = drawSeating(field, APART, next);
    expect(why).toMatchObject({ sameSchool: atLeast, sameSchoolAtLeast: atLeast, repeats: 0 });
    field = after(field, seating);
  }
  return field;
}

const timesMet = (field: readonly Entrant[], a: number, b: number): number =>
  field[a - 1]?.met.filter((player) => player === b).length ?? 0;

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const chiSquare = (counts: ReadonlyMap<unknown, number>, expected: number): number =>
  counts.values().reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
