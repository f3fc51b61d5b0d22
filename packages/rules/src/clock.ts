/** Clocks as data: who is being timed, what is left, and when something falls due. Time arrives with the events (RULES 9). */
import type { Seat } from './command.ts';
import type { FactKind } from './event.ts';
import type { Clock, Game } from './game.ts';
import type { Ruleset } from './ruleset.ts';
import { nextSeat } from './seats.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export function newClock({ clock }: Ruleset, seats: number): Clock {
  const seconds =
    clock.kind === 'per-game'
      ? clock.seconds
      : clock.kind === 'days' && clock.timeBank !== 'none'
        ? clock.timeBank
        : 0;
  return { left: Array<number>(seats).fill(seconds * SECOND), running: null, paused: null };
}

/** Nobody is timed while something with a deadline of its own is awaited, or a verdict. */
export function timedSeat(game: Game): Seat | null {
  if (game.rules.clock.kind === 'none') return null;
  const { phase } = game;
  if (phase.kind === 'turn') return phase.seat;
  if (phase.kind === 'choosing' && phase.deadline === null) return phase.seat;
  if (phase.kind === 'window' && phase.deadline === null) return nextSeat(game, phase.play.seat);
  return null;
}

/** The clock after an event: whoever was timed is charged, whoever is timed now starts. */
export function turnClock(before: Game, after: Game, at: number, kind: FactKind): Clock {
  const { clock, rules } = after;
  const running = clock.running;
  const seat = timedSeat(after);
  const hasMoved = kind === 'placed' || kind === 'exchanged' || kind === 'passed';
  if (running !== null && running.seat === seat && !hasMoved) return clock;
  const started = seat === null ? null : { seat, since: at };
  if (running === null) return started === null ? clock : { ...clock, running: started };
  const increment = hasMoved && before.phase.kind === 'turn' ? rules.clock.increment * SECOND : 0;
  const left = clock.left.map((ms, s) =>
    s === running.seat ? ms - chargeOf(rules, at - running.since) + increment : ms,
  );
  return { ...clock, left, running: started };
}

function chargeOf({ clock }: Ruleset, used: number): number {
  if (clock.kind === 'per-game') return used;
  return clock.kind === 'days' ? Math.max(0, used - clock.seconds * SECOND) : 0;
}

/** When the timed seat's time is up for good, or null where it never is. */
export function timeUp({ clock, rules: { clock: rule } }: Game): number | null {
  if (clock.running === null) return null;
  const { seat, since } = clock.running;
  const left = clock.left[seat] ?? 0;
  switch (rule.kind) {
    case 'per-move':
      return since + rule.seconds * SECOND;
    case 'days':
      return since + rule.seconds * SECOND + Math.max(0, left);
    case 'per-game':
      return rule.capMinutes === 'none' ? null : since + left + rule.capMinutes * MINUTE;
    default:
      return null;
  }
}

/** Points lost for time over the game's allowance, never more minutes than the cap. */
export function overtimePoints({ clock: rule }: Ruleset, left: number): number {
  if (rule.kind !== 'per-game' || left >= 0) return 0;
  const minutes = -left / MINUTE;
  const counted = rule.begunMinute ? Math.ceil(minutes) : Math.floor(minutes);
  return (
    rule.overPerMinute * (rule.capMinutes === 'none' ? counted : Math.min(counted, rule.capMinutes))
  );
}

/** A stopped stretch is charged to nobody: every deadline moves by it. */
export function resumeClock(game: Game, at: number): Pick<Game, 'clock' | 'phase'> {
  const { clock, phase } = game;
  const stopped = clock.paused === null ? 0 : at - clock.paused;
  const running =
    clock.running === null ? null : { ...clock.running, since: clock.running.since + stopped };
  const moved =
    'deadline' in phase && phase.deadline !== null
      ? { ...phase, deadline: phase.deadline + stopped }
      : phase;
  return { clock: { ...clock, running, paused: null }, phase: moved };
}

export const deadlineAfter = (seconds: number | 'none', at: number): number | null =>
  seconds === 'none' ? null : at + seconds * SECOND;
