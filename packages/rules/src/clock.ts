/** Clocks as data: who is being timed, what is left, and when something falls due. Time arrives with the events (RULES 9). */
import type { BySeat, Seat } from './command.ts';
import type { FactKind } from './event.ts';
import type { Clock, Game, Phase } from './game.ts';
import { seatOut } from './out.ts';
import type { Limit, Ruleset } from './ruleset.ts';
import { followers, isPlaying, seatOf } from './seats.ts';

type Window = Extract<Phase, { kind: 'window' }>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export function newClock({ clock }: Ruleset, seats: number): Clock {
  const each = (seconds: Limit): BySeat<number> =>
    Array<number>(seats).fill(seconds === 'none' ? 0 : seconds * SECOND);
  const seconds =
    clock.kind === 'per-game' ? clock.seconds : clock.kind === 'days' ? clock.timeBank : 0;
  return {
    left: each(seconds),
    running: null,
    paused: null,
    away: each(0),
    vacation: each(clock.vacation),
  };
}

/** Nobody is timed while something with a deadline of its own is awaited, or a verdict. */
function timedSeat(game: Game): Seat | null {
  if (game.rules.clock.kind === 'none') return null;
  const { phase } = game;
  if (phase.kind === 'turn') return phase.seat;
  if (phase.kind === 'choosing' && phase.deadline === null && !isFreeDeal(game)) return phase.seat;
  if (phase.kind === 'window' && phase.deadline === null) return timedInWindow(game, phase);
  return null;
}

/** The seat that can end the wait: the next to move, or after the last play whoever has not accepted it yet. */
function timedInWindow(game: Game, { play, accepted }: Window): Seat | null {
  if (game.rules.challenge.window.until === 'referee') return null;
  const others = followers(game, play.seat).filter((seat) => isPlaying(game, seat));
  if (seatOut(game) !== undefined) return others.find((seat) => !accepted.includes(seat)) ?? null;
  return others.find((seat) => seatOf(game, seat).skips.length === 0) ?? others[0] ?? null;
}

/** The time of a game is for its moves: nobody pays for choosing the first rack (RULES 9.5). */
const isFreeDeal = ({ phase, rules }: Game): boolean =>
  phase.kind === 'choosing' && phase.during === 'deal' && rules.clock.kind === 'per-game';

/** The clock after an event: whoever was timed is charged, whoever is timed now starts. */
export function turnClock(before: Game, after: Game, at: number, kind: FactKind): Clock {
  const { clock, rules } = after;
  const running = clock.running;
  const seat = timedSeat(after);
  const hasMoved = kind === 'placed' || kind === 'exchanged' || kind === 'passed';
  if (running !== null && running.seat === seat && !hasMoved) return clock;
  const started = seat === null ? null : { seat, since: Math.max(at, clock.away[seat] ?? 0) };
  if (running === null) return started === null ? clock : { ...clock, running: started };
  const increment = hasMoved && before.phase.kind === 'turn' ? rules.clock.increment * SECOND : 0;
  const left = timeLeft(after, at).map((ms, s) => (s === running.seat ? ms + increment : ms));
  return { ...clock, left, running: started };
}

/** What each seat has left, the stretch now running taken off. */
export function timeLeft({ clock: { left, running }, rules }: Game, at: number): BySeat<number> {
  if (running === null) return left;
  const used = chargeOf(rules, at - running.since);
  return left.map((ms, seat) => (seat === running.seat ? ms - used : ms));
}

function chargeOf({ clock }: Ruleset, used: number): number {
  if (clock.kind === 'per-game') return used;
  return clock.kind === 'none' ? 0 : Math.max(0, used - clock.seconds * SECOND);
}

/** When the timed seat's time is up for good, or null where it never is. */
export function timeUp({ clock, rules: { clock: rule } }: Game): number | null {
  if (clock.running === null) return null;
  const { seat, since } = clock.running;
  const left = clock.left[seat] ?? 0;
  switch (rule.kind) {
    case 'per-move':
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
  const away = clock.away.map((until) =>
    clock.paused !== null && until > clock.paused ? until + stopped : until,
  );
  const moved =
    'deadline' in phase && phase.deadline !== null
      ? { ...phase, deadline: phase.deadline + stopped }
      : phase;
  return { clock: { ...clock, running, away, paused: null }, phase: moved };
}

/** Time given is for the game, or for whatever moves need beyond their own. */
export const giveTime = (clock: Clock, seat: Seat, seconds: number): Clock => ({
  ...clock,
  left: clock.left.map((ms, s) => (s === seat ? ms + seconds * SECOND : ms)),
});

/** From now until a time the seat is not timed; a vacation under way is made longer or shorter by it. */
export function setVacation(clock: Clock, seat: Seat, until: number, at: number): Clock {
  const more = vacationNeeded(clock, seat, until, at);
  const { running } = clock;
  return {
    ...clock,
    running: running?.seat === seat ? { ...running, since: running.since + more } : running,
    away: clock.away.map((time, s) => (s === seat ? until : time)),
    vacation: clock.vacation.map((ms, s) => (s === seat ? ms - more : ms)),
  };
}

/** Milliseconds that it takes beyond those of a vacation under way. */
export const vacationNeeded = (clock: Clock, seat: Seat, until: number, at: number): number =>
  Math.max(0, until - at) - Math.max(0, (clock.away[seat] ?? 0) - at);

export const deadlineAfter = (seconds: number | 'none', at: number): number | null =>
  seconds === 'none' ? null : at + seconds * SECOND;
