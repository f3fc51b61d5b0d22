/** Numbers kept within bounds. */

export const clamp = (n: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, n));

export const finite = (n: number, otherwise: number): number =>
  Number.isFinite(n) ? n : otherwise;
