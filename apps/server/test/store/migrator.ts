/** A process that dies in the middle of a migration: a step has done all its work, and is not committed yet. */
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import * as postgres from '../../src/store/postgres/schema.ts';
import type { Tables } from '../../src/store/postgres/tables.ts';
import * as sqlite from '../../src/store/sqlite/schema.ts';

const [place = '', at = ''] = process.argv.slice(2);

const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

const upToDeath = (steps: readonly string[], death: string): readonly string[] =>
  steps
    .slice(0, Number(at) + 1)
    .map((step, i) => (i === Number(at) ? `${step};\n${death};` : step));

if (place.startsWith('postgres:')) await migratePostgres();
else migrateSqlite();

/** With hardly any memory, so that what is not committed lies on the disk already. */
function migrateSqlite(): void {
  const database = new DatabaseSync(place);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA cache_size = 1');
  database.function('die', () => {
    die();
    return null;
  });
  sqlite.migrate(database, upToDeath(sqlite.STEPS, 'SELECT die()'));
}

/** It hears that the step is done, and never says that it is to be committed. */
async function migratePostgres(): Promise<void> {
  const pool = new pg.Pool({ connectionString: place });
  pool.on('connect', (client) => client.on('notice', ({ message }) => message === 'die' && die()));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const death = "DO $$ BEGIN RAISE NOTICE 'die'; END $$";
  await postgres.migrate(database, upToDeath(postgres.STEPS, death));
}
