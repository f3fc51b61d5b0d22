/** `taht backup`: writes the embedded store and its companion files into one file, also while the server runs. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '@taht/base';
import { storePath } from '../start/options.ts';
import { backUp } from '../store/sqlite/back-up.ts';
import { faultAtRest } from '../store/sqlite/check-log.ts';
import { checkStreams, hasSeals } from '../store/sqlite/check-streams.ts';
import { checkFile, faultsIn } from '../store/sqlite/schema.ts';
import { packCompanions } from './companions.ts';
import { type BackupFailure, failureFrom, Stop } from './failure.ts';
import { type Holding, holdingOf } from './holding.ts';
import { seal } from './seal.ts';

export interface Backup extends Holding {
  readonly file: string;
  readonly bytes: number;
  /** The streams in it that are not as they were stored; left out where all are. */
  readonly damaged?: readonly string[];
}

export async function makeBackup(
  data: string,
  file: string,
  replaces: boolean,
): Promise<Result<Backup, BackupFailure>> {
  const store = storePath(data);
  if (!existsSync(store)) return err({ code: 'no-store', path: store });
  const path = resolve(file);
  if (path.startsWith(store)) return err({ code: 'is-store', path });
  if (!replaces && existsSync(path))
    return err({ code: 'file', tried: 'write', path, reason: 'exists', system: 'EEXIST' });
  const fault = faultAtRest(store);
  if (fault !== undefined) return err({ code: 'store-corrupt', path: store, faults: [fault] });
  let holding: Holding = { games: 0, tournaments: 0 };
  let damaged: readonly string[] = [];
  const complete = (copy: DatabaseSync): void => {
    const checked = checkFile(copy, store);
    if (!checked.ok) throw new Stop(checked.error);
    const faults = faultsIn(copy, 'quick');
    if (faults.length > 0) throw new Stop({ code: 'store-corrupt', path: store, faults });
    holding = holdingOf(copy);
    damaged = damagedIn(copy);
    // The backup from before may be the last one in which they are whole.
    if (damaged.length > 0 && existsSync(path))
      throw new Stop({ code: 'store-corrupt', path: store, faults: damaged });
    packCompanions(copy, data);
  };
  try {
    await backUp(store, path, { complete, seal });
    const made = { file: path, bytes: statSync(path).size, ...holding };
    return ok(damaged.length === 0 ? made : { ...made, damaged });
  } catch (error) {
    return err(failureFrom(error, 'write', path));
  }
}

/** A store of a version without seals has none to look at. */
const damagedIn = (copy: DatabaseSync): readonly string[] =>
  hasSeals(copy) ? checkStreams(copy).damaged.map(({ stream }) => stream) : [];
