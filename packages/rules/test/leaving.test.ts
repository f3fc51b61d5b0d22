/** Empty seats and those who take them (RULES 14.2, 14.3). */
import { noJudge, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];
const three: TableSpec = { racks: RACKS };

describe('leaving', () => {
  test('with fewer than two occupied seats the game is over, and who stayed wins', () => {
    const table = Table.dealt({ racks: RACKS.slice(0, 2), scores: [1, 100] });
    table.play('B leave');
    expect([table.phase, table.scores, table.ranking]).toEqual(['over left', [1, 100], 'A B']);
  });

  test('who left ranks before who resigned', () => {
    const table = Table.dealt({ racks: RACKS, scores: [0, 3, 9] });
    table.play('C resign; B leave');
    expect([table.phase, table.ranking]).toEqual(['over left', 'A B C']);
  });

  test('the play in the window of the last opponent to leave counts', () => {
    const table = Table.dealt({ racks: RACKS.slice(0, 2) });
    table.play('A 8E HORN; B leave');
    expect([table.scores, table.ranking]).toEqual([[14, 0], 'A B']);
  });

  test('an exchange under way is not lost, whoever leaves', () => {
    for (const seat of ['A', 'B']) {
      const table = Table.dealt({ racks: RACKS.slice(0, 2), houseRules: ['two-bags'] });
      table.play(`A exchange HO; ${seat} leave`);
      expect([table.phase, table.rack('A')]).toEqual(['over left', 'AHNORST']);
    }
  });

  test('the seat keeps tiles and score, and its turns pass without a pass', () => {
    const table = Table.dealt({ ...three, scores: [0, 30, 0] });
    table.play('B leave');
    expect(table.play('A pass')).toEqual(['passed A chosen', 'skipped B vacant']);
    expect([table.rack('B').length, table.scores[1], table.game.seats[1]?.passes]).toEqual([
      7, 30, 0,
    ]);
  });

  test('nobody waits for its passes', () => {
    const table = Table.dealt(three);
    table.play('B leave; A pass; C pass; A pass; C pass');
    expect(table.phase).toBe('over passes');
  });

  test('who leaves last without having passed ends a game in which all others have', () => {
    const table = Table.dealt(three);
    table.play('A pass; B pass; C pass; A pass; B pass; C leave');
    expect(table.phase).toBe('over passes');
  });

  test('its tiles count at the end like any others', () => {
    const table = Table.dealt({ board: '8G GA', racks: ['S', 'K', 'D'], bag: '' });
    table.play('B leave; A 8G ..S; C accept');
    expect([table.phase, table.scores]).toEqual(['over out', [4 + 7, -5, -2]]);
  });

  test('it accepts plays in silence', () => {
    const table = Table.dealt(three);
    table.play('A 8E HORN; C accept; B leave');
    expect(table.phase).toBe('turn C');
  });

  test('it agrees to the end in silence', () => {
    const table = Table.dealt(three);
    table.play('A end; C end; B leave');
    expect(table.phase).toBe('over agreed');
  });

  test('it has no vote', () => {
    const table = Table.dealt({ ...three, judge: noJudge });
    table.play('A 8E HORN; B challenge; A vote yes; C vote yes; B leave');
    expect([table.phase, table.scores[0]]).toEqual(['turn C', 14]);
  });

  test.each<[string, string, string]>([
    ['on turn', 'A leave', 'turn B'],
    ['with a play in its window', 'A 8E HORN; A leave', 'turn B'],
    ['with a play under challenge', 'A 8E HORN; B challenge; A leave', 'turn B'],
  ])('%s', (_name, script, phase) => {
    const table = Table.dealt({ ...three, judge: noJudge });
    table.play(script);
    expect([table.phase, table.rack('A').length]).toEqual([phase, 7]);
  });

  test('the chooser of bags has the choice made for it', () => {
    const table = Table.dealt({ ...three, houseRules: ['two-bags'] });
    expect(table.play('A exchange HO; A leave')).toEqual([
      'left A',
      'drew A 2',
      'returned A 2 exchange',
    ]);
    expect(table.phase).toBe('turn B');
  });

  test('who has left is not heard', () => {
    const table = Table.dealt(three);
    table.play('B leave');
    for (const line of ['B pass', 'B resign', 'B leave'])
      expect(table.refusal(line)).toEqual({ code: 'seat-not-playing', seat: 1 });
  });

  test('a skip that it owes waits for whoever comes', () => {
    const table = Table.dealt({ ...three, houseRules: ['challenge-double'] });
    table.play('A 8E HORN; C challenge; C leave; host replace C Nova');
    expect(table.play('B pass')).toEqual(['passed B chosen', 'skipped C challenge-failed']);
  });
});

describe('replacing', () => {
  test.each(['host', 'ref'])('the %s may put another player in an empty seat', (who) => {
    const table = Table.dealt({ ...three, scores: [0, 30, 0] });
    table.play(`B leave; ${who} replace B Nova`);
    expect(table.game.seats[1]).toMatchObject({
      player: { id: 'nova', name: 'Nova' },
      standing: 'playing',
      score: 30,
    });
    table.play('A pass');
    expect([table.phase, table.rack('B')]).toEqual(['turn B', 'AEFMRST']);
  });

  test('or in one that is occupied, even on turn', () => {
    const table = Table.dealt(three);
    table.play('host replace A Nova; A pass');
    expect(table.phase).toBe('turn B');
  });

  test('the clock goes on where it stood', () => {
    const rules = { clock: { kind: 'per-game', seconds: 600 } } as const;
    const table = Table.dealt({ ...three, rules });
    table.play('+100; host replace A Nova; +50; A pass');
    expect(table.game.clock.left[0]).toBe(450_000);
  });

  test('what the one before agreed to or asked for does not bind', () => {
    const table = Table.dealt({ ...three, houseRules: ['take-back'] });
    table.play('A pass; A ask; A end; B end; host replace A Nova; C end');
    expect(table.phase).toBe('turn B');
    expect(table.refusal('B answer yes').code).toBe('not-asked');
    table.play('A end');
    expect(table.phase).toBe('over agreed');
  });

  test('not before the game, and not where there is no seat', () => {
    const line = 'host replace A Nova';
    expect(Table.offered().refusal(line)).toEqual({ code: 'wrong-phase', phase: 'setup' });
    expect(Table.dealt().refusal('host replace C Nova').code).toBe('no-such-seat');
  });
});
