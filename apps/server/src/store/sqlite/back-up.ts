/** Copies a store in use, as it is at one moment. The copy gets its final name once it is complete. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { backup, DatabaseSync } from 'node:sqlite';

/** Each may throw where the copy is not as it should be. */
export interface Finish {
  /** May add to the copy. */
  readonly complete?: (copy: DatabaseSync) => void;
  /** When nothing more is written into the file. */
  readonly seal?: (path: string) => void;
}

export async function backUp(
  from: string,
  to: string,
  { complete, seal }: Finish = {},
): Promise<void> {
  const aside = `${to}.${process.pid}.tmp`;
  // The system's own error tells more than SQLite's where nothing can be written.
  closeSync(openSync(aside, 'w', 0o600));
  try {
    await copyMoment(from, aside);
    const copy = new DatabaseSync(aside);
    try {
      // One file that can be read from anywhere, also where nothing may be written beside it.
      copy.exec('PRAGMA journal_mode = DELETE');
      complete?.(copy);
    } finally {
      copy.close();
    }
    seal?.(aside);
    sync(aside);
    renameSync(aside, to);
    syncFolder(dirname(to));
  } finally {
    for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(aside + ending, { force: true });
  }
}

async function copyMoment(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    // An open transaction keeps the moment: without it every write beside it would start the copy anew.
    source.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
    await backup(source, to);
  } finally {
    source.close();
  }
}

export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Where folders cannot be opened the system sees to it. */
export function syncFolder(path: string): void {
  if (process.platform !== 'win32') sync(path);
}
