import { expect, test } from 'vitest';
import { leftAt, newClock, press, stop } from './table-clock.ts';

test('each press ends a turn and begins the next one around the table', () => {
  let clock = press(newClock(3, 60), 0, 1000);
  clock = press(clock, 0, 11_000);
  clock = press(clock, 1, 31_000);
  expect(clock.running).toEqual({ seat: 2, since: 31_000 });
  clock = press(clock, 2, 32_000);
  expect(leftAt(clock, 34_000)).toEqual([48_000, 40_000, 59_000]);
});

test('only whose turn it is can end it', () => {
  const clock = press(newClock(2, 60), 1, 0);
  expect(press(clock, 0, 5000)).toBe(clock);
});

test('it stands until somebody goes on, and runs below zero', () => {
  const clock = stop(press(newClock(2, 1), 0, 0), 400);
  expect(leftAt(clock, 9000)).toEqual([600, 1000]);
  expect(leftAt(press(clock, 0, 9000), 10_000)).toEqual([-400, 1000]);
});

test('a device whose time goes back takes nothing away', () => {
  expect(leftAt(press(newClock(2, 60), 0, 9000), 1000)).toEqual([60_000, 60_000]);
});
