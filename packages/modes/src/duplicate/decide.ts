/** What a command leads to in a duplicate game: events, or a refusal that changes nothing. */
import { assertNever, err, ok, type Result } from '@taht/base';
import { withLookups } from '@taht/rules';
import { type Authors, refuseAuthor } from '@taht/stream';
import type { Action, Author, Command } from './command.ts';
import { decideFileAnswers, decideJudge } from './decide-judge.ts';
import {
  decideChoose,
  decideCloseSlips,
  decideCorrect,
  decideEnd,
  decideExtend,
  decideResumeClock,
  decideStopClock,
  decideUndo,
  decideWarn,
} from './decide-referee.ts';
import { callRack, decideCall, decideRing, ring } from './decide-round.ts';
import { decideCreate, decideEnter, decideStart } from './decide-setup.ts';
import type { Env } from './env.ts';
import type { DuplicateEvent } from './event.ts';
import type { Refusal } from './refusal.ts';
import { Run } from './run.ts';
import { type Game, isKnown, numberOfReferee } from './state.ts';

export const decide = <Reason = never>(
  game: Game,
  command: Command,
  { judge, bestPlays, draw, digest }: Env<Reason>,
): Result<DuplicateEvent[], Refusal | Reason> =>
  withLookups<Reason, DuplicateEvent[], Refusal>((standIn) =>
    decideAnswered(game, command, {
      judge: standIn(judge, 'unknown'),
      bestPlays: standIn(bestPlays, []),
      draw,
      digest,
    }),
  );

function decideAnswered(game: Game, command: Command, env: Env): Result<DuplicateEvent[], Refusal> {
  const { action } = command;
  const refusal = refuseAuthor(game, command, AUTHORS[action.kind]) ?? refuseMoment(game, action);
  if (refusal !== undefined) return err(refusal);
  const run = new Run(game, command, env);
  run.passTime(nextDue, { kind: 'system' }, () =>
    run.state.phase.kind === 'answering' ? ring(run) : callRack(run),
  );
  const answer =
    refuseMoment(run.state, action) ?? refuseOwnCause(run.state, command) ?? perform(run, action);
  return answer === undefined ? ok(run.events) : err(answer);
}

const AUTHORS: Readonly<Record<Action['kind'], Authors<Author>>> = {
  create: ['system'],
  enter: ['referee', 'system'],
  start: ['referee', 'system'],
  call: ['referee'],
  'stop-clock': ['referee', 'system'],
  'resume-clock': ['referee', 'system'],
  extend: ['referee', 'system'],
  ring: ['referee'],
  'close-slips': ['referee'],
  choose: ['referee'],
  correct: ['referee'],
  warn: ['referee'],
  undo: ['referee'],
  end: ['referee', 'system'],
  judge: ['system'],
  'file-answers': ['system'],
  forget: ['system'],
  tick: ['system'],
};

/** What may still be done when the game is over. */
const AFTERWARDS: readonly Action['kind'][] = ['correct', 'warn', 'file-answers', 'forget', 'tick'];

function refuseMoment({ phase }: Game, { kind }: Action): Refusal | undefined {
  if (phase.kind === 'new') return kind === 'create' ? undefined : { code: 'no-game' };
  return phase.kind === 'over' && !AFTERWARDS.includes(kind) ? { code: 'game-over' } : undefined;
}

/** A referee who plays too chooses no tiles and mends no points of their own. */
function refuseOwnCause(game: Game, { by, action }: Command): Refusal | undefined {
  const own = by.kind === 'referee' ? numberOfReferee(game, by.name) : null;
  if (own === null) return undefined;
  if (action.kind === 'call' && action.tiles !== null) return { code: 'caller-plays' };
  return action.kind === 'correct' && action.player === own ? { code: 'own-points' } : undefined;
}

/** When something happens though nobody does anything; null if never. */
export function nextDue({ phase }: Game): number | null {
  if (phase.kind === 'calling') return phase.due;
  return phase.kind === 'answering' && phase.stopped === null ? phase.deadline : null;
}

function perform(run: Run, action: Action): Refusal | undefined {
  switch (action.kind) {
    case 'create':
      return decideCreate(run, action.setup, action.seed);
    case 'enter':
      return decideEnter(run, action.players);
    case 'start':
      return decideStart(run);
    case 'call':
      return decideCall(run, action.tiles);
    case 'stop-clock':
      return decideStopClock(run);
    case 'resume-clock':
      return decideResumeClock(run);
    case 'extend':
      return decideExtend(run, action.seconds);
    case 'ring':
      return decideRing(run);
    case 'close-slips':
      return decideCloseSlips(run);
    case 'choose':
      return decideChoose(run, action.play);
    case 'correct':
      return decideCorrect(run, action);
    case 'warn':
      return decideWarn(run, action);
    case 'undo':
      return decideUndo(run, action.reason);
    case 'end':
      return decideEnd(run);
    case 'judge':
      return decideJudge(run, action.call, action.answers);
    case 'file-answers':
      return decideFileAnswers(run);
    case 'forget':
      if (isKnown(run.state, action.person)) run.emit({ kind: 'forgotten', person: action.person });
      return undefined;
    case 'tick':
      return undefined;
    default:
      return assertNever(action);
  }
}
