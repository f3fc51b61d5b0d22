import { expect, test } from 'vitest';
import { FakeClock } from '../../test/support/fake-clock.ts';
import { LIMITS, Limits } from './limits.ts';

const SECRET = new Uint8Array(32);
const NAME = 'log-in-by-name-and-address';
const { most, windowMs } = LIMITS[NAME];

test('so many tries, then a wait that is told, then as many again', async () => {
  const clock = new FakeClock();
  const limits = new Limits(clock, SECRET);
  for (let i = 0; i < most; i++) expect(limits.take(NAME, 'a')).toBeNull();
  expect(limits.take(NAME, 'a')).toBe(windowMs / 1000);
  expect(limits.take(NAME, 'b')).toBeNull();
  await clock.advance(windowMs - 1);
  expect(limits.take(NAME, 'a')).toBe(1);
  await clock.advance(1);
  expect(limits.take(NAME, 'a')).toBeNull();
});

test('what is dear counts for more, and what is dearer than all there is may be tried once', () => {
  const limits = new Limits(new FakeClock(), SECRET);
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
  const limits = new Limits(new FakeClock(), SECRET);
  for (let i = 0; i < 10 * most; i++) {
    expect(limits.take(NAME, 'a')).toBeNull();
    limits.giveBack(NAME, 'a');
  }
});

test('guesses at a password are remembered over a restart, without anybody’s name', () => {
  const clock = new FakeClock();
  const limits = new Limits(clock, SECRET);
  for (let i = 0; i < most; i++) limits.take(NAME, 'mari 203.0.113.5');
  limits.take('arrive-by-address', '203.0.113.5');
  const text = limits.lasting() ?? '';
  expect(text).not.toContain('mari');
  expect(text).not.toContain('arrive');
  expect(limits.lasting()).toBeNull();
  const after = new Limits(clock, SECRET);
  after.recall(text);
  expect(after.take(NAME, 'mari 203.0.113.5')).toBe(windowMs / 1000);
  expect(after.take(NAME, 'jaan 203.0.113.5')).toBeNull();
});
