/** How many come to a stage, and how five of them sit. */
import { presetOf, type Stage } from '@taht/tournament';
import { expect, test } from 'vitest';
import { playersFor, playersIn, restFor, withRest } from './coming.ts';

const [first, second] = (presetOf('tr-school-event')?.stages ?? []) as [Stage, Stage];
const players = (['present', 'late', 'expected', 'absent', 'withdrawn'] as const).map((status) => ({
  status,
})) as never;

test('those who are to play, the winners and the seconds, or the top', () => {
  const outlook = { winners: 3, runnersUp: 1, most: 3 };
  expect(playersFor({ players }, first, null, 0)).toBe(3);
  expect(playersFor({ players }, second, outlook, 2)).toBe(5);
  expect(playersFor({ players }, { field: { kind: 'top', players: 8 } }, null, 0)).toBe(3);
  expect(playersFor({ players }, { field: { kind: 'top', players: 2 } }, null, 0)).toBe(2);
});

test('in a stage that has begun, those of its field who are still to play', () => {
  const some = (['present', 'absent', 'late'] as const).map((status, i) => ({
    ...{ status, player: i + 1 },
  })) as never;
  const field = [1, 2].map((player) => ({ player, as: 'winner' as const }));
  expect(playersIn({ players: some }, { field: null })).toBe(2);
  expect(playersIn({ players: some }, { field })).toBe(1);
});

test('only five have a choice, which is set for that stage alone', () => {
  expect([4, 5, 6].map((count) => restFor(first, count))).toEqual([null, 'small-tables', null]);
  expect(restFor({ format: { kind: 'duplicate' } }, 5)).toBeNull();
  const changed = withRest([first, second], 2, 'bye').map((stage) => restFor(stage, 5));
  expect(changed).toEqual(['small-tables', 'bye']);
});
