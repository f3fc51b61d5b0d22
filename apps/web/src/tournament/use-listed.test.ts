import { expect, test } from 'vitest';
import { sortListed } from './use-listed.ts';

const row = (stream: string, state: 'open' | 'live' | 'over', created: number, name?: string) => ({
  ...{ stream, state, created },
  summary: name === undefined ? {} : { name },
});

test('what goes on comes first, then what will come, then what is over; the newest of each before', () => {
  const rows = [
    row('a', 'over', 9, 'A'),
    row('b', 'open', 1, 'B'),
    row('c', 'live', 2, 'C'),
    row('d', 'open', 3, 'D'),
  ];
  expect(sortListed(rows).map(({ stream }) => stream)).toEqual(['c', 'd', 'b', 'a']);
});

test('what has no name here is left out', () => {
  expect(sortListed([row('a', 'live', 1)])).toEqual([]);
});
