/** The log is emptied a second after the last commit, and the server may die at any moment of that. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { logFault } from '../../src/store/sqlite/check-log.ts';
import { readMark } from '../../src/store/sqlite/commit-mark.ts';
import { Log } from '../../src/store/sqlite/log.ts';

/** A database that tells what is on the disk right before and right after its log is emptied. */
function watched(path: string, look: () => void): DatabaseSync {
  const database = new DatabaseSync(path);
  const around = (sql: string, run: () => unknown): unknown => {
    const empties = sql.includes('TRUNCATE');
    if (empties) look();
    const result = run();
    if (empties) look();
    return result;
  };
  return new Proxy(database, {
    get: (target, name) => {
      if (name === 'exec') return (sql: string) => around(sql, () => target.exec(sql));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('whoever dies while the log is emptied is not told that it is damaged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taht-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'store.sqlite');
  const faults: (string | undefined)[] = [];
  const database = watched(path, () => faults.push(logFault(path)));
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE t (a)',
  );
  const log = new Log(database, path);
  for (let i = 0; i < 3; i++) {
    database.exec(`INSERT INTO t VALUES (${i})`);
    log.mark();
    expect(readMark(path)?.frames).toBeGreaterThan(0);
    log.empty();
    expect(readMark(path)?.frames).toBe(0);
  }
  expect(faults).toEqual(Array(6).fill(undefined));
  database.close();
  log.close();
});

test('a note that is several logs old, as after a power cut, is no damage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taht-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'store.sqlite');
  const database = new DatabaseSync(path);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE t (a)',
  );
  const log = new Log(database, path);
  database.exec('INSERT INTO t VALUES (0)');
  log.mark();
  const note = readFileSync(`${path}-commits`);
  for (let i = 1; i < 5; i++) {
    // Merged whole, the log is begun anew with the next commit.
    database.exec('PRAGMA wal_checkpoint(RESTART)');
    database.exec(`INSERT INTO t VALUES (${i})`);
    log.mark();
  }
  writeFileSync(`${path}-commits`, note);
  expect(logFault(path)).toBeUndefined();
  database.close();
  log.close();
});
