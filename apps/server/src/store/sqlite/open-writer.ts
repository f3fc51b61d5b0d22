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
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: options });
  try {
    const [first] = (await once(worker, 'message')) as [FromWriter];
    if (first.kind === 'opened') return ok({ worker, lock: lock.value });
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
