/** The tables of the shared store, one step per schema version. A released step never changes. */
import { err, ok, type Result } from '@taht/base';
import { type Kysely, sql } from 'kysely';
import type { OpenFailure } from '../open-failure.ts';
import type { Tables } from './tables.ts';

/** From each version to the next, beginning with none at all. Names compare byte by byte, as in the embedded store. */
export const STEPS: readonly string[] = [
  `CREATE TABLE streams (
     id text COLLATE "C" PRIMARY KEY,
     kind text NOT NULL,
     state text NOT NULL,
     created bigint NOT NULL
   );
   CREATE INDEX streams_by_age ON streams (created DESC, id DESC);
   CREATE INDEX streams_by_state ON streams (state, created DESC, id DESC);
   CREATE INDEX streams_by_kind ON streams (kind, created DESC, id DESC);
   CREATE INDEX streams_by_kind_and_state ON streams (kind, state, created DESC, id DESC);
   CREATE TABLE players (
     player text NOT NULL,
     created bigint NOT NULL,
     stream text COLLATE "C" NOT NULL
   );
   CREATE UNIQUE INDEX players_by_age ON players (player, created DESC, stream DESC);
   CREATE TABLE entries (
     stream text COLLATE "C" NOT NULL,
     since integer NOT NULL,
     version integer NOT NULL,
     command text NOT NULL,
     at bigint NOT NULL,
     format integer NOT NULL,
     body text NOT NULL
   );
   CREATE UNIQUE INDEX entries_by_version ON entries (stream, since);
   CREATE UNIQUE INDEX entries_by_command ON entries (stream, command);`,

  `CREATE TABLE deadlines (
     stream text COLLATE "C" PRIMARY KEY,
     due bigint NOT NULL,
     claimed bigint
   );
   CREATE INDEX deadlines_by_time ON deadlines (due);`,

  `CREATE TABLE heartbeat (id integer PRIMARY KEY CHECK (id = 1), at bigint NOT NULL);
   CREATE TABLE absences (began bigint PRIMARY KEY, ended bigint NOT NULL);`,

  'CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL);',

  `CREATE TABLE debts (
     stream text COLLATE "C" PRIMARY KEY,
     due bigint NOT NULL,
     version integer NOT NULL,
     claimed bigint
   );
   CREATE INDEX debts_by_time ON debts (due);`,

  `ALTER TABLE streams
     ADD COLUMN players text[] NOT NULL DEFAULT '{}',
     ADD COLUMN labels text[] NOT NULL DEFAULT '{}',
     ADD COLUMN summary text NOT NULL DEFAULT '';
   CREATE TABLE listed (
     kind text COLLATE "C" NOT NULL,
     term text COLLATE "C" NOT NULL,
     state text COLLATE "C" NOT NULL,
     created bigint NOT NULL,
     stream text COLLATE "C" NOT NULL
   );
   UPDATE streams SET players = seated.players
     FROM (SELECT stream, array_agg(player) AS players FROM players GROUP BY stream) AS seated
     WHERE seated.stream = streams.id;
   INSERT INTO listed SELECT kind, '', state, created, id FROM streams;
   INSERT INTO listed SELECT kind, '@' || player, state, streams.created, id
     FROM players JOIN streams ON streams.id = players.stream;
   CREATE UNIQUE INDEX listed_by_age ON listed (kind, term, state, created DESC, stream DESC);
   DROP TABLE players;
   DROP INDEX streams_by_age, streams_by_state, streams_by_kind, streams_by_kind_and_state;`,

  `CREATE TABLE snapshots (
     stream text COLLATE "C" PRIMARY KEY,
     version integer NOT NULL,
     format integer NOT NULL,
     body text NOT NULL
   );
   CREATE TABLE forgotten (stream text COLLATE "C" PRIMARY KEY);`,

  `ALTER TABLE streams ADD COLUMN packed boolean NOT NULL DEFAULT false;
   CREATE INDEX streams_to_pack ON streams (created) WHERE state = 'over' AND NOT packed;
   CREATE TABLE packs (
     stream text COLLATE "C" PRIMARY KEY,
     version integer NOT NULL,
     body bytea NOT NULL
   );`,

  `ALTER TABLE entries ADD COLUMN seal text NOT NULL DEFAULT '';
   ALTER TABLE snapshots
     ADD COLUMN chain text NOT NULL DEFAULT '',
     ADD COLUMN seal text NOT NULL DEFAULT '';`,
];

/** Any number; all our processes use the same, so that one of them migrates while the others wait. */
export const MIGRATING = 0x54414854;

export async function migrate(
  database: Kysely<Tables>,
  steps: readonly string[] = STEPS,
): Promise<Result<undefined, OpenFailure>> {
  return await database.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${MIGRATING})`.execute(transaction);
    await sql`CREATE TABLE IF NOT EXISTS taht_schema (version integer NOT NULL)`.execute(
      transaction,
    );
    const row = await transaction.selectFrom('taht_schema').select('version').executeTakeFirst();
    const found = row?.version ?? 0;
    if (found > STEPS.length) return err({ code: 'newer-schema', found, known: STEPS.length });
    for (const step of steps.slice(found)) await sql.raw(step).execute(transaction);
    await transaction.deleteFrom('taht_schema').execute();
    await transaction
      .insertInto('taht_schema')
      .values({ version: Math.max(found, steps.length) })
      .execute();
    return ok(undefined);
  });
}
