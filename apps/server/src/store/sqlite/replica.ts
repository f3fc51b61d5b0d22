/**
 * A second copy of the embedded store in another folder, kept while the store is at work: first the whole file, then every
 * batch that was committed, in order and with the number that the store itself has noted, so that none is left out or done twice.
 */
import { once } from 'node:events';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '@taht/base';
import { takeLock } from '@taht/host';
import type { StoreFailure } from '../store.ts';
import { backUp, syncFolder } from './back-up.ts';
import { startWriter } from './open-writer.ts';
import type { FromWriter, Operation, ToWriter } from './operation.ts';
import { Reader } from './reader.ts';

/** Under which a store notes the number of its last batch. */
export const BATCH_KEY = 'batch';

export interface ReplicaOptions {
  /** Where the copy of the store lies. */
  readonly to: string;
  /** Whether nothing is acknowledged before it is in the copy as well. */
  readonly isSync: boolean;
  /** What else a server needs is brought there, while nobody else may touch the copy. Throws where it is no copy any more. */
  bringCompanions(): void;
  onFailure(detail: string): void;
  /** Calls back after so many milliseconds; answers what calls it off. */
  later?(ms: number, callback: () => void): () => void;
}

type Answer = Result<undefined, StoreFailure>;

interface Batch {
  readonly number: number;
  readonly operations: readonly Operation[];
  readonly at: number;
  done(answer: Answer): void;
}

/** More waits for no copy: it is made anew. */
export const MOST_WAITING = 20_000;
const RETRY_MS = 5000;

const inTime = (ms: number, callback: () => void): (() => void) => {
  const timer = setTimeout(callback, ms).unref();
  return () => clearTimeout(timer);
};

export class Replica {
  readonly #from: string;
  readonly #options: ReplicaOptions;
  #queue: Batch[] = [];
  #worker: Worker | null = null;
  /** Ends with the replica. */
  #working: Promise<void> = Promise.resolve();
  /** Ends what is waited for: the next batch, or the next attempt. */
  #wake: () => void = () => {};
  #isClosed = false;
  #isFollowing = false;
  /** Why the present attempt is of no use any more: batches were dropped that it would have to carry out. */
  #broken: string | null = null;
  /** The last batch that came with the copy. */
  #copied = 0;
  /** Which file it is. */
  #file: bigint | undefined;

  constructor(from: string, options: ReplicaOptions) {
    this.#from = from;
    this.#options = options;
  }

  get isSync(): boolean {
    return this.#options.isSync;
  }

  /** Whether all that happens goes there. */
  get isFollowing(): boolean {
    return this.#isFollowing;
  }

  /** Milliseconds for which the oldest batch has been waiting. */
  get lag(): number {
    const [oldest] = this.#queue;
    return oldest === undefined ? 0 : performance.now() - oldest.at;
  }

  /** Copies all there is, and then what is pushed. Resolves with the first copy, or where it could not be made. */
  begin(): Promise<void> {
    return new Promise((begun) => {
      this.#working = this.#work(begun);
    });
  }

  /** Resolves when it is in the copy. */
  push(number: number, operations: readonly Operation[]): Promise<Answer> {
    // The copy was made in the moment between the commit and this.
    if (number <= this.#copied) return Promise.resolve(ok(undefined));
    return new Promise((done) => {
      if (this.#queue.length >= MOST_WAITING) {
        this.#broken = 'too far behind';
        this.#drop(this.#broken);
      }
      this.#queue.push({ number, operations, at: performance.now(), done });
      if (this.#isFollowing) this.#wake();
    });
  }

  /** When all is there. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake();
    await this.#working;
    this.#drop('closed');
  }

  /** One attempt after another, never two at once: each begins with a whole copy. */
  async #work(begun: () => void): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#attempt(begun);
      } catch (error) {
        const { message } = error as Error;
        this.#options.onFailure(message);
        this.#drop(message);
        begun();
        if (!this.#isClosed) await this.#pause();
      }
    }
  }

