import { expect, test } from 'vitest';
import { seatOf } from './seat.ts';

const stages = (byes: readonly number[], ...seats: readonly (readonly number[])[]) => [
  {
    field: null,
    rounds: [{ byes, tables: seats.map((each, i) => ({ table: i + 1, seats: each })) }],
  },
];

test.each<[string, readonly unknown[], object]>([
  ['nothing drawn', [], { kind: 'waiting' }],
  ['not in this round', stages([], [1, 2]), { kind: 'waiting' }],
  ['a bye', stages([7], [1, 2]), { kind: 'bye' }],
  [
    'a table',
    stages([], [1, 2], [3, 7]),
    { kind: 'table', where: { stage: 1, round: 1, table: 2 } },
  ],
])('%s', (_name, drawn, seat) => {
  expect(seatOf({ stages: drawn as never }, 7)).toMatchObject(seat);
});
