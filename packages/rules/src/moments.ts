/** When a seat may do what nobody waits for. Each answers why not now, or nothing. */
import { assertNever } from '@taht/base';
import type { Seat } from './command.ts';
import type { Game, Phase } from './game.ts';
import type { Refusal } from './refusal.ts';
import { playingSeats } from './seats.ts';

type Moment = Refusal | undefined;

const wrongPhase = ({ kind }: Phase): Refusal => ({ code: 'wrong-phase', phase: kind });

export const refuseChangeOfRules = ({ phase }: Game): Moment =>
  phase.kind === 'setup' ? undefined : wrongPhase(phase);

/** Before the racks are dealt there is nothing to give up: a seat simply does not agree. */
export const refuseGivingUp = ({ phase }: Game): Moment =>
  isDealt(phase) ? undefined : wrongPhase(phase);

function isDealt(phase: Phase): boolean {
  switch (phase.kind) {
    case 'new':
    case 'setup':
    case 'dealing':
      return false;
    case 'choosing':
      return phase.during === 'game';
    case 'exchanging':
    case 'turn':
    case 'window':
    case 'joining':
    case 'verdict':
    case 'over':
      return true;
    default:
      return assertNever(phase);
  }
}

/** A seat may call the game off until everybody has made a move (RULES 14.8). */
export const refuseAbort = (game: Game): Moment =>
  playingSeats(game).every((seat) => game.moved.includes(seat))
    ? { code: 'too-late-to-abort' }
    : undefined;

export function refuseAgreeEnd({ phase, endAgreed }: Game, seat: Seat): Moment {
  if (phase.kind !== 'turn') return wrongPhase(phase);
  return endAgreed.includes(seat) ? { code: 'already-answered' } : undefined;
}

export function refuseAskTakeBack({ phase, undo, takeBackAsked, rules }: Game, seat: Seat): Moment {
  if (rules.takeBack === 'none') return { code: 'take-back-off' };
  if (phase.kind !== 'turn' && phase.kind !== 'window') return wrongPhase(phase);
  if (undo === null) return { code: 'nothing-to-take-back' };
  if (undo.phase.kind !== 'turn' || undo.phase.seat !== seat) return { code: 'not-your-move' };
  return takeBackAsked ? { code: 'already-asked' } : undefined;
}

export function refuseClaim({ phase, rules }: Game, seat: Seat): Moment {
  if (rules.theme.name === '') return { code: 'theme-off' };
  if (phase.kind !== 'window') return wrongPhase(phase);
  if (phase.play.seat !== seat) return { code: 'not-your-play' };
  return phase.play.claim === null ? undefined : { code: 'already-claimed' };
}

export function refuseGivingTime({ phase, rules }: Game): Moment {
  if (rules.clock.kind === 'none') return { code: 'no-clock' };
  return phase.kind === 'setup' ? wrongPhase(phase) : undefined;
}

export const refuseLookUp = (game: Game): Moment =>
  isDictionaryOpen(game) ? undefined : { code: 'look-up-closed' };

/** At any time, once a word lies on the board, or only on a challenge. */
function isDictionaryOpen({ rules: { lookup }, phase }: Game): boolean {
  switch (phase.kind) {
    case 'new':
    case 'setup':
      return false;
    case 'joining':
    case 'verdict':
      return true;
    case 'window':
      return lookup !== 'on-challenge';
    case 'choosing':
    case 'dealing':
    case 'exchanging':
    case 'turn':
    case 'over':
      return lookup === 'open';
    default:
      return assertNever(phase);
  }
}
