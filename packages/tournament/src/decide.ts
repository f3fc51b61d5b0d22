/** What a command leads to in a tournament: events, or a refusal that changes nothing. */
import { assertNever, err, ok, type Result } from '@taht/base';
import { withLookups } from '@taht/rules';
import { type Authors, refuseAuthor } from '@taht/stream';
import type { Action, Author, Command, PlayerNumber, Where } from './command.ts';
import { decideCallReferee, decideEndCall } from './decide-call.ts';
import {
  decideAskIn,
  decideClaim,
  decideForget,
  decideLetIn,
  decideMakeRecovery,
  decideRecover,
  decideRelease,
  decideSetDoor,
  decideTakeOver,
  decideTurnAway,
  isGuest,
} from './decide-devices.ts';
import { decideExchangeField } from './decide-field.ts';
import { decideDropGames, decideEndGame, decideNoteGame, decideOpenGames } from './decide-games.ts';
import { decideAmend, decideEnter, decideMark } from './decide-players.ts';
import {
  decideConfirm,
  decideCorrect,
  decideDispute,
  decideEnterResult,
  decideNoteBefore,
  decideReport,
  decideSettle,
} from './decide-result.ts';
import {
  decideAnnounce,
  decideClose,
  decideExtend,
  decideResumeClock,
  decideStartClock,
  decideStopClock,
  decideUndo,
  end,
} from './decide-room.ts';
import { decideBeginStage, decideDrawRound, decideReseat } from './decide-round.ts';
import {
  decideCreate,
  decideSetDetails,
  decideSetHallRules,
  decideSetLexicon,
  decideSetOfficials,
  decideSetPrizes,
  decideSetStages,
} from './decide-setup.ts';
import {
  decideBreakTie,
  decideChallenge,
  decideDrawLetters,
  decideMisdraw,
  decideRule,
} from './decide-table.ts';
import type { Env } from './env.ts';
import type { TournamentEvent } from './event.ts';
import type { Refusal } from './refusal.ts';
import { Run } from './run.ts';
import { type Table, type Tournament, tableAt } from './state.ts';

export const decide = <Reason = never>(
  state: Tournament,
  command: Command,
  { judge, draw }: Env<Reason>,
): Result<TournamentEvent[], Refusal | Reason> =>
  withLookups<Reason, TournamentEvent[], Refusal>((standIn) =>
    decideAnswered(state, command, { judge: standIn(judge, 'unknown'), draw }),
  );

function decideAnswered(
  state: Tournament,
  command: Command,
  env: Env,
): Result<TournamentEvent[], Refusal> {
  const refusal = refuseCommand(state, command) ?? refuseMoment(state, command.action);
  if (refusal !== undefined) return err(refusal);
  const run = new Run(state, command, env);
  run.passTime(nextDue, { kind: 'system' }, happen);
  const answer = refuseMoment(run.state, command.action) ?? perform(run, command.action);
  return answer === undefined ? ok(run.events) : err(answer);
}

const DIRECTOR: Authors<Author> = ['director'];
const OFFICIALS: Authors<Author> = ['referee', 'director'];

