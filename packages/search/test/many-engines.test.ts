import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { type Engine, noLeaves } from '../src/index.ts';
import { engineFor, tilesets } from './equipment.ts';
import { randomPositions, type TestPosition } from './positions.ts';
import { randomWords } from './words.ts';

/** All plays and the best, as numbers. */
function answersOf(engine: Engine, { board, rack }: TestPosition): number[] {
  engine.setBoard(board);
  const { size, where, score, left } = engine.findAll(engine.countsOf(rack));
  const all = [where, score, left].flatMap((numbers) => Array.from(numbers.subarray(0, size)));
  const best = engine.findBest(engine.countsOf(rack), noLeaves);
  return [...all, best.size, best.size === 0 ? 0 : (best.where[0] as number), engine.bestEquity];
}

test('engines of all tile sets that take turns answer as each does alone', () => {
  const rng = makeRng(seed());
  const tables = tilesets.map((set) => {
    const engine = engineFor(randomWords(set, seed()), set);
    const positions = randomPositions(rng, engine, set);
    const asked = Array.from({ length: count(40) }, () => positions.next().value);
    return { engine, asked, alone: asked.map((position) => answersOf(engine, position)) };
  });
  for (let n = 0; n < count(40); n++)
    for (const { engine, asked, alone } of tables)
      expect(answersOf(engine, asked[n] as TestPosition)).toEqual(alone[n]);
});
