/** A finished game played again on the page: judged at once, stored over a reload, and nothing counted while the list is away. */
import { rulesetOf, std15, tilesetOf } from '@taht/editions';
import { duplicate } from '@taht/modes';
import type { PlacedTile } from '@taht/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSolo } from './solo-game.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

const word = (text: string, square: number): PlacedTile[] =>
  [...text].map((letter, i) => ({ square: square + i, letter, blank: false })) as never;

const play = (text: string, square: number, score: number) => ({
  tiles: word(text, square),
  direction: 'across',
  words: [{ letters: [...text], start: square, direction: 'across', score }],
  bonus: 0,
  score,
});

const roundOf = (call: number, round: number, rack: string, best: object, points: number[]) => ({
  ...{ call, round, rack: [...rack], best, from: 'finder', top: best, equals: 1, points },
});

const archive = {
  setup: {
    ...{
      game: 'duplicate-1',
      referees: [],
      base: rulesetOf('et-base'),
      tileset: tilesetOf('et-102'),
    },
    ...{ board: std15, lexicon: { id: 'et', hash: '' }, commitment: '', code: '' },
    duplicate: duplicate.DUPLICATE_DEFAULTS,
  },
  field: [
    { name: 'Ann', hall: '', penalty: 0 },
    { name: 'Bob', hall: '', penalty: 0 },
  ],
  // Undone rounds leave gaps between the calls.
  rounds: [
    roundOf(1, 1, 'KALAIST', play('KALA', 112, 10), [1, 0]),
    roundOf(3, 2, 'ISTAEKU', play('IST', 116, 20), [20, 5]),
  ],
} as unknown as duplicate.Archive;

const handIn = (call: number, tiles: readonly PlacedTile[]) =>
  ({ kind: 'hand-in', call, tiles: [...tiles], claimed: null }) as const;

const open = (bad: string[] | null = []) =>
  openSolo(archive, 'Me', async (words) =>
    bad === null ? null : words.filter((each) => bad.includes(each.join(''))),
  );

test('an answer is judged at once, the next rack comes, and at the end one has a place', async () => {
  const game = open();
  expect(game.view.value).toMatchObject({ round: 1, phase: { kind: 'answering' } });
  expect(await game.ask(handIn(1, word('KALA', 112)))).toEqual({ ok: true, value: null });
  expect(game.view.value).toMatchObject({ round: 2, own: { rank: 1 } });
  expect(Object.keys(game.answers.value)).toEqual(['1']);
  game.skip();
  expect(game.view.value).toMatchObject({ phase: { kind: 'over' }, own: { rank: 2 } });
});

test('what the list refuses brings nothing, and still does after a reload', async () => {
  const game = open(['LAKA']);
  await game.ask(handIn(1, word('LAKA', 112)));
  const again = open(null);
  for (const { view } of [game, again])
    expect(view.value?.own?.rounds).toMatchObject([{ points: 0, verdict: 'not-a-word' }]);
});

test('while the list is away nothing is counted', async () => {
  const game = open(null);
  expect(await game.ask(handIn(1, word('KALA', 112)))).toMatchObject({
    error: { code: 'network', cause: 'unreachable' },
  });
  expect(game.view.value).toMatchObject({ round: 1, rounds: [] });
});

test('one can begin anew', async () => {
  const game = open();
  game.skip();
  game.beginAnew();
  expect(open().view.value).toMatchObject({ round: 1, rounds: [] });
});

test('an answer that is judged too late does not count for the next rack', async () => {
  const game = open();
  const late = game.ask(handIn(1, word('KALA', 112)));
  game.skip();
  await late;
  expect(game.view.value).toMatchObject({ round: 2, phase: { kind: 'answering' } });
  expect(game.answers.value).toEqual({});
});
