/** Who takes part in a stage, put right after a correction: seats are exchanged, and nothing is drawn anew. */
import type { ActionOf, PlayerNumber } from './command.ts';
import { warningsFor } from './decide-round.ts';
import type { Seating } from './draw/port.ts';
import { lastFieldChange, waysInto } from './ranking/field-change.ts';
import type { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { hasBegun, type Table } from './state.ts';

/** As long as nobody who should not be there has played; the console names whom it saw, so that nobody is exchanged unseen. */
export function decideExchangeField(
  run: Run,
  { stage, comes, goes }: ActionOf<'exchange-field'>,
): Refusal | undefined {
  const { state } = run;
  const begun = state.stages[stage - 1];
  const field = begun?.field ?? [];
  const has = (player: PlayerNumber): boolean => field.some((each) => each.player === player);
  const change = lastFieldChange(state);
  const isSeen =
    change?.stage === stage && isSameList(change.comes, comes) && isSameList(change.goes, goes);
  const fits = comes.length === goes.length && goes.every(has) && !comes.some(has);
  if (begun === undefined || !isSeen || !fits) return { code: 'no-field-change', stage };
  const [first, ...others] = begun.rounds;
  const played =
    others[0]?.tables[0] ?? first?.tables.find((table) => hasBegun(table) && isAt(table, goes));
  if (played !== undefined) return { code: 'table-played', table: played.table };
  const way = waysInto(state, stage);
  const after = (player: PlayerNumber): PlayerNumber => comes[goes.indexOf(player)] ?? player;
  run.emit({
    kind: 'field-set',
    stage,
    field: field.map(({ player, as }) => ({
      player: after(player),
      as: goes.includes(player) ? (way(after(player)) ?? as) : as,
    })),
  });
  if (first === undefined) return undefined;
  const seating: Seating = {
    tables: first.tables.map(({ table, seats }) => ({ table, seats: seats.map(after) })),
    byes: first.byes.map(after),
  };
  const warnings = warningsFor(run.state, stage, seating);
  run.emit({ kind: 'reseated', stage, round: 1, seating, warnings });
  return undefined;
}

const isAt = ({ seats }: Table, players: readonly PlayerNumber[]): boolean =>
  seats.some((player) => players.includes(player));

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);
