/** A process that is killed in the middle of a migration costs nothing: the next one finds everything, and brings it up to date. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import * as postgres from '../../src/store/postgres/schema.ts';
import type { Tables } from '../../src/store/postgres/tables.ts';
import * as sqlite from '../../src/store/sqlite/schema.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { value } from '../support/store-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'taht-migration-'));
let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

const STREAMS = 200;
/** The step that lays out anew what is there: more than fits into the little memory it is given. */
const MOVING = 5;
/** Streams as the first version of either store kept them. */
const OLD = `
  WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${STREAMS})
    INSERT INTO streams SELECT 's' || i, 'test', 'live', i FROM n;
  INSERT INTO players SELECT 'p', created, id FROM streams;
  INSERT INTO entries SELECT id, 0, 2, 'a', 7, 1, 'body of ' || id FROM streams`;

test.each(sqlite.STEPS.map((_, step) => step))('step %i of the embedded store', async (step) => {
  const path = join(folder, `${step}.db`);
  const database = new DatabaseSync(path);
  if (step > 0) {
    sqlite.migrate(database, sqlite.STEPS.slice(0, 1));
    database.exec(OLD);
    sqlite.migrate(database, sqlite.STEPS.slice(0, step));
  }
  database.close();
  await dieIn(path, step);
  if (step === MOVING) expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
  await expectAll(value(await openSqliteStore(path, { check: 'full' })), step);
});

test.each(postgres.STEPS.map((_, step) => step))('step %i of the shared store', async (step) => {
  const url = await server.create(`step-${step}`);
  if (step > 0) {
    const pool = new pg.Pool({ connectionString: url });
    const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    value(await postgres.migrate(database, postgres.STEPS.slice(0, 1)));
    await sql.raw(OLD).execute(database);
    value(await postgres.migrate(database, postgres.STEPS.slice(0, step)));
    await database.destroy();
  }
  await dieIn(url, step);
  await expectAll(value(await openPostgresStore(url)), step);
});

async function dieIn(place: string, step: number): Promise<void> {
  const child = fileURLToPath(new URL('./migrator.ts', import.meta.url));
  const running = spawn(process.execPath, [child, place, String(step)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = await new Promise((resolve, reject) => {
    running.on('error', reject).on('exit', (code, signal) => resolve(signal ?? code));
  });
  expect(ended).toBe('SIGKILL');
}

/** A store that was begun with its first step had nothing in it. */
async function expectAll(store: Store, step: number): Promise<void> {
  const names = step === 0 ? [] : Array.from({ length: STREAMS }, (_, i) => `s${STREAMS - i}`);
  for (const name of names)
    expect(value(await store.load(name, 0))).toMatchObject({
      version: 2,
      entries: [{ command: 'a', body: `body of ${name}` }],
    });
  const listed = value(
    await store.list({ kind: 'test', state: 'live', player: 'p', limit: STREAMS + 1 }),
  );
  expect(listed.map(({ stream }) => stream)).toEqual(names);
  await store.close();
}
