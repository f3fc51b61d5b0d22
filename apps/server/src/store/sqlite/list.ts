/** Lists streams page by page, with one prepared statement per combination of filters. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { STREAM_STATES } from '../../kind/kind.ts';
import type { ListQuery, StreamRow } from '../store.ts';
import { termsOf } from '../terms.ts';

export function makeList(database: DatabaseSync): (query: ListQuery) => readonly StreamRow[] {
  const known = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  return (query) => {
    const { sql, values } = listSql(query);
    const statement = known.get(sql) ?? database.prepare(sql);
    known.set(sql, statement);
    return statement.all(...values).map((row) => {
      const { players, labels, ...rest } = row as Record<'players' | 'labels', string>;
      return { ...rest, players: JSON.parse(players), labels: JSON.parse(labels) } as StreamRow;
    });
  };
}

/** A page of every state that is asked for, from which the newest are taken. */
function listSql(query: ListQuery): { sql: string; values: SQLInputValue[] } {
  const { kind, state, after, limit } = query;
  const [first, ...others] = termsOf(query);
  const pages = (state === undefined ? STREAM_STATES : [state]).map((each) => ({
    sql: `SELECT * FROM (
      SELECT created, stream FROM listed AS a WHERE kind = ? AND term = ? AND state = ?
      ${after === undefined ? '' : 'AND (created, stream) < (?, ?)'}
      ${others.map(() => ALSO).join(' ')}
      ORDER BY created DESC, stream DESC LIMIT ?)`,
    values: [
      ...[kind, first, each],
      ...(after === undefined ? [] : [after.created, after.stream]),
      ...others,
      limit,
    ],
  }));
  return {
    sql: `SELECT streams.id AS stream, streams.kind, streams.state, streams.created,
        streams.players, streams.labels, streams.summary
      FROM (${pages.map(({ sql }) => sql).join(' UNION ALL ')}
        ORDER BY created DESC, stream DESC LIMIT ?) AS page
      CROSS JOIN streams ON streams.id = page.stream
      ORDER BY page.created DESC, page.stream DESC`,
    values: [...pages.flatMap(({ values }) => values), limit],
  };
}

const ALSO = `AND EXISTS (SELECT 1 FROM listed AS b WHERE b.kind = a.kind AND b.term = ?
  AND b.state = a.state AND b.created = a.created AND b.stream = a.stream)`;
