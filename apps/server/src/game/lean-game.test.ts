/** What a server lets go of changes nothing that anybody sees. */
import { evolve, type Game, START } from '@taht/rules';
import { count, playRandomGame, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { evolveLean, MOST_UNDONE } from './lean-game.ts';

const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };

const present = (game: Game): Game => ({ ...game, undo: null });

function depthOf(game: Game): number {
  let depth = 0;
  for (let before = game.undo; before !== null; before = before.undo) depth++;
  return depth;
}

test('a lean game is the whole one, but for what lies too far back', () => {
  let deepest = 0;
  for (let i = 0; i < count(30); i++) {
    let whole: Game = START;
    let lean: Game = START;
    const { entries } = playRandomGame(seed() + i, silent);
    for (const event of entries.flatMap(({ events }) => events)) {
      if (event.kind === 'undone' && lean.undo === null) break;
      whole = evolve(whole, event);
      lean = evolveLean(lean, event);
      expect(present(lean)).toEqual(present(whole));
      deepest = Math.max(deepest, depthOf(lean));
    }
  }
  expect(deepest).toBe(MOST_UNDONE);
});

test('games by the same rules hold them once', () => {
  const created = playRandomGame(seed(), silent).entries[0]?.events[0];
  if (created === undefined) throw new Error('no game');
  const one = evolveLean(START, created);
  const other = evolveLean(START, structuredClone(created));
  expect(other).toEqual(one);
  expect(other.setup.tileset).toBe(one.setup.tileset);
  expect(other.tables).toBe(one.tables);
  expect(other.premiums).toBe(one.premiums);
  expect(other.rules).toBe(one.rules);
});
