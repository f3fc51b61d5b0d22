import { describe, expect, test } from 'vitest';
import {
  daysBefore,
  FRESH,
  isDone,
  parseDay,
  readState,
  seedOf,
  shareMarks,
  streakOf,
  weekOf,
  withTry,
} from './puzzle-day.ts';

const TODAY = '2026-11-15';

test.each<[string, string | undefined]>([
  ['2026-11-15', '2026-11-15'],
  ['2026-11-16', undefined],
  ['2026-02-30', undefined],
  ['1999-01-01', undefined],
  ['2026-1-1', undefined],
  ['x', undefined],
])('the day %s is %s', (text, expected) => expect(parseDay(text, TODAY)).toBe(expected));

test('days go over the ends of months and years, each with a seed of its own', () => {
  expect(daysBefore('2026-03-02', 3)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
  expect(daysBefore('2027-01-01', 1)).toEqual(['2026-12-31']);
  expect(seedOf(TODAY)).toBe(20261115);
});

describe('tries', () => {
  test('three are all there are, and the best play ends them', () => {
    const once = withTry(FRESH, 20, 50);
    expect(isDone(once)).toBe(false);
    expect(isDone(withTry(withTry(once, 30, 50), 10, 50))).toBe(true);
    expect(withTry(once, 50, 50)).toEqual({ tries: [20, 50], hints: 0, isSolved: true });
  });

  test('the result tells how near one came, and not how', () => {
    const state = { ...withTry(withTry(FRESH, 25, 50), 50, 50), hints: 1 };
    expect(shareMarks(state, 50)).toBe('★★☆☆☆ 50 %\n★★★★★ 100 %\n💡 1');
  });

  test('what was kept is not trusted', () => {
    expect(readState({ tries: 'x', hints: 'y', isSolved: 'z' } as never)).toEqual(FRESH);
    expect(readState({ tries: [1, 2, 3, 4, null] } as never).tries).toEqual([1, 2, 3]);
  });
});

test('a day that is not done yet breaks no streak, a day missed does', () => {
  const solved = new Set(['2026-11-14', '2026-11-13', '2026-11-11']);
  const streak = (today: string) => streakOf(today, (day) => solved.has(day));
  expect(streak(TODAY)).toBe(2);
  solved.add(TODAY);
  expect(streak(TODAY)).toBe(3);
  expect(streak('2026-11-17')).toBe(0);
});

test.each([
  ['2026-11-18', '2026-11-16', '2026-11-22'],
  ['2026-11-16', '2026-11-16', '2026-11-22'],
  ['2026-11-22', '2026-11-16', '2026-11-22'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s is from %s to %s', (day, monday, sunday) => {
  const week = weekOf(day);
  expect(week).toHaveLength(7);
  expect([week[0], week[6]]).toEqual([monday, sunday]);
});
