/** A small seeded source of random numbers for tests. */

export interface Rng {
  /** At least 0, below the bound. */
  below(bound: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** So many different items, in random order; fewer if there are fewer. */
  some<T>(items: readonly T[], howMany: number): T[];
}

export function makeRng(seed: number): Rng {
  let state = seed >>> 0;
  // The mixing steps of mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('nothing to pick from');
      return items[below(items.length)] as (typeof items)[number];
    },
    some: (items, howMany) => {
      const rest = [...items];
      const taken = [];
      while (taken.length < howMany && rest.length > 0)
        taken.push(rest.splice(below(rest.length), 1)[0] as (typeof items)[number]);
      return taken;
    },
  };
}
