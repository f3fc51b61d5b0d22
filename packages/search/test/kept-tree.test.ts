/** A rack that plays on one board after another has its tree kept, and finds there what it would find with a tree of its own. */
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { type Engine, noLeaves } from '../src/index.ts';
import { forgetTree } from '../src/rack-tree.ts';
import { engineFor, tilesets } from './equipment.ts';
import { randomPositions, type TestPosition } from './positions.ts';
import { randomWords } from './words.ts';

const COUNT = count(400, 30);

type Board = TestPosition['board'];
type Rack = TestPosition['rack'];

/** The best play as numbers. */
function bestOf(engine: Engine, board: Board, rack: Rack, keepsTree: boolean): unknown {
  engine.setBoard(board);
  engine.keepsTree = keepsTree;
  const { size } = engine.findBest(engine.countsOf(rack), noLeaves);
  engine.keepsTree = false;
  return size === 0 ? null : [engine.bestEquity, engine.rowOf(0)];
}

test('the best play is the same with a kept tree, whatever is asked in between, by other engines too', () => {
  const rng = makeRng(seed());
  const tables = tilesets.map((set) => {
    const engine = engineFor(randomWords(set, seed()), set);
    const positions = randomPositions(rng, engine, set);
    const asked = Array.from({ length: COUNT }, () => positions.next().value as TestPosition);
    return { engine, asked };
  });
  for (let n = 0; n < COUNT; n++)
    for (const { engine, asked } of tables) {
      const at = (by: number): TestPosition => asked[(n + by) % asked.length] as TestPosition;
      const questions = [0, 0, 0, 1, 1, 0].map((by, i) => ({
        board: at(i).board,
        rack: at(by).rack,
      }));
      const alone = questions.map(({ board, rack }) => bestOf(engine, board, rack, false));
      forgetTree();
      const kept = questions.map(({ board, rack }, i) => {
        const found = bestOf(engine, board, rack, true);
        bestOf(engine, board, at(i).rack, false);
        return found;
      });
      expect(kept).toEqual(alone);
    }
});