const AUTHORS: Readonly<Record<Action['kind'], Authors<Author>>> = {
  create: ['system'],
  'set-details': DIRECTOR,
  'set-officials': DIRECTOR,
  'set-stages': DIRECTOR,
  'set-prizes': DIRECTOR,
  'set-hall-rules': DIRECTOR,
  'set-lexicon': DIRECTOR,
  enter: ['director', 'system'],
  amend: DIRECTOR,
  mark: OFFICIALS,
  'take-over': ['system'],
  forget: ['system'],
  'ask-in': ['guest'],
  'let-in': DIRECTOR,
  'make-recovery': DIRECTOR,
  recover: ['guest'],
  'turn-away': DIRECTOR,
  'set-door': DIRECTOR,
  claim: ['guest'],
  release: ['director', 'player'],
  'begin-stage': DIRECTOR,
  'exchange-field': DIRECTOR,
  'draw-round': DIRECTOR,
  reseat: DIRECTOR,
  'draw-letters': OFFICIALS,
  'break-tie': DIRECTOR,
  'open-games': DIRECTOR,
  'note-game': ['system'],
  'end-game': ['system'],
  'drop-games': ['system'],
  'enter-result': OFFICIALS,
  correct: OFFICIALS,
  'note-before': OFFICIALS,
  report: ['player'],
  confirm: ['player'],
  dispute: ['player', 'referee', 'director'],
  settle: OFFICIALS,
  'call-referee': ['player'],
  'end-call': ['referee', 'director', 'player'],
  challenge: OFFICIALS,
  rule: OFFICIALS,
  misdraw: OFFICIALS,
  'start-clock': DIRECTOR,
  'stop-clock': ['director', 'system'],
  'resume-clock': ['director', 'system'],
  extend: DIRECTOR,
  announce: DIRECTOR,
  undo: OFFICIALS,
  close: DIRECTOR,
  tick: ['system'],
};

/** What may still be put right when the tournament is over. */
const AFTERWARDS: readonly Action['kind'][] = [
  'amend',
  'make-recovery',
  'recover',
  'set-details',
  'set-prizes',
  'break-tie',
  'enter-result',
  'correct',
  'note-before',
  'dispute',
  'settle',
  'undo',
  'take-over',
  'drop-games',
  'forget',
  'tick',
];

function refuseCommand(state: Tournament, command: Command): Refusal | undefined {
  const { by, action } = command;
  const authors = AUTHORS[action.kind];
  const [needs] = authors;
  const refusal = refuseAuthor(state, command, authors);
  if (refusal !== undefined) return refusal;
  if (state.phase === 'new') return action.kind === 'create' ? undefined : { code: 'no-event' };
  return refuseStranger(state, by, needs, action);
}

/** Whoever says to be an official is one, and a referee or a player stays at the own table. */
function refuseStranger(
  state: Tournament,
  by: Author,
  needs: Author['kind'],
  action: Action,
): Refusal | undefined {
  if (by.kind === 'system') return undefined;
  if (by.kind === 'guest')
    return isGuest(state, by.id) ? undefined : { code: 'not-for-you', needs };
  if (by.kind === 'player') return refusePlayer(state, by.player, needs, action);
  const where = 'where' in action ? action.where : null;
  const official = state.officials.find(({ id }) => id === by.id);
  if (official?.role !== by.kind) return { code: 'not-for-you', needs };
  if (official.role === 'referee' && state.phase === 'over')
    return { code: 'not-for-you', needs: 'director' };
  if (official.role === 'director' || where === null || official.tables === null) return undefined;
  const isOwn = official.tables.includes(where.table);
  return isOwn ? undefined : { code: 'not-your-table', table: where.table };
}

function refusePlayer(
  state: Tournament,
  player: PlayerNumber,
  needs: Author['kind'],
  action: Action,
): Refusal | undefined {
  if (action.kind === 'release')
    return action.player === player ? undefined : { code: 'not-for-you', needs };
  const where = 'where' in action ? action.where : null;
  const isOwn = where !== null && tableAt(state, where)?.seats.includes(player) === true;
  return isOwn ? undefined : { code: 'not-your-table', table: where?.table ?? 0 };
}

const refuseMoment = (
  { phase, isForgotten }: Tournament,
  { kind }: Action,
): Refusal | undefined => {
  const isLate = isForgotten ? kind !== 'tick' : phase === 'over' && !AFTERWARDS.includes(kind);
  return isLate ? { code: 'event-over' } : undefined;
};

/** When something happens though nobody does anything; null if never. */
export function nextDue({ phase, clock, setup, isForgotten }: Tournament): number | null {
  if (phase === 'new' || isForgotten) return null;
  return clock.kind === 'running' ? Math.min(clock.deadline, setup.deleteBy) : setup.deleteBy;
}

