/**
 * The embedded store: one file, one process. A thread writes, so that an fsync never blocks a socket; what arrives
 * meanwhile shares the next one.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '@taht/base';
import { Batches } from '../batches.ts';
import { checkAppend } from '../check-append.ts';
import type { OpenFailure } from '../open-failure.ts';
import type { Append, Appended, Store, StoreFailure } from '../store.ts';
import { backUp } from './back-up.ts';
import type { StreamsChecked } from './check-streams.ts';
import { type OpenWriter, openWriter } from './open-writer.ts';
import type {
  Check,
  FromWriter,
  Operation,
  Outcome,
  ToWriter,
  WriterOptions,
} from './operation.ts';
import { Reader } from './reader.ts';
import { BATCH_KEY, Replica, type ReplicaOptions } from './replica.ts';
import { sqliteFailure } from './sqlite-failure.ts';

export interface SqliteOptions {
  readonly check?: Check;
  readonly mostPages?: number;
  /** A second copy. */
  readonly replicate?: ReplicaOptions;
}

export interface SqliteStore extends Store {
  /** A copy of the present moment, made while the store goes on; resolves when it lies on the disk. */
  backUp(to: string): Promise<void>;
  /** The second copy, where there is one. */
  readonly replica: Pick<Replica, 'lag' | 'isFollowing'> | null;
  /** Every stream against its seals, in a thread of its own. */
  checkStreams(): Promise<Result<StreamsChecked, StoreFailure>>;
}

/** What one transaction may hold. */
const MOST_OPERATIONS = 500;

export async function openSqliteStore(
  path: string,
  { check = 'full', mostPages, replicate }: SqliteOptions = {},
): Promise<Result<SqliteStore, OpenFailure>> {
  const options: WriterOptions = { path, check, mostPages: mostPages ?? null };
  const opened = await openWriter(options);
  if (!opened.ok) return opened;
  const replica = replicate === undefined ? null : new Replica(path, replicate);
  const store = makeStore(path, opened.value, replica);
  const copied = replica?.begin();
  if (replicate?.isSync) await copied;
  return ok(store);
}

function makeStore(
  path: string,
  { worker, lock }: OpenWriter,
  replica: Replica | null,
): SqliteStore {
  const reader = new Reader(path);
  const number = Number(reader.readMeta(BATCH_KEY) ?? 0);
  const writer = new Writer(worker, replica, number);
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
    replica,
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
        await replica?.close();
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
  readonly #replica: Replica | null;
  /** Of the last batch. */
  #number: number;
  /** Why nothing can be written any more. */
  closed: StoreFailure | null = null;

  constructor(worker: Worker, replica: Replica | null, number: number) {
    this.#worker = worker;
    this.#replica = replica;
    this.#number = number;
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

  async #commit(
    operations: readonly Operation[],
  ): Promise<readonly Result<Outcome, StoreFailure>[]> {
    const replica = this.#replica;
    if (replica === null) return this.#post(operations);
    this.#number++;
    const value = String(this.#number);
    const numbered: readonly Operation[] = [
      ...operations,
      { kind: 'write-meta', key: BATCH_KEY, value },
    ];
    const results = (await this.#post(numbered)).slice(0, operations.length);
    if (results[0]?.ok !== true) return results;
    const there = replica.push(this.#number, numbered);
    if (!replica.isSync) return results;
    const answer = await there;
    return answer.ok ? results : operations.map(() => answer);
  }

  #post(operations: readonly Operation[]): Promise<readonly Result<Outcome, StoreFailure>[]> {
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
