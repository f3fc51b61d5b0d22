/** `taht backup` beside a server that runs, `taht restore`, and what they say when it cannot be done. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
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
    tournaments: 0,
  });
  const inUse = await taht(['restore', 'copy.taht', '--force']);
  expect(inUse).toMatchObject({
    exit: 1,
    complaints: expect.stringMatching(/Another server is using/),
  });
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  expect(await taht(['restore', 'copy.taht'])).toMatchObject({
    exit: 1,
    complaints: expect.stringMatching(/There’s already a store: .*--force/),
  });
  const forced = await taht(['restore', 'copy.taht', '--force']);
  expect(forced).toMatchObject({
    exit: 0,
    output: expect.stringMatching(/Tournaments:\s0\.\nThe previous store is kept here:\s/),
  });
  expect(existsSync(join(folder, 'data', 'secret'))).toBe(true);
  const store = new DatabaseSync(join(folder, 'data', 'taht.sqlite'));
  store.exec("UPDATE entries SET body = body || ' '");
  store.close();
  expect(await taht(['backup', 'changed.taht'])).toMatchObject({
    exit: 3,
    output: expect.stringMatching(/Tournaments:\s0\.\nDamaged in the store \(\d+\): \w/),
  });
  expect(await taht(['backup', 'copy.taht', '--force'])).toMatchObject({
    exit: 1,
    complaints: expect.stringMatching(/taht\.sqlite is damaged/),
  });
});

test('a store is checked, and what is whole in it is saved and put back', async () => {
  const damaged = await taht(['store', 'check']);
  expect(damaged).toMatchObject({ exit: 3, output: expect.stringMatching(/Damaged in the store/) });
  const saved = await taht(['store', 'salvage', 'saved.taht']);
  expect(saved).toMatchObject({
    exit: 3,
    output: expect.stringMatching(/moderation-main: lost$/m),
  });
  expect(await taht(['restore', 'saved.taht', '--data', 'again'])).toMatchObject({ exit: 0 });
  expect(await taht(['store', 'check', '--data', 'again'])).toMatchObject({
    exit: 0,
    output: expect.stringMatching(/The store is sound/),
  });
  expect(await taht(['store', 'salvage', 'saved.taht'])).toMatchObject({ exit: 1 });
});

test.each<[readonly string[], number, RegExp]>([
  [['backup', 'new.taht', '--data', 'empty'], 1, /There’s no store here: .*taht\.sqlite/],
  [['restore', 'nothing.taht', '--data', 'empty'], 1, /There’s no such file: .*nothing\.taht/],
  [['restore', 'text.taht', '--data', 'empty'], 1, /This isn’t a Täht backup: .*text\.taht/],
  [['restore'], 2, /Missing/],
  [['backup', 'a', 'b'], 2, /Too many arguments/],
])('taht %j', async (args, exit, complaints) => {
  writeFileSync(join(folder, 'text.taht'), 'some text '.repeat(300));
  expect(await taht(args)).toMatchObject({ exit, complaints: expect.stringMatching(complaints) });
});

test('what is in PostgreSQL is not backed up here', async () => {
  const env = { TAHT_DATABASE: 'postgres://a/b' };
  expect(await taht(['backup', 'new.taht'], env)).toMatchObject({
    exit: 2,
    complaints: expect.stringMatching(/PostgreSQL; use pg_dump/),
  });
});
