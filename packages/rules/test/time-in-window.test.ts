/** Time that runs out while a play is in doubt, while the game is paused, or before its author is heard. */
import { noJudge, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { type Command, nextDue, type RulesetPatch } from '../src/index.ts';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];
const CAP: RulesetPatch['clock'] = { kind: 'per-game', seconds: 60, capMinutes: 1 };
const MOVE: RulesetPatch['clock'] = { kind: 'per-move', seconds: 30 };

const dealt = (clock: RulesetPatch['clock'] = {}, extra: TableSpec = {}): Table =>
  Table.dealt({ racks: RACKS.slice(0, 2), ...extra, rules: { ...extra.rules, clock } });

describe('the time of the next seat runs out in a window', () => {
  test('per move: the window closes and the turn is passed, at the same moment', () => {
    const table = dealt(MOVE);
    expect(table.play('A 8E HORN; +45; host tick')).toEqual([
      'stood A 14',
      'drew A 4',
      'passed B time',
    ]);
    expect(new Set(table.events.slice(-3).map(({ at }) => at))).toEqual(new Set([30_000]));
  });

  test('over the cap: the window closes and the seat resigns', () => {
    const table = dealt(CAP);
    table.play('A 8E HORN; +120; host tick');
    expect([table.phase, table.scores, table.ranking]).toEqual(['over resigned', [14, 0], 'A B']);
  });

  test('over the cap with three: the seat resigns and the game goes on', () => {
    const table = dealt(CAP, { racks: RACKS });
    table.play('A 8E HORN; +120; host tick');
    expect([table.phase, table.scores]).toEqual(['turn C', [14, 0, 0]]);
    expect(table.game.aside).toHaveLength(7);
  });

  test('after the last play: the window closes and the game is over, nobody resigns', () => {
    const last: TableSpec = { board: '8G GA', racks: ['S', 'K'], bag: '' };
    const table = dealt(CAP, last);
    table.play('A 8G ..S; +500; host tick');
    expect([table.phase, table.scores]).toEqual(['over out', [4 + 5, -5 - 10]]);
  });

  test('with a deadline of its own: the window closes first, then the time of the move begins', () => {
    const table = dealt(MOVE, { houseRules: ['window-20-seconds'] });
    expect(table.play('A 8E HORN; +49; host tick')).toEqual(['stood A 14', 'drew A 4']);
    expect(table.play('+1; host tick')).toEqual(['passed B time']);
  });

  test('a challenge in time stops the clock until the verdict', () => {
    const table = dealt(MOVE, { judge: noJudge });
    table.play('A 8E HORN; +29; B challenge; +1000; host tick');
    expect([table.phase, nextDue(table.game)]).toEqual(['verdict A', null]);
  });

  test('a challenge too late finds the window closed', () => {
    const table = dealt(MOVE);
    expect(table.refusal('A 8E HORN; +30; B challenge').code).toBe('nothing-to-challenge');
  });

  test('reloaded in the window, the same happens at the same time', () => {
    const [live, stored] = [dealt(CAP), dealt(CAP)];
    live.play('A 8E HORN; +500; host tick');
    stored.play('A 8E HORN; +100');
    stored.reload().play('+400; host tick');
    expect(stored.events.slice(-6)).toEqual(live.events.slice(-6));
  });
});

describe('a command that comes after its author’s time', () => {
  const resigns: RulesetPatch['clock'] = { ...MOVE, expiry: 'resign' };

  test.each(['pass', 'resign', 'leave', 'end', 'ask', 'look AT'])(
    '%s of a seat that has resigned by time meanwhile is refused',
    (action) => {
      const houseRules: TableSpec['houseRules'] = ['open-dictionary'];
      const table = dealt(resigns, { racks: RACKS, houseRules });
      expect(table.refusal(`+31; A ${action}`)).toEqual({ code: 'seat-not-playing', seat: 0 });
      expect(table.phase).toBe('turn A');
      table.play('host tick');
      expect(table.game.seats[0]?.standing).toBe('resigned');
    },
  );

  test('or finds the game over', () => {
    expect(dealt(resigns).refusal('+31; B resign').code).toBe('game-over');
  });
});

describe('a pause', () => {
  test.each<[string, TableSpec, string, number]>([
    ['a move', { rules: { clock: MOVE } }, '', 30],
    ['a window', { houseRules: ['window-20-seconds'] }, 'A 8E HORN', 20],
    [
      'joining',
      { racks: RACKS, rules: { challenge: { window: { joinSeconds: 15 } } } },
      'A 8E HORN; B challenge',
      15,
    ],
    [
      'a choice of bags',
      { houseRules: ['two-bags'], rules: { bags: { seconds: 40 } } },
      'A exchange H',
      40,
    ],
  ])('moves the deadline of %s', (_name, spec, script, seconds) => {
    const table = Table.dealt({ racks: RACKS.slice(0, 2), ...spec });
    table.play(script);
    expect(nextDue(table.game)).toBe(seconds * 1000);
    table.play('+10; ref pause');
    expect(nextDue(table.game)).toBeNull();
    expect(table.play('+1000; host tick')).toEqual([]);
    table.reload().play('ref resume');
    expect(nextDue(table.game)).toBe((seconds + 1000) * 1000);
  });

  test('what fell due before it has happened', () => {
    const table = dealt(MOVE);
    expect(table.play('+31; ref pause')).toEqual(['passed A time', 'paused']);
  });

  test('nothing but resuming is heard', () => {
    const table = dealt();
    table.play('ref pause');
    for (const line of ['A pass', 'B resign', 'ref undo', 'host replace A Nova', 'ref pause'])
      expect(table.refusal(line).code).toBe('paused');
  });
});

describe('times that make no sense', () => {
  const pass = (at: number): Command => ({
    id: 'odd',
    by: { kind: 'seat', seat: 0 },
    at,
    action: { kind: 'pass' },
  });

  test.each([-1, 0, 4999, Number.NaN, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])(
    'a command at %d happens no earlier than what happened before it',
    (at) => {
      const table = dealt(MOVE);
      table.play('+5; ref pause; ref resume');
      const decided = table.decide(pass(at));
      expect(decided.ok && decided.value.map((event) => event.at)).toEqual([5000]);
    },
  );

  test('a command from the far future ends the game by passes, in finite time', () => {
    const decided = dealt(MOVE).decide(pass(8.64e15));
    expect(decided).toEqual({ ok: false, error: { code: 'game-over' } });
  });
});
