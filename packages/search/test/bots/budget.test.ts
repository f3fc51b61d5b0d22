import { type RulesetPatch, viewFor } from '@taht/rules';
import { Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { type BotProfile, botProfile, budgetFor, levelProfile } from '../../src/index.ts';

const champion = botProfile('champion') as BotProfile;
const SECOND = 1000;

const viewOf = (rules: RulesetPatch, spec: TableSpec = {}) =>
  viewFor(Table.dealt({ rules, ...spec }).game, {
    kind: 'seat',
    seat: 0,
  });

describe('the time for a move', () => {
  test('is what is asked where there is no clock', () =>
    expect(budgetFor(viewOf({}), champion, 5 * SECOND)).toBe(5 * SECOND));

  test('is never more than what is asked', () => {
    const view = viewOf({ clock: { kind: 'per-game', seconds: 100_000 } });
    expect(budgetFor(view, champion, 700)).toBe(700);
  });

  test('leaves some of the time of a move, less the more of it has gone', () => {
    const view = viewOf({ clock: { kind: 'per-move', seconds: 60 } });
    const times = [0, 20, 40, 70].map((now) => budgetFor(view, champion, 1e9, now * SECOND));
    expect(times).toEqual([30_000, 20_000, 10_000, 0]);
  });

  test('makes the time of a game last to its end', () => {
    const clock = { kind: 'per-game', seconds: 1500 } as const;
    const early = budgetFor(viewOf({ clock }), champion, 1e9);
    const late = budgetFor(
      viewOf({ clock }, { racks: ['AEINRST', 'BCDFGHJ'], bag: 'AA' }),
      champion,
      1e9,
    );
    expect(early).toBeGreaterThan(60 * SECOND);
    expect(early).toBeLessThan(150 * SECOND);
    expect(late).toBeGreaterThan(early);
    expect(late).toBeLessThan(1500 * SECOND);
  });

  test('is none when the time of the game has gone', () => {
    const view = viewOf({ clock: { kind: 'per-game', seconds: 1500 } });
    expect(budgetFor(view, champion, 1e9, 1501 * SECOND)).toBe(0);
  });

  test('is none for a bot that plays at once, or is not on turn', () => {
    expect(budgetFor(viewOf({}), botProfile('quick') as BotProfile, 1e9)).toBe(0);
    const other = viewFor(Table.dealt().game, { kind: 'seat', seat: 1 });
    expect(budgetFor(other, levelProfile(1), 1e9)).toBe(0);
  });
});
