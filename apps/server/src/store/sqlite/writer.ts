/** The only thread that writes to the embedded store. A batch is one transaction and one fsync. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { assertNever, err, ok, type Result } from '@taht/base';
import type { OpenFailure } from '../open-failure.ts';
import { logFault } from './check-log.ts';
import { Log } from './log.ts';
import type {
  Check,
  FromWriter,
  Operation,
  Outcome,
  ToWriter,
  WriterOptions,
} from './operation.ts';
import { makeOperations } from './operations.ts';
import { checkFile, faultsIn, migrate } from './schema.ts';
import { isCorrupt, isMisread, isNotADatabase, sqliteFailure } from './sqlite-failure.ts';

const options = workerData as WriterOptions;
const answer = (message: FromWriter): void => parentPort?.postMessage(message);

/** Milliseconds without a batch after which the log is merged and emptied: what lies in one file cannot get lost between two. */
const QUIET = 1000;

/** Of `synchronous`: every commit is on the disk before it is answered. */
const FULL = 2;

const opened = open(options);
if (opened.ok) serve(opened.value);
else answer({ kind: 'not-opened', failure: opened.error });

function serve(database: DatabaseSync): void {
  const operate = makeOperations(database);
  const log = new Log(database, options.path);
  let quiet: NodeJS.Timeout | undefined;
  parentPort?.on('message', (message: ToWriter) => {
    clearTimeout(quiet);
    switch (message.kind) {
      case 'batch': {
        const outcome = runBatch(database, operate, message.operations);
        log.mark();
        answer(outcome);
        quiet = setTimeout(() => log.empty(), QUIET).unref();
        return;
      }
      case 'close':
        log.empty();
        database.close();
        log.close();
        return parentPort?.close();
      default:
        return assertNever(message);
    }
  });
  answer({ kind: 'opened' });
}

function runBatch(
  database: DatabaseSync,
  operate: (operation: Operation) => Outcome,
  operations: readonly Operation[],
): FromWriter {
  try {
    database.exec('BEGIN IMMEDIATE');
    const outcomes = operations.map(operate);
    database.exec('COMMIT');
    return { kind: 'committed', outcomes };
  } catch (error) {
    const failure = sqliteFailure(error);
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    return { kind: 'rolled-back', failure };
  }
}

function open({ path, check, mostPages }: WriterOptions): Result<DatabaseSync, OpenFailure> {
  let database: DatabaseSync | undefined;
  try {
    const fault = logFault(path);
    if (fault !== undefined) return err({ code: 'store-corrupt', path, faults: [fault] });
    const refused = isThere(path) ? lookThrough(path, check) : undefined;
    if (refused !== undefined) return err(refused);
    database = new DatabaseSync(path, { timeout: 5000 });
    prepare(database, mostPages);
    const weak = weaknessOf(database);
    if (weak === undefined) return ok(database);
    database.close();
    return err({ code: 'store-unreachable', path, detail: weak });
  } catch (error) {
    database?.close();
    return err(openFailure(error, path));
  }
}

function isThere(path: string): boolean {
  return existsSync(path) && statSync(path).size > 0;
}

/** Without the right to write: closing a damaged store would merge its log, and overwrite what can still be saved. */
function lookThrough(path: string, check: Check): OpenFailure | undefined {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    const checked = checkFile(database, path);
    if (!checked.ok) return checked.error;
    const faults = faultsIn(database, check);
    return faults.length > 0 ? { code: 'store-corrupt', path, faults } : undefined;
  } finally {
    database.close();
  }
}

function prepare(database: DatabaseSync, mostPages: number | null): void {
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA wal_autocheckpoint = 0;
    PRAGMA journal_size_limit = 67108864;
    ${mostPages === null ? '' : `PRAGMA max_page_count = ${mostPages}`}`);
  migrate(database);
}

/** SQLite says nothing where a file system has no room for a log, or a setting is not taken; then nothing would be safe. */
function weaknessOf(database: DatabaseSync): string | undefined {
  const { journal_mode: log } = database.prepare('PRAGMA journal_mode').get() ?? {};
  if (log !== 'wal') return `journal_mode ${log}`;
  const { synchronous: sync } = database.prepare('PRAGMA synchronous').get() ?? {};
  return sync === FULL ? undefined : `synchronous ${sync}`;
}

/** A damaged head of the file may lead SQLite to anything. */
function openFailure(error: unknown, path: string): OpenFailure {
  if (isNotADatabase(error)) return { code: 'not-a-store', path };
  if (isCorrupt(error) || isMisread(error))
    return { code: 'store-corrupt', path, faults: [(error as Error).message] };
  return { code: 'store-unreachable', path, detail: sqliteFailure(error).detail };
}
