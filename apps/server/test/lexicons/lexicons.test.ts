/** The word lists of the server: the very one a game began with, or none. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN_LEXICONS, OLD_LEXICONS, oldLexiconPath } from '@taht/host';
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
  expect(lexicons.forEdition('fi')).toEqual(['fi', 'fi-all', 'fi-compounds']);
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

test('rulings put in force while the server runs are those of the next game, and of no game before', () => {
  addClub();
  const { lexicons } = open();
  const before = value(lexicons.named('club'));
  writePatch(before, 1, [entry('ZZ', 'add')]);
  const after = value(lexicons.named('club'));
  expect(after.hash).not.toBe(before.hash);
  const judged = [before, after].map((id) =>
    gameEnv(lexicons)
      .wordsFor(id)
      .judge([...'ZZ'] as never),
  );
  expect(judged).toEqual(['invalid', 'valid']);
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
  const refusal =
    cause === 'changed'
      ? { code: 'no-such-version', hash: 'of another time' }
      : { code: 'lexicon-unavailable', cause };
  expect(found).toEqual({ ok: false, error: { id: 'club', ...refusal } });
  expect(problems.map((problem) => problem.path)).toEqual([file(path)]);
});

const published: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(BUILT_IN_LEXICONS, OLD_LEXICONS, 'versions.json'), 'utf8'),
);
const former = (id: string): LexiconId => ({ id, hash: published[id]?.[0] ?? '' });

const judges = (lexicons: Lexicons, id: LexiconId, word: string) =>
  gameEnv(lexicons)
    .wordsFor(id)
    .judge([...word] as never);

test('games with the list of before and with the newest are judged side by side, each list loaded once', () => {
  const { lexicons, problems } = open();
  const newest = value(lexicons.named('is'));
  const older = former('is');
  // A name, which the newest list has no more.
  expect(judges(lexicons, older, 'EINSTEIN')).toBe('valid');
  expect(judges(lexicons, newest, 'EINSTEIN')).toBe('invalid');
  const words = value(lexicons.lexiconOf(older));
  expect(value(lexicons.lexiconOf(older))).toBe(words);
  expect(words.graph.nodes.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(value(lexicons.named('is'))).toEqual(newest);
  expect(problems).toEqual([]);
});

test('what games use is stored for the day when the program brings another', () => {
  addClub();
  const { lexicons } = open();
  const first = value(lexicons.named('club'));
  const builtIn = value(lexicons.named('en'));
  for (const id of [first, builtIn])
    expect(existsSync(oldLexiconPath(join(data, 'lexicons'), id))).toBe(true);
  copyFileSync(join(BUILT_IN_LEXICONS, 'en.dawg'), club());
  const later = open();
  expect(value(later.lexicons.named('club'))).not.toEqual(first);
  expect(value(later.lexicons.lexiconOf(first)).info).toMatchObject(first);
  expect(later.problems).toEqual([]);
});

test('a server whose folder cannot be written to tells it and plays on', () => {
  addClub();
  writeFileSync(file('old'), 'in the way');
  const failures: unknown[] = [];
  const lexicons = new Lexicons({
    ...{ data, now: () => 0, onProblem: () => {} },
    onNotStored: (failure) => failures.push(failure),
  });
  for (let i = 0; i < 2; i++) expect(lexicons.named('club').ok).toBe(true);
  expect(failures).toMatchObject([{ code: 'file', tried: 'write' }]);
});

test('a patch stays over the version that it was made for when the list changes', () => {
  addClub();
  const before = open().lexicons;
  const plain = value(before.named('club'));
  writePatch(plain, 1, [entry('ZZ', 'add')]);
  const patched = value(open().lexicons.named('club'));
  copyFileSync(join(BUILT_IN_LEXICONS, 'en.dawg'), club());
  const { lexicons, problems } = open();
  expect(value(lexicons.named('club'))).toEqual(patched);
  expect(judges(lexicons, patched, 'ZZ')).toBe('valid');
  expect(judges(lexicons, plain, 'ZZ')).toBe('invalid');
  expect(problems).toEqual([]);
});

test('hashes that nobody has and names that are paths find nothing and leave nothing behind', () => {
  const { lexicons, problems } = open();
  const ids = ['fi', '../fi', 'old/fi', ''];
  const hashes = ['ab'.repeat(32), `../../${'a'.repeat(58)}`, ''];
  for (const id of ids)
    for (const hash of hashes)
      expect(lexicons.lexiconOf({ id, hash })).toMatchObject({
        error: { code: id === 'fi' ? 'no-such-version' : 'lexicon-unavailable' },
      });
  expect(problems).toHaveLength(ids.length * hashes.length);
  expect(readdirSync(join(data, 'lexicons'))).toEqual([]);
});

test('an older version that is damaged is told as such, with its file', () => {
  const wanted = { id: 'fi', hash: 'ab'.repeat(32) };
  const path = oldLexiconPath(join(data, 'lexicons'), wanted);
  mkdirSync(join(path, '..'), { recursive: true });
  copyFileSync(join(BUILT_IN_LEXICONS, 'fi.dawg'), path);
  const { lexicons, problems } = open();
  expect(lexicons.lexiconOf(wanted)).toMatchObject({ error: { cause: 'damaged' } });
  expect(problems).toMatchObject([{ path, detail: 'bad-hash' }]);
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
