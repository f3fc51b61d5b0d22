/**
 * `taht restore`: makes a backup the store of a data folder. It copies and checks the backup first; the old store
 * stays in place until then, and afterwards under another name.
 */
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '@taht/base';
import { replaceFile, takeLock } from '@taht/host';
import { storePath } from '../start/options.ts';
import { sync, syncFolder } from '../store/sqlite/back-up.ts';
import { checkFile, faultsIn, versionOf } from '../store/sqlite/schema.ts';
import { type Companion, unpackCompanions } from './companions.ts';
import { type BackupFailure, failureFrom, Stop } from './failure.ts';
import { type Holding, holdingOf } from './holding.ts';
import { breakSeal } from './seal.ts';

export interface Restored extends Holding {
  readonly store: string;
  /** Where the store is that was there before, if there was one. */
  readonly replaced: string | null;
}

export function restore(
  file: string,
  data: string,
  replaces: boolean,
): Result<Restored, BackupFailure> {
  const store = storePath(data);
  try {
    mkdirSync(data, { recursive: true });
    const lock = takeLock(`${store}.lock`);
    if (lock === undefined) return err({ code: 'store-in-use', path: store });
    try {
      if (!replaces && existsSync(store)) return err({ code: 'store-there', path: store });
      return ok(putBack(file, data, store));
    } finally {
      lock.release();
    }
  } catch (error) {
    return err(failureFrom(error, 'write', store));
  }
}

/** Checks a backup, puts what lies beside the store in its place, and leaves the file as a store. */
export function openBackup(file: string, data: string): void {
  for (const companion of lookThrough(file, file).companions) place(companion, data);
}

function putBack(file: string, data: string, store: string): Restored {
  const aside = `${store}.${process.pid}.tmp`;
  try {
    bring(file, aside);
    const { companions, holding } = lookThrough(file, aside);
    sync(aside);
    for (const companion of companions) place(companion, data);
    const replaced = setAside(store);
    renameSync(aside, store);
    syncFolder(data);
    return { store, ...holding, replaced };
  } finally {
    for (const ending of ['', '-journal']) rmSync(aside + ending, { force: true });
  }
}

/** Either file may fail; if it cannot be inspected, it is the backup. */
function bring(file: string, aside: string): void {
  try {
    if (statSync(file).isDirectory()) throw new Stop({ code: 'not-a-backup', path: file });
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new Stop(failureFrom(error, 'read', file));
  }
  copyFileSync(file, aside);
}

function lookThrough(
  file: string,
  aside: string,
): { readonly companions: readonly Companion[]; readonly holding: Holding } {
  const isWhole = breakSeal(aside);
  const copy = new DatabaseSync(aside);
  try {
    const checked = checkFile(copy, file);
    if (!checked.ok) throw new Stop(checked.error);
    if (versionOf(copy) === 0) throw new Stop({ code: 'not-a-backup', path: file });
    const faults = [...(isWhole ? [] : ['sha256']), ...faultsIn(copy, 'full')];
    if (faults.length > 0) throw new Stop({ code: 'backup-damaged', path: file, faults });
    return { companions: unpackCompanions(copy), holding: holdingOf(copy) };
  } catch (error) {
    throw new Stop(ofTheBackup(failureFrom(error, 'write', aside), file));
  } finally {
    copy.close();
  }
}

/** What is wrong is wrong with the backup. */
function ofTheBackup(failure: BackupFailure, path: string): BackupFailure {
  if (failure.code === 'not-a-store') return { code: 'not-a-backup', path };
  if (failure.code === 'store-corrupt') return { ...failure, code: 'backup-damaged', path };
  return failure;
}

function place({ name, content }: Companion, data: string): void {
  const path = join(data, name);
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  setAside(path);
  const written = replaceFile(path, content);
  if (!written.ok) throw new Stop(written.error);
}

/** A log left behind would be replayed into the next store, so it moves too. */
function setAside(path: string): string | null {
  const kept = `${path}.replaced`;
  const isThere = existsSync(path);
  for (const ending of ['', '-wal', '-shm', '-commits']) {
    rmSync(kept + ending, { force: true });
    if (existsSync(path + ending)) renameSync(path + ending, kept + ending);
  }
  return isThere ? kept : null;
}
