/**
 * The shared store: any number of processes over one PostgreSQL, none of which owns anything.
 * Its connections come back by themselves after the database was away.
 */
import { err, ok, type Result } from '@taht/base';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Batches } from '../batches.ts';
import { checkAppend } from '../check-append.ts';
import type { OpenFailure } from '../open-failure.ts';
import type { Append, Appended, Store, StoreFailure } from '../store.ts';
import { appendAll, headsOf } from './append.ts';
import { list } from './list.ts';
import { Notices } from './notices.ts';
import { postgresFailure } from './postgres-failure.ts';
import { migrate } from './schema.ts';
import type { Tables } from './tables.ts';

export interface PostgresOptions {
  /** The most connections at once. */
  readonly connections?: number;
  /** How long a connection or a query may take before the database counts as away. */
  readonly patience?: number;
}

export async function openPostgresStore(
  url: string,
  { connections = 10, patience = 10_000 }: PostgresOptions = {},
): Promise<Result<Store, OpenFailure>> {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    types: TYPES,
  };
  const pool = new pg.Pool({ ...config, max: connections, query_timeout: patience });
  // A connection that breaks while nobody uses it is simply replaced.
  pool.on('error', () => {});
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const ready = await prepare(database);
  if (!ready.ok) {
    await database.destroy();
    return ready;
  }
  const notices = new Notices(config, (channel, payload) =>
    sql`SELECT pg_notify(${channel}, ${payload})`.execute(database),
  );
  await notices.listen();
  return ok(makeStore(database, notices));
}

/** What one statement may hold. */
const MOST_APPENDS = 200;

/** Times and versions are whole numbers that JavaScript can hold. */
const INT8 = 20;
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format: 'text' | 'binary') =>
    id === INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

async function prepare(database: Kysely<Tables>): Promise<Result<undefined, OpenFailure>> {
  try {
    return await migrate(database);
  } catch (error) {
    const { message } = error as Error;
    return err({ code: 'store-unreachable', path: 'postgres', detail: message });
  }
}

function makeStore(database: Kysely<Tables>, notices: Notices): Store {
  let closed: StoreFailure | null = null;
  const appends = new Batches<Append, Appended>(
    (wanted) => appendAll(database, wanted),
    MOST_APPENDS,
  );
  const ask = async <T>(query: () => Promise<T>): Promise<Result<T, StoreFailure>> => {
    if (closed !== null) return err(closed);
    try {
      return ok(await query());
    } catch (error) {
      return err(postgresFailure(error));
    }
  };
  return {
    shared: true,
    append: async (wanted) => {
      checkAppend(wanted);
      const appended = await ask(() => appends.add(wanted));
      if (appended.ok && appended.value.kind === 'appended')
        notices.tell({ stream: wanted.stream, version: appended.value.version });
      return appended;
    },
    load: (stream, since) => ask(() => load(database, stream, since)),
    find: (stream, command) => ask(() => find(database, stream, command)),
    heads: (streams) => ask(async () => (streams.length === 0 ? [] : headsOf(database, streams))),
    list: (query) => ask(() => list(database, query)),
    dueBefore: (time, limit) => ask(() => dueBefore(database, time, limit)),
    claim: (now, lease, limit) => ask(() => claim(database, now, lease, limit)),
    beat: (at, tolerance) => ask(() => beat(database, at, tolerance)),
    absences: (after) => ask(() => absences(database, after)),
    readMeta: (key) => ask(() => readMeta(database, key)),
    writeMeta: (key, value) => ask(() => writeMeta(database, key, value)),
    onAppend: (listener) => notices.onAppend(listener),
    close: async () => {
      if (closed !== null) return;
      closed = { code: 'store-failed', reason: 'closed', detail: 'closed' };
      await appends.settled();
      await notices.close();
      await database.destroy();
    },
  };
}

async function load(database: Kysely<Tables>, stream: string, since: number) {
  const row = await database
    .selectFrom('streams')
    .select(({ selectFrom }) => [
      'kind',
      selectFrom('entries')
        .select('version')
        .whereRef('entries.stream', '=', 'streams.id')
        .orderBy('since', 'desc')
        .limit(1)
        .as('version'),
    ])
    .where('id', '=', stream)
    .executeTakeFirst();
  if (row === undefined) return null;
  const entries = await database
    .selectFrom('entries')
    .select(['command', 'since', 'version', 'at', 'format', 'body'])
    .where('stream', '=', stream)
    .where('since', '>=', since)
    .orderBy('since')
    .execute();
  // Somebody may have appended between the two questions; the entries are what counts.
  return { kind: row.kind, version: entries.at(-1)?.version ?? row.version ?? 0, entries };
}

const find = async (database: Kysely<Tables>, stream: string, command: string) =>
  (await database
    .selectFrom('entries')
    .select(['command', 'since', 'version'])
    .where('stream', '=', stream)
    .where('command', '=', command)
    .executeTakeFirst()) ?? null;

const dueBefore = (database: Kysely<Tables>, time: number, limit: number) =>
  database
    .selectFrom('deadlines')
    .select(['stream', 'due'])
    .where('due', '<=', time)
    .orderBy('due')
    .limit(limit)
    .execute();

async function claim(database: Kysely<Tables>, now: number, lease: number, limit: number) {
  const rows = await database
    .updateTable('deadlines')
    .set({ claimed: now + lease })
    .where('stream', 'in', ({ selectFrom }) =>
      selectFrom('deadlines')
        .select('stream')
        .where('due', '<=', now)
        .where((w) => w.or([w('claimed', 'is', null), w('claimed', '<=', now)]))
        .orderBy('due')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('stream')
    .execute();
  return rows.map(({ stream }) => stream);
}

/** The row is locked first: of several that wake at once, one notes the absence. */
const beat = (database: Kysely<Tables>, at: number, tolerance: number): Promise<undefined> =>
  database.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom('heartbeat')
      .select('at')
      .forUpdate()
      .executeTakeFirst();
    if (last !== undefined && at - last.at > tolerance)
      await transaction
        .insertInto('absences')
        .values({ began: last.at, ended: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await sql`
      INSERT INTO heartbeat (id, at) VALUES (1, ${at}::bigint)
      ON CONFLICT (id) DO UPDATE SET at = greatest(heartbeat.at, excluded.at)`.execute(transaction);
    return undefined;
  });

const absences = (database: Kysely<Tables>, after: number) =>
  database
    .selectFrom('absences')
    .select(['began as from', 'ended as to'])
    .where('ended', '>', after)
    .orderBy('began')
    .execute();

const readMeta = async (database: Kysely<Tables>, key: string) =>
  (await database.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())
    ?.value ?? null;

async function writeMeta(database: Kysely<Tables>, key: string, value: string): Promise<undefined> {
  await database
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
