/** Time: who is charged, what it costs, and what happens when it is up (RULES 9). */
import { noJudge, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { nextDue, type RulesetPatch } from '../src/index.ts';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];

const withClock = (clock: RulesetPatch['clock'], extra: TableSpec = {}): TableSpec => ({
  racks: RACKS.slice(0, 2),
  ...extra,
  rules: { ...extra.rules, ...(clock === undefined ? {} : { clock }) },
});

/** Seconds left to each seat, as the clock stands. */
const left = ({ game }: Table): number[] => game.clock.left.map((ms) => ms / 1000);

describe('without a clock', () => {
  test('nothing ever falls due', () => {
    const table = Table.dealt();
    expect(nextDue(table.game)).toBeNull();
    expect(table.play('+1000000; host tick')).toEqual([]);
  });
});

describe('a clock for each move', () => {
  const perMove = (extra?: TableSpec, clock?: RulesetPatch['clock']): Table =>
    Table.dealt(withClock({ kind: 'per-move', seconds: 120, ...clock }, extra));

  test('a move in time is a move', () => {
    const table = perMove();
    expect(table.play('+119; host tick')).toEqual([]);
    table.play('A pass');
    expect(table.phase).toBe('turn B');
  });

  test('when the time is up the turn is passed, and that pass counts', () => {
    const table = perMove();
    expect(table.play('+120; host tick')).toEqual(['passed A time']);
    expect(table.play('+360; host tick')).toContain('ended passes');
    const times = table.events.filter(({ kind }) => kind === 'passed').map(({ at }) => at / 1000);
    expect(times).toEqual([120, 240, 360, 480]);
  });

  test('or the seat resigns, where the ruleset says so', () => {
    const resigns = { expiry: 'resign' } as const;
    expect(perMove({}, resigns).play('+120; host tick')).toEqual([
      'resigned A time',
      'ended resigned',
      'revealed',
    ]);
    const three = perMove({ racks: RACKS }, resigns);
    three.play('+120; host tick');
    expect(three.phase).toBe('turn B');
  });

  test('each move has its own time', () => {
    const table = perMove();
    table.play('+100; A pass; +100; B pass; +100; host tick');
    expect(table.phase).toBe('turn A');
  });

  test('a command that comes too late finds the turn gone', () => {
    const table = perMove({ racks: RACKS });
    expect(table.refusal('+121; A pass')).toEqual({ code: 'not-your-turn', onTurn: 1 });
  });
});

describe('a clock for the whole game', () => {
  const perGame = (clock: RulesetPatch['clock'] = {}, extra?: TableSpec): Table =>
    Table.dealt(withClock({ kind: 'per-game', seconds: 600, ...clock }, extra));

  test('only the seat on turn is charged', () => {
    const table = perGame();
    table.play('+100; A pass; +30; B pass; +5; A pass');
    expect(left(table)).toEqual([495, 570]);
  });

  test('seconds are added after each move, whatever it is', () => {
    const table = perGame({ increment: 10 });
    table.play('+100; A 8E HORN; +5; B exchange F; +7; A pass');
    expect(left(table)).toEqual([600 - 100 + 10 - 7 + 10, 600 - 5 + 10]);
  });

  test.each<[string, seconds: number, RulesetPatch['clock'], points: number]>([
    ['in time', 600, {}, 0],
    ['a second over is a minute begun', 601, {}, -10],
    ['a whole minute', 660, {}, -10],
    ['a minute and a second', 661, {}, -20],
    ['a second over is no whole minute', 601, { begunMinute: false }, 0],
    ['a minute and a second is one whole minute', 661, { begunMinute: false }, -10],
    ['another price', 661, { overPerMinute: -25 }, -50],
    ['in time by an increment', 610, { increment: 10 }, 0],
  ])('%s', (_name, seconds, clock, points) => {
    const table = perGame(clock, { racks: ['?', '?'] });
    table.play(`+${seconds}; A pass; B pass; A pass; B pass`);
    expect(table.scores).toEqual([points, 0]);
  });

  test('the time now running counts when the game ends', () => {
    const table = perGame({}, { racks: ['?', '?'] });
    table.play('+700; B end; A end');
    expect([table.phase, table.scores]).toEqual(['over agreed', [-20, 0]]);
    expect(left(table)).toEqual([-100, 600]);
  });

  test('who is over the cap resigns, and the scores stand', () => {
    const table = perGame({ capMinutes: 3 });
    expect(table.play('+779; host tick')).toEqual([]);
    expect(table.play('+600; host tick')).toContain('resigned A time');
    expect(table.events.at(-1)?.at).toBe(780_000);
    expect([table.scores, table.ranking]).toEqual([[0, 0], 'B A']);
  });

  test('without a cap nothing falls due, however long it takes', () => {
    const table = perGame();
    expect(table.play('+100000; host tick')).toEqual([]);
    expect(nextDue(table.game)).toBeNull();
  });
});

