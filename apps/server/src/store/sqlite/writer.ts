/** The only thread that writes to the embedded store. A batch is one transaction and one fsync. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { assertNever, err, ok, type Result } from '@taht/base';
import type { OpenFailure } from '../open-failure.ts';
import { logFault } from './check-log.ts';
import { Log } from './log.ts';
import type { FromWriter, Operation, Outcome, ToWriter, WriterOptions } from './operation.ts';
import { makeOperations } from './operations.ts';
import { checkFile, faultsIn, migrate } from './schema.ts';
import { isCorrupt, isNotADatabase, sqliteFailure } from './sqlite-failure.ts';

const options = workerData as WriterOptions;
const answer = (message: FromWriter): void => parentPort?.postMessage(message);

/** Milliseconds without a batch after which the log is merged and emptied: what lies in one file cannot get lost between two. */
const QUIET = 1000;

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

function open(options: WriterOptions): Result<DatabaseSync, OpenFailure> {
  const { path } = options;
  let database: DatabaseSync | undefined;
  try {
    const fault = logFault(path);
    if (fault !== undefined) return err({ code: 'store-corrupt', path, faults: [fault] });
    database = new DatabaseSync(path, { timeout: 5000 });
    const failure = prepare(database, options);
    if (failure === undefined) return ok(database);
    database.close();
    return err(failure);
  } catch (error) {
    database?.close();
    if (isNotADatabase(error)) return err({ code: 'not-a-store', path });
    const { detail } = sqliteFailure(error);
    if (isCorrupt(error)) return err({ code: 'store-corrupt', path, faults: [detail] });
    return err({ code: 'store-unreachable', path, detail });
  }
}

function prepare(
  database: DatabaseSync,
  { path, check, mostPages }: WriterOptions,
): OpenFailure | undefined {
  const checked = checkFile(database, path);
  if (!checked.ok) return checked.error;
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA wal_autocheckpoint = 0;
    PRAGMA journal_size_limit = 67108864;
    ${mostPages === null ? '' : `PRAGMA max_page_count = ${mostPages}`}`);
  const faults = faultsIn(database, check);
  if (faults.length > 0) return { code: 'store-corrupt', path, faults };
  migrate(database);
  return undefined;
}
