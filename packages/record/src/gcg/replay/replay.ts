/** Plays a GCG record by the rules: its turns as the rules see them, the final scores, and every place where they differ. */
import { assertNever } from '@taht/base';
import {
  type GcgDiagnostic,
  type GcgEvent,
  type GcgFile,
  type GcgLine,
  gcgHeight,
  isGcgEvent,
} from '../file.ts';
import { withNicksApart } from '../nicks-apart.ts';
import type { Work } from '../parse.ts';
import { replayChallenge, replayTime, replayWithdrawal } from './after-play.ts';
import { checkTiles } from './check-tiles.ts';
import { replayClosing } from './closing.ts';
import { isMove, replayMove } from './move.ts';
import { afterMove, soloOrder, startOrder } from './order.ts';
import { playerOf } from './players.ts';
import type { Difference, ReplayOptions, ReplayReport, ReplayTurn } from './report.ts';
import {
  type Found,
  type Outcome,
  readTiles,
  type State,
  startState,
  type Table,
} from './state.ts';
import { uncounted } from './stock.ts';
import { makeTable } from './table.ts';
import { addEntry, EMPTY_TALLY, isNextTotal, lostTally } from './tally.ts';

/** What a line does; only an event adds a turn. */
interface Step {
  readonly state: State;
  readonly turn?: ReplayTurn;
  readonly found: readonly Found[];
}

export function replayGcg(
  file: GcgFile,
  options: ReplayOptions,
  work: Work = { steps: 0 },
): ReplayReport {
  const lines = withNicksApart(file.lines);
  const table = makeTable({ lines }, options);
  const faults = new Map(file.diagnostics.map((fault) => [fault.line, fault]));
  const turns: ReplayTurn[] = [];
  const differences: Difference[] = [];
  let state = startState(table, firstOrder(table));
  let events = 0;
  let number = 1;
  for (const line of lines) {
    if (isGcgEvent(line)) events++;
    const step = replayLine(table, state, line, table.events[events]);
    const found = [...syntaxFaults(line, faults.get(number)), ...step.found];
    const turn = line.kind === 'rack' ? Math.max(1, turns.length) : turns.length + 1;
    for (const difference of found) differences.push({ turn, line: number, ...difference });
    if (step.turn !== undefined) turns.push(step.turn);
    state = step.state;
    number += gcgHeight(line);
    work.steps += 1 + found.length;
  }
  return { turns, final: finalOf(table, state), differences };
}

/** Player 1 begins, unless the record's first two moves agree on another; a record may tell of one player alone. */
function firstOrder({ nicks, events }: Table): State['order'] {
  const movers = new Set(events.filter(isMove).map((event) => playerOf(nicks, event.player)));
  const [only = -1, ...others] = movers;
  if (others.length === 0 && only >= 0 && events.filter(isMove).length > 1) return soloOrder(only);
  const first = events.findIndex(isMove);
  const second = events.findIndex((event, i) => i > first && isMove(event));
  const player = (i: number): number | undefined => {
    const nick = events[i]?.player;
    return nick === undefined ? undefined : playerOf(nicks, nick);
  };
  return startOrder(nicks.length, player(first), player(second));
}

function replayLine(
  table: Table,
  state: State,
  line: GcgLine,
  following: GcgEvent | undefined,
): Step {
  if (isGcgEvent(line)) return replayEvent(table, state, line, following);
  if (line.kind === 'unread') return afterUnread(table, state, line.text, line.player);
  if (line.kind === 'rack') return checkFinalRack(table, state, line.number - 1, line.rack);
  return { state, found: [] };
}

function replayEvent(
  table: Table,
  state: State,
  event: GcgEvent,
  following: GcgEvent | undefined,
): Step {
  const named = playerOf(table.nicks, event.player);
  const player = named >= 0 && !isSlip(state, event, named) ? named : stoodFor(state, event);
  const outcome = eventOutcome(table, state, event, player, following);
  const tally = addEntry(outcome.state.tallies[player] ?? EMPTY_TALLY, {
    score: outcome.score,
    recordedScore: event.score,
    total: event.total,
    ...(outcome.alternative === undefined ? {} : { alternative: outcome.alternative }),
  });
  const nick = table.nicks[player] ?? event.player;
  return {
    state: { ...outcome.state, tallies: outcome.state.tallies.with(player, tally.tally) },
    turn: {
      player: nick,
      play: outcome.play,
      words: outcome.words,
      score: outcome.score,
      recordedScore: event.score,
      cumulative: tally.tally.own,
    },
    found: [
      ...(named === player ? [] : [nickFault(nick, event)]),
      ...outcome.found,
      ...totalFaults(tally.expected, event.total),
    ],
  };
}

