/** `taht promote`: makes a second copy the store of a server, where the first is gone. */
import { existsSync } from 'node:fs';
import { err, ok, type Result } from '@taht/base';
import { takeLock } from '@taht/host';
import type { BackupFailure } from '../backup/failure.ts';
import { storePath } from '../start/options.ts';
import { isReplica, unmark } from '../start/replica-folder.ts';
import { putFresh } from '../store/sqlite/folder-copy.ts';
import { type Checked, check } from './check.ts';

export type PromoteFailure =
  | BackupFailure
  | { readonly code: 'not-a-replica'; readonly path: string };

/** Refused while the first server goes on, and where the copy is not whole. */
export function promote(data: string): Result<Checked, PromoteFailure> {
  if (!isReplica(data)) return err({ code: 'not-a-replica', path: data });
  const store = storePath(data);
  const lock = takeLock(`${store}.lock`);
  if (lock === undefined) return err({ code: 'store-in-use', path: store });
  try {
    putFresh(store);
    return whole(data, store);
  } finally {
    lock.release();
  }
}

/** It is a store of its own before anybody else may touch it. */
function whole(data: string, store: string): Result<Checked, PromoteFailure> {
  if (!existsSync(store)) return err({ code: 'no-store', path: store });
  const checked = check(data);
  if (!checked.ok) return checked;
  const { faults, damaged } = checked.value;
  const wrong = [...faults, ...damaged.map(({ stream }) => stream)];
  if (wrong.length > 0) return err({ code: 'store-corrupt', path: store, faults: wrong });
  unmark(data);
  return ok(checked.value);
}
