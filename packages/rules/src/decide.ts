/** What a command leads to: events, or a refusal that changes nothing. Pure; everything else is handed in. */
import { assertNever, err, ok, type Result } from '@taht/base';
import { type Authors, refuseAuthor } from '@taht/stream';
import type { Action, Author, Command, Seat } from './command.ts';
import {
  decideAccept,
  decideChallenge,
  decideClaim,
  decideCloseWindow,
  decideRule,
  decideThemeVote,
  decideVerdictVote,
} from './decide-challenge.ts';
import { decideChoice, decideExchange, decidePass, decidePlace } from './decide-move.ts';
import {
  decideAbort,
  decideAgreeEnd,
  decideAnswer,
  decideAskTakeBack,
  decideLeave,
  decideLookUp,
  decideMisdraw,
  decidePause,
  decideReplace,
  decideResign,
  decideResume,
  decideUndo,
} from './decide-other.ts';
import { decideAgree, decideCreate, decidePropose, decideRefuseRule } from './decide-setup.ts';
import { decideBeginVacation, decideEndVacation, decideGiveTime } from './decide-time.ts';
import { passTime } from './due.ts';
import type { Env } from './env.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { withLookups } from './lookups.ts';
import type { Refusal } from './refusal.ts';
import { Run } from './run.ts';
import { isPlaying } from './seats.ts';

export const decide = <Reason = never>(
  game: Game,
  command: Command,
  { judge, draw, hasPlay }: Env<Reason>,
): Result<GameEvent[], Refusal | Reason> =>
  withLookups<Reason, GameEvent[], Refusal>((standIn) =>
    decideAnswered(game, command, {
      judge: standIn(judge, 'unknown'),
      draw,
      ...(hasPlay === undefined ? {} : { hasPlay: standIn(hasPlay, false) }),
    }),
  );

function decideAnswered(game: Game, command: Command, env: Env): Result<GameEvent[], Refusal> {
  const refusal = refuseCommand(game, command) ?? refuseMoment(game, command.action);
  if (refusal !== undefined) return err(refusal);
  const run = new Run(game, command, env);
  passTime(run);
  const answer = refuseLate(run.state, command) ?? perform(run, command);
  return answer === undefined ? ok(run.events) : err(answer);
}

/** Who may ask for what; a seat always asks for itself. */
const AUTHORS: Readonly<Record<Action['kind'], Authors<Author>>> = {
  create: ['system'],
  propose: ['seat', 'referee', 'system'],
  'refuse-rule': ['seat'],
  agree: ['seat'],
  place: ['seat'],
  exchange: ['seat'],
  pass: ['seat'],
  'choose-bags': ['seat'],
  accept: ['seat'],
  challenge: ['seat'],
  'vote-verdict': ['seat'],
  'claim-theme': ['seat'],
  'vote-theme': ['seat'],
  'look-up': ['seat'],
  resign: ['seat'],
  leave: ['seat'],
  'agree-end': ['seat'],
  'ask-take-back': ['seat'],
  'answer-take-back': ['seat'],
  'give-time': ['seat', 'referee', 'system'],
  abort: ['seat', 'referee', 'system'],
  'close-window': ['referee', 'system'],
  rule: ['referee', 'system'],
  'find-misdraw': ['referee', 'system'],
  undo: ['referee', 'system'],
  replace: ['referee', 'system'],
  pause: ['referee', 'system'],
  resume: ['referee', 'system'],
  'begin-vacation': ['referee', 'system'],
  'end-vacation': ['referee', 'system'],
  tick: ['system'],
};

function refuseCommand(game: Game, command: Command): Refusal | undefined {
  const { by, action } = command;
  const refusal = refuseAuthor(game, command, AUTHORS[action.kind]);
  if (refusal !== undefined) return refusal;
  if (game.phase.kind === 'new') return action.kind === 'create' ? undefined : { code: 'no-game' };
  return refuseSeat(game, by);
}

function refuseSeat(game: Game, by: Author): Refusal | undefined {
  if (by.kind !== 'seat') return undefined;
  if (game.seats[by.seat] === undefined) return { code: 'no-such-seat', seat: by.seat };
  return isPlaying(game, by.seat) ? undefined : { code: 'seat-not-playing', seat: by.seat };
}

function refuseMoment(game: Game, { kind }: Action): Refusal | undefined {
  if (kind === 'tick') return undefined;
  if (game.phase.kind === 'over') return { code: 'game-over' };
  if (game.clock.paused !== null && kind !== 'resume') return { code: 'paused' };
  return undefined;
}

/** What fell due meanwhile may have ended the game, or the author's part in it. */
function refuseLate(game: Game, { by, action }: Command): Refusal | undefined {
  if (action.kind === 'tick') return undefined;
  return game.phase.kind === 'over' ? { code: 'game-over' } : refuseSeat(game, by);
}

function perform(run: Run, { by, action }: Command): Refusal | undefined {
  const seat: Seat = by.kind === 'seat' ? by.seat : -1;
  switch (action.kind) {
    case 'create':
      return decideCreate(run, action.setup, action.seed);
    case 'propose':
      return decidePropose(run, action.houseRules);
    case 'refuse-rule':
      return decideRefuseRule(run, seat, action.name);
    case 'agree':
      return decideAgree(run, seat, action.contribution);
    case 'place':
      return decidePlace(run, seat, action.tiles, action.swaps ?? []);
    case 'exchange':
      return decideExchange(run, seat, action.tiles);
    case 'pass':
      return decidePass(run, seat);
    case 'choose-bags':
      return decideChoice(run, seat, action.counts);
    case 'accept':
      return decideAccept(run, seat);
    case 'challenge':
      return decideChallenge(run, seat, action.words);
    case 'vote-verdict':
      return decideVerdictVote(run, seat, action.vote);
    case 'claim-theme':
      return decideClaim(run, seat, action.words);
    case 'vote-theme':
      return decideThemeVote(run, seat, action.vote);
    case 'look-up':
      return decideLookUp(run, seat, action.word);
    case 'resign':
      return decideResign(run, seat);
    case 'leave':
      return decideLeave(run, seat);
    case 'agree-end':
      return decideAgreeEnd(run, seat);
    case 'ask-take-back':
      return decideAskTakeBack(run, seat);
    case 'answer-take-back':
      return decideAnswer(run, seat, action.vote);
    case 'give-time':
      return decideGiveTime(run, seat, action.seat, action.seconds);
    case 'abort':
      return decideAbort(run, by.kind);
    case 'close-window':
      return decideCloseWindow(run);
    case 'rule':
      return decideRule(run, action.verdicts, action.reason);
    case 'find-misdraw':
      return decideMisdraw(run, action.seat, action.count, action.reason);
    case 'undo':
      return decideUndo(run, action.reason);
    case 'replace':
      return decideReplace(run, action.seat, action.player);
    case 'pause':
      return decidePause(run);
    case 'resume':
      return decideResume(run);
    case 'begin-vacation':
      return decideBeginVacation(run, action.seat, action.until);
    case 'end-vacation':
      return decideEndVacation(run, action.seat);
    case 'tick':
      return undefined;
    default:
      return assertNever(action);
  }
}
