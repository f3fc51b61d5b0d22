/** `taht receive`: a server sends its second copy there, as real processes on two ports. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { makeWorld } from './world.ts';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));
const SECRET = '0123456789abcdef'.repeat(4);

const root = mkdtempSync(join(tmpdir(), 'taht-receive-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Started, and the address that it says. */
async function start(command: string, ...args: readonly string[]) {
  const child = spawn(
    process.execPath,
    [MAIN, command, '--host', '127.0.0.1', '--port', '0', ...args],
    {
      env: { ...process.env, LC_ALL: 'en', TAHT_LOG: 'error', TAHT_SECRET: SECRET },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let text = '';
  for await (const chunk of child.stdout) {
    text += chunk;
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
    if (url === undefined) continue;
    const stop = async (): Promise<number | null> => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await gone) as [number | null];
      return code;
    };
    return { url, stop };
  }
  throw new Error(`did not start: ${text}`);
}

test('what happened on one machine is on the other, and that becomes the server', async () => {
  const [data, copy] = [join(root, 'data'), join(root, 'copy')];
  const receiver = await start('receive', '--data', copy);
  const sync = ['--replicate', receiver.url, '--replicate-sync'];
  const server = await start('serve', '--data', data, ...sync);
  const arrived = await fetch(`${server.url}/api/v1/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"nickname":"Mari"}',
  });
  const { id } = (await arrived.json()) as { id: string };
  expect(await server.stop()).toBe(0);
  expect(await receiver.stop()).toBe(0);
  const world = makeWorld();
  expect(await runCli(['promote', '--data', copy], world)).toBe(0);
  const next = await start('serve', '--data', copy);
  const seen = await fetch(`${next.url}/api/v1/people/${id}`);
  expect(await seen.json()).toMatchObject({ nickname: 'Mari' });
  expect(await next.stop()).toBe(0);
});
