/** What a command leads to in a bingo: events, or a refusal that changes nothing. */
import { assertNever, err, ok, type Result } from '@taht/base';
import type { Tile } from '@taht/letters';
import { BOARD_SIZE, type Draw, isTileSet, type Judge, withLookups } from '@taht/rules';
import { type Authors, refuseAuthor, StampedRun } from '@taht/stream';
import { tidyLine } from '../tidy-line.ts';
import { letterLimits, missingOn, refuseCard } from './card.ts';
import {
  type Action,
  type Author,
  BLANK_CALLS,
  type Command,
  type Setup,
  type Words,
} from './command.ts';
import type { BingoEvent, EndReason, Fact } from './event.ts';
import { evolve } from './evolve.ts';
import type { Refusal, SetupFault } from './refusal.ts';
import { claimFrom, type Game, isKnown, type Phase, playerOf } from './state.ts';

export interface Env<Reason = never> {
  readonly judge: Judge<Reason>;
  readonly draw: Draw;
}

type Run = StampedRun<Game, Fact, Author>;

export const MOST_PLAYERS = 1000;
const MOST_WORDS = 10;
/** No word list has longer words. */
const MOST_LETTERS = BOARD_SIZE;
const MOST_SECONDS = 3600;
const LONGEST_NAME = 100;

export const decide = <Reason = never>(
  game: Game,
  command: Command,
  { judge, draw }: Env<Reason>,
): Result<BingoEvent[], Refusal | Reason> =>
  withLookups<Reason, BingoEvent[], Refusal>((standIn) =>
    decideAnswered(game, command, { judge: standIn(judge, 'unknown'), draw }),
  );

function decideAnswered(game: Game, command: Command, env: Env): Result<BingoEvent[], Refusal> {
  const { action } = command;
  const refusal = refuseAuthor(game, command, AUTHORS[action.kind]) ?? refuseMoment(game, action);
  if (refusal !== undefined) return err(refusal);
  const run = new StampedRun<Game, Fact, Author>(game, command, evolve);
  run.passTime(nextDue, { kind: 'system' }, () => callTile(run, env));
  const answer = perform(run, command, env);
  return answer === undefined ? ok(run.events) : err(answer);
}

const AUTHORS: Readonly<Record<Action['kind'], Authors<Author>>> = {
  create: ['system'],
  enter: ['player'],
  leave: ['player'],
  claim: ['player'],
  start: ['caller', 'system'],
  call: ['caller', 'system'],
  end: ['caller', 'system'],
  hold: ['system'],
  resume: ['system'],
  forget: ['system'],
  tick: ['system'],
};

const PHASES: Readonly<Partial<Record<Action['kind'], Phase['kind']>>> = {
  enter: 'entering',
  start: 'entering',
  call: 'calling',
  claim: 'calling',
  hold: 'calling',
  resume: 'calling',
};

function refuseMoment({ phase }: Game, { kind }: Action): Refusal | undefined {
  if (phase.kind === 'new') return kind === 'create' ? undefined : { code: 'no-game' };
  if (kind === 'create') return { code: 'already-created' };
  if (kind === 'tick' || kind === 'forget') return undefined;
  if (phase.kind === 'over') return { code: 'game-over' };
  const needs = PHASES[kind];
  return needs === undefined || needs === phase.kind
    ? undefined
    : { code: 'not-now', phase: phase.kind };
}

/** When something happens though nobody does anything; null if never. */
export const nextDue = ({ phase }: Game): number | null =>
  phase.kind === 'calling' ? phase.due : null;

