/** What concerns the whole room: the clock, announcements, undoing, the end. */
import type { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { openTables, roundsOf } from './state.ts';
import { eventsOf, standingOn } from './undo.ts';

const MOST_SECONDS = 24 * 3600;

const isTime = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= 1 && seconds <= MOST_SECONDS;

export function decideStartClock(run: Run, seconds: number | null): Refusal | undefined {
  const { clock, setup } = run.state;
  if (setup.rules.clock.kind !== 'room') return { code: 'no-room-clock' };
  if (clock.kind === 'running') return { code: 'clock-running' };
  if (clock.kind === 'stopped') return { code: 'clock-stopped' };
  const given = seconds ?? setup.rules.clock.seconds;
  if (!isTime(given)) return { code: 'time-out-of-range', most: MOST_SECONDS };
  run.emit({ kind: 'clock-started', deadline: run.at + given * 1000 });
  return undefined;
}

export function decideStopClock(run: Run): Refusal | undefined {
  const { clock } = run.state;
  if (clock.kind === 'stopped') return { code: 'clock-stopped' };
  if (clock.kind !== 'running') return { code: 'clock-idle' };
  run.emit({ kind: 'clock-stopped' });
  return undefined;
}

export function decideResumeClock(run: Run): Refusal | undefined {
  const { clock } = run.state;
  if (clock.kind === 'running') return { code: 'clock-running' };
  if (clock.kind !== 'stopped') return { code: 'clock-idle' };
  run.emit({ kind: 'clock-resumed', deadline: clock.deadline + run.at - clock.since });
  return undefined;
}

export function decideExtend(run: Run, seconds: number): Refusal | undefined {
  const { clock } = run.state;
  if (clock.kind !== 'running' && clock.kind !== 'stopped') return { code: 'clock-idle' };
  if (!isTime(seconds)) return { code: 'time-out-of-range', most: MOST_SECONDS };
  run.emit({ kind: 'extended', seconds });
  return undefined;
}

export function decideAnnounce(run: Run, text: string): Refusal | undefined {
  if (text.trim() === '') return { code: 'text-missing' };
  run.emit({ kind: 'announced', text });
  return undefined;
}

/** A referee takes back what they did themselves; the director whatever nothing later stands on. */
export function decideUndo(run: Run, command: string): Refusal | undefined {
  const { state, by } = run;
  const [first] = eventsOf(state, command);
  if (first === undefined) return { code: 'nothing-to-undo' };
  const isOwn =
    first.by.kind === by.kind && 'id' in first.by && 'id' in by && first.by.id === by.id;
  if (by.kind !== 'director' && !isOwn) return { code: 'not-for-you', needs: 'director' };
  const commands = standingOn(state, command);
  if (commands.length > 0) return { code: 'later-entries', commands };
  run.emit({ kind: 'undone', undone: command });
  return undefined;
}

export function decideClose(run: Run): Refusal | undefined {
  const tables = roundsOf(run.state).flatMap(openTables);
  if (tables.length > 0) return { code: 'tables-open', tables };
  end(run);
  return undefined;
}

export function end(run: Run): void {
  run.emit({ kind: 'closed' });
  run.emit({ kind: 'revealed', seed: run.state.secret.seed });
}
