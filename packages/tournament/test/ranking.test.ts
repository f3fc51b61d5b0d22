/** Places at a table and in a tournament, rung by rung. */
import { describe, expect, test } from 'vitest';
import {
  awardsOf,
  climbed,
  type Game,
  gameOf,
  type Line,
  linesOf,
  type Rung,
  type SeatScore,
  schoolsOf,
  standingsAmong,
  standingsOf,
  tableGroups,
} from '../src/index.ts';
import { letters, pupil, scored, setupOf, TestTournament } from './test-tournament.ts';

const ranked = (orders: readonly (readonly number[])[] = [], preset?: string) => ({
  setup: setupOf(preset === undefined ? {} : { preset }),
  ties: orders.map((order) => ({ order, rounds: [] })),
});

const linesFrom = (scores: readonly SeatScore[], preset = 'school-day'): readonly Line[] => {
  const state = ranked([], preset);
  return linesOf(gameOf(state, scores), state.setup.rules);
};

describe('the school tie-break', () => {
  // The vector TR-TIE: 250 each, 255 and 258 before the deductions.
  const tied = [scored(1, 250, 255), scored(2, 250, 258)];

  test('the score before deductions decides', () => {
    expect(tableGroups(ranked(), tied)).toEqual([[2], [1]]);
  });

  test('then a drawn letter', () => {
    const equal = [scored(1, 250, 255), scored(2, 250, 255)];
    expect(tableGroups(ranked(), equal)).toEqual([[1, 2]]);
    expect(tableGroups(ranked([[2, 1]]), equal)).toEqual([[2], [1]]);
  });
});

describe('one game', () => {
  test('place points are shared by equals', () => {
    const lines = linesFrom([scored(1, 300), scored(2, 200), scored(3, 200), scored(4, 100)]);
    expect(lines.map(({ points }) => points)).toEqual([4, 2.5, 2.5, 1]);
  });

  test('an even share is 1 at a table of any size', () => {
    for (const seats of [2, 3, 4]) {
      const lines = linesFrom(Array.from({ length: seats }, (_, i) => scored(i + 1, 150)));
      expect(lines.map(({ share }) => share)).toEqual(Array(seats).fill(1));
    }
  });

  test('a drawn duel is half a win, and the spread is the difference', () => {
    const [drawn] = linesFrom([scored(1, 300), scored(2, 300)]);
    expect(drawn).toMatchObject({ wins: 0.5, spread: 0 });
    const [winner, loser] = linesFrom([scored(1, 410), scored(2, 300)]);
    expect([winner, loser]).toMatchObject([
      { wins: 1, spread: 110 },
      { wins: 0, spread: -110 },
    ]);
  });

  test('whoever did not play to the end is last, and the other has a bye’s spread', () => {
    const [stayed, left] = linesFrom([scored(1, 10), scored(2, null)], 'club-swiss');
    expect([stayed, left]).toMatchObject([
      { wins: 1, spread: 50 },
      { wins: 0, points: 0, spread: -50 },
    ]);
  });
});

describe('ladders', () => {
  const line = (player: number, of: Partial<Line>): Line => ({
    ...(linesFrom([scored(player, 0, 0)])[0] as Line),
    ...of,
  });
  const check = (ladder: readonly Rung[], lines: readonly Line[], games: readonly Game[] = []) =>
    climbed(
      lines.map(({ player }) => player),
      ladder,
      { lines: new Map(lines.map((each) => [each.player, each])), games, ties: [] },
    ).map(({ players }) => players);

  test.each<[Rung, Partial<Line>]>([
    ['place-points', { points: 9 }],
    ['total', { total: 9 }],
    ['share', { share: 9 }],
    ['best-game', { best: 9 }],
    ['wins', { wins: 9 }],
    ['spread', { spread: 9 }],
    ['before-deductions', { before: 9 }],
  ])('%s: more is better', (rung, better) => {
    expect(check([rung], [line(1, {}), line(2, better)])).toEqual([[2], [1]]);
  });

  const won = (a: number, b: number): Game => gameOf(ranked(), [scored(a, 2), scored(b, 1)]);

  test('head-to-head counts when all of the group have met', () => {
    const three = [1, 2, 3].map((player) => line(player, {}));
    const games = [won(2, 1), won(2, 3), won(3, 1)];
    expect(check(['head-to-head'], three, games)).toEqual([[2], [3], [1]]);
    expect(check(['head-to-head'], three, games.slice(1))).toEqual([[1, 2, 3]]);
  });

  test('the next rung tells apart only those whom the first leaves equal', () => {
    const lines = [
      line(1, { wins: 1, spread: 5 }),
      line(2, { wins: 2 }),
      line(3, { wins: 1, spread: 7 }),
    ];
    expect(check(['wins', 'spread'], lines)).toEqual([[2], [3], [1]]);
  });
});

