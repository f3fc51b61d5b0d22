/** Reads numbers of players as people type them: `3`, `1-12`, `4,7`, or all. */
import type { PlayerNumber, Tournament } from '@taht/tournament';

export const ALL = 'all';

/** Undefined where something is no number. */
export function numbersIn(
  { players }: Tournament,
  typed: readonly string[],
): readonly PlayerNumber[] | undefined {
  if (typed.length === 1 && typed[0] === ALL) return players.map((_, i) => i + 1);
  const parts = typed.flatMap((each) => each.split(',')).filter((part) => part !== '');
  const ranges = parts.map((part) => /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part));
  if (ranges.includes(null)) return undefined;
  return ranges.flatMap((range) => {
    const [first, last] = [Number(range?.[1]), Number(range?.[2] ?? range?.[1])];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  });
}

/** A whole number from 1, or undefined. */
export const wholeNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
