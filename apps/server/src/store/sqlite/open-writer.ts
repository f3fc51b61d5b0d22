/** Begins the thread that writes to one file, which nobody else may have open. */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '@taht/base';
import { type Lock, takeLock } from '@taht/host';
import type { OpenFailure } from '../open-failure.ts';
import type { FromWriter, WriterOptions } from './operation.ts';

export interface OpenWriter {
  readonly worker: Worker;
  readonly lock: Lock;
}

export async function openWriter(options: WriterOptions): Promise<Result<OpenWriter, OpenFailure>> {
  const lock = lockFor(options.path);
  if (!lock.ok) return lock;
  try {
    const started = await startWriter(options);
    if (started.ok) return ok({ worker: started.value, lock: lock.value });
    lock.value.release();
    return started;
  } catch (error) {
    lock.value.release();
    throw error;
  }
}

/** For whoever holds the lock. */
export async function startWriter(options: WriterOptions): Promise<Result<Worker, OpenFailure>> {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: options });
  const [first] = (await once(worker, 'message')) as [FromWriter];
  if (first.kind === 'opened') return ok(worker);
  if (first.kind !== 'not-opened') throw new Error(`unexpected: ${first.kind}`);
  await worker.terminate();
  return err(first.failure);
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
