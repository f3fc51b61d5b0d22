/** The lock keeps processes apart, and a dead one keeps nobody waiting. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { withFileLock } from './file-lock.js';

const folder = mkdtempSync(join(tmpdir(), 'taht-lock-'));
const lock = join(folder, 'lock');

afterEach(() => rmSync(lock, { force: true }));

test('the lock is held during the work and given back, also after an error', async () => {
  expect(await withFileLock(lock, () => existsSync(lock))).toBe(true);
  const broken = withFileLock(lock, () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a dead process is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, String(pid));
  expect(await withFileLock(lock, () => 'done')).toBe('done');
});

test('the lock of a living process is waited for', async () => {
  writeFileSync(lock, String(process.pid));
  const order: string[] = [];
  const waiting = withFileLock(lock, () => order.push('second'));
  await Promise.resolve();
  order.push('first');
  rmSync(lock);
  await waiting;
  expect(order).toEqual(['first', 'second']);
});
