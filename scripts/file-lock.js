/** A lock between processes: a file that names its holder. The lock of a process that has died is taken over. */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` while no other process holds `path`.
 * @template T
 * @param {string} path
 * @param {() => T} work
 * @returns {Promise<T>}
 */
export async function withFileLock(path, work) {
  while (!take(path)) {
    if (isAbandoned(path)) rmSync(path, { force: true });
    else await sleep(200);
  }
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** A hard link appears whole or not at all, so nobody ever reads a lock without a holder. @param {string} path */
function take(path) {
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** @param {string} path */
function isAbandoned(path) {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
