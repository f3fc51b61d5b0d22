/** When a seat may do what nobody waits for. Each answers why not now, or nothing. */
import type { Seat } from './command.ts';
import type { Game, Phase } from './game.ts';
import type { Refusal } from './refusal.ts';
import { RULE_VALUES, type Ruleset } from './ruleset.ts';
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
  if (rules.takeBack === 'free') return refuseFreely(game, seat);
  if (undo.phase.kind !== 'turn' || undo.phase.seat !== seat) return { code: 'not-your-move' };
  return takeBackAsked ? { code: 'already-asked' } : undefined;
}

/** Whoever has seen what an exchange brought cannot have the old tiles again. */
function refuseFreely(game: Game, seat: Seat): Moment {
  const after = movesSince(game, seat).at(-1);
  const before = after?.undo;
  if (after === undefined || !before) return { code: 'not-your-move' };
  const isExchange = after.board === before.board && after.draws > before.draws;
  return isExchange ? { code: 'exchange-stays' } : undefined;
}

/** The game after each of the last moves, back to the seat's own; none where somebody else but bots has moved since. */
export function movesSince(game: Game, seat: Seat): readonly Game[] {
  const games: Game[] = [];
  for (let after = game; after.undo !== null; after = after.undo) {
    games.push(after);
    const { phase } = after.undo;
    const mover = phase.kind === 'turn' ? phase.seat : seat;
    if (mover === seat) return games;
    if (game.seats[mover]?.player.bot !== true) return [];
  }
  return [];
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
const CHALLENGED: InPhase = { isDealt: true, dictionary: RULE_VALUES.lookup };

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
