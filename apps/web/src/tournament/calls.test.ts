import type { TableView } from '@taht/tournament';
import { expect, test } from 'vitest';
import { callsOf } from './calls.ts';

const table = (number: number, state: TableView['state'], own: object | null = {}): TableView =>
  ({ table: number, state, own }) as TableView;

const round = (...tables: readonly TableView[]) => ({ tables }) as never;

test('own tables of the last round, calls and disputes first and results that are in last', () => {
  const rounds = [
    round(table(9, 'disputed')),
    round(
      table(1, 'settled'),
      table(2, 'open'),
      table(3, 'disputed'),
      table(4, 'open', null),
      table(5, 'reported'),
      table(6, 'open', { call: { player: 1, about: null } }),
    ),
  ];
  const calls = callsOf({
    stages: [
      { field: null, rounds: [] },
      { field: null, rounds },
    ],
  });
  expect(calls.map(({ where }) => where.table)).toEqual([6, 3, 5, 2, 1]);
  expect(calls[0]?.where).toEqual({ stage: 2, round: 2, table: 6 });
});

test('before the first draw nobody calls', () => {
  expect(callsOf({ stages: [] })).toEqual([]);
});
