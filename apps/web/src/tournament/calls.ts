/** Which tables want the referee, the most urgent first: where one is called, the game stands still. */
import type { TableView, TournamentView, Where } from '@taht/tournament';

export interface Call {
  readonly where: Where;
  readonly table: TableView;
}

const ORDER: readonly TableView['state'][] = ['disputed', 'reported', 'open', 'settled'];

const rankOf = ({ own, state }: TableView): number => (own?.call ? -1 : ORDER.indexOf(state));

/** The own tables of the present round; others' are not shown. */
export function callsOf({ stages }: Pick<TournamentView, 'stages'>): readonly Call[] {
  const rounds = stages.at(-1)?.rounds ?? [];
  const [stage, round] = [stages.length, rounds.length];
  const own = (rounds.at(-1)?.tables ?? []).filter((table) => table.own !== null);
  return own
    .map((table) => ({ where: { stage, round, table: table.table }, table }))
    .toSorted((a, b) => rankOf(a.table) - rankOf(b.table) || a.table.table - b.table.table);
}