/** The clock of the room runs out, or the day has come on which everything about persons goes. */
function happen(run: Run): void {
  if (nextDue(run.state) !== run.state.setup.deleteBy) {
    run.emit({ kind: 'clock-ran-out' });
    return;
  }
  if (run.state.phase === 'open') end(run);
  run.emit({ kind: 'forgotten' });
}

function perform(run: Run, action: Action): Refusal | undefined {
  if (!('where' in action)) return performAtConsole(run, action);
  const table = tableAt(run.state, action.where);
  if (table === undefined) return { code: 'no-such-table', table: action.where.table };
  return performAtTable(run, action, table);
}

type AtTable = Extract<Action, { readonly where: Where }>;

function performAtTable(run: Run, action: AtTable, table: Table): Refusal | undefined {
  switch (action.kind) {
    case 'draw-letters':
      return decideDrawLetters(run, action, table);
    case 'enter-result':
      return decideEnterResult(run, action, table);
    case 'correct':
      return decideCorrect(run, action, table);
    case 'note-before':
      return decideNoteBefore(run, action, table);
    case 'report':
      return decideReport(run, action, table);
    case 'confirm':
      return decideConfirm(run, action, table);
    case 'dispute':
      return decideDispute(run, action, table);
    case 'settle':
      return decideSettle(run, action, table);
    case 'call-referee':
      return decideCallReferee(run, action, table);
    case 'end-call':
      return decideEndCall(run, action, table);
    case 'challenge':
      return decideChallenge(run, action, table);
    case 'misdraw':
      return decideMisdraw(run, action, table);
    default:
      return assertNever(action);
  }
}

function performAtConsole(run: Run, action: Exclude<Action, AtTable>): Refusal | undefined {
  switch (action.kind) {
    case 'create':
      return decideCreate(run, action.setup, action.seed);
    case 'set-details':
      return decideSetDetails(run, action.details);
    case 'set-officials':
      return decideSetOfficials(run, action);
    case 'set-stages':
      return decideSetStages(run, action.stages);
    case 'set-prizes':
      return decideSetPrizes(run, action);
    case 'set-hall-rules':
      return decideSetHallRules(run, action.lines);
    case 'set-lexicon':
      return decideSetLexicon(run, action.lexicon);
    case 'enter':
      return decideEnter(run, action);
    case 'amend':
      return decideAmend(run, action);
    case 'mark':
      return decideMark(run, action);
    case 'take-over':
      return decideTakeOver(run, action);
    case 'forget':
      return decideForget(run, action);
    case 'ask-in':
      return decideAskIn(run, action);
    case 'let-in':
      return decideLetIn(run, action);
    case 'make-recovery':
      return decideMakeRecovery(run);
    case 'recover':
      return decideRecover(run, action);
    case 'turn-away':
      return decideTurnAway(run, action);
    case 'set-door':
      return decideSetDoor(run, action);
    case 'claim':
      return decideClaim(run, action);
    case 'release':
      return decideRelease(run, action);
    case 'begin-stage':
      return decideBeginStage(run, action);
    case 'exchange-field':
      return decideExchangeField(run, action);
    case 'draw-round':
      return decideDrawRound(run, action);
    case 'reseat':
      return decideReseat(run, action);
    case 'open-games':
      return decideOpenGames(run, action);
    case 'note-game':
      return decideNoteGame(run, action);
    case 'end-game':
      return decideEndGame(run, action);
    case 'drop-games':
      return decideDropGames(run, action);
    case 'break-tie':
      return decideBreakTie(run, action);
    case 'rule':
      return decideRule(run, action);
    case 'start-clock':
      return decideStartClock(run, action.seconds);
    case 'stop-clock':
      return decideStopClock(run);
    case 'resume-clock':
      return decideResumeClock(run);
    case 'extend':
      return decideExtend(run, action.seconds);
    case 'announce':
      return decideAnnounce(run, action.text);
    case 'undo':
      return decideUndo(run, action.command);
    case 'close':
      return decideClose(run);
    case 'tick':
      return undefined;
    default:
      return assertNever(action);
  }
}
