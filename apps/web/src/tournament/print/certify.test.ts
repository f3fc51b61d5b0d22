/** A certificate each, whatever somebody has won. */
import { expect, test } from 'vitest';
import { recipientsOf } from './certify.ts';

const line = (player: number, games: number) => ({
  ...{ player, games, points: 0, total: 0, before: 0 },
  ...{ share: 0, best: 0, wins: 0, spread: 0 },
});

const view = {
  players: ['Ann', 'Bob', 'Cid'].map((name, i) => ({
    ...{ player: i + 1, name, school: 'Hill', class: '', ageGroup: '', team: '' },
    ...{ status: null, needs: null, key: '', hasDevice: null },
  })),
  standings: [
    { player: 2, place: 1, line: line(2, 3), letters: [], games: 3 },
    { player: 1, place: 2, line: line(1, 3), letters: [], games: 3 },
    { player: 3, place: 3, line: line(3, 0), letters: [], games: 0 },
  ],
  prizes: [
    { name: 'Overall', among: { kind: 'all' }, places: 3 },
    { name: 'Best school', among: { kind: 'schools' }, places: 1 },
    { name: 'Best of 5a', among: { kind: 'class', group: '5a' }, places: 1 },
  ],
  awards: [
    { prize: 0, place: 1, to: { kind: 'player', player: 2 } },
    { prize: 1, place: 1, to: { kind: 'school', school: 'Hill' } },
    { prize: 2, place: 1, to: { kind: 'player', player: 2 } },
  ],
} as const;

const bob = {
  name: 'Bob',
  school: 'Hill',
  won: [
    { prize: 'Overall', place: 1 },
    { prize: 'Best of 5a', place: null },
  ],
};
const hill = { name: 'Hill', school: '', won: [{ prize: 'Best school', place: null }] };

test('for prizes', () => {
  expect(recipientsOf(view, 'prizes')).toEqual([bob, hill]);
});

test('for everybody who has played', () => {
  const ann = { name: 'Ann', school: 'Hill', won: [] };
  expect(recipientsOf(view, 'all')).toEqual([bob, ann, hill]);
});
