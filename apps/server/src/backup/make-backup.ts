/** `taht backup`: writes the embedded store and its companion files into one file, also while the server runs. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '@taht/base';
import { storePath } from '../start/options.ts';
import { backUp } from '../store/sqlite/back-up.ts';
import { checkFile, faultsIn } from '../store/sqlite/schema.ts';
import { packCompanions } from './companions.ts';
import { type BackupFailure, failureFrom, Stop } from './failure.ts';
import { gamesIn } from './games-in.ts';
import { seal } from './seal.ts';

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly games: number;
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
  let games = 0;
  const complete = (copy: DatabaseSync): void => {
    const checked = checkFile(copy, store);
    if (!checked.ok) throw new Stop(checked.error);
    const faults = faultsIn(copy, 'quick');
    if (faults.length > 0) throw new Stop({ code: 'store-corrupt', path: store, faults });
    games = gamesIn(copy);
    packCompanions(copy, data);
  };
  try {
    await backUp(store, path, { complete, seal });
    return ok({ file: path, bytes: statSync(path).size, games });
  } catch (error) {
    return err(failureFrom(error, 'write', path));
  }
}
