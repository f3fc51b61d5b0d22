/** What a seat may do besides what the game waits for: all that the rules would not refuse for the moment. */
import type { Seat } from './command.ts';
import type { Game } from './game.ts';
import {
  refuseAbort,
  refuseAgreeEnd,
  refuseAskTakeBack,
  refuseChangeOfRules,
  refuseGivingTime,
  refuseGivingUp,
  refuseLookUp,
} from './moments.ts';
import { mayMove } from './next-move.ts';
import { isPlaying, opponentsOf } from './seats.ts';
import { mayClaimTheme } from './theme.ts';

export interface Options {
  /** Propose other house rules, or refuse one. */
  readonly changeRules: boolean;
  readonly move: boolean;
  readonly claimTheme: boolean;
  readonly lookUp: boolean;
  readonly askTakeBack: boolean;
  readonly agreeEnd: boolean;
  /** Those whose clocks can be given time. */
  readonly giveTime: readonly Seat[];
  readonly abort: boolean;
  /** Where others play on; whoever has one opponent resigns. */
  readonly leave: boolean;
  readonly resign: boolean;
}

const NONE: Options = {
  changeRules: false,
  move: false,
  claimTheme: false,
  lookUp: false,
  askTakeBack: false,
  agreeEnd: false,
  giveTime: [],
  abort: false,
  leave: false,
  resign: false,
};

export function optionsFor(game: Game, seat: Seat): Options {
  const { phase, clock, setup } = game;
  if (!isPlaying(game, seat) || phase.kind === 'over' || clock.paused !== null) return NONE;
  const others = opponentsOf(game, seat);
  const resign = refuseGivingUp(game) === undefined;
  return {
    changeRules: refuseChangeOfRules(game) === undefined,
    move: mayMove(game, seat),
    claimTheme: mayClaimTheme(game, seat),
    lookUp: setup.lexicon !== null && refuseLookUp(game) === undefined,
    askTakeBack: refuseAskTakeBack(game, seat) === undefined,
    agreeEnd: refuseAgreeEnd(game, seat) === undefined,
    giveTime: refuseGivingTime(game) === undefined ? others : [],
    abort: refuseAbort(game) === undefined,
    leave: resign && others.length > 1,
    resign,
  };
}
