/** What a `bench/*.bench.ts` file of a package or an app exports as `benches`; packages write this shape without importing it. */

export type Goal = { readonly atLeast: number } | { readonly atMost: number };

export type Bench = {
  readonly name: string;
  /** Of the number that `run` returns, such as `games/s` or `ms`. */
  readonly unit: string;
  readonly goal?: Goal;
  readonly run: () => number | Promise<number>;
};

export type BenchResult = {
  readonly package: string;
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly goal?: Goal;
};

export type BenchReport = {
  readonly date: string;
  readonly commit: string;
  readonly cpu: string;
  readonly node: string;
  readonly results: readonly BenchResult[];
};

export function isMet({ value, goal }: BenchResult): boolean {
  if (goal === undefined) return true;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}
