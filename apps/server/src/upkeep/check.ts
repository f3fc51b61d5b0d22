/** `taht store check`: whether everything in the embedded store is as it was stored. Nothing is changed by it, and a server may go on. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '@taht/base';
import { type BackupFailure, failureFrom } from '../backup/failure.ts';
import { storePath } from '../start/options.ts';
import { faultAtRest } from '../store/sqlite/check-log.ts';
import { checkStreams, type Harm, hasSeals } from '../store/sqlite/check-streams.ts';
import { checkFile, faultsIn } from '../store/sqlite/schema.ts';

export interface Checked {
  readonly store: string;
  readonly streams: number;
  /** Of its files, each with its place. With any, streams are not looked at. */
  readonly faults: readonly string[];
  /** Of its streams. */
  readonly damaged: readonly Harm[];
}

export function check(data: string): Result<Checked, BackupFailure> {
  const store = storePath(data);
  if (!existsSync(store)) return err({ code: 'no-store', path: store });
  const found = (faults: readonly string[]): Result<Checked, BackupFailure> =>
    ok({ store, streams: 0, faults, damaged: [] });
  try {
    const fault = faultAtRest(store);
    if (fault !== undefined) return found([fault]);
    const database = new DatabaseSync(store, { readOnly: true, timeout: 5000 });
    try {
      const checked = checkFile(database, store);
      if (!checked.ok) return checked;
      const faults = faultsIn(database, 'full');
      if (faults.length > 0) return found(faults);
      const all = hasSeals(database) ? checkStreams(database) : { streams: 0, damaged: [] };
      return ok({ store, faults, ...all });
    } finally {
      database.close();
    }
  } catch (error) {
    const failure = failureFrom(error, 'read', store);
    return failure.code === 'store-corrupt' ? found(failure.faults) : err(failure);
  }
}
