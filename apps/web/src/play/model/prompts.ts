/** What the game waits for from one seat, and what the seat may do besides: it follows from the game alone. */
import type { Challenge, Game, Seat } from '@taht/rules';
import { botNamed } from '@taht/search';

export type Ask =
  | { readonly kind: 'agree' }
  | { readonly kind: 'choose-bags'; readonly count: number }
  | { readonly kind: 'claim-theme' }
  | { readonly kind: 'vote-theme'; readonly words: readonly number[] }
  | { readonly kind: 'window' }
  | { readonly kind: 'join'; readonly challenges: readonly Challenge[] }
  | { readonly kind: 'vote-word'; readonly words: readonly number[] }
  | { readonly kind: 'answer-take-back'; readonly by: Seat }
  | { readonly kind: 'resume' };

export function askOf(game: Game, seat: Seat | null): Ask | null {
  if (seat === null || game.seats[seat]?.standing !== 'playing') return null;
  if (game.phase.kind === 'over') return null;
  if (game.clock.paused !== null) return { kind: 'resume' };
  const { takeBack } = game;
  if (takeBack !== null && takeBack.seat !== seat && !takeBack.agreed.includes(seat))
    return { kind: 'answer-take-back', by: takeBack.seat };
  return askInPhase(game, seat);
}

function askInPhase({ phase, rules }: Game, seat: Seat): Ask | null {
  switch (phase.kind) {
    case 'setup':
      return phase.agreed.includes(seat) ? null : { kind: 'agree' };
    case 'choosing':
      return phase.seat === seat ? { kind: 'choose-bags', count: phase.count } : null;
    case 'window': {
      const { claim, seat: mover } = phase.play;
      if (mover === seat)
        return rules.theme.name !== '' && claim === null ? { kind: 'claim-theme' } : null;
      if (claim?.votes[seat] === null) return { kind: 'vote-theme', words: claim.words };
      return phase.accepted.includes(seat) ? null : { kind: 'window' };
    }
    case 'joining': {
      const { play, accepted, challenges } = phase;
      const isIn = accepted.includes(seat) || challenges.some((each) => each.seat === seat);
      return isIn || play.seat === seat ? null : { kind: 'join', challenges };
    }
    case 'verdict':
      return rules.challenge.mode !== 'referee' && phase.votes[seat] === null
        ? { kind: 'vote-word', words: challengedWords(phase.challenges) }
        : null;
    default:
      return null;
  }
}

export const challengedWords = (challenges: readonly Challenge[]): readonly number[] =>
  [...new Set(challenges.flatMap(({ words }) => words))].sort((a, b) => a - b);

/** On turn; or next, where the own move also accepts the play that lies there. */
export function mayMove(game: Game, seat: Seat | null): boolean {
  const { phase, rules, clock } = game;
  if (seat === null || clock.paused !== null) return false;
  if (phase.kind === 'turn') return phase.seat === seat;
  if (phase.kind !== 'window' || rules.challenge.window.until === 'referee') return false;
  return !isOut(game, phase.play.seat) && nextAfter(game, phase.play.seat) === seat;
}

const isOut = ({ bags, seats }: Game, seat: Seat): boolean =>
  bags.every((bag) => bag.length === 0) && seats[seat]?.rack.length === 0;

function nextAfter({ order, seats }: Game, seat: Seat): Seat | undefined {
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, at)].find((each) => {
    const { standing, skips } = seats[each] ?? { standing: 'vacant', skips: [] };
    return standing === 'playing' && skips.length === 0;
  });
}

/** Those the game waits for, beside this seat. */
export const awaited = (game: Game, seat: Seat | null): readonly Seat[] =>
  game.seats
    .map((_, each) => each)
    .filter((each) => {
      if (each === seat) return false;
      const ask = askOf(game, each);
      return ask !== null && ask.kind !== 'claim-theme' && ask.kind !== 'resume';
    });

/** Nothing is dealt yet, and no person has to do anything about it. */
export function isBeginning(game: Game, seat: Seat | null): boolean {
  const { kind } = game.phase;
  if (kind !== 'new' && kind !== 'setup' && kind !== 'dealing') return false;
  if (seat === null || askOf(game, seat) !== null) return false;
  return awaited(game, seat).every(
    (each) => botNamed(game.seats[each]?.player.id ?? '') !== undefined,
  );
}

/** Whether a pass now would be the last of the game; the rules alone decide when it is made. */
export function passEnds({ rules, seats, scoreless }: Game, seat: Seat): boolean {
  const { passRounds, scorelessTurns } = rules.end;
  if (scorelessTurns !== 'none' && scoreless + 1 >= scorelessTurns) return true;
  if (passRounds === 'none') return false;
  return seats.every(
    ({ standing, passes }, each) =>
      standing !== 'playing' || passes + (each === seat ? 1 : 0) >= passRounds,
  );
}

export interface Chances {
  readonly resign: boolean;
  readonly leave: boolean;
  readonly abort: boolean;
  readonly agreeEnd: boolean;
  readonly takeBack: boolean;
  readonly lookUp: boolean;
  /** Those whose clocks can be given time. */
  readonly giveTime: readonly Seat[];
}

export function chancesOf(game: Game, seat: Seat): Chances {
  const { phase, rules, clock, undo } = game;
  const playing = game.seats.map((_, each) => each).filter((each) => isPlaying(game, each));
  const isIn = isPlaying(game, seat) && phase.kind !== 'over' && clock.paused === null;
  const isDealt =
    isIn &&
    phase.kind !== 'setup' &&
    phase.kind !== 'dealing' &&
    !(phase.kind === 'choosing' && phase.during === 'deal');
  return {
    resign: isDealt,
    leave: isDealt && playing.length > 2,
    abort: isIn && !playing.every((each) => game.moved.includes(each)),
    agreeEnd: isIn && phase.kind === 'turn' && !game.endAgreed.includes(seat),
    takeBack:
      isIn &&
      rules.takeBack === 'consent' &&
      (phase.kind === 'turn' || phase.kind === 'window') &&
      undo?.phase.kind === 'turn' &&
      undo.phase.seat === seat &&
      !game.takeBackAsked,
    lookUp: isIn && game.setup.lexicon !== null && mayLookUp(game),
    giveTime: isDealt && rules.clock.kind !== 'none' ? playing.filter((each) => each !== seat) : [],
  };
}

const isPlaying = ({ seats }: Game, seat: Seat): boolean => seats[seat]?.standing === 'playing';

function mayLookUp({ rules, phase }: Game): boolean {
  if (phase.kind === 'setup') return false;
  if (phase.kind === 'verdict' || phase.kind === 'joining') return true;
  return rules.lookup === 'open' || (rules.lookup === 'after-play' && phase.kind === 'window');
}

/** Whether what is laid may be held against the word list before it is played: it would be refused anyway, or the list lies open. */
export const mayCheckWords = ({ rules, setup }: Game): boolean =>
  setup.lexicon !== null && (rules.challenge.mode === 'off-auto-reject' || rules.lookup === 'open');
