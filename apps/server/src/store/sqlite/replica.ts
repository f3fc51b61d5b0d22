/**
 * A second copy of the embedded store, kept while the store is at work: first the whole file, then every batch that was
 * committed, in order and with the number that the store itself has noted, so that none is left out or done twice.
 */
import { err, ok, type Result } from '@taht/base';
import type { StoreFailure } from '../store.ts';
import type { Operation } from './operation.ts';

/** Under which a store notes the number of its last batch. */
export const BATCH_KEY = 'batch';

/** Where the copy lies: in a folder here, or with another process. What it throws ends the attempt. */
export interface Copy {
  /** Takes it over, with all there is in the store at this path; nobody else may touch it until the end. Answers the number of the last batch in it. */
  begin(from: string): Promise<number>;
  /** Resolves when they are on its disk. */
  write(operations: readonly Operation[]): Promise<void>;
  end(): Promise<void>;
}

export interface ReplicaOptions {
  readonly copy: Copy;
  /** Whether nothing is acknowledged before it is in the copy as well. */
  readonly isSync: boolean;
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

  async #attempt(begun: () => void): Promise<void> {
    const { copy } = this.#options;
    try {
      this.#broken = null;
      this.#copied = await copy.begin(this.#from);
      if (this.#broken !== null) throw new Error(this.#broken);
      const isIn = ({ number }: Batch): boolean => number <= this.#copied;
      for (const { done } of this.#queue.filter(isIn)) done(ok(undefined));
      this.#queue = this.#queue.filter((batch) => !isIn(batch));
      this.#isFollowing = true;
      begun();
      await this.#follow();
    } finally {
      this.#isFollowing = false;
      await copy.end();
    }
  }

  /** Until it is closed and nothing waits any more. */
  async #follow(): Promise<void> {
    for (;;) {
      if (this.#broken !== null) throw new Error(this.#broken);
      const batches = [...this.#queue];
      if (batches.length === 0 && this.#isClosed) return;
      if (batches.length === 0) await this.#woken();
      else {
        await this.#options.copy.write(batches.flatMap(({ operations }) => operations));
        if (this.#broken !== null) continue;
        this.#queue.splice(0, batches.length);
        for (const { done } of batches) done(ok(undefined));
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

  /** What was waiting will be in the next copy. */
  #drop(detail: string): void {
    for (const { done } of this.#queue.splice(0)) done(err(failureOf(detail)));
  }
}

/** Nobody knows whether it got there. */
const failureOf = (detail: string): StoreFailure => ({
  code: 'store-failed',
  reason: 'away',
  detail: `replica: ${detail}`,
});
