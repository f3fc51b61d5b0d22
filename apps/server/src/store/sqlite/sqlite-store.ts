/**
 * The embedded store: one file, one process. A thread writes, so that an fsync never blocks a socket; what arrives
 * meanwhile shares the next one.
 */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '@taht/base';
import { type Lock, takeLock } from '@taht/host';
import { Batches } from '../batches.ts';
import { checkAppend } from '../check-append.ts';
import type { OpenFailure } from '../open-failure.ts';
import type { Append, Appended, Store, StoreFailure } from '../store.ts';
import { backUp } from './back-up.ts';
import type { StreamsChecked } from './check-streams.ts';
import type {
  Check,
  FromWriter,
  Operation,
  Outcome,
  ToWriter,
  WriterOptions,
} from './operation.ts';
import { Reader } from './reader.ts';
import { sqliteFailure } from './sqlite-failure.ts';

export interface SqliteOptions {
  readonly check?: Check;
  readonly mostPages?: number;
}

export interface SqliteStore extends Store {
  /** A copy of the present moment, made while the store goes on; resolves when it lies on the disk. */
  backUp(to: string): Promise<void>;
  /** Every stream against its seals, in a thread of its own. */
  checkStreams(): Promise<Result<StreamsChecked, StoreFailure>>;
}

/** What one transaction may hold. */
const MOST_OPERATIONS = 500;

export async function openSqliteStore(
  path: string,
  { check = 'full', mostPages }: SqliteOptions = {},
): Promise<Result<SqliteStore, OpenFailure>> {
  const lock = lockFor(path);
  if (!lock.ok) return lock;
  const options: WriterOptions = { path, check, mostPages: mostPages ?? null };
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: options });
  try {
    const [first] = (await once(worker, 'message')) as [FromWriter];
    if (first.kind === 'opened') return ok(makeStore(path, worker, lock.value));
    if (first.kind !== 'not-opened') throw new Error(`unexpected: ${first.kind}`);
    await worker.terminate();
    lock.value.release();
    return err(first.failure);
  } catch (error) {
    lock.value.release();
    throw error;
  }
}

function lockFor(path: string): Result<Lock, OpenFailure> {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const lock = takeLock(`${path}.lock`);
    return lock === undefined ? err({ code: 'store-in-use', path }) : ok(lock);
  } catch (error) {
    return err({ code: 'store-unreachable', path, detail: (error as Error).message });
  }
}

function makeStore(path: string, worker: Worker, lock: Lock): SqliteStore {
  const reader = new Reader(path);
  const writer = new Writer(worker);
  const checker = new Checker(path);
  const write = <T extends Outcome>(operation: Operation) =>
    writer.run(operation) as Promise<Result<T, StoreFailure>>;
  const read = async <T>(query: () => T): Promise<Result<T, StoreFailure>> => {
    if (writer.closed !== null) return err(writer.closed);
    try {
      return ok(query());
    } catch (error) {
      return err(sqliteFailure(error));
    }
  };
  return {
    shared: false,
    append: async (append: Append) => {
      checkAppend(append);
      return write<Appended>({ kind: 'append', append });
    },
    load: (stream, since) => read(() => reader.load(stream, since)),
    resume: (stream) => read(() => reader.resume(stream)),
    find: (stream, command) => read(() => reader.find(stream, command)),
    heads: (streams) => read(() => reader.heads(streams)),
    list: (query) => read(() => reader.list(query)),
    saveSnapshot: (stream, snapshot, dropBefore) =>
      write<undefined>({ kind: 'save-snapshot', stream, snapshot, dropBefore }),
    pack: (before, limit) => write<number>({ kind: 'pack', before, limit }),
    forget: (stream) => write<undefined>({ kind: 'forget', stream }),
    dueBefore: (book, time, limit) => read(() => reader.dueBefore(book, time, limit)),
    claim: (book, now, lease, limit) =>
      write<readonly string[]>({ kind: 'claim', book, now, lease, limit }),
    defer: (streams, until) => write<undefined>({ kind: 'defer', streams, until }),
    settle: (stream, version) => write<boolean>({ kind: 'settle', stream, version }),
    begin: (at) => write<undefined>({ kind: 'beat', at, tolerance: 0 }),
    beat: (at, tolerance) => write<undefined>({ kind: 'beat', at, tolerance }),
    absences: (after) => read(() => reader.absences(after)),
    readMeta: (key) => read(() => reader.readMeta(key)),
    writeMeta: (key, value) => write<undefined>({ kind: 'write-meta', key, value }),
    // There is nobody else.
    onAppend: () => () => {},
    say: () => {},
    onSaid: () => () => {},
    backUp: (to) => backUp(path, to),
    checkStreams: () => checker.check(),
    close: async () => {
      await checker.stop();
      if (await writer.close()) {
        reader.close();
        lock.release();
      }
    },
  };
}

const CLOSED: StoreFailure = { code: 'store-failed', reason: 'closed', detail: 'closed' };

/** At most one look through all streams at a time; closing the store ends it. */
class Checker {
  readonly #path: string;
  #thread: Worker | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  async check(): Promise<Result<StreamsChecked, StoreFailure>> {
    await this.stop();
    const url = new URL('./check-thread.ts', import.meta.url);
    const thread = new Worker(url, { workerData: this.#path });
    this.#thread = thread;
    const [checked] = await Promise.race([once(thread, 'message'), once(thread, 'exit')]);
    return typeof checked === 'object'
      ? (checked as Result<StreamsChecked, StoreFailure>)
      : err(CLOSED);
  }

  async stop(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = null;
  }
}

/** This side of the writer thread. */
class Writer {
  readonly #worker: Worker;
  readonly #batches: Batches<Operation, Result<Outcome, StoreFailure>>;
  /** Why nothing can be written any more. */
  closed: StoreFailure | null = null;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.#batches = new Batches((operations) => this.#commit(operations), MOST_OPERATIONS);
    worker.on('error', (error) => {
      this.closed = { ...CLOSED, detail: String(error) };
    });
    worker.on('exit', () => {
      this.closed ??= CLOSED;
    });
  }

  async run(operation: Operation): Promise<Result<Outcome, StoreFailure>> {
    return this.closed === null ? this.#batches.add(operation) : err(this.closed);
  }

  /** False where it was closed before. */
  async close(): Promise<boolean> {
    if (this.closed === CLOSED) return false;
    const isAlive = this.closed === null;
    this.closed = CLOSED;
    await this.#batches.settled();
    if (isAlive) {
      const exited = once(this.#worker, 'exit');
      this.#worker.postMessage({ kind: 'close' } satisfies ToWriter);
      await exited;
    }
    return true;
  }

  #commit(operations: readonly Operation[]): Promise<readonly Result<Outcome, StoreFailure>[]> {
    return new Promise((resolve) => {
      const all = (failure: StoreFailure): void => finish(operations.map(() => err(failure)));
      const onMessage = (message: FromWriter): void => {
        if (message.kind === 'committed') finish(message.outcomes.map(ok));
        if (message.kind === 'rolled-back') all(message.failure);
      };
      const onExit = (): void => all(this.closed ?? CLOSED);
      const finish = (results: readonly Result<Outcome, StoreFailure>[]): void => {
        this.#worker.off('message', onMessage).off('exit', onExit);
        resolve(results);
      };
      this.#worker.on('message', onMessage).on('exit', onExit);
      this.#worker.postMessage({ kind: 'batch', operations } satisfies ToWriter);
    });
  }
}
