/** The embedded store, as what is moved out of it or into it. No server has it open meanwhile. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { takeLock } from '@taht/host';
import { failureFrom, Stop } from '../../backup/failure.ts';
import { startWriter } from '../../store/sqlite/open-writer.ts';
import type { ToWriter } from '../../store/sqlite/operation.ts';
import { checkFile, migrate } from '../../store/sqlite/schema.ts';
import { MOVING_KEY } from '../../store/store.ts';
import type { Progress, Side } from './side.ts';
import { type ColumnKind, type MovedTable, mapped, type Row, type Value } from './tables.ts';

/** A store that is there is checked as at a start, and its log merged; `isNew` makes one where there is none. */
export async function sqliteSide(path: string, isNew: boolean): Promise<Side> {
  if (!isNew && !existsSync(path)) throw new Stop({ code: 'no-store', path });
  if (isNew) mkdirSync(dirname(path), { recursive: true });
  const lock = takeLock(`${path}.lock`);
  if (lock === undefined) throw new Stop({ code: 'store-in-use', path });
  try {
    if (!isNew) await mergeLog(path);
    const database = open(path);
    return {
      rows: async (table, after) => read(database, table, after),
      write: async (table, rows, progress) => write(database, table, rows, progress),
      progress: async () => progressIn(database),
      finish: async () => {
        database.prepare('DELETE FROM meta WHERE key = ?').run(MOVING_KEY);
      },
      close: async () => {
        database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error instanceof Stop ? error : new Stop(failureFrom(error, 'write', path));
  }
}

async function mergeLog(path: string): Promise<void> {
  const started = await startWriter({ path, check: 'full', mostPages: null });
  if (!started.ok) throw new Stop(started.error);
  const worker = started.value;
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.postMessage({ kind: 'close' } satisfies ToWriter);
  await ended;
}

/** Without a log: one file, which a kill leaves as it was before the last page or after it. */
function open(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 });
  const checked = checkFile(database, path);
  if (!checked.ok) {
    database.close();
    throw new Stop(checked.error);
  }
  database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL');
  migrate(database);
  return database;
}

function read(
  database: DatabaseSync,
  { name, columns, key, page }: MovedTable,
  after: readonly Value[] | null,
): readonly Row[] {
  const keys = key.join(', ');
  const marks = key.map(() => '?').join(', ');
  const where = after === null ? '' : `WHERE (${keys}) > (${marks})`;
  const sql = `SELECT ${Object.keys(columns).join(', ')} FROM ${name} ${where} ORDER BY ${keys} LIMIT ${page}`;
  const rows = database.prepare(sql).all(...((after ?? []) as SQLInputValue[]));
  return rows
    .map((row) => mapped(columns, (column, kind) => told(row[column] ?? null, kind)))
    .filter(({ key: own }) => own !== MOVING_KEY);
}

function write(
  database: DatabaseSync,
  { name, columns }: MovedTable,
  rows: readonly Row[],
  progress: Progress,
): void {
  const names = Object.keys(columns);
  const insert = database.prepare(
    `INSERT INTO ${name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  );
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const row of rows)
      insert.run(
        ...Object.entries(columns).map(([column, kind]) => stored(row[column] ?? null, kind)),
      );
    database
      .prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)')
      .run(MOVING_KEY, JSON.stringify(progress));
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function progressIn(database: DatabaseSync): Progress | null {
  const row = database.prepare('SELECT value FROM meta WHERE key = ?').get(MOVING_KEY);
  return row === undefined ? null : (JSON.parse(String(row.value)) as Progress);
}

function told(value: unknown, kind: ColumnKind): Value {
  switch (kind) {
    case 'list':
      return JSON.parse(String(value)) as string[];
    case 'flag':
      return value === 1;
    case 'bytes':
      return Buffer.from(value as Uint8Array).toString('hex');
    default:
      return value as Value;
  }
}

function stored(value: Value, kind: ColumnKind): SQLInputValue {
  switch (kind) {
    case 'list':
      return JSON.stringify(value);
    case 'flag':
      return value === true ? 1 : 0;
    case 'bytes':
      return Buffer.from(String(value), 'hex');
    default:
      return value as SQLInputValue;
  }
}