function eventOutcome(
  table: Table,
  state: State,
  event: GcgEvent,
  player: number,
  following: GcgEvent | undefined,
): Outcome {
  if (isMove(event)) return replayMove(table, state, event, player, following);
  switch (event.kind) {
    case 'withdraw':
      return replayWithdrawal(table, state, event, player);
    case 'challenge':
      return replayChallenge(table, state, event, player);
    case 'time':
      return replayTime(state, event);
    case 'end':
      return replayClosing(table, state, event, player);
    default:
      return assertNever(event);
  }
}

/** The nick is a slip of the pen if another is on turn, and the total goes on from that one's; at first it fits both. */
function isSlip({ order, tallies, last }: State, event: GcgEvent, named: number): boolean {
  const [due = named] = order.next;
  if (!isMove(event) || order.next.includes(named)) return false;
  const isNext = (player: number): boolean =>
    isNextTotal(tallies[player] ?? EMPTY_TALLY, event.score, event.total);
  return isNext(due) && (last === null || !isNext(named));
}

/** A nick that no player has counts for whoever is on turn, or moved last. */
const stoodFor = ({ order, last }: State, event: GcgEvent): number =>
  (isMove(event) ? order.next[0] : last?.player) ?? 0;

const nickFault = (nick: string, { player }: GcgEvent): Found => ({
  kind: 'turn-order',
  expected: nick,
  recorded: player,
});

const totalFaults = (expected: number | undefined, recorded: number | null): Found[] =>
  expected === undefined || recorded === null ? [] : [{ kind: 'cumulative', expected, recorded }];

/** The move in a line that could not be read was made all the same: tiles are missing from then on. */
function afterUnread(table: Table, state: State, text: string, nick: string | null): Step {
  if (!text.trimStart().startsWith('>')) return { state, found: [] };
  const lost = { ...state, stock: uncounted(state.stock), last: null, out: null };
  const player = nick === null ? -1 : playerOf(table.nicks, nick);
  if (player < 0) return { state: lost, found: [] };
  return {
    state: {
      ...lost,
      order: afterMove(state.order, player),
      tallies: state.tallies.with(player, lostTally(state.tallies[player] ?? EMPTY_TALLY)),
    },
    found: [],
  };
}

function checkFinalRack(table: Table, state: State, player: number, text: string): Step {
  const rack = readTiles(table, text);
  if (rack === undefined)
    return { state, found: [{ kind: 'syntax', expected: 'tiles', recorded: text }] };
  if (table.nicks[player] === undefined) return { state, found: [] };
  return checkTiles(table, state, player, { rack, rackText: text, used: [] });
}

const LONGEST_QUOTE = 200;

function syntaxFaults(line: GcgLine, fault: GcgDiagnostic | undefined): Found[] {
  if (fault === undefined) return [];
  const recorded = line.kind === 'unread' ? line.text.trim() : fault.code;
  return [{ kind: 'syntax', expected: fault.expected, recorded: recorded.slice(0, LONGEST_QUOTE) }];
}

/** A game is complete when its closing lines are there, somebody went out, or all have passed long enough. */
function finalOf({ nicks, events, rules, isCutOff }: Table, state: State): ReplayReport['final'] {
  const { passRounds, scorelessTurns } = rules.end;
  const { passes, scoreless } = state.quiet;
  const isOver =
    state.out !== null ||
    (passRounds !== 'none' && passes >= passRounds * nicks.length) ||
    (scorelessTurns !== 'none' && scoreless >= scorelessTurns);
  const isClosed = events.some(({ kind }) => kind === 'end');
  return {
    scores: Object.fromEntries(nicks.map((nick, i) => [nick, state.tallies[i]?.own ?? 0])),
    complete: isClosed || (isOver && !isCutOff && events.length > 0),
  };
}
