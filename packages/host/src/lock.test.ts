import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './lock.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-lock-'));
  path = join(folder, 'a.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('one holder at a time, and nothing is left behind', () => {
  const lock = takeLock(path);
  expect(takeLock(path)).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['a.lock']);
  lock?.release();
  expect(readdirSync(folder)).toEqual([]);
  takeLock(path)?.release();
});

const HOLDER = `
  const { takeLock } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
  const answer = takeLock(process.argv[1]) === undefined ? 'refused' : 'held';
  // Nobody keeps the lock itself; it must be held all the same when memory is cleared up.
  await new Promise(setImmediate);
  globalThis.gc();
  console.log(answer);
  setInterval(() => {}, 1000);
`;

test('another process is kept out, and its lock dies with it', async () => {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', HOLDER, path]);
  const [said] = await once(child.stdout, 'data');
  expect(String(said).trim()).toBe('held');
  expect(takeLock(path)).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = takeLock(path);
  expect(lock).toBeDefined();
  lock?.release();
});
