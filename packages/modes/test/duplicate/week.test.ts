import { expect, test } from 'vitest';
import { duplicate } from '../../src/index.ts';

test.each([
  ['2026-01-01T00:00Z', '2026-W01'],
  ['2026-11-19T20:00Z', '2026-W47'],
  ['2026-11-22T23:59Z', '2026-W47'],
  ['2026-11-23T00:00Z', '2026-W48'],
  // Years whose first or last days are of a week of the other.
  ['2027-01-03T12:00Z', '2026-W53'],
  ['2027-01-04T12:00Z', '2027-W01'],
  ['2024-12-30T12:00Z', '2025-W01'],
])('%s is in week %s', (time, week) => expect(duplicate.weekAt(Date.parse(time))).toBe(week));

test('the weeks that can be asked for are this one and eight before it, none twice', () => {
  const weeks = duplicate.weeksUpTo(Date.parse('2027-01-10T12:00Z'));
  expect(weeks).toHaveLength(9);
  expect(weeks.slice(0, 3)).toEqual(['2027-W01', '2026-W53', '2026-W52']);
  expect([...weeks].sort().reverse()).toEqual(weeks);
});