  /** Whoever would make a server of the copy is kept out from the first look at it to the last batch. */
  async #attempt(begun: () => void): Promise<void> {
    const { to } = this.#options;
    const lock = takeLock(`${to}.lock`);
    if (lock === undefined) throw new Error('the copy is in use');
    try {
      this.#broken = null;
      await this.#copy();
      this.#worker = await this.#startWriter();
      if (this.#broken !== null) throw new Error(this.#broken);
      this.#file = fileAt(to);
      this.#copied = numberIn(to);
      const isIn = ({ number }: Batch): boolean => number <= this.#copied;
      for (const { done } of this.#queue.filter(isIn)) done(ok(undefined));
      this.#queue = this.#queue.filter((batch) => !isIn(batch));
      this.#isFollowing = true;
      begun();
      await this.#follow();
    } finally {
      this.#isFollowing = false;
      await this.#endWriter();
      lock.release();
    }
  }

  /** The former copy stays until the next one is whole. */
  async #copy(): Promise<void> {
    const { to, bringCompanions } = this.#options;
    const fresh = freshPath(to);
    await backUp(this.#from, fresh);
    bringCompanions();
    putFresh(to);
  }

  async #startWriter(): Promise<Worker> {
    const started = await startWriter({ path: this.#options.to, check: 'none', mostPages: null });
    if (!started.ok) throw new Error(started.error.code);
    // Its end is noticed by what waits for it, and the copy is begun anew; play goes on.
    started.value.on('error', () => {});
    return started.value;
  }

  /** Until it is closed and nothing waits any more. */
  async #follow(): Promise<void> {
    for (;;) {
      if (this.#broken !== null) throw new Error(this.#broken);
      const batches = [...this.#queue];
      if (batches.length === 0 && this.#isClosed) return;
      if (batches.length === 0) await this.#woken();
      else {
        const answer = await this.#write(batches.flatMap(({ operations }) => operations));
        if (this.#broken !== null) continue;
        if (!answer.ok) throw new Error(answer.error.detail);
        this.#queue.splice(0, batches.length);
        for (const { done } of batches) done(answer);
      }
    }
  }

  #woken(): Promise<void> {
    return new Promise((wake) => {
      this.#wake = wake;
    });
  }

  async #pause(): Promise<void> {
    const { later = inTime } = this.#options;
    const woken = this.#woken();
    const cancel = later(RETRY_MS, this.#wake);
    await woken;
    cancel();
  }

  async #write(operations: readonly Operation[]): Promise<Answer> {
    const worker = this.#worker;
    if (worker === null || hasEnded(worker)) return err(failureOf('no writer'));
    // What is written into a file that somebody removed is nowhere.
    if (fileAt(this.#options.to) !== this.#file) return err(failureOf('the copy is gone'));
    worker.postMessage({ kind: 'batch', operations } satisfies ToWriter);
    const message = await answerOf(worker);
    if (message === null) return err(failureOf('ended'));
    const said = message as FromWriter;
    return said.kind === 'rolled-back' ? err(said.failure) : ok(undefined);
  }

  /** What was waiting will be in the next copy. */
  #drop(detail: string): void {
    for (const { done } of this.#queue.splice(0)) done(err(failureOf(detail)));
  }

  async #endWriter(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    if (worker === null || hasEnded(worker)) return;
    const exited = once(worker, 'exit');
    worker.postMessage({ kind: 'close' } satisfies ToWriter);
    await exited;
  }
}

/** A thread that is gone has no number any more. */
const hasEnded = ({ threadId }: Worker): boolean => threadId < 0;

/** What it says next, or null where it ends without a word. No listener stays behind. */
const answerOf = (worker: Worker): Promise<unknown> =>
  new Promise((resolve) => {
    const done = (said: unknown): void => {
      worker.off('message', done).off('exit', onExit);
      resolve(said);
    };
    const onExit = (): void => done(null);
    worker.on('message', done).on('exit', onExit);
  });

/** Nobody knows whether it got there. */
const failureOf = (detail: string): StoreFailure => ({
  code: 'store-failed',
  reason: 'away',
  detail: `replica: ${detail}`,
});

const fileAt = (path: string): bigint | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;

const freshPath = (to: string): string => `${to}.fresh`;

/** Puts a whole copy in its place; also one that was left when the machine went away in between. */
export function putFresh(to: string): void {
  const fresh = freshPath(to);
  if (!existsSync(fresh)) return;
  for (const ending of ['', '-wal', '-shm', '-commits']) rmSync(to + ending, { force: true });
  renameSync(fresh, to);
  syncFolder(dirname(to));
}

/** The number of the last batch in a store; 0 where none was noted. */
function numberIn(path: string): number {
  const reader = new Reader(path);
  try {
    return Number(reader.readMeta(BATCH_KEY) ?? 0);
  } finally {
    reader.close();
  }
}
