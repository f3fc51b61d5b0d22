/** `taht serve`: the server as a child, with its signals and its exit code. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from '@taht/host';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));

const taht = (...args: readonly string[]) =>
  spawn(process.execPath, [MAIN, 'serve', '--language', 'en', ...args], {
    env: { ...process.env, TAHT_LOG: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test('serves until it is told to stop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taht-serve-'));
  const child = taht('--port', '0', '--host', '127.0.0.1', '--data', folder);
  let text = '';
  for await (const chunk of child.stdout) {
    text += chunk;
    if (/running at/.test(text)) break;
  }
  const url = /running at (\S+)/.exec(text)?.[1] ?? '';
  expect((await fetch(new URL('/healthz', url))).status).toBe(200);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});

test('killed, it leaves no server behind that has port and data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taht-serve-'));
  const child = taht('--port', '0', '--host', '127.0.0.1', '--data', folder);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  // The server has the same output, which ends when both are gone.
  child.stdout.resume();
  await once(child.stdout, 'end');
  const lock = takeLock(join(folder, 'taht.sqlite.lock'));
  expect(lock).toBeDefined();
  lock?.release();
  rmSync(folder, { recursive: true });
});

test('wrong use is wrong use', async () => {
  const child = taht('--port', 'eighty');
  expect(await once(child, 'exit')).toEqual([2, null]);
});
