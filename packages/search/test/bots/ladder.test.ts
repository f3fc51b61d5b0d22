import { describe, expect, test } from 'vitest';
import {
  BOT_NAMES,
  type BotProfile,
  botProfile,
  LEVELS,
  levelProfile,
  STATIC_LEVEL,
} from '../../src/index.ts';

describe('the ladder', () => {
  test('has at least ten rungs, and every rung a name', () => {
    expect(LEVELS).toBeGreaterThanOrEqual(10);
    for (let level = 1; level <= LEVELS; level++)
      expect(botProfile(`level-${level}`)).toEqual(levelProfile(level));
  });

  test.each<[string, (profile: BotProfile) => number]>([
    ['words', ({ words }) => words],
    ['attention', ({ attention }) => attention],
    ['regard for the leave', ({ leave }) => leave],
    ['doubt', ({ doubt }) => doubt],
    ['readiness to exchange', ({ exchangeMargin }) => -exchangeMargin],
  ])('has more %s the higher, until there is no more', (_, of) => {
    const all = Array.from({ length: LEVELS }, (_, i) => of(levelProfile(i + 1)));
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(all[0]).toBeLessThan(all[STATIC_LEVEL - 1] as number);
  });

  test('looks ahead above a certain rung, and not below', () => {
    for (let level = 1; level <= LEVELS; level++)
      expect(levelProfile(level).ahead !== null).toBe(level > STATIC_LEVEL);
  });

  test('has no bots of other names', () => {
    for (const name of ['level-0', `level-${LEVELS + 1}`, 'toString', ''])
      expect(botProfile(name)).toBeUndefined();
    expect(BOT_NAMES).toEqual(expect.arrayContaining(['champion', 'adaptive', 'teacher']));
  });
});
