/** When a clock is spoken of: once at a minute, once at ten seconds, and when the time is over; or as a game has it. */

export type ClockCall = 'minute' | 'ten-seconds' | 'time-over';

/** Milliseconds left, the most urgent first. */
export type ClockCalls<Call> = readonly (readonly [number, Call])[];

const CALLS: ClockCalls<ClockCall> = [
  [0, 'time-over'],
  [10_000, 'ten-seconds'],
  [60_000, 'minute'],
];

/** What has been reached between two looks at a clock, in milliseconds left; the most urgent where it is several. */
export function clockCall<Call = ClockCall>(
  before: number | null,
  after: number | null,
  calls: ClockCalls<Call> = CALLS as ClockCalls<never>,
): Call | null {
  if (before === null || after === null) return null;
  return calls.find(([at]) => before > at && after <= at)?.[1] ?? null;
}
