import { expect, test } from 'vitest';
import { clockOf, dateOf, endOfDate, endOfSchoolYear, minutesOf } from './dates.ts';

test('minutes and the field for a time are one another', () => {
  for (const minutes of [0, 59, 60, 599, 1320, 1439])
    expect(minutesOf(clockOf(minutes))).toBe(minutes);
  expect(minutesOf('22:30:00')).toBe(1350);
  for (const none of ['', '24:00', '12:60', 'x']) expect(minutesOf(none)).toBeNull();
});

test('a day is written as the field for a date has it', () =>
  expect(dateOf(new Date(2026, 0, 5).getTime())).toBe('2026-01-05'));

test('a day ends with its last moment', () => {
  const end = endOfDate('2027-06-15');
  expect(end).not.toBeNull();
  expect(dateOf(end ?? 0)).toBe('2027-06-15');
  expect(dateOf((end ?? 0) + 1)).toBe('2027-06-16');
  for (const none of ['', '2027-02-30', '15.6.2027']) expect(endOfDate(none)).toBeNull();
});

test('a class is kept until the school year ends, and never less than a month', () => {
  expect(endOfSchoolYear(new Date(2026, 10, 15).getTime())).toBe('2027-07-31');
  expect(endOfSchoolYear(new Date(2027, 1, 1).getTime())).toBe('2027-07-31');
  expect(endOfSchoolYear(new Date(2027, 6, 20).getTime())).toBe('2028-07-31');
});
