import type { PlayerView } from '@taht/tournament';
import { expect, test } from 'vitest';
import { exchanged, freeTables, hasRoom, placed, tooLate, unseated } from './seating.ts';

const seating = {
  tables: [
    { table: 1, seats: [1, 2, 3] },
    { table: 2, seats: [4, 5, 6, 7] },
  ],
  byes: [8],
};

test('two exchange their seats, also with somebody who has a bye', () => {
  expect(exchanged(seating, 2, 6)).toEqual({
    tables: [
      { table: 1, seats: [1, 6, 3] },
      { table: 2, seats: [4, 5, 2, 7] },
    ],
    byes: [8],
  });
  expect(exchanged(seating, 8, 1)).toMatchObject({ tables: [{ seats: [8, 2, 3] }, {}], byes: [1] });
});

test('one goes to a free seat, or has a bye', () => {
  expect(placed(seating, 8, 1)).toMatchObject({ tables: [{ seats: [1, 2, 3, 8] }, {}], byes: [] });
  expect(placed(seating, 4, null)).toMatchObject({
    tables: [{}, { seats: [5, 6, 7] }],
    byes: [8, 4],
  });
  const tables = {
    kind: 'tables',
    by: 'lot',
    schools: 'never',
    repeats: 'never',
    rest: 'bye',
  } as const;
  expect(hasRoom(tables, [1, 2, 3])).toBe(true);
  expect(hasRoom(tables, [4, 5, 6, 7])).toBe(false);
  expect(hasRoom({ kind: 'duels', by: 'round-robin' }, [1, 2])).toBe(false);
});

test('whoever came after the draw has no seat yet', () => {
  const players = Array.from({ length: 10 }, (_, i) => ({
    player: i + 1,
    status: i === 9 ? 'absent' : 'present',
  })) as unknown as PlayerView[];
  expect(unseated({ players }, { field: null }, seating)).toEqual([9]);
  expect(unseated({ players }, { field: [] }, seating)).toEqual([]);
});

test('somebody may still sit down where there is room and nobody has begun', () => {
  const format = { kind: 'tables', by: 'lot' } as never;
  const table = (number: number, seats: number, of: object = {}) => ({
    ...{
      table: number,
      seats: Array.from({ length: seats }),
      state: 'open',
      letters: [],
      own: null,
    },
    ...of,
  });
  const tables = [
    table(1, 4),
    table(2, 3),
    table(3, 3, { state: 'settled' }),
    table(4, 3, { letters: [[]] }),
    table(5, 3, { own: { game: { state: 'playing' } } }),
  ];
  expect(freeTables(format, { tables } as never)).toEqual([2]);
});

test('whoever never had a seat is too late where only those play who went on', () => {
  const players = [1, 2, 3, 9].map((player) => ({ player, status: 'late' })) as never;
  const rounds = [{ tables: [{ seats: [1, 2] }], byes: [3] }];
  expect(tooLate({ players, stages: [{ field: null, rounds }] as never })).toEqual([]);
  const second = { field: [{ player: 1, as: 'winner' }], rounds: [] };
  expect(tooLate({ players, stages: [{ field: null, rounds }, second] as never })).toEqual([9]);
});
