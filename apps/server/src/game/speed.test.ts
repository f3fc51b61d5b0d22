import { expect, test } from 'vitest';
import { gameOf, tableOf } from './ids.ts';
import { speedOf } from './speed.ts';

test.each([
  ['per-game', 600, 0, 'blitz'],
  ['per-game', 601, 0, 'rapid'],
  ['per-game', 300, 20, 'blitz'],
  ['per-game', 300, 21, 'rapid'],
  ['per-game', 1800, 0, 'rapid'],
  ['per-game', 1801, 0, 'slow'],
  ['per-move', 30, 0, 'blitz'],
  ['per-move', 120, 0, 'rapid'],
  ['per-move', 121, 0, 'slow'],
  ['days', 3600, 0, 'days'],
  ['none', 0, 0, 'slow'],
] as const)('%s of %d s and %d s a move is %s', (kind, seconds, increment, speed) => {
  expect(speedOf({ kind, seconds, increment })).toBe(speed);
});

test('a game names its table, and a table its games', () => {
  expect(gameOf('table-a1b2', 12)).toBe('game-a1b2-12');
  expect(gameOf('table-a1b2', 12, true)).toBe('game-a1b2-12p');
  expect(tableOf('game-a1b2-12')).toMatchObject({ table: 'table-a1b2', number: 12 });
  expect([tableOf('game-a1b2-12'), tableOf('game-a1b2-12p')]).toMatchObject([
    { isPrivate: false },
    { isPrivate: true },
  ]);
  for (const other of ['game-a1b2', 'game-a-0', 'table-a-1', 'game--', ''])
    expect(tableOf(other)).toBeNull();
});
