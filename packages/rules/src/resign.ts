/** A seat gives up, by choice, by time or by a lost challenge; with one left the game is over (RULES 14). */
import type { Seat } from './command.ts';
import type { ResignCause } from './event.ts';
import { finish } from './finish.ts';
import type { Run } from './run.ts';
import { isPlaying, playingSeats } from './seats.ts';

export function resignSeat(run: Run, seat: Seat, cause: ResignCause): void {
  if (run.state.phase.kind === 'over' || !isPlaying(run.state, seat)) return;
  run.emit({ kind: 'resigned', seat, cause });
  if (playingSeats(run.state).length <= 1) finish(run, 'resigned');
}
