/** A stream of numbers from a seed, the same everywhere (the mixing steps of splitmix32). */

export interface Random {
  /** At least 0, below the bound. */
  below(bound: number): number;
}

export function makeRandom(seed: number): Random {
  let state = seed | 0;
  return {
    below: (bound) => {
      state = (state + 0x9e3779b9) | 0;
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000) * bound);
    },
  };
}
