import { expect, test } from 'vitest';
import { FakeClock } from '../../test/support/fake-clock.ts';
import { LIMITS, Limits } from './limits.ts';

const NAME = 'log-in-by-name-and-address';
const { most, windowMs } = LIMITS[NAME];

test('so many tries, then a wait that is told, then as many again', async () => {
  const clock = new FakeClock();
  const limits = new Limits(clock);
  for (let i = 0; i < most; i++) expect(limits.take(NAME, 'a')).toBeNull();
  expect(limits.take(NAME, 'a')).toBe(windowMs / 1000);
  expect(limits.take(NAME, 'b')).toBeNull();
  await clock.advance(windowMs - 1);
  expect(limits.take(NAME, 'a')).toBe(1);
  await clock.advance(1);
  expect(limits.take(NAME, 'a')).toBeNull();
});

test('what is dear counts for more, and what is dearer than all there is may be tried once', () => {
  const limits = new Limits(new FakeClock());
  const name = 'work-by-guest';
  const all = LIMITS[name].most;
  expect(limits.take(name, 'a', all - 2)).toBeNull();
  expect(limits.take(name, 'a', 3)).not.toBeNull();
  expect(limits.take(name, 'a', 2)).toBeNull();
  expect(limits.take(name, 'a')).not.toBeNull();
  expect(limits.take(name, 'b', 9 * all)).toBeNull();
  expect(limits.take(name, 'b')).not.toBeNull();
  limits.giveBack(name, 'b', 9 * all);
  // One of two that is used up gives the other back.
  expect(
    limits.takeAll([
      [name, 'b', all],
      [name, 'a', 1],
    ]),
  ).not.toBeNull();
  expect(limits.take(name, 'b', all)).toBeNull();
});

test('what was right does not count', () => {
  const limits = new Limits(new FakeClock());
  for (let i = 0; i < 10 * most; i++) {
    expect(limits.take(NAME, 'a')).toBeNull();
    limits.giveBack(NAME, 'a');
  }
});
