/** Positions to be thought about. */
import type { Ruleset } from '@taht/rules';
import { count, rulesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { makePuzzle } from '../src/index.ts';
import { kitFor } from './bots/kit.ts';

const rules = rulesetOf('et-base') as Ruleset;
const kit = kitFor(rules);

test('the same seed makes the same puzzle, also from another kit', () => {
  const puzzle = makePuzzle(kit, rules.rack, 20261115);
  expect(puzzle).toBeDefined();
  expect(makePuzzle(kitFor(rules), rules.rack, 20261115)).toEqual(puzzle);
  expect(makePuzzle(kit, rules.rack, 20261116)).not.toEqual(puzzle);
});

test('nothing scores more than the best play, and it is as far ahead as it says', () => {
  for (let seed = 1; seed <= count(5); seed++) {
    const puzzle = makePuzzle(kit, rules.rack, seed);
    if (puzzle === undefined) throw new Error(`no puzzle for ${seed}`);
    const { engine } = kit;
    engine.setBoard(puzzle.board);
    const { size, score } = engine.findAll(engine.countsOf(puzzle.rack));
    const scores = [...score.subarray(0, size)].toSorted((a, b) => b - a);
    expect(scores[0]).toBe(puzzle.best.score);
    expect(scores.find((each) => each < puzzle.best.score)).toBe(puzzle.best.score - puzzle.ahead);
  }
});
