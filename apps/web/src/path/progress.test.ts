/** How far somebody has come: what counts as a win, and how two devices come together. */
import { expect, test } from 'vitest';
import type { SavedGame } from '../local-games/message.ts';
import {
  encodePath,
  isPassed,
  mergePath,
  type PathState,
  stateOf,
  withGames,
  withSolved,
} from './progress.ts';
import { RUNGS } from './rungs.ts';

const practised = (rung: (typeof RUNGS)[number], path: PathState = {}): PathState =>
  [0, 1, 2].reduce((state, position) => withSolved(state, rung, position, 100), path);

const game = (id: string, more: Partial<SavedGame> = {}): SavedGame => ({
  id,
  players: [
    { id: 'p1', name: 'Mari' },
    { id: 'bot-1:level-1', name: 'Siil' },
  ],
  scores: [200, 150],
  edition: 'et',
  isOver: true,
  at: 200,
  ...more,
});

const winsOf = (path: PathState, games: readonly SavedGame[]): number =>
  stateOf(withGames(path, games, 'et'), 'short').wins.length;

test('two wins after the three positions pass a rung', () => {
  const path = withGames(practised('short'), [game('a'), game('b')], 'et');
  expect(isPassed(stateOf(path, 'short'))).toBe(true);
  expect(isPassed(stateOf(practised('short'), 'short'))).toBe(false);
});

test.each<[string, Partial<SavedGame>]>([
  ['a game that was lost', { scores: [100, 150] }],
  ['a game that goes on', { isOver: false }],
  ['a game before the positions were solved', { at: 50 }],
  ['a game with other words', { edition: 'fi' }],
  [
    'a game against another bot',
    {
      players: [
        { id: 'p', name: '' },
        { id: 'bot-1:level-2', name: '' },
      ],
    },
  ],
  [
    'a game of two people',
    {
      players: [
        { id: 'p', name: '' },
        { id: 'q', name: '' },
      ],
    },
  ],
])('%s does not count', (_, more) => expect(winsOf(practised('short'), [game('a', more)])).toBe(0));

test('a game counts once, for the first rung that waits for it', () => {
  const both = practised('hooks', practised('short'));
  const games = ['a', 'b', 'c'].map((id) => game(id));
  const path = withGames(withGames(both, games, 'et'), games, 'et');
  expect(stateOf(path, 'short').wins).toEqual(['a', 'b']);
  expect(stateOf(path, 'hooks').wins).toEqual(['c']);
});

test('an account carries it to another device, and nothing is lost on either', () => {
  const here = withGames(practised('short'), [game('a'), game('b')], 'et');
  const there = withSolved({}, 'end', 1, 100);
  const both = mergePath(there, encodePath(here));
  expect(isPassed(stateOf(both, 'short'))).toBe(true);
  expect(stateOf(both, 'end').solved).toBe(2);
  expect(mergePath(both, encodePath(both))).toBe(both);
  expect(encodePath(here)).toHaveLength(2 * RUNGS.length);
  expect(mergePath(here, 'nonsense')).toBe(here);
});
