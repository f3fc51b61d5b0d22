import { expect, test } from 'vitest';
import { steadyTime } from './clock.ts';

const HOUR = 3_600_000;

test('a clock that was set two hours ahead and back goes on, and is right again after some time', () => {
  let [wall, passed] = [1000, 0];
  const now = steadyTime(
    () => wall,
    () => passed,
  );
  const pass = (time: number): number => {
    wall += time;
    passed += time;
    return now();
  };
  expect(pass(500)).toBe(1500);
  wall += 2 * HOUR;
  const ahead = pass(1000);
  expect(ahead).toBe(2500 + 2 * HOUR);
  wall -= 2 * HOUR;
  expect(now()).toBe(ahead);
  expect(pass(16_000)).toBe(ahead + 15_000);
  pass(32 * HOUR);
  expect(now()).toBe(wall);
  expect(pass(10)).toBe(wall);
});

test('where the machine slept, the wall is right', () => {
  let wall = 0;
  const now = steadyTime(
    () => wall,
    () => 0,
  );
  wall = 5 * HOUR;
  expect(now()).toBe(5 * HOUR);
});
