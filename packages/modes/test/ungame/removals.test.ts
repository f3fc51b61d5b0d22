/** Legal removals are exactly those that a slow and obvious search finds. */
import { tileTables } from '@taht/rules';
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { ungame } from '../../src/index.ts';
import { judgeFor, randomBoard, removalsByForce, setupOf } from './boards.ts';

const BOARDS = 1000;

test('removals equal those found by force, in both rules of connection', () => {
  let removals = 0;
  let cut = 0;
  for (let i = 0; i < count(BOARDS); i++) {
    const rng = makeRng(seed() + i);
    const board = randomBoard(rng, 2 + rng.below(7));
    const judge = judgeFor(board, rng.chance(0.5));
    const sizes = [false, true].map((connected) => {
      const rules = { connected, maxTiles: rng.pick([1, 3, 6]) };
      const forced = removalsByForce(board, rules, judge);
      const legal = [...forced].filter(([, isLegal]) => isLegal).map(([squares]) => squares);
      const found = [...ungame.removalsOf({ board, rules, judge })].map(String);
      expect(found.toSorted()).toEqual(legal.toSorted());
      for (const [squares, isLegal] of forced) {
        const refusal = ungame.refuseRemoval(
          { board, rules, judge },
          squares.split(',').map(Number) as never,
        );
        if ((refusal === undefined) !== isLegal) expect.fail(`${squares}: ${refusal?.code}`);
      }
      expect(ungame.hasRemoval({ board, rules, judge })).toBe(legal.length > 0);
      return legal.length;
    });
    removals += sizes[0] ?? 0;
    if (sizes[0] !== sizes[1]) cut++;
  }
  console.log(`LONG: un-games: ${removals} removals on ${count(BOARDS)} boards`);
  expect(removals).toBeGreaterThan(count(BOARDS));
  expect(cut).toBeGreaterThan(0);
});

test('the bot takes what brings most, or most after the answer', () => {
  const board = randomBoard(makeRng(7), 8);
  const judge = judgeFor(board, true);
  const { rules, tileset } = setupOf(board);
  const tables = tileTables(tileset);
  const grounds = { board, rules, judge };
  const rated = ungame.ratedRemovals(grounds, tables);
  expect(rated.length).toBeGreaterThan(2);
  expect(ungame.bestRemoval(grounds, tables)).toEqual(rated[0]);
  const margin = ({ squares, points }: ungame.RatedRemoval): number => {
    const rest = ungame.takeOff(board, squares);
    const [answer] = ungame.ratedRemovals({ ...grounds, board: rest }, tables);
    return points - (answer?.points ?? 0);
  };
  const careful = ungame.bestRemoval(grounds, tables, 5);
  const best = Math.max(...rated.slice(0, 5).map(margin));
  expect(careful === undefined ? NaN : margin(careful)).toBe(best);
});
