import { expect, test } from 'vitest';
import { quietUntil } from './quiet.ts';

const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Tallinn' };
const noon = { from: 12 * 60, to: 13 * 60, zone: 'Europe/Tallinn' };

test.each<[string, Parameters<typeof quietUntil>[0], string, string | null]>([
  ['late in the evening', night, '2026-11-15T20:30:40Z', '2026-11-16T05:00:00Z'],
  ['after midnight', night, '2026-11-16T01:00:00Z', '2026-11-16T05:00:00Z'],
  ['the first minute', night, '2026-11-15T20:00:00Z', '2026-11-16T05:00:00Z'],
  ['the minute after', night, '2026-11-16T05:00:00Z', null],
  ['in the day', night, '2026-11-15T12:00:00Z', null],
  ['in summer an hour earlier', night, '2026-07-15T19:00:00Z', '2026-07-16T04:00:00Z'],
  ['within a day', noon, '2026-11-15T10:15:00Z', '2026-11-15T11:00:00Z'],
  [
    'half an hour off',
    { ...noon, zone: 'Asia/Kolkata' },
    '2026-11-15T06:45:00Z',
    '2026-11-15T07:30:00Z',
  ],
  ['no hours at all', { ...night, to: night.from }, '2026-11-15T20:30:00Z', null],
  ['a zone that nobody knows', { ...night, zone: 'Mars/Olympus' }, '2026-11-15T20:30:00Z', null],
])('%s', (_name, quiet, at, until) => {
  expect(quietUntil(quiet, Date.parse(at))).toBe(until === null ? null : Date.parse(until));
});

test('in the night when clocks go back it is quiet to the end', () => {
  const late = quietUntil(night, Date.parse('2026-10-24T20:00:00Z')) as number;
  expect(quietUntil(night, late)).toBe(Date.parse('2026-10-25T05:00:00Z'));
});
