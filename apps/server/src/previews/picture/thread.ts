/** One thread for all pictures of this process: it is begun when the first is wanted, and does one thing at a time. */
import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '@taht/base';
import type { Board } from '@taht/rules';
import type { Preview } from '../preview.ts';

type Task =
  | { readonly kind: 'draw'; readonly preview: Preview }
  | { readonly kind: 'puzzle'; readonly edition: string; readonly seed: number };

export interface ToThread {
  readonly id: number;
  readonly task: Task;
}

export interface FromThread {
  readonly id: number;
  readonly value: Uint8Array | Board | null;
}

/** Too much is waiting, or the thread has failed. */
export type PictureFailure = { readonly code: 'busy' };

type Answer<T> = Promise<Result<T, PictureFailure>>;

/** What may wait: some seconds of drawing. */
const MOST = 24;

const BUSY = err({ code: 'busy' } as const);

export class PictureThread {
  readonly #waiting = new Map<
    number,
    (value: Result<FromThread['value'], PictureFailure>) => void
  >();
  #worker: Worker | undefined;
  #last = 0;

  draw(preview: Preview): Answer<Uint8Array> {
    return this.#do({ kind: 'draw', preview }) as Answer<Uint8Array>;
  }

  /** Null where there is none. */
  puzzle(edition: string, seed: number): Answer<Board | null> {
    return this.#do({ kind: 'puzzle', edition, seed }) as Answer<Board | null>;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #do(task: Task): Promise<Result<FromThread['value'], PictureFailure>> {
    if (this.#waiting.size >= MOST) return BUSY;
    this.#worker ??= this.#begin();
    this.#last++;
    const id = this.#last;
    const message: ToThread = { id, task };
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#worker?.postMessage(message);
    });
  }

  #begin(): Worker {
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, value }: FromThread) => {
      this.#waiting.get(id)?.(ok(value));
      this.#waiting.delete(id);
    });
    // Whatever was under way is not drawn; the next picture begins another thread.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const resolve of this.#waiting.values()) resolve(BUSY);
      this.#waiting.clear();
    });
    return worker;
  }
}
