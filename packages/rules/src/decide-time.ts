/** Time that is given, and vacations of slow games (RULES 9.8 and 9.9). */
import { vacationNeeded } from './clock.ts';
import type { Seat } from './command.ts';
import type { Game } from './game.ts';
import { refuseGivingTime } from './moments.ts';
import type { Refusal } from './refusal.ts';
import type { Run } from './run.ts';

/** Nobody means more than this, in milliseconds. */
const MOST_LEFT = 1e12;

export function decideGiveTime(
  run: Run,
  giver: Seat,
  seat: Seat,
  seconds: number,
): Refusal | undefined {
  const { state: game } = run;
  const { clock } = game.rules;
  const refusal = refuseGivingTime(game) ?? refuseSeat(game, seat);
  if (refusal !== undefined) return refusal;
  if (giver === seat) return { code: 'own-clock' };
  const isFull = (game.clock.left[seat] ?? 0) + seconds * 1000 > MOST_LEFT;
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > clock.seconds || isFull)
    return { code: 'time-out-of-range', most: isFull ? 0 : clock.seconds };
  run.emit({ kind: 'time-given', seat, seconds });
  return undefined;
}

export function decideBeginVacation(run: Run, seat: Seat, until: number): Refusal | undefined {
  const { state: game, at } = run;
  if (game.rules.clock.vacation === 'none') return { code: 'vacation-off' };
  const refusal = refuseSeat(game, seat);
  if (refusal !== undefined) return refusal;
  const left = game.clock.vacation[seat] ?? 0;
  const needed = vacationNeeded(game.clock, seat, until, at);
  if (!Number.isInteger(until) || until <= at || needed > left)
    return { code: 'vacation-too-long', left: Math.floor(left / 1000) };
  run.emit({ kind: 'vacation-begun', seat, until });
  return undefined;
}

export function decideEndVacation(run: Run, seat: Seat): Refusal | undefined {
  const refusal = refuseSeat(run.state, seat);
  if (refusal !== undefined) return refusal;
  if ((run.state.clock.away[seat] ?? 0) <= run.at) return { code: 'not-on-vacation' };
  run.emit({ kind: 'vacation-ended', seat });
  return undefined;
}

function refuseSeat({ seats, phase }: Game, seat: Seat): Refusal | undefined {
  if (phase.kind === 'setup') return { code: 'wrong-phase', phase: 'setup' };
  const state = seats[seat];
  if (state === undefined) return { code: 'no-such-seat', seat };
  return state.standing === 'playing' ? undefined : { code: 'seat-not-playing', seat };
}
