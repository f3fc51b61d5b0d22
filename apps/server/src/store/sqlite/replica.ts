/**
 * A second copy of the embedded store in another folder, kept while the store is at work: first the whole file, then every
 * batch that was committed, in order and with the number that the store itself has noted, so that none is left out or done twice.
 */
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import type { StoreFailure } from '../store.ts';
import { backUp, syncFolder } from './back-up.ts';
import { type OpenWriter, openWriter } from './open-writer.ts';
import type { FromWriter, Operation, ToWriter } from './operation.ts';
import { Reader } from './reader.ts';

/** Under which a store notes the number of its last batch. */
export const BATCH_KEY = 'batch';

export interface ReplicaOptions {
  /** Where the copy of the store lies. */
  readonly to: string;
  /** Whether nothing is acknowledged before it is in the copy as well. */
  readonly isSync: boolean;
  /** What else a server needs is brought there. */
  bringCompanions(): void;
  onFailure(detail: string): void;
}

type Answer = Result<undefined, StoreFailure>;

interface Batch {
  readonly number: number;
  readonly operations: readonly Operation[];
  readonly at: number;
  done(answer: Answer): void;
}

/** More waits for no copy: it is made anew. */
const MOST_WAITING = 20_000;
const RETRY_MS = 5000;

export class Replica {
  readonly #from: string;
  readonly #options: ReplicaOptions;
  #queue: Batch[] = [];
  #writer: OpenWriter | null = null;
  /** Ends with the replica. */
  #working: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;
  #isFollowing = false;
  /** The last batch that came with the copy. */
  #copied = 0;

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

  /** Copies all there is; what is pushed meanwhile follows. */
  async begin(): Promise<void> {
    this.#working = this.#begin();
    await this.#working;
  }

  /** Resolves when it is in the copy. */
  push(number: number, operations: readonly Operation[]): Promise<Answer> {
    // The copy was made in the moment between the commit and this.
    if (number <= this.#copied) return Promise.resolve(ok(undefined));
    return new Promise((done) => {
      if (this.#queue.length >= MOST_WAITING) this.#fail('too far behind');
      this.#queue.push({ number, operations, at: performance.now(), done });
      if (this.#isFollowing && this.#queue.length === 1) this.#working = this.#follow();
    });
  }

  /** When all is there. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#working;
    this.#drop('closed');
    await this.#closeWriter();
  }

  async #begin(): Promise<void> {
    this.#isFollowing = false;
    try {
      await this.#closeWriter();
      await this.#copy();
      const opened = await openWriter({ path: this.#options.to, check: 'none', mostPages: null });
      if (!opened.ok) throw new Error(opened.error.code);
      this.#writer = opened.value;
      // Its end is noticed by what waits for it, and the copy is begun anew; play goes on.
      opened.value.worker.on('error', () => {});
      this.#copied = numberIn(this.#options.to);
      const isIn = ({ number }: Batch): boolean => number <= this.#copied;
      for (const { done } of this.#queue.filter(isIn)) done(ok(undefined));
      this.#queue = this.#queue.filter((batch) => !isIn(batch));
      this.#isFollowing = true;
      await this.#follow();
    } catch (error) {
      this.#fail((error as Error).message);
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

  async #follow(): Promise<void> {
    while (this.#isFollowing && this.#queue.length > 0) {
      const batches = [...this.#queue];
      const answer = await this.#write(batches.flatMap(({ operations }) => operations));
      // Given up meanwhile.
      if (!this.#isFollowing) return;
      if (!answer.ok) return this.#fail(answer.error.detail);
      this.#queue.splice(0, batches.length);
      for (const { done } of batches) done(answer);
    }
  }

  async #write(operations: readonly Operation[]): Promise<Answer> {
    const worker = this.#writer?.worker;
    if (worker === undefined || hasEnded(worker)) return err(failureOf('no writer'));
    worker.postMessage({ kind: 'batch', operations } satisfies ToWriter);
    const message = await answerOf(worker);
    if (message === null) return err(failureOf('ended'));
    const said = message as FromWriter;
    return said.kind === 'rolled-back' ? err(said.failure) : ok(undefined);
  }

  #fail(detail: string): void {
    this.#options.onFailure(detail);
    this.#drop(detail);
    clearTimeout(this.#retry);
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => void this.begin(), RETRY_MS).unref();
  }

  /** What was waiting will be in the next copy. */
  #drop(detail: string): void {
    this.#isFollowing = false;
    for (const { done } of this.#queue.splice(0)) done(err(failureOf(detail)));
  }

  async #closeWriter(): Promise<void> {
    if (this.#writer === null) return;
    const { worker, lock } = this.#writer;
    this.#writer = null;
    if (!hasEnded(worker)) {
      const exited = once(worker, 'exit');
      worker.postMessage({ kind: 'close' } satisfies ToWriter);
      await exited;
    }
    lock.release();
  }
}

/** A thread that is gone has no number any more. */
const hasEnded = ({ threadId }: OpenWriter['worker']): boolean => threadId < 0;

/** What it says next, or null where it ends without a word. No listener stays behind. */
const answerOf = (worker: OpenWriter['worker']): Promise<unknown> =>
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
