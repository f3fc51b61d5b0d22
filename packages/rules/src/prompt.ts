/** What a game waits for, from a seat or from the referee. It follows from the game alone, so a restart asks the same. */
import { assertNever } from '@taht/base';
import { challengedWords, hasAnswered } from './challenged.ts';
import type { BySeat, Seat } from './command.ts';
import type { Clock, Game, Phase, SeatState } from './game.ts';
import { isPlaying, opponentsOf } from './seats.ts';
import type { PhaseView } from './view.ts';

/** A word is named by its place in the play. */
export type Prompt =
  | { readonly kind: 'agree' }
  | { readonly kind: 'choose-bags'; readonly count: number }
  | { readonly kind: 'move' }
  /** Accept the play on the board, or challenge it. */
  | { readonly kind: 'accept' }
  /** Challenge these words with the others, or accept the play. */
  | { readonly kind: 'join'; readonly words: readonly number[] }
  | { readonly kind: 'vote-verdict'; readonly words: readonly number[] }
  | { readonly kind: 'vote-theme'; readonly words: readonly number[] }
  | { readonly kind: 'answer-take-back'; readonly by: Seat };

export type SeatPrompt = Prompt & { readonly seat: Seat };

export type RefereePrompt =
  /** The seats that have neither accepted the play nor challenged it. */
  | { readonly kind: 'close-window'; readonly silent: readonly Seat[] }
  | { readonly kind: 'rule'; readonly words: readonly number[] };

/** A game, or what a seat sees of one. */
export interface PromptSource extends Pick<Game, 'rules' | 'takeBack'> {
  readonly phase: Phase | PhaseView;
  readonly seats: BySeat<Pick<SeatState, 'standing'>>;
  readonly clock: Pick<Clock, 'paused'>;
}

/** Nobody is asked anything while the game is paused, and a spectator (null) never is. */
export const promptFor = (game: PromptSource, seat: Seat | null): Prompt | null =>
  seat === null || game.clock.paused !== null ? null : awaitedFrom(game, seat);

/** All seats that are asked something, or will be when a pause is over. */
export const promptsOf = (game: PromptSource): readonly SeatPrompt[] =>
  game.seats.flatMap((_, seat) => {
    const prompt = awaitedFrom(game, seat);
    return prompt === null ? [] : [{ ...prompt, seat }];
  });

function awaitedFrom(game: PromptSource, seat: Seat): Prompt | null {
  const { phase, takeBack } = game;
  if (!isPlaying(game, seat) || phase.kind === 'over') return null;
  if (takeBack !== null && takeBack.seat !== seat && !takeBack.agreed.includes(seat))
    return { kind: 'answer-take-back', by: takeBack.seat };
  return awaitedInPhase(game, seat);
}

function awaitedInPhase({ phase, rules }: PromptSource, seat: Seat): Prompt | null {
  switch (phase.kind) {
    case 'setup':
      return phase.agreed.includes(seat) ? null : { kind: 'agree' };
    case 'choosing':
      return phase.seat === seat ? { kind: 'choose-bags', count: phase.count } : null;
    case 'turn':
      return phase.seat === seat ? { kind: 'move' } : null;
    case 'window': {
      const { seat: mover, claim } = phase.play;
      if (mover === seat) return null;
      if (claim?.votes[seat] === null) return { kind: 'vote-theme', words: claim.words };
      return hasAnswered(phase, seat) ? null : { kind: 'accept' };
    }
    case 'joining':
      return phase.play.seat === seat || hasAnswered(phase, seat)
        ? null
        : { kind: 'join', words: challengedWords(phase.challenges) };
    case 'verdict':
      return rules.challenge.mode === 'referee' || phase.votes[seat] !== null
        ? null
        : { kind: 'vote-verdict', words: challengedWords(phase.challenges) };
    case 'new':
    case 'dealing':
    case 'exchanging':
    case 'over':
      return null;
    default:
      return assertNever(phase);
  }
}

/** What only a referee can do, or whoever stands in for one. */
export function refereePromptFor(game: Game): RefereePrompt | null {
  const { phase, rules, clock } = game;
  const { mode, window } = rules.challenge;
  if (clock.paused !== null) return null;
  if (phase.kind === 'verdict' && mode === 'referee')
    return { kind: 'rule', words: challengedWords(phase.challenges) };
  if (phase.kind !== 'window' && phase.kind !== 'joining') return null;
  if (window.until !== 'referee') return null;
  const opponents = opponentsOf(game, phase.play.seat);
  return { kind: 'close-window', silent: opponents.filter((seat) => !hasAnswered(phase, seat)) };
}

/** Others want the game to end, and it waits for this seat to agree. */
export const isEndProposed = (game: PromptSource & Pick<Game, 'endAgreed'>, seat: Seat): boolean =>
  game.clock.paused === null &&
  game.phase.kind === 'turn' &&
  isPlaying(game, seat) &&
  game.endAgreed.length > 0 &&
  !game.endAgreed.includes(seat);
