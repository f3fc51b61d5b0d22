/** A backup that is known to be good: it is put back in a scratch folder and looked through before it counts, and only then older ones go. */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import type { BackupFailure } from '../backup/failure.ts';
import { type Backup, makeBackup } from '../backup/make-backup.ts';
import { restore } from '../backup/restore.ts';
import { check } from './check.ts';

export interface CheckedBackup extends Backup {
  /** Streams that were looked through. */
  readonly streams: number;
}

/** Named by their time, so that they stand in its order. */
const NAME = /^taht-[\d-]+T[\d-]+Z\.taht$/u;

/** By a server that was stopped in the middle: whole stores, and the secret with them. */
const LEFT_BEHIND = /^(?:taht-[\d-]+T[\d-]+Z\.taht\.unchecked|\.scratch-)/u;

export async function checkedBackup(
  data: string,
  folder: string,
  now: Date,
  keep: number,
): Promise<Result<CheckedBackup, BackupFailure>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder).filter((each) => LEFT_BEHIND.test(each)))
    rmSync(join(folder, name), { recursive: true, force: true });
  const time = now.toISOString().replace(/\.\d+/u, '').replaceAll(':', '-');
  const file = join(folder, `taht-${time}.taht`);
  const fresh = `${file}.unchecked`;
  const made = await makeBackup(data, fresh, true);
  if (!made.ok) return made;
  const looked = lookThrough(fresh, folder);
  if (!looked.ok) {
    rmSync(fresh, { force: true });
    return looked;
  }
  renameSync(fresh, file);
  const old = readdirSync(folder).filter((name) => NAME.test(name));
  for (const name of old.sort().slice(0, -keep)) rmSync(join(folder, name));
  return ok({ ...made.value, file, streams: looked.value });
}

/** How many streams it holds, all of them sound. */
function lookThrough(file: string, folder: string): Result<number, BackupFailure> {
  const scratch = mkdtempSync(join(folder, '.scratch-'));
  try {
    const restored = restore(file, scratch, false);
    if (!restored.ok) return restored;
    const checked = check(scratch);
    if (!checked.ok) return checked;
    const { faults, damaged, streams } = checked.value;
    const wrong = [...faults, ...damaged.map(({ stream }) => stream)];
    return wrong.length === 0
      ? ok(streams)
      : err({ code: 'backup-damaged', path: file, faults: wrong });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
