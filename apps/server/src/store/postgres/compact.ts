/** Makes the store smaller: snapshots instead of old entries, packs of finished streams, and forgotten streams. */
import { type Kysely, sql } from 'kysely';
import { packEntries, unpackEntries } from '../pack.ts';
import type { StoredSnapshot } from '../store.ts';
import { entriesAfter } from './entries.ts';
import type { Tables } from './tables.ts';

export async function saveSnapshot(
  database: Kysely<Tables>,
  stream: string,
  { version, format, body, chain, seal }: StoredSnapshot,
  dropBefore: number | null,
): Promise<undefined> {
  await sql`
    INSERT INTO snapshots (stream, version, format, body, chain, seal)
    SELECT id, ${version}, ${format}, ${body}, ${chain}, ${seal} FROM streams WHERE id = ${stream}
    ON CONFLICT (stream) DO UPDATE SET version = excluded.version, format = excluded.format,
      body = excluded.body, chain = excluded.chain, seal = excluded.seal
      WHERE excluded.version >= snapshots.version`.execute(database);
  if (dropBefore !== null)
    await sql`
      DELETE FROM entries WHERE stream = ${stream} AND version <= ${version}
        AND at < ${dropBefore}::bigint
        AND since < (SELECT max(since) FROM entries WHERE stream = ${stream})`.execute(database);
}

/** Of several processes each takes other streams. */
export const pack = (database: Kysely<Tables>, before: number, limit: number): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM streams WHERE state = 'over' AND NOT packed AND (
        SELECT at FROM entries WHERE stream = id ORDER BY since DESC LIMIT 1) < ${before}::bigint
      ORDER BY created LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(transaction);
    for (const { id } of rows) await packOne(transaction, id);
    return rows.length;
  });

/** What is appended meanwhile stays a row after the pack. */
async function packOne(database: Kysely<Tables>, stream: string): Promise<void> {
  const entries = await entriesAfter(database, stream, 0);
  const version = entries.at(-1)?.version ?? 0;
  // Of a stream that has lost its beginning the snapshot must stay, and with it the rows.
  if (entries[0]?.since === 0) {
    await sql`
      INSERT INTO packs (stream, version, body) VALUES (${stream}, ${version}, ${packEntries(entries)})
      ON CONFLICT (stream) DO UPDATE SET version = excluded.version, body = excluded.body`.execute(
      database,
    );
    await sql`DELETE FROM entries WHERE stream = ${stream} AND version <= ${version}`.execute(
      database,
    );
    await sql`DELETE FROM snapshots WHERE stream = ${stream}`.execute(database);
  }
  await sql`UPDATE streams SET packed = true WHERE id = ${stream}`.execute(database);
}

/** Before an append, so that earlier command ids can be compared. */
export const unpack = (database: Kysely<Tables>, stream: string): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ body: Uint8Array }>`
      DELETE FROM packs WHERE stream = ${stream} RETURNING body`.execute(transaction);
    for (const { body } of rows)
      await transaction
        .insertInto('entries')
        .values(unpackEntries(body).map((entry) => ({ stream, ...entry })))
        .execute();
    await sql`UPDATE streams SET packed = false WHERE id = ${stream}`.execute(transaction);
  });

/** Waits for appends under way, so that nothing comes after. */
export const forget = (database: Kysely<Tables>, stream: string): Promise<undefined> =>
  database.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
    await sql`
      INSERT INTO forgotten SELECT id FROM streams WHERE id = ${stream}
      ON CONFLICT DO NOTHING`.execute(transaction);
    for (const table of ['entries', 'snapshots', 'packs', 'deadlines', 'debts'])
      await sql`DELETE FROM ${sql.table(table)} WHERE stream = ${stream}`.execute(transaction);
    await sql`
      DELETE FROM listed USING streams, LATERAL (
        SELECT '' UNION ALL SELECT '@' || unnest(players) UNION ALL SELECT '#' || unnest(labels)
      ) AS t (term)
      WHERE streams.id = ${stream} AND listed.kind = streams.kind AND listed.term = t.term
        AND listed.state = streams.state AND listed.created = streams.created
        AND listed.stream = streams.id`.execute(transaction);
    await sql`DELETE FROM streams WHERE id = ${stream}`.execute(transaction);
    return undefined;
  });
