/** The clocks beside a real board: each act may say whose clock runs from then on. */
import { overtimePoints, type Seat } from '@taht/rules';
import type { ScoreSheet } from './score-sheet.ts';

export interface ScoreSheetClock {
  /** Milliseconds at `since`, or now where none runs; below zero when over. */
  readonly left: readonly number[];
  readonly running: { readonly seat: Seat; readonly since: number } | null;
}

/** Null for a game without one. */
export function scoreSheetClock({ setup, acts }: ScoreSheet): ScoreSheetClock | null {
  if (setup.seconds === null) return null;
  const start = setup.seconds * 1000;
  let clock: ScoreSheetClock = { left: setup.players.map(() => start), running: null };
  for (const { runs, at } of acts) {
    if (runs === undefined) continue;
    clock = { left: leftAt(clock, at), running: runs === null ? null : { seat: runs, since: at } };
  }
  return clock;
}

export const leftAt = ({ left, running }: ScoreSheetClock, at: number): readonly number[] =>
  running === null
    ? left
    : left.with(running.seat, (left[running.seat] ?? 0) - Math.max(0, at - running.since));

/** What each player's time costs at the end. */
export function scoreSheetOvertime(sheet: ScoreSheet, at: number): readonly number[] {
  const clock = scoreSheetClock(sheet);
  if (clock === null) return sheet.setup.players.map(() => 0);
  return leftAt(clock, at).map((left) => overtimePoints(sheet.setup.rules, left) || 0);
}
