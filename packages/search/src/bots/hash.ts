/** Chance without a memory: the same things give the same number, and nothing else goes into it. */

/** One more number into a hash (the last steps of murmur3). */
export function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) + 0x9e3779b9;
}

export function mixText(hash: number, text: string): number {
  let mixed = mix(hash, text.length);
  for (let i = 0; i < text.length; i++) mixed = mix(mixed, text.charCodeAt(i));
  return mixed;
}

/** At least 0, below 1. */
export const unitOf = (hash: number): number => (mix(hash, 1) >>> 0) / 0x1_0000_0000;
