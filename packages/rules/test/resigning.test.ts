/** Giving up, whoever's turn it is and whatever is going on (RULES 14.1). */
import { noJudge, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO', 'GUIDEBO'];
const three: TableSpec = { racks: RACKS.slice(0, 3) };
const two: TableSpec = { racks: RACKS.slice(0, 2) };

describe('with two players', () => {
  test.each<[string, string, string]>([
    ['on turn', 'A resign', 'B A'],
    ['off turn', 'B resign', 'A B'],
  ])('the other wins whatever the score: %s', (_name, line, ranking) => {
    const table = Table.dealt({ ...two, scores: [50, 50] });
    table.play(line);
    expect([table.phase, table.scores, table.ranking]).toEqual([
      'over resigned',
      [50, 50],
      ranking,
    ]);
  });

  test('nothing is deducted or credited, and the scores stand', () => {
    const table = Table.dealt({ ...two, scores: [3, 200] });
    table.play('B resign');
    expect([table.scores, table.ranking]).toEqual([[3, 200], 'A B']);
    expect(table.game.aside.join('')).toHaveLength(7);
  });

  test('a mover who resigns has the play counted', () => {
    const table = Table.dealt(two);
    table.play('A 8E HORN; A resign');
    expect([table.scores, table.ranking]).toEqual([[14, 0], 'B A']);
  });

  test('a play whose only opponent resigns counts, for nobody doubts it any more', () => {
    const table = Table.dealt(two);
    table.play('A 8E HORN; B resign');
    expect([table.scores, table.ranking]).toEqual([[14, 0], 'A B']);
  });

  test('so does one whose challenger resigns before the verdict', () => {
    const table = Table.dealt({ ...two, judge: noJudge });
    table.play('A 8E HORN; B challenge; B resign');
    expect([table.scores, table.ranking]).toEqual([[14, 0], 'A B']);
  });

  test('a mover who resigns under challenge takes the play along', () => {
    const table = Table.dealt({ ...two, judge: noJudge });
    table.play('A 8E HORN; B challenge; A resign');
    expect([table.scores, table.ranking]).toEqual([[0, 0], 'B A']);
    expect(table.game.board.every((cell) => cell === null)).toBe(true);
  });

  test('an exchange that is under way is not lost', () => {
    const table = Table.dealt({ ...two, houseRules: ['two-bags'] });
    table.play('A exchange HO; B resign');
    expect([table.phase, table.rack('A')]).toEqual(['over resigned', 'AHNORST']);
    expect(table.game.bags.flat()).toHaveLength(100 - 14);
  });
});

describe('with three players', () => {
  test.each<[string, TableSpec, string, string]>([
    ['on turn: the next seat is on turn', three, 'A resign', 'turn B'],
    ['off turn: nothing else changes', three, 'B resign', 'turn A'],
    ['the seat is passed over from then on', three, 'B resign; A pass', 'turn C'],
    ['the mover in its window: the play counts', three, 'A 8E HORN; A resign', 'turn B'],
    ['the next seat in a window', three, 'A 8E HORN; B resign', 'window A'],
    ['the last who had not accepted', three, 'A 8E HORN; C accept; B resign', 'turn C'],
  ])('%s', (_name, spec, script, phase) => {
    const table = Table.dealt(spec);
    table.play(script);
    expect(table.phase).toBe(phase);
    expect(table.reload().phase).toBe(phase);
  });

  test('the tiles are set aside, the seat owes nothing and comes last', () => {
    const table = Table.dealt({ ...three, scores: [300, 1, 2] });
    table.play('A resign');
    expect([table.rack('A'), table.game.aside.length]).toEqual(['', 7]);
    table.play('B pass; C pass; B pass; C pass');
    expect([table.phase, table.scores[0], table.ranking.at(-1)]).toEqual(['over passes', 300, 'A']);
  });

  test('it gives no credit to who goes out', () => {
    const table = Table.dealt({ board: '8G GA', racks: ['S', 'K', 'D'], bag: '' });
    table.play('B resign; A 8G ..S; C accept');
    expect(table.scores).toEqual([4 + 2, 0, -2]);
  });

  test('with one left the game is over, the others last', () => {
    const table = Table.dealt({ ...three, scores: [0, 5, 9] });
    table.play('C resign; B resign');
    expect([table.phase, table.ranking]).toEqual(['over resigned', 'A BC']);
  });

  test('a seat that left does not win over the only one who stayed', () => {
    const table = Table.dealt({ ...three, scores: [1, 2, 300] });
    table.play('C leave; B resign');
    expect([table.phase, table.ranking]).toEqual(['over resigned', 'A C B']);
  });

  test('the challenger during the verdict: the table votes without it', () => {
    const table = Table.dealt({ ...three, judge: noJudge });
    table.play('A 8E HORN; B challenge; A vote yes; B resign');
    expect(table.phase).toBe('verdict A');
    expect(table.play('C vote no')).toContain('ruled table valid');
    expect(table.scores).toEqual([14, 0, 0]);
  });

  test('the last voter to be heard: the votes are counted without it', () => {
    const table = Table.dealt({ ...three, judge: noJudge });
    table.play('A 8E HORN; B challenge; A vote no; B vote no');
    expect(table.play('C resign')).toContain('ruled table invalid');
  });

  test('the mover during the verdict: the play is taken back', () => {
    const table = Table.dealt({ ...three, judge: noJudge });
    expect(table.play('A 8E HORN; B challenge; A resign')).toEqual([
      'retracted A',
      'resigned A chosen',
    ]);
    expect(table.phase).toBe('turn B');
    expect(table.game.aside.toSorted().join('')).toBe('AHNORST');
  });

  test('the mover under challenge who drew at once gives the tiles back first', () => {
    const table = Table.dealt({ ...three, judge: noJudge, houseRules: ['draw-at-once'] });
    table.play('A 8E HORN; B challenge; A resign');
    expect(table.game.aside.toSorted().join('')).toBe('AHNORST');
    expect(table.bags.join('')).toHaveLength(100 - 21);
  });

  test('the last opponent who might have joined', () => {
    const rules = { challenge: { window: { joinSeconds: 15 } } };
    const table = Table.dealt({ ...three, rules });
    table.play('A 8E HORN; B challenge');
    expect(table.play('C resign')).toEqual([
      'resigned C chosen',
      'joining-closed',
      'ruled judge valid',
      'stood A 14',
      'drew A 4',
    ]);
  });

  test('the chooser of bags: tiles put aside for the exchange go with the rest', () => {
    const table = Table.dealt({ ...three, houseRules: ['two-bags'] });
    table.play('A exchange HO; A resign');
    expect([table.phase, table.game.aside.length]).toEqual(['turn B', 7]);
  });

  test('another seat while bags are chosen', () => {
    const table = Table.dealt({ ...three, houseRules: ['two-bags'] });
    table.play('A exchange HO; B resign; A bags 1 1');
    expect([table.phase, table.rack('A').length]).toEqual(['turn C', 7]);
  });

  test('the last one who had not agreed to end the game', () => {
    const table = Table.dealt(three);
    table.play('A end; C end; B resign');
    expect(table.phase).toBe('over agreed');
  });

  test('after it nothing from before can be taken back', () => {
    const table = Table.dealt({ ...three, houseRules: ['take-back'] });
    table.play('A pass; B pass; A resign');
    expect(table.refusal('B ask').code).toBe('nothing-to-take-back');
    expect(table.refusal('ref undo').code).toBe('nothing-to-take-back');
  });

  test('who has resigned is not heard any more and not replaced', () => {
    const table = Table.dealt(three);
    table.play('B resign');
    for (const line of ['B pass', 'B resign', 'B leave', 'B end', 'host replace B Nova'])
      expect(table.refusal(line)).toEqual({ code: 'seat-not-playing', seat: 1 });
  });
});

test('before the racks are dealt there is nothing to give up', () => {
  expect(Table.offered(two).refusal('A resign').code).toBe('wrong-phase');
  const dealing = Table.offered({ houseRules: ['two-bags'] });
  dealing.play('A agree; B agree');
  expect(dealing.refusal('A resign')).toEqual({ code: 'wrong-phase', phase: 'choosing' });
});
