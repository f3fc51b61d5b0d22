/** A chess clock for a table of two to four, kept on one phone: plain numbers, so that it goes on over a reload. */

export interface TableClock {
  /** Milliseconds at `since`, or now where none runs; below zero when over. */
  readonly left: readonly number[];
  readonly running: { readonly seat: number; readonly since: number } | null;
}

export const newClock = (seats: number, seconds: number): TableClock => ({
  left: Array.from({ length: seats }, () => seconds * 1000),
  running: null,
});

export const leftAt = ({ left, running }: TableClock, now: number): readonly number[] =>
  running === null
    ? left
    : left.with(running.seat, (left[running.seat] ?? 0) - Math.max(0, now - running.since));

/** Whose clock runs ends the turn with it, and the next one's begins; where all stand, this one's begins. */
export function press(clock: TableClock, seat: number, now: number): TableClock {
  const { running, left } = clock;
  if (running !== null && running.seat !== seat) return clock;
  const next = running === null ? seat : (seat + 1) % left.length;
  return { left: leftAt(clock, now), running: { seat: next, since: now } };
}

export const stop = (clock: TableClock, now: number): TableClock => ({
  left: leftAt(clock, now),
  running: null,
});
