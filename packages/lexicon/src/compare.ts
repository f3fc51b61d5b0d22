/** The order of words in a list: by the alphabet, a word before those it begins. */
import type { Codes } from './graph.ts';

export function compareCodes(a: Codes, b: Codes): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
