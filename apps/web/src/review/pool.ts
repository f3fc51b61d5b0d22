/** What slices of a simulation have brought so far: each counts as much as any other. */
import type { Simulated } from '../engine/study-question.ts';

export interface Pooled {
  readonly slices: number;
  /** By candidate: the means. */
  readonly values: readonly Simulated[];
}

export function addSlice({ slices, values }: Pooled, slice: readonly Simulated[]): Pooled {
  const mean = (before: number, now: number): number => (before * slices + now) / (slices + 1);
  return {
    slices: slices + 1,
    values: slice.map(({ win, spread }, i) => ({
      win: mean(values[i]?.win ?? 0, win),
      spread: mean(values[i]?.spread ?? 0, spread),
    })),
  };
}
