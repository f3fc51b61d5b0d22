/** Copies a store that is in use, as it is at one moment, under its final name only once it is whole. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { backup, DatabaseSync } from 'node:sqlite';

export async function backUp(from: string, to: string): Promise<void> {
  const aside = `${to}.${process.pid}.tmp`;
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    // An open transaction keeps the moment: without it every write beside it would start the copy anew.
    source.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
    await backup(source, aside);
    sync(aside);
    renameSync(aside, to);
    syncFolder(dirname(to));
  } finally {
    source.close();
    rmSync(aside, { force: true });
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Where folders cannot be opened the system sees to it. */
function syncFolder(path: string): void {
  if (process.platform !== 'win32') sync(path);
}
