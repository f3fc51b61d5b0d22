/** The server as a process: what it prints, how it ends, and what it says when it cannot begin. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RawClient } from './raw-client.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const env = { ...process.env, TAHT_LOG: 'error' };

let folder: string;
let running: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-start-'));
  running = [];
});
afterEach(async () => {
  for (const child of running) if (child.exitCode === null) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Resolves to all that it printed up to its address. */
async function start(...args: readonly string[]): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(
    process.execPath,
    [MAIN, '--host', '127.0.0.1', '--port', '0', '--language', 'en', ...args],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running.push(child);
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    const port = /served at https?:\/\/127\.0\.0\.1:(\d+)\//.exec(text)?.[1];
    if (port !== undefined) return { child, port: Number(port) };
  }
  throw new Error(`did not start: ${text}`);
}

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [MAIN, ...args], { env: { ...env, LC_ALL: 'C' }, encoding: 'utf8' });

test('serves, keeps its secrets to itself, and ends in good order', async () => {
  const data = join(folder, 'data');
  const { child, port } = await start('--data', data);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  for (const name of ['secret', 'taht.sqlite'])
    expect((statSync(join(data, name)).mode & 0o077).toString(8), name).toBe('0');
  const client = await RawClient.greeted(`ws://127.0.0.1:${port}/api/socket`);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await client.next('bye')).toEqual({ kind: 'bye', reason: 'shutdown' });
  expect(await gone).toEqual([0, null]);
});

test('says what is in the way', async () => {
  const data = join(folder, 'data');
  const { port } = await start('--data', data);
  const says = (args: readonly string[], exit: number, text: RegExp): void => {
    const { status, stderr } = run(...args);
    expect([status, stderr]).toEqual([exit, expect.stringMatching(text)]);
  };
  says(['--data', data, '--port', '0'], 1, /in use by another server/);
  const other = join(folder, 'other');
  says(['--data', other, '--host', '127.0.0.1', '--port', String(port)], 1, /Port \d+ is in use/);
  writeFileSync(join(folder, 'file'), '');
  says(['--data', join(folder, 'file')], 1, /cannot be opened: .*EEXIST|ENOTDIR/);
  says(
    ['--database', 'postgres://nobody@127.0.0.1:1/none', '--data', other],
    1,
    /cannot be opened/,
  );
  says(['--port', 'x'], 2, /No port: x/);
  says(['--nonsense'], 2, /--nonsense/);
  says(['--host', '203.0.113.7', '--data', other, '--port', '0'], 1, /no address 203\.0\.113\.7/);
  says(['--make-admin', 'nobody', '--data', other, '--port', '0'], 1, /begin: no-such-person/);
  mkdirSync(join(folder, 'bad'));
  writeFileSync(join(folder, 'bad', 'secret'), 'short');
  says(['--data', join(folder, 'bad')], 1, /64 hexadecimal digits/);
  const damaged = join(folder, 'damaged');
  mkdirSync(damaged);
  writeFileSync(join(damaged, 'certificate.json'), '{"key":"x"');
  says(['--data', damaged, '--port', '0', '--tls'], 1, /^\S+certificate\.json cannot be read.*\n$/);
  if (process.getuid?.() !== 0) {
    mkdirSync(join(folder, 'locked'));
    chmodSync(join(folder, 'locked'), 0o500);
    says(['--data', join(folder, 'locked', 'data')], 1, /cannot be opened/);
  }
});

test('an account is made administrator by a command on the machine', async () => {
  const data = join(folder, 'data');
  const asked = ['--data', data, '--make-admin', 'Chief'];
  const { status, stderr } = run('--host', '127.0.0.1', '--port', '0', ...asked);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/could not begin: no-such-person/)]);
  const { child, port } = await start('--data', data);
  const post = (path: string, body: object, cookie = '') =>
    fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const arrived = await post('guests', { nickname: 'Chief' });
  const [cookie = ''] = arrived.headers.getSetCookie()[0]?.split(';') ?? [];
  const made = await post('me/account', { name: 'Chief', password: 'a long enough one' }, cookie);
  expect(made.status).toBe(200);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  const again = await start(...asked);
  const rolesOf = async (): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${again.port}/api/v1/me`, { headers: { cookie } });
    return ((await answer.json()) as { me: { card: { roles: unknown } } }).me.card.roles;
  };
  // The order is carried out a moment later.
  await expect.poll(rolesOf, { timeout: 60_000 }).toEqual(['administrator']);
});

test('with --tls it makes a certificate once, for its owner’s eyes only', async () => {
  const data = join(folder, 'data');
  const { child, port } = await start('--data', data, '--tls');
  const headersOf = (): Promise<object> =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: '/', rejectUnauthorized: false };
      request(options, ({ headers }) => resolve(headers))
        .on('error', reject)
        .end();
    });
  const headers = await headersOf();
  expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
  // Browsers do not trust it, and must be able to come without it.
  expect(headers).not.toHaveProperty('strict-transport-security');
  const path = join(data, 'certificate.json');
  const { mode, mtimeMs } = statSync(path);
  expect((mode & 0o777).toString(8)).toBe('600');
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  await start('--data', data, '--tls');
  expect(statSync(path).mtimeMs).toBe(mtimeMs);
});
