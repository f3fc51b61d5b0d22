/** Folds what happens at one table. */
import { assertNever } from '@taht/base';
import type { NotedBefore, PlayerNumber, Where } from './command.ts';
import type { FactOf, Stamp } from './event.ts';
import type { Begun, Round, Table, Tournament } from './state.ts';

export type TableFact = FactOf<
  | 'letters-drawn'
  | 'result-entered'
  | 'corrected'
  | 'before-noted'
  | 'reported'
  | 'confirmed'
  | 'disputed'
  | 'settled'
  | 'referee-called'
  | 'call-ended'
  | 'challenged'
  | 'misdrawn'
>;

/** A call changes nothing that a console could overwrite. */
const CALLS: readonly TableFact['kind'][] = ['referee-called', 'call-ended'];

export const evolveTable = (state: Tournament, fact: TableFact, stamp: Stamp): Tournament =>
  changeTable(state, fact.where, (table) => ({
    ...apply(table, fact, stamp),
    changed: CALLS.includes(fact.kind) ? table.changed : state.version + 1,
  }));

export function changeTable(
  state: Tournament,
  where: Where,
  change: (table: Table) => Table,
): Tournament {
  const { stage, round, table } = where;
  const begun = state.stages[stage - 1] as Begun;
  const was = begun?.rounds[round - 1] as Round;
  const i = was?.tables.findIndex((each) => each.table === table) ?? -1;
  if (i < 0) throw new Error(`no table at ${JSON.stringify(where)}`);
  const tables = was.tables.with(i, change(was.tables[i] as Table));
  const rounds = begun.rounds.with(round - 1, { ...was, tables });
  return { ...state, stages: state.stages.with(stage - 1, { ...begun, rounds }) };
}

function apply(table: Table, fact: TableFact, { at, by }: Stamp): Table {
  switch (fact.kind) {
    case 'letters-drawn':
      return { ...table, letters: fact.rounds, seats: fact.order };
    case 'result-entered': {
      const { scores, source } = fact;
      return { ...table, result: { scores, source }, report: null, dispute: null };
    }
    case 'corrected': {
      const { result } = table;
      if (result === null) throw new Error(`nothing to correct at table ${table.table}`);
      const correction = { at, by, was: result.scores, reason: fact.reason };
      return {
        ...table,
        result: { ...result, scores: fact.scores },
        dispute: null,
        corrections: [...table.corrections, correction],
      };
    }
    case 'before-noted':
      return noteBefore(table, fact.noted);
    case 'reported':
      return { ...table, report: { scores: fact.scores, confirmed: [fact.player] } };
    case 'confirmed':
      return confirm(table, fact.player);
    case 'disputed':
      return { ...table, dispute: { player: fact.player, reason: fact.reason } };
    case 'settled':
      return { ...table, dispute: null };
    case 'referee-called':
      return { ...table, call: { player: fact.player, about: fact.about }, calledAt: at };
    case 'call-ended':
      return { ...table, call: null };
    case 'challenged': {
      const { player, words, challengers, verdict, consequences } = fact;
      const noted = { player, words, challengers, verdict, consequences };
      return { ...table, challenges: [...table.challenges, noted] };
    }
    case 'misdrawn': {
      const { player, tiles, mending } = fact;
      return { ...table, misdraws: [...table.misdraws, { player, tiles, mending }] };
    }
    default:
      return assertNever(fact);
  }
}

function noteBefore(table: Table, noted: readonly NotedBefore[]): Table {
  const { result } = table;
  if (result === null) throw new Error(`no result at table ${table.table}`);
  const scores = result.scores.map((score) => ({
    ...score,
    ...noted.find(({ player }) => player === score.player),
  }));
  return { ...table, result: { ...result, scores } };
}

/** When all have confirmed what one has reported, it is the result. */
function confirm(table: Table, player: PlayerNumber): Table {
  const { report, seats } = table;
  if (report === null) throw new Error(`nothing to confirm at table ${table.table}`);
  const confirmed = [...report.confirmed, player];
  if (seats.every((seat) => confirmed.includes(seat)))
    return { ...table, report: null, result: { scores: report.scores, source: 'players' } };
  return { ...table, report: { ...report, confirmed } };
}
