/** The word lists of the server: the very one a game began with, or none. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN_LEXICONS } from '@taht/host';
import { emptyPatch, makePatch, type Patch } from '@taht/lexicon';
import type { Action, LexiconId } from '@taht/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameEnv } from '../../src/game/game-env.ts';
import { gameKind } from '../../src/game/game-kind.ts';
import { type LexiconProblem, Lexicons } from '../../src/lexicons/lexicons.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { offerOf } from '../bots/bot-table.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-env-'));
  mkdirSync(join(data, 'lexicons'));
});
afterEach(() => rmSync(data, { recursive: true }));

const file = (name: string): string => join(data, 'lexicons', name);
const club = (): string => file('club.dawg');
const addClub = (): void => copyFileSync(join(BUILT_IN_LEXICONS, 'tr.dawg'), club());

function open(now: () => number = () => 0) {
  const problems: LexiconProblem[] = [];
  const lexicons = new Lexicons({ data, now, onProblem: (problem) => problems.push(problem) });
  return { lexicons, problems };
}

const entry = (word: string, change: 'add' | 'remove') => ({
  word,
  change,
  author: 'club',
  date: '2026-11-15',
  reason: 'we use it',
});

function writePatch(id: LexiconId, number: number, entries: Patch['entries']): void {
  writeFileSync(file(`club.${number}.patch.json`), makePatch({ ...emptyPatch(id), entries }));
}

test('every built-in list is there, by edition, and loaded once', async () => {
  const { lexicons, problems } = open();
  await lexicons.warm();
  expect(lexicons.forEdition('fi')).toEqual(['fi', 'fi-all']);
  const id = value(lexicons.named('en'));
  const words = value(lexicons.lexiconOf(id));
  expect(value(lexicons.lexiconOf(id))).toBe(words);
  expect(words.graph.nodes.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(lexicons.filesOf('en').ranks?.lexicon).toBe(words);
  expect(problems).toEqual([]);
});

test('a list of the user, with the newest patch for new games and the older ones for older', () => {
  addClub();
  const plain = value(open().lexicons.named('club'));
  writePatch(plain, 1, [entry('ZZ', 'add')]);
  const first = value(open().lexicons.named('club'));
  writePatch(plain, 2, [entry('ZZ', 'add'), entry('ZZZ', 'add')]);
  const { lexicons } = open();
  const second = value(lexicons.named('club'));
  const isWord = (id: LexiconId, word: string) =>
    gameEnv(lexicons)
      .wordsFor(id)
      .judge([...word] as never);
  expect(new Set([plain.hash, first.hash, second.hash]).size).toBe(3);
  expect([plain, first, second].map((id) => isWord(id, 'ZZ'))).toEqual([
    'invalid',
    'valid',
    'valid',
  ]);
  expect([plain, first, second].map((id) => isWord(id, 'ZZZ'))).toEqual([
    'invalid',
    'invalid',
    'valid',
  ]);
});

test.each<[string, () => void, string, string]>([
  ['missing', () => {}, 'missing', 'club.dawg'],
  [
    'damaged',
    () => {
      addClub();
      truncateSync(club(), 1000);
    },
    'damaged',
    'club.dawg',
  ],
  ['another than it was', addClub, 'changed', 'club'],
  [
    'under a patch that cannot be read',
    () => {
      addClub();
      writeFileSync(file('club.1.patch.json'), '{');
    },
    'damaged',
    'club.1.patch.json',
  ],
])('a list that is %s is an error that names the file', (_, spoil, cause, path) => {
  spoil();
  const { lexicons, problems } = open();
  const found = lexicons.lexiconOf({ id: 'club', hash: 'of another time' });
  expect(found).toEqual({ ok: false, error: { code: 'lexicon-unavailable', id: 'club', cause } });
  expect(problems.map((problem) => problem.path)).toEqual([file(path)]);
});

test('a file that was mended is found again after a while', () => {
  addClub();
  truncateSync(club(), 1000);
  let now = 0;
  const { lexicons } = open(() => now);
  expect(lexicons.named('club').ok).toBe(false);
  addClub();
  expect(lexicons.named('club').ok).toBe(false);
  now = 10_000;
  expect(lexicons.named('club').ok).toBe(true);
});

test('a game without its list takes no move and calls no word bad, and can be left', async () => {
  const { lexicons, problems } = open();
  const clock = new FakeClock();
  const store = memoryStore(new Memory());
  const onBug = (bug: unknown): void => {
    throw bug;
  };
  const kinds = [{ kind: gameKind, env: gameEnv(lexicons) }] as never;
  const rooms = value(await Rooms.start({ store, clock, kinds, onBug }));
  const players = ['ann', 'ben'].map((name) => ({ id: `person-${name}`, name }));
  const offer = offerOf({ edition: 'et', players, game: 'game-1' }) as Extract<
    Action,
    { kind: 'create' }
  >;
  const action = {
    ...offer,
    setup: {
      ...offer.setup,
      base: {
        ...offer.setup.base,
        challenge: { ...offer.setup.base.challenge, mode: 'off-auto-reject' },
      },
      lexicon: { id: 'lost', hash: 'ab' },
    },
  };
  value(await rooms.create('game', 'game-1', { id: 'c', who: { kind: 'system' }, action }));
  let seat = -1;
  let n = 0;
  const send = (at: number, what: object) =>
    rooms.send('game-1', {
      id: `${n++}`,
      who: { kind: 'person', id: players[at]?.id ?? '' },
      action: what,
    });
  for (const at of [0, 1]) value(await send(at, { kind: 'agree' }));
  const { state } = value(await rooms.read(gameKind, 'game-1'));
  if (state.phase.kind === 'turn') seat = state.phase.seat;
  const rack = state.seats[seat]?.rack ?? [];
  const tiles = rack
    .filter((tile) => tile !== '?')
    .slice(0, 2)
    .map((letter, i) => ({ square: 112 + i, letter, blank: false }));
  expect(await send(seat, { kind: 'place', tiles })).toEqual({
    ok: false,
    error: {
      kind: 'refused',
      refusal: { code: 'lexicon-unavailable', id: 'lost', cause: 'missing' },
    },
  });
  expect(problems).toHaveLength(1);
  expect((await send(seat, { kind: 'resign' })).ok).toBe(true);
  await rooms.stop();
});
