/** The shared store: any number of processes over one PostgreSQL. It reconnects by itself after the database was away. */
import { err, ok, type Result } from '@taht/base';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Batches } from '../batches.ts';
import { checkAppend } from '../check-append.ts';
import type { OpenFailure } from '../open-failure.ts';
import {
  type Append,
  type Appended,
  type Book,
  type Due,
  FORGOTTEN,
  type Store,
  type StoreFailure,
} from '../store.ts';
import { appendAll } from './append.ts';
import { forget, pack, saveSnapshot } from './compact.ts';
import { find, headsOf, load, resume } from './entries.ts';
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
  const config = configOf(url, patience);
  const ready = await prepare(config);
  if (!ready.ok) return ready;
  const database = connect({ ...config, max: connections, query_timeout: patience });
  const notices = new Notices(config, (channel, payload) =>
    sql`SELECT pg_notify(${channel}, ${payload})`.execute(database),
  );
  await notices.listen();
  return ok(makeStore(database, notices));
}

const configOf = (url: string, patience: number): pg.PoolConfig => ({
  connectionString: url,
  connectionTimeoutMillis: patience,
  keepAlive: true,
  types: TYPES,
});

/** Makes the tables where there are none, and those of an older version newer. */
export const preparePostgres = (
  url: string,
  patience = 10_000,
): Promise<Result<undefined, OpenFailure>> => prepare(configOf(url, patience));

/** What one statement may hold. */
const MOST_APPENDS = 200;

/** Times and versions are whole numbers that JavaScript can hold. */
const INT8 = 20;
export const TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format: 'text' | 'binary') =>
    id === INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

function connect(config: pg.PoolConfig): Kysely<Tables> {
  const pool = new pg.Pool(config);
  // A connection that breaks while nobody uses it is simply replaced; between two queries whoever uses it learns it from the next.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** On a connection of its own: a step on a large store, or another process at it, may take longer than any query. */
async function prepare(config: pg.PoolConfig): Promise<Result<undefined, OpenFailure>> {
  const database = connect({ ...config, max: 1 });
  try {
    return await migrate(database);
  } catch (error) {
    const { message } = error as Error;
    return err({ code: 'store-unreachable', path: 'postgres', detail: message });
  } finally {
    await database.destroy();
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
      return err(closed ?? postgresFailure(error));
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
    resume: (stream) => ask(() => resume(database, stream)),
    find: (stream, command) =>
      ask(async () => (await find(database, stream, [command]))[0] ?? null),
    heads: (streams) => ask(async () => (streams.length === 0 ? [] : headsOf(database, streams))),
    list: (query) => ask(() => list(database, query)),
    saveSnapshot: (stream, snapshot, dropBefore) =>
      ask(() => saveSnapshot(database, stream, snapshot, dropBefore)),
    pack: (before, limit) => ask(() => pack(database, before, limit)),
    forget: async (stream) => {
      const forgotten = await ask(() => forget(database, stream));
      if (forgotten.ok) notices.tell({ stream, version: FORGOTTEN });
      return forgotten;
    },
    dueBefore: (book, time, limit) => ask(() => dueBefore(database, book, time, limit)),
    claim: (book, now, lease, limit) => ask(() => claim(database, book, now, lease, limit)),
    defer: (streams, until) => ask(() => defer(database, streams, until)),
    settle: (stream, version) => ask(() => settle(database, stream, version)),
    begin: (at, tolerance) =>
      ask(() => notices.enter((isAlone) => beat(database, at, isAlone ? 0 : tolerance))),
    beat: (at, tolerance) => ask(() => beat(database, at, tolerance)),
    absences: (after) => ask(() => absences(database, after)),
    readMeta: (key) => ask(() => readMeta(database, key)),
    writeMeta: (key, value) => ask(() => writeMeta(database, key, value)),
    onAppend: (listener) => notices.onAppend(listener),
    say: (text) => {
      if (closed === null) notices.say(text);
    },
    onSaid: (listener) => notices.onSaid(listener),
    close: async () => {
      if (closed !== null) return;
      closed = { code: 'store-failed', reason: 'closed', detail: 'closed' };
      await appends.settled();
      await notices.close();
      await database.destroy();
    },
  };
}

async function dueBefore(database: Kysely<Tables>, book: Book, time: number, limit: number) {
  const { rows } = await sql<Due>`
    SELECT stream, greatest(due, claimed) AS due FROM ${sql.table(book)} AS book
    WHERE book.due <= ${time}::bigint ORDER BY book.due LIMIT ${limit}`.execute(database);
  return rows;
}

async function claim(
  database: Kysely<Tables>,
  book: Book,
  now: number,
  lease: number,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ stream: string }>`
    UPDATE ${sql.table(book)} SET claimed = ${now + lease}::bigint
    WHERE stream IN (
      SELECT stream FROM ${sql.table(book)}
      WHERE due <= ${now}::bigint AND (claimed IS NULL OR claimed <= ${now}::bigint)
      ORDER BY due LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING stream`.execute(database);
  return rows.map(({ stream }) => stream);
}

async function defer(
  database: Kysely<Tables>,
  streams: readonly string[],
  until: number,
): Promise<undefined> {
  await sql`
    UPDATE debts SET claimed = ${until}::bigint
    WHERE stream = ANY(${[...streams]}::text[])`.execute(database);
}

/** The version stands in the row itself: whoever appends at the same moment raises it, and the debt stays. */
async function settle(database: Kysely<Tables>, stream: string, version: number): Promise<boolean> {
  await database
    .deleteFrom('debts')
    .where('stream', '=', stream)
    .where('version', '=', version)
    .execute();
  const rest = await database
    .selectFrom('debts')
    .select('stream')
    .where('stream', '=', stream)
    .executeTakeFirst();
  return rest === undefined;
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
