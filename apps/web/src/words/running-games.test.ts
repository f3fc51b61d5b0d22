import type { duplicate } from '@taht/modes';
import { TABLE_EXAMPLES, type TableHead } from '@taht/protocol';
import { expect, test } from 'vitest';
import type { SavedGame } from '../local-games/message.ts';
import type { SavedSolitaire } from '../local-games/other/message.ts';
import {
  duplicateOf,
  gameAt,
  gameHere,
  permissionOf,
  type RunningGame,
  solitaireHere,
} from './running-games.ts';

const HERE: SavedGame = {
  id: 'local-1',
  players: [
    { id: 'me', name: 'Mari' },
    { id: 'bot-1:level-3', name: 'Õpilane' },
  ],
  scores: [0, 0],
  edition: 'et',
  isOver: false,
  lookup: 'on-challenge',
  at: 1,
};

const { lookup: _, ...unread } = HERE;

test.each<[string, SavedGame, Partial<RunningGame> | null]>([
  ['goes on', HERE, { href: '/play/local-1', lookup: 'on-challenge', counts: false }],
  ['has an open dictionary', { ...HERE, lookup: 'open' }, { lookup: 'open' }],
  ['is over', { ...HERE, isOver: true }, null],
  ['has not begun', { ...HERE, hasBegun: false }, null],
  ['cannot be read', unread, null],
  ['is between bots', { ...HERE, players: HERE.players.slice(1) }, null],
])('a game of this device that %s', (_name, game, wanted) => {
  const found = gameHere(game);
  if (wanted === null) expect(found).toBeNull();
  else expect(found).toMatchObject(wanted);
});

const SOLITAIRE: SavedSolitaire = {
  mode: 'solitaire',
  id: 'solo-1',
  variant: 'one-rack',
  day: null,
  tileset: 'uk-104',
  lexicon: 'uk',
  scores: [0],
  plays: 0,
  isOver: false,
  at: 1,
};

test('only the solitaire with all tiles face up is played with a dictionary', () => {
  expect(solitaireHere(SOLITAIRE)?.lookup).toBe('after-play');
  expect(solitaireHere({ ...SOLITAIRE, variant: 'two-racks' })?.lookup).toBe('after-play');
  expect(solitaireHere({ ...SOLITAIRE, variant: 'open' })?.lookup).toBe('open');
  expect(solitaireHere({ ...SOLITAIRE, isOver: true })).toBeNull();
  expect(
    solitaireHere({ mode: 'ungame', id: 'here-1', from: 'x', isOver: false, at: 1 }),
  ).toBeNull();
});

function head(): TableHead {
  const [view] = TABLE_EXAMPLES.view;
  if (view?.kind !== 'table') throw new Error('no table');
  return { ...view.head, phase: 'playing', game: 'game-k3v9-1' };
}

const TABLE = head();
const { options, places } = TABLE;
const EVENT = { id: 'tournament-x', game: '1-1', talk: false };

test.each<[string, TableHead, Partial<RunningGame> | null]>([
  ['goes on', TABLE, { href: '/g/game-k3v9-1', lookup: 'on-challenge', counts: false }],
  ['is rated', { ...TABLE, options: { ...options, rated: true } }, { counts: true }],
  ['is of a tournament', { ...TABLE, event: EVENT }, { counts: true }],
  [
    'has an open dictionary',
    { ...TABLE, options: { ...options, houseRules: ['open-dictionary'] } },
    { lookup: 'open', counts: false },
  ],
  ['others play', { ...TABLE, own: null }, null],
  ['one has left', { ...TABLE, places: places.map((place) => ({ ...place, isGone: true })) }, null],
  ['has not begun', { ...TABLE, phase: 'open' }, null],
])('a game over the network that %s', (_name, table, wanted) => {
  const found = gameAt(table as TableHead);
  if (wanted === null) expect(found).toBeNull();
  else expect(found).toMatchObject(wanted);
});

test.each([
  ['duplicate-abc', 'answering', { counts: false, lookup: 'after-play' }],
  ['duplicate-abc-1-1', 'answering', { counts: true }],
  ['duplicate-abc-1-1', 'over', null],
])('the duplicate game %s, %s', (game, kind, wanted) => {
  const view = { game, phase: { kind }, rules: { lookup: 'after-play' } };
  const found = duplicateOf(view as unknown as duplicate.DuplicateView);
  if (wanted === null) expect(found).toBeNull();
  else expect(found).toMatchObject(wanted);
});

const running = (id: string, more: Partial<RunningGame> = {}): RunningGame => ({
  id,
  href: `/play/${id}`,
  lookup: 'on-challenge',
  counts: false,
  shown: { kind: 'players', names: [] },
  ...more,
});

test.each<[string, readonly RunningGame[], readonly string[], string, readonly string[]]>([
  ['nobody plays', [], [], 'free', []],
  ['a dictionary lies open', [running('a', { lookup: 'open' })], [], 'free', []],
  ['the rules allow no dictionary', [running('a')], [], 'ask', ['a']],
  ['they were asked about it', [running('a')], ['a'], 'free', []],
  ['another game has begun', [running('a'), running('b')], ['a'], 'ask', ['b']],
  ['it counts', [running('a'), running('b', { counts: true })], ['a', 'b'], 'refused', ['b']],
  [
    'it counts, though a dictionary lies open',
    [running('a', { counts: true, lookup: 'open' })],
    [],
    'refused',
    ['a'],
  ],
])('searching for words while %s', (_name, games, agreed, kind, about) => {
  const permission = permissionOf(games, agreed);
  expect(permission.kind).toBe(kind);
  expect('games' in permission ? permission.games.map(({ id }) => id) : []).toEqual(about);
});
