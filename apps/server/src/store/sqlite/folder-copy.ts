/** A second copy in a folder of this machine. Whoever would make a server of it is kept out while it is made and followed. */
import { once } from 'node:events';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { type Lock, takeLock } from '@taht/host';
import { backUp, syncFolder } from './back-up.ts';
import { startWriter } from './open-writer.ts';
import type { FromWriter, Operation, ToWriter } from './operation.ts';
import { Reader } from './reader.ts';
import { BATCH_KEY, type Copy } from './replica.ts';

export interface FolderCopyOptions {
  /** Where the store is to lie. */
  readonly to: string;
  /** What else a server needs is brought there. Throws where it is no copy any more. */
  bringCompanions(): void;
}

export class FolderCopy implements Copy {
  readonly #options: FolderCopyOptions;
  #lock: Lock | undefined;
  #worker: Worker | null = null;
  /** Which file it is. */
  #file: bigint | undefined;

  constructor(options: FolderCopyOptions) {
    this.#options = options;
  }

  /** The former copy stays until the next one is whole. */
  async begin(from: string): Promise<number> {
    const { to, bringCompanions } = this.#options;
    this.#lock = takeLock(`${to}.lock`);
    if (this.#lock === undefined) throw new Error('the copy is in use');
    await backUp(from, freshPath(to));
    bringCompanions();
    putFresh(to);
    const started = await startWriter({ path: to, check: 'none', mostPages: null });
    if (!started.ok) throw new Error(started.error.code);
    this.#worker = started.value;
    // Its end is noticed by what waits for it, and the copy is begun anew; play goes on.
    this.#worker.on('error', () => {});
    this.#file = fileAt(to);
    return numberIn(to);
  }

  async write(operations: readonly Operation[]): Promise<void> {
    const worker = this.#worker;
    if (worker === null || hasEnded(worker)) throw new Error('no writer');
    // What is written into a file that somebody removed is nowhere.
    if (fileAt(this.#options.to) !== this.#file) throw new Error('the copy is gone');
    worker.postMessage({ kind: 'batch', operations } satisfies ToWriter);
    const said = (await answerOf(worker)) as FromWriter | null;
    if (said === null) throw new Error('ended');
    if (said.kind === 'rolled-back') throw new Error(said.failure.detail);
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    if (worker !== null && !hasEnded(worker)) {
      const exited = once(worker, 'exit');
      worker.postMessage({ kind: 'close' } satisfies ToWriter);
      await exited;
    }
    this.#lock?.release();
    this.#lock = undefined;
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
