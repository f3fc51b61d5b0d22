/** What the rules are handed in tests: word judges and draws that do as they are told. */
import type { Draw, Judge } from '@taht/rules';

/** Every word is good but the ones named. */
export const allBut =
  (...bad: readonly string[]): Judge =>
  (word) =>
    bad.includes(word.join('')) ? 'invalid' : 'valid';

/** Draws the tiles named from a pool in which they stay out; after them always the first one. */
export function stackedDraw(pool: readonly string[], tiles: string): Draw {
  const left = [...pool];
  const wanted = [...tiles];
  return () => {
    const tile = wanted.shift();
    if (tile === undefined) return 0;
    const at = left.indexOf(tile);
    left.splice(at, 1);
    return at;
  };
}
