/**
 * A lock between processes that the system itself lets go of when its holder dies, however it dies.
 * Node has no such lock of its own, but SQLite does, on every platform: an empty database held exclusively.
 */
import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export interface Lock {
  release(): void;
}

/** SQLite's code for "somebody else holds it". */
const BUSY = 5;
const ATTEMPTS = 10;

/** Kept here as well, as a database that nobody refers to any more is closed and lets go of its lock. */
const held = new Set<DatabaseSync>();

/** Undefined where another process, or this one, holds the lock. */
export function takeLock(path: string): Lock | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    closeSync(openSync(path, 'a'));
    const before = inodeOf(path);
    const database = holdExclusively(path);
    if (database === undefined) return undefined;
    // A holder that just released it may have removed the very file that was opened here.
    if (before !== undefined && inodeOf(path) === before) {
      held.add(database);
      return { release: () => release(path, database) };
    }
    database.close();
  }
  return undefined;
}

function holdExclusively(path: string): DatabaseSync | undefined {
  const database = new DatabaseSync(path);
  try {
    // The transaction is never ended and writes nothing, so it needs no file beside this one.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === BUSY) return undefined;
    throw error;
  }
}

const inodeOf = (path: string): bigint | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;

function release(path: string, database: DatabaseSync): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Some systems keep an open file; an empty one may stay.
  }
  held.delete(database);
  database.close();
}
