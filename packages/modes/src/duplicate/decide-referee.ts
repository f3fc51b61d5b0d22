/** What only a referee does: the clock, slips, choices, corrections, warnings, going back. */
import type { Action } from './command.ts';
import { end } from './decide-round.ts';
import type { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { hasNumber } from './state.ts';

const MOST_EXTENSION = 3600;
const MOST_POINTS = 2000;

type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

export function decideStopClock(run: Run): Refusal | undefined {
  const { phase } = run.state;
  if (phase.kind !== 'answering') return { code: 'wrong-phase', phase: phase.kind };
  if (phase.stopped !== null) return { code: 'clock-stopped' };
  run.emit({ kind: 'clock-stopped' });
  return undefined;
}

export function decideResumeClock(run: Run): Refusal | undefined {
  const { phase } = run.state;
  if (phase.kind !== 'answering') return { code: 'wrong-phase', phase: phase.kind };
  if (phase.stopped === null) return { code: 'clock-running' };
  run.emit({ kind: 'clock-resumed', deadline: phase.deadline + run.at - phase.stopped });
  return undefined;
}

export function decideExtend(run: Run, seconds: number): Refusal | undefined {
  const { phase } = run.state;
  if (phase.kind !== 'answering') return { code: 'wrong-phase', phase: phase.kind };
  if (!(Number.isInteger(seconds) && seconds >= 1 && seconds <= MOST_EXTENSION))
    return { code: 'time-out-of-range', most: MOST_EXTENSION };
  run.emit({ kind: 'extended', deadline: phase.deadline + seconds * 1000 });
  return undefined;
}

export function decideCloseSlips(run: Run): Refusal | undefined {
  const { phase } = run.state;
  if (phase.kind !== 'collecting') return { code: 'wrong-phase', phase: phase.kind };
  if (phase.isClosed) return { code: 'slips-closed' };
  run.emit({ kind: 'slips-closed' });
  return undefined;
}

export function decideChoose(run: Run, play: number): Refusal | undefined {
  const { phase, setup } = run.state;
  if (phase.kind !== 'collecting') return { code: 'wrong-phase', phase: phase.kind };
  if (setup.duplicate.laid === 'best-slip') return { code: 'nothing-to-choose' };
  if (phase.bests[play] === undefined) return { code: 'no-such-play', plays: phase.bests.length };
  run.emit({ kind: 'chosen', play });
  return undefined;
}

export function decideCorrect(
  run: Run,
  { call, player, points, reason }: ActionOf<'correct'>,
): Refusal | undefined {
  const { state: game } = run;
  if (!game.rounds.some((round) => round.call === call)) return { code: 'no-such-round', call };
  if (!hasNumber(game, player)) return { code: 'no-such-player', player };
  if (!(Number.isInteger(points) && points >= 0 && points <= MOST_POINTS))
    return { code: 'points-out-of-range', most: MOST_POINTS };
  if (reason.trim() === '') return { code: 'reason-missing' };
  run.emit({ kind: 'corrected', call, player, points, reason });
  return undefined;
}

/** The first few are free. */
export function decideWarn(run: Run, { player, reason }: ActionOf<'warn'>): Refusal | undefined {
  const { state: game } = run;
  if (!hasNumber(game, player)) return { code: 'no-such-player', player };
  if (reason.trim() === '') return { code: 'reason-missing' };
  const { free, points } = game.setup.duplicate.warnings;
  const had = game.warnings[player - 1] ?? 0;
  run.emit({ kind: 'warned', player, points: had < free ? 0 : points, reason });
  return undefined;
}

export function decideUndo(run: Run, reason: string): Refusal | undefined {
  if (run.state.before.length === 0) return { code: 'nothing-to-undo' };
  if (reason.trim() === '') return { code: 'reason-missing' };
  run.emit({ kind: 'undone', reason });
  return undefined;
}

export function decideEnd(run: Run): Refusal | undefined {
  end(run, 'stopped');
  return undefined;
}
