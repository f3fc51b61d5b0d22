import { expect, test } from 'vitest';
import { assertNever, err, nearest, ok, type Result, withFallback } from './index.ts';

const half = (n: number): Result<number, { code: 'odd' }> =>
  n % 2 === 0 ? ok(n / 2) : err({ code: 'odd' });

test('a result is either a value or an error', () => {
  expect(half(4)).toEqual({ ok: true, value: 2 });
  expect(half(3)).toEqual({ ok: false, error: { code: 'odd' } });
});

test('an impossible variant throws and names itself', () => {
  expect(() => assertNever({ kind: 'ghost' } as never)).toThrow('ghost');
});

test.each([
  ['a', 1],
  ['z', 0],
  ['toString', 0],
])('a table with a fallback has for %s: %i', (key, value) => {
  expect(withFallback({ a: 1, b: 2 }, 0)(key)).toBe(value);
});

test.each([
  ['statik', 'static'],
  ['sttaic', 'static'],
  ['something else', undefined],
])('by %s is meant %s', (name, meant) => {
  expect(nearest(name, ['greedy', 'static'])).toBe(meant);
});
