/** What time alone brings about: windows close, choices are made for the silent, moves run out (RULES 9). */
import { automaticCounts } from './bags.ts';
import { timeUp } from './clock.ts';
import type { Author } from './command.ts';
import { closeJoining, closeWindow, goOnWithout } from './decide-challenge.ts';
import { drawChosen } from './decide-move.ts';
import type { Game } from './game.ts';
import { resignSeat } from './resign.ts';
import type { Run } from './run.ts';
import { settle } from './settle.ts';

const SYSTEM: Author = { kind: 'system' };

/** Lets everything happen that fell due before the command came, each at its own time. */
export function passTime(run: Run): void {
  run.passTime(nextDue, SYSTEM, happen);
}

/** When the game next needs somebody's attention though nobody does anything; null if never. */
export function nextDue(game: Game): number | null {
  const { phase, clock } = game;
  if (phase.kind === 'over' || phase.kind === 'new' || clock.paused !== null) return null;
  const own = 'deadline' in phase ? phase.deadline : null;
  return own ?? timeUp(game);
}

function happen(run: Run): void {
  const { phase, bags, rules } = run.state;
  if (phase.kind === 'window') closeWindow(run);
  else if (phase.kind === 'joining') closeJoining(run);
  else if (phase.kind === 'choosing')
    drawChosen(run, phase.seat, automaticCounts(bags, phase.count));
  else if (phase.kind === 'turn') {
    if (rules.clock.kind !== 'per-game' && rules.clock.expiry === 'pass')
      run.emit({ kind: 'passed', seat: phase.seat, cause: 'time' });
    else {
      resignSeat(run, phase.seat, 'time');
      goOnWithout(run);
    }
    settle(run);
  }
}
