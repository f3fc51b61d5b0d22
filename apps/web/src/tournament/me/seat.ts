/** Where a player is in the present round. */
import type { PlayerNumber, TableView, TournamentView, Where } from '@taht/tournament';

export type Seat =
  /** No round has been drawn, or not for this player. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'bye' }
  | { readonly kind: 'table'; readonly where: Where; readonly table: TableView };

export function seatOf({ stages }: Pick<TournamentView, 'stages'>, player: PlayerNumber): Seat {
  const rounds = stages.at(-1)?.rounds ?? [];
  const last = rounds.at(-1);
  if (last?.byes.includes(player)) return { kind: 'bye' };
  const table = last?.tables.find(({ seats }) => seats.includes(player));
  if (table === undefined) return { kind: 'waiting' };
  const where = { stage: stages.length, round: rounds.length, table: table.table };
  return { kind: 'table', where, table };
}
