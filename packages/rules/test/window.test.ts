/** How long a play may be doubted: what closes its window and what does not (RULES 8.1). */
import { Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];
const timed: TableSpec = { racks: RACKS, houseRules: ['window-20-seconds'] };

describe('the window closes', () => {
  test('when every opponent has accepted', () => {
    const table = Table.dealt({ racks: RACKS });
    table.play('A 8E HORN; C accept');
    expect([table.phase, table.scores[0]]).toEqual(['window A', 0]);
    expect(table.play('B accept')).toEqual(['accepted B', 'stood A 14', 'drew A 4']);
  });

  test.each([['B pass'], ['B exchange F'], ['B 7G FA']])('when the next seat moves: %s', (move) => {
    const table = Table.dealt({ racks: RACKS });
    table.play('A 8E HORN');
    expect(table.play(move).slice(0, 2)).toEqual(['stood A 14', 'drew A 4']);
  });

  test('at its deadline, which is nobody’s doing', () => {
    const table = Table.dealt(timed);
    table.play('A 8E HORN; +20; host tick');
    expect(table.phase).toBe('turn B');
    expect(table.events.at(-1)).toMatchObject({ kind: 'drew', at: 20_000, by: { kind: 'system' } });
  });

  test('at its own time even where a later command finds it', () => {
    const table = Table.dealt(timed);
    table.play('A 8E HORN; +90; B pass');
    const [stood, passed] = table.events.filter(({ kind }) => /^(stood|passed)$/.test(kind));
    expect([stood?.at, passed?.at]).toEqual([20_000, 90_000]);
  });

  test('when the referee says so', () => {
    const table = Table.dealt({ racks: RACKS });
    expect(table.play('A 8E HORN; ref close')).toEqual(['stood A 14', 'drew A 4']);
  });
});

describe('the window stays open', () => {
  test.each<[string, string, string]>([
    ['a move of a seat that is not next', 'C pass', 'not-your-turn'],
    ['a move of the mover', 'A pass', 'wrong-phase'],
    ['a bad placement of the next seat', 'B 1A FA', 'not-connected'],
    ['an exchange of tiles that the next seat has not', 'B exchange Z', 'tile-not-on-rack'],
  ])('after %s', (_name, line, code) => {
    const table = Table.dealt({ racks: RACKS });
    expect(table.refusal(`A 8E HORN; ${line}`).code).toBe(code);
    expect(table.phase).toBe('window A');
    table.play('C challenge');
    expect(table.phase).toBe('turn B');
  });

  test('a second before its deadline', () => {
    const table = Table.dealt(timed);
    expect(table.play('A 8E HORN; +19; host tick')).toEqual([]);
    expect(table.play('C challenge')).toContain('challenged C 0');
  });

  test('and is shut a moment after it', () => {
    const table = Table.dealt(timed);
    expect(table.refusal('A 8E HORN; +20; C challenge').code).toBe('nothing-to-challenge');
  });
});

test.each<[string, string, string]>([
  ['who has accepted may not challenge', 'C accept; C challenge', 'already-answered'],
  ['who has accepted need not do it again', 'C accept; C accept', 'already-answered'],
  ['nobody challenges the own play', 'A challenge', 'own-play'],
  ['nobody accepts the own play', 'A accept', 'own-play'],
  ['nobody challenges what is closed', 'B pass; C challenge', 'nothing-to-challenge'],
])('%s', (_name, script, code) => {
  expect(Table.dealt({ racks: RACKS }).refusal(`A 8E HORN; ${script}`).code).toBe(code);
});

describe('after a play that goes out', () => {
  const last: TableSpec = { board: '8G GA', racks: ['S', 'K', 'D'], bag: '' };

  test.each([['B pass'], ['B 9G K'], ['C pass']])('%s is refused', (line) => {
    expect(Table.dealt(last).refusal(`A 8G ..S; ${line}`).code).toBe('last-play-open');
  });

  test.each<[string, TableSpec, string]>([
    ['all accept', last, 'B accept; C accept'],
    ['the deadline passes', { ...last, houseRules: ['window-20-seconds'] }, '+20; host tick'],
    ['the referee closes it', last, 'ref close'],
    ['a challenge fails', last, 'C challenge'],
  ])('the game is over once %s', (_name, spec, script) => {
    const table = Table.dealt(spec);
    table.play(`A 8G ..S; ${script}`);
    expect([table.phase, table.ranking]).toEqual(['over out', 'A C B']);
  });

  test('the same holds where the next seat’s move would find the game over for another reason', () => {
    const rules = { end: { passRounds: 'none', scorelessTurns: 1 } } as const;
    const table = Table.dealt({ racks: ['??', 'A'], bag: 'E', rules });
    expect(table.refusal('A 8G ab; B pass').code).toBe('last-play-open');
    table.play('B accept');
    expect(table.phase).toBe('over scoreless-turns');
  });
});
