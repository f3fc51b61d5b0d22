import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { cheapestPairs } from '../../src/draw/matching.ts';

test('the pairs cost as little as the best of all ways to pair', () => {
  const rng = makeRng(seed());
  for (let i = 0; i < count(4000); i++) {
    const size = 2 + 2 * rng.below(7);
    const below = rng.pick([2, 4, 10, 100, 1e6, 1e12]);
    const costs = symmetric(size, () => rng.below(below));
    const partners = cheapestPairs(size, (a, b) => costs[a]?.[b] as number);
    expect(partners.map((partner) => partners[partner])).toEqual(partners.map((_, a) => a));
    expect(partners.every((partner, a) => partner !== a)).toBe(true);
    const total = partners.reduce((sum, b, a) => sum + (costs[a]?.[b] as number), 0) / 2;
    expect(total).toBe(leastTotal(costs));
  }
});

test('a large field of one cost is paired, and an odd one is refused', () => {
  const partners = cheapestPairs(300, () => 1);
  expect(new Set(partners).size).toBe(300);
  expect(() => cheapestPairs(3, () => 1)).toThrow();
});

test('of three islands of odd number the cheaper two are bridged', () => {
  // Five players each at no cost among themselves; 10 between the first two, 11 to the third, 1 to the last player.
  const island = (player: number): number => Math.floor(player / 5);
  const bridge = (a: number, b: number): number => (Math.max(island(a), island(b)) === 2 ? 11 : 10);
  const cost = (a: number, b: number): number =>
    a > 14 || b > 14 ? 1 : island(a) === island(b) ? 0 : bridge(a, b);
  const total = cheapestPairs(16, cost).reduce((sum, b, a) => sum + cost(a, b), 0) / 2;
  expect(total).toBe(1 + 10);
});

function symmetric(size: number, cost: () => number): number[][] {
  const costs = Array.from({ length: size }, () => Array<number>(size).fill(0));
  for (const [a, row] of costs.entries())
    for (let b = 0; b < a; b++) {
      row[b] = cost();
      (costs[b] as number[])[a] = row[b] as number;
    }
  return costs;
}

/** Over all sets of players who are paired already: whoever is first without a partner takes any of the others. */
function leastTotal(costs: readonly (readonly number[])[]): number {
  const all = 2 ** costs.length - 1;
  const least = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  for (let done = 0; done < all; done++) {
    const a = costs.findIndex((_, player) => (done & (1 << player)) === 0);
    for (let b = a + 1; b < costs.length; b++) {
      if ((done & (1 << b)) !== 0) continue;
      const next = done | (1 << a) | (1 << b);
      const total = (least[done] as number) + (costs[a]?.[b] as number);
      least[next] = Math.min(least[next] as number, total);
    }
  }
  return least[all] as number;
}
