/** What may happen at any time: resigning, leaving, ending by agreement, taking back, and the referee's work. */
import type { Letter } from '@taht/letters';
import { automaticCounts, bagTotal } from './bags.ts';
import type { Author, Player, Seat, Vote } from './command.ts';
import { closeWindow, goOnWithout, retractPlay } from './decide-challenge.ts';
import { drawChosen } from './decide-move.ts';
import { finish } from './finish.ts';
import { movesSince } from './free-take-back.ts';
import {
  refuseAbort,
  refuseAgreeEnd,
  refuseAskTakeBack,
  refuseGivingUp,
  refuseLookUp,
} from './moments.ts';
import type { Refusal } from './refusal.ts';
import { resignSeat } from './resign.ts';
import type { Run } from './run.ts';
import { isLetterOf, opponentsOf, playingSeats, seatOf } from './seats.ts';
import { settle } from './settle.ts';

export function decideLookUp(run: Run, seat: Seat, word: readonly string[]): Refusal | undefined {
  const { state: game } = run;
  const closed = refuseLookUp(game);
  if (closed !== undefined) return closed;
  const foreign = word.find((letter) => !isLetterOf(game, letter));
  if (foreign !== undefined) return { code: 'letter-not-in-alphabet', letter: foreign };
  const verdict = run.env.judge(word as readonly Letter[]);
  if (verdict === 'unknown') return { code: 'no-dictionary' };
  run.emit({ kind: 'looked-up', seat, word, verdict });
  return undefined;
}

export function decideResign(run: Run, seat: Seat): Refusal | undefined {
  const refusal = refuseGivingUp(run.state);
  if (refusal !== undefined) return refusal;
  settleOwnPlay(run, seat);
  resignSeat(run, seat, 'chosen');
  goOnWithout(run);
  settle(run);
  return undefined;
}

export function decideLeave(run: Run, seat: Seat): Refusal | undefined {
  const refusal = refuseGivingUp(run.state);
  if (refusal !== undefined) return refusal;
  settleOwnPlay(run, seat);
  if (run.state.phase.kind === 'over') return undefined;
  run.emit({ kind: 'left', seat });
  if (playingSeats(run.state).length < 2) {
    finish(run, 'left');
    return undefined;
  }
  const { phase, bags } = run.state;
  if (phase.kind === 'choosing' && phase.seat === seat)
    drawChosen(run, seat, automaticCounts(bags, phase.count));
  goOnWithout(run);
  settle(run);
  return undefined;
}

export function decideAgreeEnd(run: Run, seat: Seat): Refusal | undefined {
  const refusal = refuseAgreeEnd(run.state, seat);
  if (refusal !== undefined) return refusal;
  run.emit({ kind: 'end-agreed', seat });
  settle(run);
  return undefined;
}

export function decideAskTakeBack(run: Run, seat: Seat): Refusal | undefined {
  const refusal = refuseAskTakeBack(run.state, seat);
  if (refusal !== undefined) return refusal;
  if (run.state.rules.takeBack === 'free') takeBackFreely(run, seat);
  else run.emit({ kind: 'take-back-asked', seat });
  return undefined;
}

/** The own move, and before it whatever bots have answered to it. */
function takeBackFreely(run: Run, seat: Seat): void {
  for (const _ of movesSince(run.state, seat))
    run.emit({ kind: 'undone', cause: 'free', reason: '' });
}

export function decideAnswer(run: Run, seat: Seat, vote: Vote): Refusal | undefined {
  const { takeBack } = run.state;
  if (takeBack === null || takeBack.seat === seat) return { code: 'not-asked' };
  if (takeBack.agreed.includes(seat)) return { code: 'already-answered' };
  run.emit({ kind: 'take-back-answered', seat, vote });
  const agreed = run.state.takeBack?.agreed;
  if (agreed === undefined) return undefined;
  if (opponentsOf(run.state, takeBack.seat).every((s) => agreed.includes(s)))
    run.emit({ kind: 'undone', cause: 'take-back', reason: '' });
  return undefined;
}

/** An officer may call the game off at any time (RULES 14.8). */
export function decideAbort(run: Run, by: Author['kind']): Refusal | undefined {
  const refusal = by === 'seat' ? refuseAbort(run.state) : undefined;
  if (refusal !== undefined) return refusal;
  finish(run, 'aborted');
  return undefined;
}

export function decideUndo(run: Run, reason: string): Refusal | undefined {
  if (run.state.undo === null) return { code: 'nothing-to-take-back' };
  run.emit({ kind: 'undone', cause: 'referee', reason });
  return undefined;
}

/** The referee finds a rack of the wrong size: that turn is lost, then the rack is put right (RULES 14). */
export function decideMisdraw(
  run: Run,
  seat: Seat,
  count: number,
  reason: string,
): Refusal | undefined {
  const { state: game } = run;
  if (game.rules.misdraw.rule === 'none') return { code: 'misdraw-off' };
  if (game.phase.kind !== 'turn') return { code: 'wrong-phase', phase: game.phase.kind };
  if (game.seats[seat] === undefined) return { code: 'no-such-seat', seat };
  const { rack, standing } = seatOf(game, seat);
  if (standing !== 'playing') return { code: 'seat-not-playing', seat };
  const surplus = count - rack.length;
  if (surplus === 0) return { code: 'rack-is-right' };
  if (!Number.isInteger(count) || count < 0 || surplus > bagTotal(game.bags))
    return { code: 'not-enough-tiles' };
  const tiles =
    surplus > 0 ? run.pick(automaticCounts(game.bags, surplus)) : run.pickFromRack(seat, -surplus);
  run.emit({ kind: 'misdraw-found', seat, count, tiles, reason });
  run.emit({ kind: 'skip-owed', seat, cause: 'misdraw' });
  mendRack(run, seat, surplus);
  settle(run);
  return undefined;
}

function mendRack(run: Run, seat: Seat, surplus: number): void {
  if (surplus < 0) run.draw(seat, automaticCounts(run.state.bags, -surplus));
  else {
    const tiles = run.pickFromRack(seat, surplus);
    run.emit({ kind: 'returned', seat, tiles, cause: 'surplus' });
  }
}

export function decideReplace(run: Run, seat: Seat, player: Player): Refusal | undefined {
  const { state: game } = run;
  if (game.seats[seat] === undefined) return { code: 'no-such-seat', seat };
  if (seatOf(game, seat).standing === 'resigned') return { code: 'seat-not-playing', seat };
  if (game.phase.kind === 'setup') return { code: 'wrong-phase', phase: 'setup' };
  run.emit({ kind: 'replaced', seat, player });
  return undefined;
}

export function decidePause(run: Run): Refusal | undefined {
  run.emit({ kind: 'paused' });
  return undefined;
}

export function decideResume(run: Run): Refusal | undefined {
  if (run.state.clock.paused === null) return { code: 'not-paused' };
  run.emit({ kind: 'resumed' });
  return undefined;
}

/** Whoever goes with a play on the board has it counted, or takes it along if it is under challenge. */
function settleOwnPlay(run: Run, seat: Seat): void {
  const { phase } = run.state;
  if (!('play' in phase) || phase.play.seat !== seat) return;
  if (phase.kind === 'window') closeWindow(run);
  else retractPlay(run, phase.play);
}
