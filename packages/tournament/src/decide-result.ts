/** Results: entered, reported and confirmed, disputed, corrected. */
import { checkScore, checkScores, checkSheet, type SheetGround } from './check-sheet.ts';
import type { ActionOf, EnteredResult, NotedBefore, SeatScore } from './command.ts';
import type { FactOf } from './event.ts';
import { evolveTable } from './evolve-table.ts';
import { fieldChange } from './ranking/field-change.ts';
import type { Refusal } from './refusal.ts';
import { playerOf, type Run } from './run.ts';
import { isActive, type Table, type Tournament } from './state.ts';

export function decideEnterResult(
  run: Run,
  action: ActionOf<'enter-result'>,
  table: Table,
): Refusal | undefined {
  const { where, scores, source } = action;
  if (!run.state.setup.rules.results.includes(source))
    return { code: 'source-not-allowed', source };
  if (table.result !== null) return { code: 'result-there', table: table.table };
  const refusal = refuseSheet(run.state, action, table);
  if (refusal === undefined) run.emit({ kind: 'result-entered', where, scores, source });
  return refusal;
}

export function decideCorrect(
  run: Run,
  action: ActionOf<'correct'>,
  table: Table,
): Refusal | undefined {
  const { where, scores, reason, isSure } = action;
  if (table.result === null) return { code: 'no-result', table: table.table };
  if (reason.trim() === '') return { code: 'reason-missing' };
  const corrected = { kind: 'corrected', where, scores, reason } as const;
  const refusal =
    refuseSheet(run.state, action, table) ??
    (isSure ? undefined : refuseFieldChange(run, corrected));
  if (refusal === undefined) run.emit(corrected);
  return refusal;
}

/** Only what is not there yet: no reason is asked for, and nothing that stood there is changed. */
export function decideNoteBefore(
  run: Run,
  { where, seen, noted }: ActionOf<'note-before'>,
  table: Table,
): Refusal | undefined {
  if (table.result === null) return { code: 'no-result', table: table.table };
  const fact = { kind: 'before-noted', where, noted } as const;
  const refusal =
    refuseNoted(run.state, table, table.result.scores, noted) ??
    refuseUnseen(table, seen) ??
    refuseFieldChange(run, fact);
  if (refusal === undefined) run.emit(fact);
  return refusal;
}

function refuseNoted(
  state: Tournament,
  table: Table,
  scores: readonly SeatScore[],
  noted: readonly NotedBefore[],
): Refusal | undefined {
  if (noted.length === 0) return { code: 'nobody-named' };
  for (const [i, { player, before }] of noted.entries()) {
    const stands = scores.find((each) => each.player === player);
    if (stands === undefined) return { code: 'not-in-round', player };
    if (stands.score === null) return { code: 'score-missing', player };
    if (stands.before !== null) return { code: 'result-there', table: table.table };
    if (noted.findIndex((each) => each.player === player) < i)
      return { code: 'player-twice', player };
    const refusal = checkScore({ ...stands, before }, groundOf(state, table));
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Whoever changes who should have gone on is told before it is done. */
function refuseFieldChange(
  { state, at, by }: Run,
  changed: FactOf<'corrected' | 'before-noted'>,
): Refusal | undefined {
  const after = evolveTable(state, changed, { at, by, command: '' });
  const change = fieldChange(state, after, changed.where.stage);
  return change === null ? undefined : { code: 'field-changes', ...change };
}

export function decideReport(
  run: Run,
  action: ActionOf<'report'>,
  table: Table,
): Refusal | undefined {
  if (!run.state.setup.rules.results.includes('players'))
    return { code: 'source-not-allowed', source: 'players' };
  if (table.result !== null) return { code: 'result-there', table: table.table };
  if (table.dispute !== null) return { code: 'table-disputed', table: table.table };
  const { where, scores } = action;
  const refusal = refuseSheet(run.state, action, table);
  if (refusal !== undefined) return refusal;
  run.emit({ kind: 'reported', where, player: playerOf(run), scores });
  return undefined;
}

export function decideConfirm(
  run: Run,
  { where, seen }: ActionOf<'confirm'>,
  table: Table,
): Refusal | undefined {
  const player = playerOf(run);
  if (table.dispute !== null) return { code: 'table-disputed', table: table.table };
  if (table.report === null) return { code: 'no-report', table: table.table };
  if (table.report.confirmed.includes(player)) return { code: 'already-confirmed' };
  const refusal = refuseUnseen(table, seen);
  if (refusal === undefined) run.emit({ kind: 'confirmed', where, player });
  return refusal;
}

export function decideDispute(
  run: Run,
  { where, reason }: ActionOf<'dispute'>,
  table: Table,
): Refusal | undefined {
  if (table.dispute !== null) return { code: 'table-disputed', table: table.table };
  if (reason.trim() === '') return { code: 'reason-missing' };
  const player = run.by.kind === 'player' ? run.by.player : null;
  run.emit({ kind: 'disputed', where, player, reason });
  return undefined;
}

/** What stands, stands; a result that was wrong is corrected instead, which settles the dispute too. */
export function decideSettle(
  run: Run,
  { where, reason }: ActionOf<'settle'>,
  table: Table,
): Refusal | undefined {
  if (table.dispute === null) return { code: 'no-dispute', table: table.table };
  if (reason.trim() === '') return { code: 'reason-missing' };
  run.emit({ kind: 'settled', where, reason });
  return undefined;
}

function refuseUnseen({ changed }: Table, seen: number): Refusal | undefined {
  return changed > seen ? { code: 'changed-since', seen, now: changed } : undefined;
}

function refuseSheet(state: Tournament, entered: EnteredResult, table: Table): Refusal | undefined {
  return checkSheet(entered, groundOf(state, table)) ?? refuseUnseen(table, entered.seen);
}

export const refuseScores = (
  state: Tournament,
  scores: readonly SeatScore[],
  table: Table,
): Refusal | undefined => checkScores(scores, groundOf(state, table));

const groundOf = (state: Tournament, { table, seats }: Table): SheetGround => ({
  table,
  seats,
  creditOut: state.setup.base.final.creditOut,
  isActive: (player) => isActive(state, player),
});
