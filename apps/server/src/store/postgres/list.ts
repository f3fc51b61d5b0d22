/** Lists of streams, page by page; the filters that are given are part of the query. */
import { type Kysely, sql } from 'kysely';
import type { ListQuery, StreamRow } from '../store.ts';
import type { Tables } from './tables.ts';

export async function list(
  database: Kysely<Tables>,
  { kind, state, player, after, limit }: ListQuery,
): Promise<readonly StreamRow[]> {
  const by = sql.ref(player === undefined ? 'streams.created' : 'players.created');
  const id = sql.ref(player === undefined ? 'streams.id' : 'players.stream');
  const from =
    player === undefined
      ? sql`streams`
      : sql`players JOIN streams ON streams.id = players.stream AND players.player = ${player}`;
  const filters = [
    ...(kind === undefined ? [] : [sql`streams.kind = ${kind}`]),
    ...(state === undefined ? [] : [sql`streams.state = ${state}`]),
    ...(after === undefined
      ? []
      : [sql`(${by}, ${id}) < (${after.created}::bigint, ${after.stream})`]),
  ];
  const where = filters.length === 0 ? sql`` : sql`WHERE ${sql.join(filters, sql` AND `)}`;
  const { rows } = await sql<StreamRow>`
    SELECT streams.id AS stream, streams.kind, streams.state, streams.created
    FROM ${from} ${where} ORDER BY ${by} DESC, ${id} DESC LIMIT ${limit}`.execute(database);
  return rows;
}
