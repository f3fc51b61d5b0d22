/** What the tests put into a page, where it runs as any script does. */
import type axeCore from 'axe-core';

declare global {
  var axe: typeof axeCore;
  var findMisfits: () => string[];
  /** Draws the same as the last time from here on. */
  var fixRandom: (seed: number) => void;
  /** Shape, fill and text of each kind. */
  var seenPremiums: () => Record<string, string>;
  /** What live regions have said since it was last asked. */
  var takeSpoken: () => string[];
}

export type InPage = 'fit' | 'luck' | 'marks' | 'speech';