describe('days for each move', () => {
  const DAY = 86_400;
  const days = (clock: RulesetPatch['clock'] = {}, extra?: TableSpec): Table =>
    Table.dealt(withClock({ kind: 'days', seconds: 3 * DAY, ...clock }, extra));

  test('within the days the time bank is not touched', () => {
    const table = days({ timeBank: DAY });
    table.play(`+${3 * DAY}; A exchange H; +5; B pass`);
    expect(left(table)).toEqual([DAY, DAY]);
  });

  test('what is needed beyond them comes out of the bank, once', () => {
    const table = days({ timeBank: DAY });
    table.play(`+${3.5 * DAY}; A exchange H; B exchange F`);
    expect(left(table)).toEqual([DAY / 2, DAY]);
    expect(table.play(`+${3.5 * DAY}; host tick`)).toEqual(['passed A time']);
    expect(left(table)).toEqual([0, DAY]);
  });

  test.each<[string, RulesetPatch['clock'], string]>([
    ['the turn is passed', {}, 'passed A time'],
    ['the seat resigns', { expiry: 'resign' }, 'resigned A time'],
  ])('when days and bank are used up %s', (_name, clock, told) => {
    expect(days(clock).play(`+${3 * DAY}; host tick`)[0]).toBe(told);
    const banked = days({ ...clock, timeBank: DAY });
    expect(banked.play(`+${3 * DAY}; host tick`)).toEqual([]);
    expect(banked.play(`+${DAY}; host tick`)[0]).toBe(told);
  });
});

describe('nobody is charged', () => {
  const GAME = { kind: 'per-game', seconds: 600 } as const;

  test('while a verdict is awaited', () => {
    const table = Table.dealt(withClock(GAME, { judge: noJudge }));
    table.play('+10; A 8E HORN; +20; B challenge; +500; A vote yes; +500; B vote yes; +7; B pass');
    expect(left(table)).toEqual([590, 573]);
  });

  test('while a window has its own deadline', () => {
    const table = Table.dealt(withClock(GAME, { houseRules: ['window-20-seconds'] }));
    table.play('+10; A 8E HORN; +50; B pass');
    expect(left(table)).toEqual([590, 570]);
  });

  test('while others may join a challenge', () => {
    const rules = { challenge: { window: { joinSeconds: 15 } } };
    const table = Table.dealt(withClock(GAME, { racks: RACKS, rules }));
    table.play('A 8E HORN; C challenge; +15; host tick; +5; B pass');
    expect(left(table)).toEqual([600, 595, 600]);
  });

  test('while only the referee can close the window', () => {
    const rules = { clock: GAME };
    const table = Table.dealt({ ruleset: 'tr-school', racks: RACKS, rules });
    table.play('A 8E HORN; +100; ref close; +5; B pass');
    expect(left(table)).toEqual([600, 595, 600]);
  });

  test('while a choice of bags has its own deadline', () => {
    const rules = { bags: { seconds: 30 } };
    const table = Table.dealt(withClock(GAME, { houseRules: ['two-bags'], rules }));
    table.play('A exchange H; +20; A bags 1 0');
    expect(left(table)).toEqual([600, 600]);
  });

  test('while the game is paused', () => {
    const table = Table.dealt(withClock(GAME));
    table.play('+10; ref pause; +500; ref resume; +10; A pass');
    expect(left(table)).toEqual([580, 600]);
  });
});

describe('in a window without deadline', () => {
  const GAME = { kind: 'per-game', seconds: 600 } as const;

  test('the next seat is charged', () => {
    const table = Table.dealt(withClock(GAME, { racks: RACKS }));
    table.play('A 8E HORN; +30; C accept; +10; B accept; +5; B pass');
    expect(left(table)).toEqual([600, 555, 600]);
  });

  test('a vacant seat is not charged, but the one after it', () => {
    const table = Table.dealt(withClock(GAME, { racks: RACKS }));
    table.play('B leave; A 8E HORN; +30; C pass');
    expect(left(table)).toEqual([600, 600, 570]);
  });

  test('a seat that must sit out is not charged, but the one after it', () => {
    const rules = { misdraw: { rule: 'pass-then-fix' } } as const;
    const table = Table.dealt(withClock(GAME, { racks: RACKS, rules }));
    table.play('ref misdraw B 6; A 8E HORN; +30; C pass');
    expect(left(table)).toEqual([600, 600, 570]);
  });

  test('after the last play whoever has not accepted it yet is charged', () => {
    const last: TableSpec = { board: '8G GA', racks: ['S', 'K', 'D'], bag: '' };
    const table = Table.dealt(withClock(GAME, last));
    table.play('A 8G ..S; +10; B accept; +900; C accept');
    expect(left(table)).toEqual([600, 590, -300]);
    // C had D on the rack and took five minutes too many.
    expect(table.scores).toEqual([4 + 7, -5, -2 - 50]);
  });

  test('who chooses bags is charged where the choice has no deadline', () => {
    const table = Table.dealt(withClock(GAME, { houseRules: ['two-bags'] }));
    table.play('A exchange H; +20; A bags 1 0; +5; B pass');
    expect(left(table)).toEqual([580, 595]);
  });
});
