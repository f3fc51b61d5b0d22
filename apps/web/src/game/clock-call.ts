/** When a clock is spoken of: once at a minute, once at ten seconds, and when the time is over. */

export type ClockCall = 'minute' | 'ten-seconds' | 'time-over';

const CALLS: readonly (readonly [number, ClockCall])[] = [
  [0, 'time-over'],
  [10_000, 'ten-seconds'],
  [60_000, 'minute'],
];

/** What has been reached between two looks at a clock, in milliseconds left; the most urgent where it is several. */
export function clockCall(before: number | null, after: number | null): ClockCall | null {
  if (before === null || after === null) return null;
  return CALLS.find(([at]) => before > at && after <= at)?.[1] ?? null;
}
