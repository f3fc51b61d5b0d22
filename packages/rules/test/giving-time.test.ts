/** Time that is given, and vacations (RULES 9.8, 9.9). */
import { Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { nextDue, type RulesetPatch } from '../src/index.ts';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];
const DAY = 86_400;

const withClock = (clock: RulesetPatch['clock'], racks = 2): TableSpec => ({
  racks: RACKS.slice(0, racks),
  rules: clock === undefined ? {} : { clock },
});

const left = ({ game }: Table): number[] => game.clock.left.map((ms) => ms / 1000);
const dueOf = ({ game }: Table): number => (nextDue(game) ?? Number.NaN) / 1000;

describe('giving time', () => {
  test('adds to the time of the game', () => {
    const table = Table.dealt(withClock({ kind: 'per-game', seconds: 600 }));
    expect(table.play('+100; B give A 15')).toEqual(['time-given A 15']);
    table.play('+100; A pass');
    expect(left(table)).toEqual([600 - 200 + 15, 600]);
  });

  test('lengthens a move, once', () => {
    const table = Table.dealt(withClock({ kind: 'per-move', seconds: 60 }));
    table.play('B give A 30; +80; A exchange H; B exchange F');
    expect(left(table)).toEqual([10, 0]);
    expect(table.play('+69; host tick')).toEqual([]);
    expect(table.play('+1; host tick')).toEqual(['passed A time']);
    table.play('B exchange M; +60; host tick');
    expect(table.phase).toBe('turn B');
  });

  test('fills the bank of a slow game', () => {
    const table = Table.dealt(withClock({ kind: 'days', seconds: DAY }));
    table.play('B give A 3600');
    expect(dueOf(table)).toBe(DAY + 3600);
  });

  test('is free to referee and host', () => {
    const table = Table.dealt(withClock({ kind: 'per-game', seconds: 600 }));
    table.play('ref give A 10; host give B 20');
    expect(left(table)).toEqual([610, 620]);
  });

  test.each<[string, RulesetPatch['clock'], string, object]>([
    ['without a clock', { kind: 'none' }, 'B give A 15', { code: 'no-clock' }],
    ['to oneself', { kind: 'per-game', seconds: 60 }, 'A give A 15', { code: 'own-clock' }],
    [
      'to nobody',
      { kind: 'per-game', seconds: 60 },
      'A give D 15',
      { code: 'no-such-seat', seat: 3 },
    ],
    [
      'more than the clock has',
      { kind: 'per-game', seconds: 60 },
      'A give B 61',
      { code: 'time-out-of-range', most: 60 },
    ],
    [
      'no time',
      { kind: 'per-game', seconds: 60 },
      'A give B 0',
      { code: 'time-out-of-range', most: 60 },
    ],
    [
      'half a second',
      { kind: 'per-game', seconds: 60 },
      'A give B 0.5',
      { code: 'time-out-of-range', most: 60 },
    ],
    [
      'to who has resigned',
      { kind: 'per-game', seconds: 60 },
      'C resign; A give C 1',
      { code: 'seat-not-playing', seat: 2 },
    ],
  ])('not %s', (_name, clock, script, refusal) => {
    expect(Table.dealt(withClock(clock, 3)).refusal(script)).toEqual(refusal);
  });

  test('not before the game is dealt', () => {
    const table = Table.offered(withClock({ kind: 'per-game', seconds: 60 }));
    expect(table.refusal('A give B 15')).toEqual({ code: 'wrong-phase', phase: 'setup' });
  });

  test('no more than anybody could mean', () => {
    const table = Table.dealt(withClock({ kind: 'per-game', seconds: 1_000_000_000 }));
    expect(table.refusal('A give B 1')).toEqual({ code: 'time-out-of-range', most: 0 });
  });
});

describe('a vacation', () => {
  const slow = (clock: RulesetPatch['clock'] = {}): Table =>
    Table.dealt(withClock({ kind: 'days', seconds: DAY, vacation: 10 * DAY, ...clock }));
  const quota = ({ game }: Table): number[] => game.clock.vacation.map((ms) => ms / 1000 / DAY);

  test('stops the clock of a seat on turn until it is over', () => {
    const table = slow();
    table.play(`+${DAY / 2}; host vacation A ${2.5 * DAY}`);
    expect(dueOf(table)).toBe(3 * DAY);
    expect(quota(table)).toEqual([8, 10]);
    expect(table.play(`+${2.5 * DAY - 1}; host tick`)).toEqual([]);
    expect(table.play('+1; host tick')).toEqual(['passed A time']);
  });

  test('covers turns that begin in it', () => {
    const table = slow({ timeBank: DAY });
    table.play(`host vacation B ${3 * DAY}; +3600; A exchange H`);
    expect(dueOf(table)).toBe(3 * DAY + DAY + DAY);
    table.play(`+${DAY}; B exchange F`);
    expect(left(table)).toEqual([DAY, DAY]);
  });

  test('can be ended early, and what was not used is kept', () => {
    const table = slow();
    table.play(`+${DAY / 2}; host vacation A ${5 * DAY}; +${DAY}; host back A`);
    expect(quota(table)).toEqual([9, 10]);
    expect(dueOf(table)).toBe(2 * DAY);
    table.play(`host vacation B ${4 * DAY}; A exchange H; +${DAY / 2}; host back B`);
    expect(dueOf(table)).toBe(3 * DAY);
  });

  test('can be made longer, as far as the quota reaches', () => {
    const table = slow();
    table.play(`host vacation A ${3 * DAY}; +${DAY}; host vacation A ${10 * DAY}`);
    expect(quota(table)).toEqual([0, 10]);
    expect(dueOf(table)).toBe(11 * DAY);
    expect(table.refusal(`host vacation A ${11 * DAY}`)).toEqual({
      code: 'vacation-too-long',
      left: 0,
    });
  });

  test('waits while the game is paused', () => {
    const table = slow();
    table.play(`host vacation A ${DAY}; +3600; ref pause; +${DAY}; ref resume; host back A`);
    expect(dueOf(table)).toBe(DAY + 3600 + DAY);
    expect(quota(table)).toEqual([10 - 1 / 24, 10]);
  });

  test.each<[string, RulesetPatch['clock'], string, object]>([
    ['where there are none', { vacation: 'none' }, 'host vacation A 100', { code: 'vacation-off' }],
    ['in the past', {}, '+100; host vacation A 99', { code: 'vacation-too-long', left: 864_000 }],
    [
      'for too long',
      {},
      `host vacation A ${10 * DAY + 1}`,
      { code: 'vacation-too-long', left: 864_000 },
    ],
    ['for nobody', {}, 'host vacation C 100', { code: 'no-such-seat', seat: 2 }],
    ['that has not begun', {}, 'host back A', { code: 'not-on-vacation' }],
    ['that is over', {}, 'host vacation A 100; +100; host back A', { code: 'not-on-vacation' }],
    ['at one’s own word', {}, 'A vacation A 100', { code: 'not-for-you', needs: 'referee' }],
  ])('not %s', (_name, clock, script, refusal) => {
    expect(slow(clock).refusal(script)).toEqual(refusal);
  });
});
