/** After a turn: is the game over, does the next seat sit out? Repeats until somebody really is on turn. */
import type { Seat } from './command.ts';
import { countedEnd } from './counted-end.ts';
import type { EndReason, SkipCause } from './event.ts';
import { finish } from './finish.ts';
import type { Game } from './game.ts';
import { canExchange, seatOut } from './out.ts';
import type { Run } from './run.ts';
import { playingSeats, seatOf } from './seats.ts';

export function settle(run: Run): void {
  for (;;) {
    const { phase } = run.state;
    if (phase.kind !== 'turn') return;
    const reason = endReason(run);
    if (reason !== undefined) {
      finish(run, reason);
      return;
    }
    const cause = skipCause(run.state, phase.seat);
    if (cause === undefined) return;
    run.emit({ kind: 'skipped', seat: phase.seat, cause });
  }
}

function skipCause(game: Game, seat: Seat): SkipCause | undefined {
  const { standing, skips } = seatOf(game, seat);
  return standing === 'vacant' ? 'vacant' : skips[0];
}

function endReason({ state: game, env }: Run): EndReason | undefined {
  if (seatOut(game) !== undefined) return 'out';
  if (playingSeats(game).every((seat) => game.endAgreed.includes(seat))) return 'agreed';
  const counted = countedEnd(game);
  if (counted !== undefined) return counted;
  const { hasPlay } = env;
  if (!game.rules.end.noMoveLeft || hasPlay === undefined || canExchange(game)) return undefined;
  return playingSeats(game).some((seat) => hasPlay(game, seat)) ? undefined : 'no-move-left';
}
