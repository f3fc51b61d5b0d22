/** When a seat may do what nobody waits for. Each answers why not now, or nothing. */
import type { Seat } from './command.ts';
import { refuseFreeTakeBack } from './free-take-back.ts';
import type { Game, Phase } from './game.ts';
import type { Refusal } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import { playingSeats } from './seats.ts';

type Moment = Refusal | undefined;

const wrongPhase = ({ kind }: Phase): Refusal => ({ code: 'wrong-phase', phase: kind });

export const refuseChangeOfRules = ({ phase }: Game): Moment =>
  phase.kind === 'setup' ? undefined : wrongPhase(phase);

/** Before the racks are dealt there is nothing to give up: a seat simply does not agree. */
export function refuseGivingUp({ phase }: Game): Moment {
  const isDeal = phase.kind === 'choosing' && phase.during === 'deal';
  return IN_PHASE[phase.kind].isDealt && !isDeal ? undefined : wrongPhase(phase);
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

export function refuseAskTakeBack(game: Game, seat: Seat): Moment {
  const { phase, undo, takeBackAsked, rules } = game;
  if (rules.takeBack === 'never') return { code: 'take-back-off' };
  if (phase.kind !== 'turn' && phase.kind !== 'window') return wrongPhase(phase);
  if (undo === null) return { code: 'nothing-to-take-back' };
  if (rules.takeBack === 'free') return refuseFreeTakeBack(game, seat);
  if (undo.phase.kind !== 'turn' || undo.phase.seat !== seat) return { code: 'not-your-move' };
  return takeBackAsked ? { code: 'already-asked' } : undefined;
}

export function refuseGivingTime({ phase, rules }: Game): Moment {
  if (rules.clock.kind === 'none') return { code: 'no-clock' };
  return phase.kind === 'setup' ? wrongPhase(phase) : undefined;
}

export const refuseLookUp = ({ phase, rules }: Game): Moment =>
  IN_PHASE[phase.kind].dictionary.includes(rules.lookup) ? undefined : { code: 'look-up-closed' };

interface InPhase {
  readonly isDealt: boolean;
  /** The rules by which it may be opened. */
  readonly dictionary: readonly Ruleset['lookup'][];
}

const OFFERED: InPhase = { isDealt: false, dictionary: [] };
const UNDER_WAY: InPhase = { isDealt: true, dictionary: ['open'] };
const CHALLENGED: InPhase = { isDealt: true, dictionary: ['on-challenge', 'after-play', 'open'] };

const IN_PHASE: Readonly<Record<Phase['kind'], InPhase>> = {
  new: OFFERED,
  setup: OFFERED,
  dealing: OFFERED,
  choosing: UNDER_WAY,
  exchanging: UNDER_WAY,
  turn: UNDER_WAY,
  window: { isDealt: true, dictionary: ['after-play', 'open'] },
  joining: CHALLENGED,
  verdict: CHALLENGED,
  over: UNDER_WAY,
};
