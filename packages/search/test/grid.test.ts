import type { TileSet } from '@taht/rules';
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import type { Engine } from '../src/index.ts';
import { engineFor, plainRules, tilesets } from './equipment.ts';
import { boardAfter, randomPositions } from './positions.ts';
import { randomWords } from './words.ts';

const KEPT = [
  'tile',
  'points',
  'blank',
  'low',
  'high',
  'crossPoints',
  'before',
  'beforePoints',
] as const;

const stateOf = ({ grid }: Engine): number[][] => KEPT.map((name) => Array.from(grid[name]));

test.each(tilesets)(
  'tiles of $id laid one play after the other make the same board as all at once, and are taken back exactly',
  (set: TileSet) => {
    const rules = { ...plainRules, blank: { reuse: 'may-replay' } } as const;
    const list = randomWords(set, seed());
    const engine = engineFor(list, set, rules);
    const fresh = engineFor(list, set, rules);
    const rng = makeRng(seed());
    const positions = randomPositions(rng, fresh, set);
    for (let n = count(400); n > 0; n--) {
      const { board, rack } = positions.next().value;
      engine.setBoard(board);
      const before = [stateOf(engine)];
      let now = board;
      for (let depth = 0; depth < 3; depth++) {
        engine.findAll(engine.countsOf(rack));
        if (engine.plays.size === 0) break;
        const play = rng.below(engine.plays.size);
        now = boardAfter(now, engine.decode(play));
        engine.lay(play);
        fresh.setBoard(now);
        expect(liveState(engine)).toEqual(liveState(fresh));
        before.push(stateOf(engine));
      }
      for (before.pop(); before.length > 0; ) {
        engine.takeBack();
        expect(stateOf(engine)).toEqual(before.pop());
      }
      expect(engine.grid.size).toBe(board.filter((cell) => cell !== null).length);
    }
  },
);

/** What is kept for a cell under a tile is of no interest to anybody. */
const liveState = ({ grid }: Engine): number[][] =>
  KEPT.map((name) =>
    Array.from(grid[name], (value, cell) =>
      grid.tile[cell] === 0 || ['tile', 'points', 'blank'].includes(name) ? value : 0,
    ),
  );
