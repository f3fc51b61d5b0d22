/** `taht backup` beside a server that runs, `taht restore`, and what they say when it cannot be done. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { makeWorld } from './world.ts';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'taht-cli-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function taht(args: readonly string[], env = {}) {
  const world = makeWorld({ cwd: folder, env });
  const exit = await runCli(args, world);
  return { exit, output: world.output, complaints: world.complaints };
}

test('a running server is backed up, and its backup put back', async () => {
  const args = ['--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'data')];
  const server = spawn(process.execPath, [MAIN, 'serve', ...args, '--language', 'et'], {
    env: { ...process.env, TAHT_LOG: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of server.stdout) {
    text += chunk;
    if (/töötab aadressil http/.test(text)) break;
  }
  const made = await taht(['backup', 'copy.taht', '--json']);
  expect(JSON.parse(made.output)).toEqual({
    file: join(folder, 'copy.taht'),
    bytes: expect.any(Number),
    games: 0,
  });
  const inUse = await taht(['restore', 'copy.taht', '--force']);
  expect(inUse).toMatchObject({
    exit: 1,
    complaints: expect.stringMatching(/in use by another server/),
  });
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  expect(await taht(['restore', 'copy.taht'])).toMatchObject({
    exit: 1,
    complaints: expect.stringMatching(/There is a store already: .*--force/),
  });
  const forced = await taht(['restore', 'copy.taht', '--force']);
  expect(forced).toMatchObject({
    exit: 0,
    output: expect.stringMatching(/Games: 0\.\nWhat was there before is kept:\s/),
  });
  expect(existsSync(join(folder, 'data', 'secret'))).toBe(true);
});

test.each<[readonly string[], number, RegExp]>([
  [['backup', 'new.taht', '--data', 'empty'], 1, /There is no store here: .*taht\.sqlite/],
  [['restore', 'nothing.taht', '--data', 'empty'], 1, /There is no such file: .*nothing\.taht/],
  [['restore', 'text.taht', '--data', 'empty'], 1, /This is no backup of Täht: .*text\.taht/],
  [['restore'], 2, /missing/],
  [['backup', 'a', 'b'], 2, /too much/],
])('taht %j', async (args, exit, complaints) => {
  writeFileSync(join(folder, 'text.taht'), 'some text '.repeat(300));
  expect(await taht(args)).toMatchObject({ exit, complaints: expect.stringMatching(complaints) });
});

test('what is in PostgreSQL is not backed up here', async () => {
  const env = { TAHT_DATABASE: 'postgres://a/b' };
  expect(await taht(['backup', 'new.taht'], env)).toMatchObject({
    exit: 2,
    complaints: expect.stringMatching(/PostgreSQL; pg_dump/),
  });
});
