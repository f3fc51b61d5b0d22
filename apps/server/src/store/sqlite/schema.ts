/** The tables of the embedded store, one step per schema version. A released step never changes. */
import type { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '@taht/base';
import type { OpenFailure } from '../open-failure.ts';
import type { Check } from './operation.ts';

/** From each version to the next, beginning with none at all. */
export const STEPS: readonly string[] = [
  `CREATE TABLE streams (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     state TEXT NOT NULL,
     created INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX streams_by_age ON streams (created DESC, id DESC);
   CREATE INDEX streams_by_state ON streams (state, created DESC, id DESC);
   CREATE INDEX streams_by_kind ON streams (kind, created DESC, id DESC);
   CREATE INDEX streams_by_kind_and_state ON streams (kind, state, created DESC, id DESC);
   CREATE TABLE players (
     player TEXT NOT NULL,
     created INTEGER NOT NULL,
     stream TEXT NOT NULL,
     PRIMARY KEY (player, created DESC, stream DESC)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE entries (
     stream TEXT NOT NULL,
     since INTEGER NOT NULL,
     version INTEGER NOT NULL,
     command TEXT NOT NULL,
     at INTEGER NOT NULL,
     format INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX entries_by_version ON entries (stream, since);
   CREATE UNIQUE INDEX entries_by_command ON entries (stream, command);`,

  `CREATE TABLE deadlines (
     stream TEXT PRIMARY KEY,
     due INTEGER NOT NULL,
     claimed INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX deadlines_by_time ON deadlines (due);`,

  `CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
   CREATE TABLE absences (began INTEGER PRIMARY KEY, ended INTEGER NOT NULL) STRICT;`,

  'CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;',

  `CREATE TABLE debts (
     stream TEXT PRIMARY KEY,
     due INTEGER NOT NULL,
     version INTEGER NOT NULL,
     claimed INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX debts_by_time ON debts (due);`,

  `ALTER TABLE streams ADD COLUMN players TEXT NOT NULL DEFAULT '[]';
   ALTER TABLE streams ADD COLUMN labels TEXT NOT NULL DEFAULT '[]';
   ALTER TABLE streams ADD COLUMN summary TEXT NOT NULL DEFAULT '';
   CREATE TABLE listed (
     kind TEXT NOT NULL,
     term TEXT NOT NULL,
     state TEXT NOT NULL,
     created INTEGER NOT NULL,
     stream TEXT NOT NULL,
     PRIMARY KEY (kind, term, state, created DESC, stream DESC)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX players_by_stream ON players (stream);
   UPDATE streams SET players =
     (SELECT json_group_array(player) FROM players WHERE players.stream = streams.id);
   INSERT INTO listed SELECT kind, '', state, created, id FROM streams;
   INSERT INTO listed SELECT kind, '@' || player, state, streams.created, id
     FROM players JOIN streams ON streams.id = players.stream;
   DROP TABLE players;
   DROP INDEX streams_by_age;
   DROP INDEX streams_by_state;
   DROP INDEX streams_by_kind;
   DROP INDEX streams_by_kind_and_state;`,

  `CREATE TABLE snapshots (
     stream TEXT PRIMARY KEY,
     version INTEGER NOT NULL,
     format INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT;
   CREATE TABLE forgotten (stream TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;`,

  `ALTER TABLE streams ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX streams_to_pack ON streams (created) WHERE state = 'over' AND packed = 0;
   CREATE TABLE packs (stream TEXT PRIMARY KEY, version INTEGER NOT NULL, body BLOB NOT NULL) STRICT;`,

  `ALTER TABLE entries ADD COLUMN seal TEXT NOT NULL DEFAULT '';
   ALTER TABLE snapshots ADD COLUMN chain TEXT NOT NULL DEFAULT '';
   ALTER TABLE snapshots ADD COLUMN seal TEXT NOT NULL DEFAULT '';`,
];

/** Marks the file as ours: "TAHT" in ASCII. */
const APPLICATION = 0x54414854;

/** Changes nothing in a file that is not ours, or that a later version of the program wrote. */
export function checkFile(database: DatabaseSync, path: string): Result<undefined, OpenFailure> {
  const found = versionOf(database);
  if (!isOurs(database, found)) return err({ code: 'not-a-store', path });
  if (found > STEPS.length) return err({ code: 'newer-schema', found, known: STEPS.length });
  return ok(undefined);
}

export function migrate(database: DatabaseSync, steps: readonly string[] = STEPS): void {
  const found = versionOf(database);
  for (const [i, step] of steps.entries()) {
    if (i < found) continue;
    database.exec(`BEGIN IMMEDIATE;
      ${step}
      PRAGMA application_id = ${APPLICATION};
      PRAGMA user_version = ${i + 1};
      COMMIT`);
  }
}

/** What SQLite itself finds wrong with the file. */
export function faultsIn(database: DatabaseSync, check: Check): readonly string[] {
  if (check === 'none') return [];
  const name = check === 'full' ? 'integrity_check' : 'quick_check';
  const rows = database.prepare(`PRAGMA ${name}(10)`).all();
  return rows.map((row) => String(Object.values(row)[0])).filter((text) => text !== 'ok');
}

export const versionOf = (database: DatabaseSync): number => pragma(database, 'user_version');

/** An empty file may become one. */
function isOurs(database: DatabaseSync, version: number): boolean {
  const application = pragma(database, 'application_id');
  if (version > 0) return application === APPLICATION;
  const tables = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get();
  return application === 0 && tables?.n === 0;
}

function pragma(database: DatabaseSync, name: string): number {
  return Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
}
