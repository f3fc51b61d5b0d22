/** The parameters of `fc.assert`: a fixed seed, and as many runs as `count` makes of the full number. */
import { count, seed } from './count.ts';

export interface Runs {
  readonly seed: number;
  readonly numRuns: number;
}

export const runs = (full: number): Runs => ({ seed: seed(), numRuns: count(full) });