function perform(run: Run, { by, action }: Command, env: Env): Refusal | undefined {
  const id = by.kind === 'player' ? by.id : '';
  switch (action.kind) {
    case 'create':
      return decideCreate(run, action.setup, action.seed);
    case 'enter':
      return decideEnter(run, id, action.name, action.words, env);
    case 'leave':
      if (playerOf(run.state, id) === undefined) return { code: 'not-entered' };
      run.emit({ kind: 'left', id });
      return undefined;
    case 'claim':
      return decideClaim(run, id);
    case 'start':
      if (run.state.players.length === 0) return { code: 'no-players' };
      run.emit({ kind: 'started' });
      return undefined;
    case 'call':
      return decideCall(run, env);
    case 'end':
      return end(run, 'stopped', null);
    case 'hold':
      if (nextDue(run.state) !== null) run.emit({ kind: 'held' });
      return undefined;
    case 'resume':
      return resume(run);
    case 'forget':
      if (isKnown(run.state, action.person)) run.emit({ kind: 'forgotten', person: action.person });
      return undefined;
    case 'tick':
      return undefined;
    default:
      return assertNever(action);
  }
}

function decideCreate(run: Run, setup: Setup, seed: string): Refusal | undefined {
  const fault = faultOf(setup);
  if (fault !== undefined) return { code: 'bad-setup', fault };
  run.emit({ kind: 'created', ...setup });
  run.emit({ kind: 'sealed', seed });
  return undefined;
}

function faultOf({ tileset, rules, lexicon }: Setup): SetupFault | undefined {
  if (!isTileSet(tileset)) return 'broken-tileset';
  const isIn = (n: number, most: number): boolean => Number.isSafeInteger(n) && n >= 1 && n <= most;
  const areRules =
    isIn(rules.words, MOST_WORDS) &&
    isIn(rules.letters, MOST_LETTERS) &&
    BLANK_CALLS.includes(rules.blanks) &&
    (rules.seconds === 'none' || isIn(rules.seconds, MOST_SECONDS));
  if (!areRules) return 'broken-rules';
  const limits = letterLimits(tileset).values();
  const isTooMuch = rules.words * rules.letters > limits.reduce((sum, most) => sum + most, 0);
  // No list has words of one letter.
  return isTooMuch || (lexicon !== null && rules.letters < 2) ? 'no-card' : undefined;
}

function decideEnter(
  run: Run,
  id: string,
  name: string,
  words: Words,
  { judge }: Env,
): Refusal | undefined {
  const { state: game } = run;
  const { rules, tileset } = game.setup;
  const shown = tidyLine(name).slice(0, LONGEST_NAME);
  if (shown === '') return { code: 'name-missing' };
  if (playerOf(game, id) === undefined && game.players.length >= MOST_PLAYERS)
    return { code: 'too-many-players', most: MOST_PLAYERS };
  const refusal = refuseCard(words, rules, tileset, judge);
  if (refusal !== undefined) return refusal;
  run.emit({ kind: 'entered', id, name: shown, words });
  return undefined;
}

function decideCall(run: Run, env: Env): Refusal | undefined {
  const { setup, bag } = run.state;
  if (setup.rules.seconds !== 'none') return { code: 'caller-is-automatic' };
  if (bag.length === 0) return { code: 'bag-empty' };
  callTile(run, env);
  return undefined;
}

function resume(run: Run): undefined {
  const { phase } = run.state;
  const left = phase.kind === 'calling' ? phase.left : null;
  if (left !== null) run.emit({ kind: 'resumed', due: run.at + left });
}

function callTile(run: Run, { draw }: Env): void {
  const { secret, calls, bag } = run.state;
  run.emit({ kind: 'called', tile: bag[draw(secret, calls.length, bag.length)] as Tile });
}

/** The first whose claim is right has won, whoever else might have claimed. */
function decideClaim(run: Run, id: string): Refusal | undefined {
  const { calls, setup } = run.state;
  const player = playerOf(run.state, id);
  if (player === undefined) return { code: 'not-entered' };
  const wait = (claimFrom(run.state, id) ?? 0) - run.at;
  if (wait > 0) return { code: 'claim-too-soon', seconds: Math.ceil(wait / 1000) };
  const missing = missingOn(player.words, calls, setup.rules);
  run.emit({ kind: 'claimed', id, missing });
  return missing.length > 0 ? undefined : end(run, 'claimed', id);
}

function end(run: Run, reason: EndReason, winner: string | null): undefined {
  run.emit({ kind: 'ended', reason, winner });
  run.emit({ kind: 'revealed', seed: run.state.secret.seed });
}
