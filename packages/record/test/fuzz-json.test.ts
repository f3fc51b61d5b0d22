/** Records and commands with something wrong in them: read, or refused with a place, and never a crash. */
import { allTiles, decide, evolve, type Game, tileOf, viewFor } from '@taht/rules';
import {
  count,
  hashJudge,
  makeRng,
  mutateJson,
  playRandomGame,
  randomEnv,
  seed,
} from '@taht/testkit';
import { expect, test } from 'vitest';
import { type Entry, loadGame, makeRecord, parseCommand, parseRecord } from '../src/index.ts';

const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };
const games = Array.from({ length: 8 }, (_, i) => playRandomGame(seed() + i, silent).entries);

test('mutated records are read or refused with a code and a place', () => {
  const rng = makeRng(seed());
  const seen = { read: 0, refused: 0 };
  for (let i = 0; i < count(15_000, 300); i++) {
    const entries = rng.pick(games).slice(0, 3 + rng.below(12));
    const at = rng.below(entries.length);
    const entry = entries[at] as Entry;
    const mutated = rng.chance(0.5)
      ? { ...entry, events: mutateJson(rng, entry.events) }
      : { ...entry, command: mutateJson(rng, entry.command) };
    if (!isWritable(mutated)) continue;
    const record = parseRecord(makeRecord(entries.with(at, mutated as Entry)));
    const game = record.ok ? loadGame(record.value.entries) : record;
    if (game.ok) {
      seen.read++;
      expectWhole(game.value);
    } else {
      seen.refused++;
      expect(game.error.code).not.toBe('');
      expect(game.error.line).toBeGreaterThanOrEqual(1);
      expect(game.error.at).not.toBe('');
    }
  }
  expect(seen.read).toBeGreaterThan(0);
  expect(seen.refused).toBeGreaterThan(seen.read);
});

test('mutated commands are refused, or lead to a game that is still whole', () => {
  const rng = makeRng(seed() + 1);
  const env = randomEnv(hashJudge);
  for (let i = 0; i < count(25_000, 500); i++) {
    const entries = rng.pick(games);
    const at = 1 + rng.below(entries.length - 1);
    const loaded = loadGame(entries.slice(0, at));
    if (!loaded.ok) throw new Error('the game itself does not load');
    const game = loaded.value;
    const before = JSON.stringify(viewFor(game, { kind: 'referee' }));
    const command = parseCommand(mutateJson(rng, (entries[at] as Entry).command));
    if (!command.ok) expect(command.error).toMatchObject({ code: 'bad-entry', line: 1 });
    else {
      const decided = decide(game, command.value, env);
      if (decided.ok) expectWhole(decided.value.reduce(evolve, game));
      else expect(decided.error.code).not.toBe('');
    }
    expect(JSON.stringify(viewFor(game, { kind: 'referee' }))).toBe(before);
  }
});

/** Only what has the outline of an entry can be written at all. */
const isWritable = (entry: { command: unknown; events: unknown }): boolean =>
  typeof entry.command === 'object' &&
  entry.command !== null &&
  Array.isArray(entry.events) &&
  entry.events.every((event) => typeof event === 'object' && event !== null);

/** Whatever was let in, no tile came from nowhere and every view can be built. */
function expectWhole(game: Game): void {
  if (game.phase.kind === 'new') return;
  const returning = 'returning' in game.phase ? game.phase.returning : [];
  const tiles = [
    ...game.bags.flat(),
    ...game.seats.flatMap(({ rack }) => rack),
    ...game.board.filter((cell) => cell !== null).map(tileOf),
    ...game.aside,
    ...returning,
  ];
  expect(tiles.toSorted()).toEqual(allTiles(game.setup.tileset).toSorted());
  for (const seat of game.seats.keys()) viewFor(game, { kind: 'seat', seat });
  viewFor(game, { kind: 'spectator' });
}
