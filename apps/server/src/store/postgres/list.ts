/** Lists streams page by page. The given filters become part of the query. */
import { type Kysely, sql } from 'kysely';
import { STREAM_STATES } from '../../kind/kind.ts';
import type { ListQuery, StreamRow } from '../store.ts';
import { termsOf } from '../terms.ts';
import type { Tables } from './tables.ts';

/** A page of every state that is asked for, from which the newest are taken. */
export async function list(
  database: Kysely<Tables>,
  query: ListQuery,
): Promise<readonly StreamRow[]> {
  const { kind, state, after, limit } = query;
  const [first, ...others] = termsOf(query);
  const before =
    after === undefined
      ? sql``
      : sql`AND (created, stream) < (${after.created}::bigint, ${after.stream})`;
  // Not EXISTS: it would be made a join with all of that term, for the sake of one page.
  const also = others.map(
    (term) => sql`AND (SELECT true FROM listed AS b WHERE b.kind = a.kind AND b.term = ${term}
      AND b.state = a.state AND b.created = a.created AND b.stream = a.stream)`,
  );
  const pages = (state === undefined ? STREAM_STATES : [state]).map(
    (each) => sql`(SELECT created, stream FROM listed AS a
      WHERE kind = ${kind} AND term = ${first} AND state = ${each} ${before} ${sql.join(also, sql` `)}
      ORDER BY created DESC, stream DESC LIMIT ${limit})`,
  );
  const { rows } = await sql<StreamRow>`
    SELECT streams.id AS stream, streams.kind, streams.state, streams.created,
      streams.players, streams.labels, streams.summary
    FROM (SELECT * FROM (${sql.join(pages, sql` UNION ALL `)}) AS pages
      ORDER BY created DESC, stream DESC LIMIT ${limit}) AS page
    JOIN streams ON streams.id = page.stream
    ORDER BY page.created DESC, page.stream DESC`.execute(database);
  return rows;
}
