/** Calling a game off (RULES 14.8). */
import { Table } from '@taht/testkit';
import { expect, test } from 'vitest';
import { isWhole, viewFor } from '../src/index.ts';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];
const dealt = (): Table => Table.dealt({ racks: RACKS });

test.each<[string, string]>([
  ['at once', 'C abort'],
  ['while somebody has not moved yet', 'A 8E HORN; B pass; A abort'],
  ['when the seat that has not moved is gone', 'A 8E HORN; B resign; C abort'],
  ['with a play in its window', 'A 8E HORN; B abort'],
])('any seat may call it off %s', (_name, script) => {
  const table = dealt();
  table.play(script);
  expect([table.phase, table.ranking]).toEqual(['over aborted', '']);
  expect(isWhole(table.game)).toBe(true);
});

test.each<[string, string]>([
  ['all have moved', 'A 8E HORN; B pass; C pass'],
  ['all who are left have moved', 'A 8E HORN; B pass; C resign'],
])('no seat may when %s', (_name, script) => {
  const table = dealt();
  table.play(script);
  expect(table.refusal('A abort')).toEqual({ code: 'too-late-to-abort' });
});

test('a move taken back was not made', () => {
  const table = dealt();
  table.play('A 8E HORN; B pass; C pass; ref undo');
  expect(table.game.moved).toEqual([0, 1]);
  table.play('C abort');
  expect(table.phase).toBe('over aborted');
});

test('referee and host may at any time', () => {
  for (const who of ['ref', 'host']) {
    const table = dealt();
    table.play(`A 8E HORN; B pass; C pass; A pass; ${who} abort`);
    expect(table.phase).toBe('over aborted');
  }
});

test('nobody has to agree first', () => {
  const table = Table.offered();
  expect(table.play('B abort')).toEqual(['ended aborted', 'revealed']);
});

test('the scores stand, nothing is deducted, and everything lies open', () => {
  const table = dealt();
  table.play('A 8E HORN; B accept; C accept; B abort');
  expect(table.scores).toEqual([14, 0, 0]);
  const view = viewFor(table.game, { kind: 'spectator' });
  expect(view.seed).not.toBeNull();
  expect(view.seats.every(({ rack }) => rack !== null)).toBe(true);
});

test('what is over cannot be called off', () => {
  const table = dealt();
  table.play('ref abort');
  expect(table.refusal('ref abort')).toEqual({ code: 'game-over' });
});