describe('a tournament', () => {
  const people = [1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
    pupil(i, { school: i % 2 ? 'Odd' : 'Even', ageGroup: i > 4 ? 'U12' : 'U10' }),
  );
  const played = (): TestTournament => {
    const tournament = TestTournament.with(
      { preset: 'school-day', rules: { schools: { best: 2, by: 'total' } } },
      people,
    );
    tournament.begin(1);
    tournament.draw(1);
    tournament.play(1, 1, (player) => 100 + player);
    return tournament;
  };

  test('schools by their best, age groups with places of their own', () => {
    const { state } = played();
    expect(schoolsOf(state)).toMatchObject([
      { school: 'Even', place: 1, points: 214, players: [8, 6] },
      { school: 'Odd', place: 2, points: 212, players: [7, 5] },
    ]);
    const young = standingsAmong(standingsOf(state), (player) => player <= 4);
    expect(young.map(({ place }) => place)[0]).toBe(1);
    expect(young).toHaveLength(4);
  });

  test('whoever is absent and has no score counts nowhere, and a school of which nobody came is none', () => {
    const tournament = TestTournament.with(
      { preset: 'school-day', rules: { schools: { best: 2, by: 'total' } } },
      [...people, pupil(9, { school: 'Odd' }), pupil(10, { school: 'Far' })],
    );
    tournament.must({ kind: 'mark', players: [9, 10], status: 'absent' });
    // Nobody knew yet that this one would not come: the place at the table stays empty.
    tournament.begin(1);
    tournament.draw(1);
    tournament.must({ kind: 'mark', players: [7], status: 'absent' });
    for (const where of tournament.tables(1))
      tournament.enter(
        where,
        tournament.seats(where).map((player) => scored(player, player === 7 ? null : 100 + player)),
      );
    const { state } = tournament;
    expect(schoolsOf(state)).toMatchObject([
      { school: 'Even', points: 214, players: [8, 6] },
      { school: 'Odd', points: 208, players: [5, 3] },
    ]);
    expect(
      standingsOf(state)
        .map(({ player }) => player)
        .toSorted(),
    ).toEqual([1, 2, 3, 4, 5, 6, 8]);
    tournament.must({ kind: 'mark', players: [10], status: 'late' });
    expect(standingsOf(tournament.state)).toHaveLength(8);
  });

  test('whoever leaves keeps what was played', () => {
    const tournament = played();
    tournament.must({ kind: 'mark', players: [8], status: 'withdrawn' });
    expect(schoolsOf(tournament.state)[0]).toMatchObject({ school: 'Even', players: [8, 6] });
    expect(standingsOf(tournament.state)).toHaveLength(8);
  });

  test('prizes follow the standing', () => {
    const tournament = played();
    tournament.must({
      kind: 'set-prizes',
      prizes: [
        { name: 'Best U10', among: { kind: 'age-group', group: 'U10' }, places: 1 },
        { name: 'Best school', among: { kind: 'schools' }, places: 1 },
      ],
    });
    const [young] = standingsAmong(standingsOf(tournament.state), (player) => player <= 4);
    expect(awardsOf(tournament.state)).toEqual([
      { prize: 0, place: 1, to: { kind: 'player', player: young?.player } },
      { prize: 1, place: 1, to: { kind: 'school', school: 'Even' } },
    ]);
  });

  test('letters drawn by hand make an order, and equals draw again', () => {
    const tournament = TestTournament.with({}, people.slice(0, 4));
    tournament.begin(1);
    tournament.draw(1);
    const where = { stage: 1, round: 1, table: 1 };
    // The vector TR-DRAW: F, blank, B, F; the two F draw T and C.
    const rounds = [letters([1, 'F'], [2, '?'], [3, 'B'], [4, 'F']), letters([1, 'T'], [4, 'C'])];
    tournament.must({ kind: 'draw-letters', where, rounds });
    expect(tournament.seats(where)).toEqual([2, 3, 4, 1]);
  });
});
