/** What bots see, on positions as they come up in games. */
import type { Ruleset } from '@taht/rules';
import { count, makeRng, rulesetOf, seed, tilesetOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { countOf, levelProfile, STATIC_LEVEL } from '../../src/index.ts';
import { randomPositions } from '../positions.ts';
import { kitFor } from './kit.ts';

const rules = rulesetOf('et-base') as Ruleset;
const { engine, sight, vocabulary } = kitFor(rules);

/** For each level the plays that it sees, of many positions. */
function seenByLevel(): number[][] {
  const levels = Array.from({ length: STATIC_LEVEL }, (_, i) => levelProfile(i + 1));
  const seen: number[][] = levels.map(() => []);
  const positions = randomPositions(makeRng(seed()), engine, tilesetOf(rules.tileset) as never);
  let from = 0;
  for (let n = 0; n < count(400); n++) {
    const { board, rack } = positions.next().value;
    engine.setBoard(board);
    const { size } = engine.findAll(engine.countsOf(rack));
    for (const [i, { attention, words }] of levels.entries())
      for (let play = 0; play < size; play++)
        if (sight.sees(play, { attention, least: vocabulary.leastOf(words), hash: n }))
          seen[i]?.push(from + play);
    from += size;
  }
  return [...seen, Array.from({ length: from }, (_, play) => play)];
}

test('who is higher sees all that is seen below, and more; the highest sees everything', () => {
  const seen = seenByLevel();
  for (const [i, plays] of seen.slice(1).entries()) {
    const all = new Set(plays);
    expect(seen[i]?.every((play) => all.has(play))).toBe(true);
    expect(i + 1 < STATIC_LEVEL ? all.size > (seen[i]?.length ?? 0) : true).toBe(true);
  }
  expect(seen[STATIC_LEVEL - 1]).toEqual(seen[STATIC_LEVEL]);
});

describe('a play is seen less often', () => {
  const shares = (of: (play: number) => number): number[] => {
    const tried: number[] = [];
    const seen: number[] = [];
    const positions = randomPositions(makeRng(seed()), engine, tilesetOf(rules.tileset) as never);
    for (let n = 0; n < count(1000); n++) {
      const { board, rack } = positions.next().value;
      engine.setBoard(board);
      const { size } = engine.findAll(engine.countsOf(rack));
      for (let play = 0; play < size; play++) {
        const group = of(play);
        tried[group] = (tried[group] ?? 0) + 1;
        if (sight.sees(play, { attention: 1, least: 0, hash: n }))
          seen[group] = (seen[group] ?? 0) + 1;
      }
    }
    return tried.map((times, group) => (seen[group] ?? 0) / times);
  };

  test('the more tiles it takes', () => {
    const [two = 0, four = 0, six = 0] = [2, 4, 6].map(
      (tiles) => shares((play) => Number(countOf(engine.plays.where[play] as number) === tiles))[1],
    );
    expect(two).toBeGreaterThan(four);
    expect(four).toBeGreaterThan(six);
  });

  test('the rarer its words', () => {
    const [rare = 0, common = 0] = shares((play) => Number(sight.rarest(play) >= 8));
    expect(common).toBeGreaterThan(rare);
  });
});
