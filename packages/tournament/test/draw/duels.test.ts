import { count, makeRng, type Rng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { bergerPairs } from '../../src/draw/round-robin.ts';
import {
  type Drawn,
  drawSeating,
  type Entrant,
  type PairedDuels,
  type Seating,
} from '../../src/index.ts';
import { after, everybodyIn, fieldOf, inSchools } from './field.ts';

const SWISS: PairedDuels = { kind: 'duels', by: 'swiss', schools: 'never', repeats: 'softly' };
const HILL: PairedDuels = { ...SWISS, by: 'king-of-the-hill' };
const TEAMS: PairedDuels = { ...SWISS, by: 'teams' };

const ranked = (points: readonly number[]): Entrant[] =>
  fieldOf(points.length, (i) => ({ rank: i + 1, points: points[i] ?? 0 }));

const draw = (field: readonly Entrant[], rules: PairedDuels, from = 1): Drawn =>
  drawSeating(field, rules, makeRng(from).below);

const pairsIn = ({ tables }: Seating): string[] =>
  tables.map(({ seats }) => seats.toSorted((a, b) => a - b).join('-'));

describe('Swiss', () => {
  test.each<[string, readonly number[], string, readonly number[]]>([
    // name                                     points                    pairs                 byes
    ['the upper half against the lower', [0, 0, 0, 0, 0, 0, 0, 0], '1-5 2-6 3-7 4-8', []],
    ['winners meet, and losers', [2, 2, 2, 2, 0, 0, 0, 0], '1-3 2-4 5-7 6-8', []],
    ['the last of an odd number rests', [0, 0, 0, 0, 0, 0, 0], '1-4 2-5 3-6', [7]],
    ['the last of an odd group floats down', [2, 2, 2, 0, 0, 0], '1-2 3-4 5-6', []],
    ['a leader alone meets the best of the next', [4, 2, 2, 2, 0, 0], '1-2 3-4 5-6', []],
  ])('%s', (_name, points, pairs, byes) => {
    const { seating } = draw(ranked(points), SWISS);
    expect(pairsIn(seating).join(' ')).toBe(pairs);
    expect(seating.byes).toEqual(byes);
  });

  test('nobody meets twice while others are left, and byes and starts are balanced', () => {
    for (let i = 0; i < count(200); i++) {
      const rng = makeRng(seed() + i);
      const size = 8 + rng.below(17);
      let field = fieldOf(size, (place) => ({ rank: place + 1 }));
      for (let round = 1; round <= Math.ceil(size / 2); round++) {
        const { seating, why } = drawSeating(field, SWISS, rng.below);
        expect(everybodyIn(seating)).toEqual(field.map(({ player }) => player));
        expect(why.repeats).toBe(0);
        field = after(field, seating, () => resultOf(rng));
        expect(difference(field.map(({ byes }) => byes))).toBeLessThanOrEqual(1);
        for (const { starts, met } of field)
          expect(Math.abs(2 * starts - met.length)).toBeLessThanOrEqual(3);
      }
    }
  });

  test('no other pairing of a small field is better', () => {
    const rng = makeRng(seed());
    for (let i = 0; i < count(1000); i++) {
      const field = midway(4 + rng.below(6), rng);
      const { seating } = drawSeating(field, { ...SWISS, schools: 'softly' }, rng.below);
      const best = allSeatings(field)
        .map((other) => badness(field, other))
        .reduce((a, b) => (compare(a, b) <= 0 ? a : b));
      expect(badness(field, seating)).toEqual(best);
    }
  });

  // Questions that directors of the US Chess Federation have discussed in public (forum.uschess.org), with players by rank.
  describe('published examples', () => {
    const standing = (
      players: readonly (readonly [player: number, points: number, met: readonly number[]])[],
    ): Entrant[] =>
      players.map(([player, points, met], i) => ({
        ...(fieldOf(1)[0] as Entrant),
        ...{ player, points, met, rank: i + 1 },
      }));

    test('of two odd groups the last of the first meets the best of the second (t/820)', () => {
      const { seating } = draw(ranked([4, 4, 4, 2, 2, 2, 2, 2, 0, 0, 0]), SWISS);
      expect(pairsIn(seating).join(' ')).toBe('1-2 3-4 5-7 6-8 9-10');
      expect(seating.byes).toEqual([11]);
    });

    test('two who play one group lower rather than one who plays two lower (t/16131)', () => {
      const field = standing([
        [5, 6, [10, 6, 3]],
        [1, 5, [6, 4, 2]],
        [2, 5, [7, 3, 1]],
        [7, 4, [2, 10, 9]],
        [3, 2, [8, 2, 5]],
        [4, 2, [1, 9, 6]],
      ]);
      expect(pairsIn(draw(field, SWISS).seating)).toEqual(['2-5', '1-7', '3-4']);
    });

    test('in the last round nobody meets again, and the group in contention stays together (t/13812)', () => {
      const field = standing([
        [1, 8, [2, 3, 5, 7, 8]],
        [2, 7, [1, 6, 7, 8]],
        [3, 6, [1, 6, 7, 8]],
        [4, 6, [5, 8]],
        [5, 6, [1, 4, 6, 7, 8]],
        [6, 6, [2, 3, 5]],
        [7, 5, [1, 2, 3, 5]],
        [8, 4, [1, 2, 3, 4, 5]],
      ]);
      const { seating, why } = draw(field, SWISS);
      expect(why.repeats).toBe(0);
      expect(['1-6 2-4 3-5 7-8', '1-6 2-5 3-4 7-8']).toContain(pairsIn(seating).join(' '));
    });
  });

  test('whoever plays outside the group of equal points is named', () => {
    expect(draw(ranked([2, 2, 2, 0, 0, 0]), SWISS).why.moved).toEqual(
      expect.arrayContaining([3, 4]),
    );
  });

  test('a thousand players are paired', () => {
    const { why } = draw(
      inSchools(1000, 30).map((entrant, i) => ({ ...entrant, rank: i + 1, points: i % 9 })),
      { ...SWISS, schools: 'softly' },
    );
    expect(why).toMatchObject({ sameSchool: 0, repeats: 0 });
  });
});

describe('king of the hill', () => {
  test('the first meets the second, and so on down', () => {
    expect(pairsIn(draw(ranked([9, 8, 7, 6, 5, 4]), HILL).seating)).toEqual(['1-2', '3-4', '5-6']);
  });

  test('old opponents stay apart if they should', () => {
    const field = ranked([4, 3, 2, 1]).map((entrant) => ({
      ...entrant,
      met: { 1: [2], 2: [1] }[entrant.player] ?? [],
    }));
    expect(pairsIn(draw(field, HILL).seating)).toEqual(['1-3', '2-4']);
    expect(pairsIn(draw(field, { ...HILL, repeats: 'never' }).seating)).toEqual(['1-2', '3-4']);
  });
});

describe('round robin', () => {
  // The tables that chess federations publish for four, six and eight.
  test.each<[number, readonly string[]]>([
    [4, ['1-4 2-3', '4-3 1-2', '2-4 3-1']],
    [6, ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']],
    [
      8,
      [
        '1-8 2-7 3-6 4-5',
        '8-5 6-4 7-3 1-2',
        '2-8 3-1 4-7 5-6',
        '8-6 7-5 1-4 2-3',
        '3-8 4-2 5-1 6-7',
        '8-7 1-6 2-5 3-4',
        '4-8 5-3 6-2 7-1',
      ],
    ],
  ])('%i players', (players, rounds) => {
    const sorted = (pairs: readonly string[]): string[] => pairs.toSorted();
    const made = rounds.map((_, i) => bergerPairs(players, i + 1).map((pair) => pair.join('-')));
    expect(made.map(sorted)).toEqual(rounds.map((round) => sorted(round.split(' '))));
  });

  test.each([4, 5, 9, 14, 21])('everybody of %i meets everybody once, then once more', (size) => {
    const rounds = size % 2 === 0 ? size - 1 : size;
    let field = fieldOf(size);
    const numbers = field.map(({ player }) => player);
    for (let round = 1; round <= 2 * rounds; round++) {
      const rules = { kind: 'duels', by: 'round-robin', round, field: numbers } as const;
      const { seating } = drawSeating(field, rules, () => 0);
      field = after(field, seating);
      if (round % rounds !== 0) continue;
      for (const { player, met, byes } of field) {
        const others = numbers.filter((number) => number !== player);
        const turns = round / rounds;
        expect(met.toSorted((a, b) => a - b)).toEqual(
          others.flatMap((other) => Array<number>(turns).fill(other)),
        );
        expect(byes).toBe(turns * (size % 2));
      }
    }
    expect(field.every(({ starts, met }) => 2 * starts === met.length)).toBe(true);
  });

  test('whoever has gone leaves a bye', () => {
    const rules = { kind: 'duels', by: 'round-robin', round: 1, field: [1, 2, 3, 4] } as const;
    const { seating } = drawSeating(fieldOf(3), rules, () => 0);
    expect(pairsIn(seating)).toEqual(['2-3']);
    expect(seating.byes).toEqual([1]);
  });
});

describe('team matches', () => {
  const teams = (sizes: readonly number[]): Entrant[] => {
    const names = sizes.flatMap((size, team) => Array<string>(size).fill(`team ${team}`));
    return fieldOf(names.length, (i) => ({ team: names[i] ?? null, rank: i + 1 }));
  };

  test('board against board, and half of a team begins', () => {
    const field = teams([4, 4, 4, 4]);
    const { seating } = draw(field, TEAMS);
    expect(pairsIn(seating)).toEqual([
      '1-9',
      '2-10',
      '3-11',
      '4-12',
      '5-13',
      '6-14',
      '7-15',
      '8-16',
    ]);
    const first = new Set(seating.tables.map(({ seats }) => seats[0]));
    expect([1, 2, 3, 4].filter((player) => first.has(player))).toHaveLength(2);
  });

  test('who has no board to play against rests, and so does a team too many', () => {
    const { seating } = draw(teams([3, 2, 2]), TEAMS);
    expect(everybodyIn(seating)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(seating.byes.toSorted()).toEqual([3, 6, 7]);
  });

  test('teams do not meet again while others are left', () => {
    let field = teams([3, 3, 3, 3, 3, 3]);
    for (let round = 1; round <= 3; round++) {
      const { seating, why } = draw(field, TEAMS, round);
      expect(why.repeats).toBe(0);
      field = after(field, seating, () => resultOf(makeRng(round)));
    }
  });
});

/** A win for either, or a draw. */
const resultOf = (rng: Rng): readonly number[] =>
  rng.pick([
    [2, 0],
    [1, 1],
    [0, 2],
  ]);

const difference = (numbers: readonly number[]): number =>
  Math.max(...numbers) - Math.min(...numbers);

/** A field after some rounds that chance has paired: with repeated meetings, schools and byes. */
function midway(size: number, rng: Rng): Entrant[] {
  let field = fieldOf(size, (i) => ({ rank: i + 1, school: `school ${i % 3}` }));
  for (let round = rng.below(5); round > 0; round--)
    field = after(field, rng.pick(allSeatings(field)), () => resultOf(rng));
  return field;
}

/** Every way to pair a field. */
function allSeatings(field: readonly Entrant[]): Seating[] {
  const numbers = field.map(({ player }) => player);
  const rests = numbers.length % 2 === 0 ? [null] : numbers;
  return rests.flatMap((rest) =>
    allPairings(numbers.filter((number) => number !== rest)).map((pairs) => ({
      tables: pairs.map((seats, i) => ({ table: i + 1, seats })),
      byes: rest === null ? [] : [rest],
    })),
  );
}

function allPairings([first, ...others]: readonly number[]): number[][][] {
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    allPairings(others.filter((number) => number !== other)).map((pairs) => [
      [first, other],
      ...pairs,
    ]),
  );
}

/** What the rules say must be as little as can be, the first before all others. */
function badness(field: readonly Entrant[], { tables, byes }: Seating): number[] {
  const groups = [...new Set(field.map(({ points }) => points))].sort((a, b) => b - a);
  const entrant = (player: number | undefined): Entrant =>
    field.find((one) => one.player === player) as Entrant;
  const groupOf = (player: number | undefined): number => groups.indexOf(entrant(player).points);
  const total = (of: (a: Entrant, b: Entrant) => number): number =>
    tables.reduce((sum, { seats: [a, b] }) => sum + of(entrant(a), entrant(b)), 0);
  const rested = Math.min(...field.map((one) => one.byes));
  return [
    byes.filter((player) => entrant(player).byes > rested).length,
    total((a, b) => a.met.filter((player) => player === b.player).length),
    total((a, b) => (a.school === b.school ? 1 : 0)),
    total((a, b) => (groupOf(a.player) - groupOf(b.player)) ** 2) +
      byes.reduce((sum, player) => sum + (groupOf(player) - groups.length + 1) ** 2, 0),
  ];
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((number, i) => number - (b[i] ?? 0)).find((less) => less !== 0) ?? 0;
