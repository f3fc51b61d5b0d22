/** The server as a program: what it prints, how it ends, and what it says when it cannot begin. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { certificateIn } from '../../src/start/certificate.ts';
import { readOptions, storePath } from '../../src/start/options.ts';
import { run, type Served } from '../../src/start/run.ts';
import { failureLine } from '../../src/start/tell.ts';
import { textsIn } from '../../src/texts/texts.ts';
import { promote } from '../../src/upkeep/promote.ts';
import { RawClient } from '../support/raw-client.ts';
import { ServerProcess } from '../support/server-process.ts';
import { value } from '../support/store-parts.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const env = { ...process.env, TAHT_LOG: 'error', LC_ALL: 'C' };

let folder: string;
let processes: ServerProcess[];
let serving: Served[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-start-'));
  processes = [];
  serving = [];
});
afterEach(async () => {
  await Promise.all(processes.map((each) => each.kill()));
  await stopServing();
  rmSync(folder, { recursive: true, force: true });
});

async function start(...args: readonly string[]): Promise<ServerProcess> {
  const made = await ServerProcess.start(['--language', 'en', ...args]);
  processes.push(made);
  return made;
}

/** The same without a process of its own, as far as that makes no difference. */
async function serve(...args: readonly string[]): Promise<string> {
  return serveIn(env, ...args);
}

async function serveIn(
  settings: Readonly<Record<string, string | undefined>>,
  ...args: readonly string[]
): Promise<string> {
  const all = ['--host', '127.0.0.1', '--port', '0', ...args];
  const served = value(await run(value(readOptions(all, settings, folder)), settings));
  serving.push(served);
  return served.addresses.local;
}

async function stopServing(): Promise<void> {
  for (const each of serving.splice(0)) await each.stop();
}

/** Why it does not begin. */
async function obstacleTo(...args: readonly string[]): Promise<string> {
  const options = readOptions(args, env, folder);
  const begun = options.ok ? await run(options.value, env) : options;
  if (!begun.ok) return failureLine(textsIn('en'), begun.error);
  await begun.value.stop();
  return 'none';
}

/** How a process ends that cannot begin. */
async function endOf(...args: readonly string[]): Promise<[number | null, string]> {
  const child: ChildProcess = spawn(process.execPath, [MAIN, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'exit');
  const said = child.stderr === null ? '' : await text(child.stderr);
  const [code] = (await gone) as [number | null];
  return [code, said];
}

test('serves, keeps its secrets to itself, and ends in good order', async () => {
  const data = join(folder, 'data');
  const server = await start('--data', data);
  expect((await fetch(`${server.http}/readyz`)).status).toBe(200);
  for (const name of ['secret', 'taht.sqlite'])
    expect((statSync(join(data, name)).mode & 0o077).toString(8), name).toBe('0');
  const client = await RawClient.greeted(`ws://127.0.0.1:${server.port}/api/socket`);
  const gone = server.end();
  expect(await client.next('bye')).toEqual({ kind: 'bye', reason: 'shutdown' });
  expect(await gone).toBe(0);
});

test('a process that cannot begin says why, and ends with 1, or with 2 if it was asked wrongly', async () => {
  const data = join(folder, 'data');
  await serve('--data', data);
  const [used, asked] = await Promise.all([
    endOf('--data', data, '--port', '0'),
    endOf('--nonsense'),
  ]);
  expect(used).toEqual([1, expect.stringMatching(/Another server is using/)]);
  expect(asked).toEqual([2, expect.stringMatching(/--nonsense/)]);
});

test('says what is in the way', async () => {
  const data = join(folder, 'data');
  const { port } = new URL(await serve('--data', data));
  const says = async (args: readonly string[], line: RegExp): Promise<void> =>
    expect(await obstacleTo(...args)).toMatch(line);
  await says(['--data', data, '--port', '0'], /Another server is using/);
  const other = join(folder, 'other');
  await says(['--data', other, '--host', '127.0.0.1', '--port', port], /Port \d+ is in use/);
  writeFileSync(join(folder, 'file'), '');
  await says(['--data', join(folder, 'file')], /Can’t open .*EEXIST|ENOTDIR/);
  await says(['--database', 'postgres://nobody@127.0.0.1:1/none', '--data', other], /Can’t open/);
  await says(['--port', 'x'], /“x” isn’t a port number/);
  await says(['--nonsense'], /--nonsense/);
  await says(
    ['--host', '203.0.113.7', '--data', other, '--port', '0'],
    /the address 203\.0\.113\.7/,
  );
  await says(['--make-admin', 'nobody', '--data', other, '--port', '0'], /start: no-such-person/);
  mkdirSync(join(folder, 'bad'));
  writeFileSync(join(folder, 'bad', 'secret'), 'short');
  await says(['--data', join(folder, 'bad')], /64 hexadecimal digits/);
  const damaged = join(folder, 'damaged');
  mkdirSync(damaged);
  writeFileSync(join(damaged, 'certificate.json'), '{"key":"x"');
  await says(['--data', damaged, '--port', '0', '--tls'], /^Can’t read .*certificate\.json.*$/);
  if (process.getuid?.() !== 0) {
    mkdirSync(join(folder, 'locked'));
    chmodSync(join(folder, 'locked'), 0o500);
    await says(['--data', join(folder, 'locked', 'data')], /Can’t open/);
  }
});

test('an account is made administrator by a command on the machine', async () => {
  const data = join(folder, 'data');
  const asked = ['--data', data, '--make-admin', 'Chief'];
  expect(await obstacleTo('--host', '127.0.0.1', '--port', '0', ...asked)).toMatch(
    /couldn’t start: no-such-person/,
  );
  const url = await serve('--data', data);
  const post = (path: string, body: object, cookie = '') =>
    fetch(new URL(`/api/v1/${path}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const arrived = await post('guests', { nickname: 'Chief' });
  const [cookie = ''] = arrived.headers.getSetCookie()[0]?.split(';') ?? [];
  const made = await post('me/account', { name: 'Chief', password: 'a long enough one' }, cookie);
  expect(made.status).toBe(200);
  await stopServing();
  const again = await serve(...asked);
  const rolesOf = async (): Promise<unknown> => {
    const answer = await fetch(new URL('/api/v1/me', again), { headers: { cookie } });
    return ((await answer.json()) as { me: { card: { roles: unknown } } }).me.card.roles;
  };
  // The order is carried out a moment later.
  await expect.poll(rolesOf, { timeout: 60_000 }).toEqual(['administrator']);
});

test('with --tls it makes a certificate once, for its owner’s eyes only', async () => {
  const data = join(folder, 'data');
  const url = await serve('--data', data, '--tls');
  expect(url).toMatch(/^https:/);
  const headersOf = (): Promise<object> =>
    new Promise((resolve, reject) => {
      request(url, { rejectUnauthorized: false }, ({ headers }) => resolve(headers))
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
  await stopServing();
  await serve('--data', data, '--tls');
  expect(statSync(path).mtimeMs).toBe(mtimeMs);
});

test('whom to tell of a weakness is said where somebody was named for it, and nowhere else', async () => {
  const told = async (contact: string): Promise<readonly [number, string]> => {
    const settings = { ...env, TAHT_CONTACT: contact, TAHT_URL: 'https://taht.example.org' };
    const url = await serveIn(settings, '--data', join(folder, 'data'));
    const answer = await fetch(new URL('/.well-known/security.txt', url));
    await stopServing();
    return [answer.status, await answer.text()];
  };
  const [status, lines] = await told('mailto:admin@example.org');
  expect(status).toBe(200);
  expect(lines).toMatch(/^Contact: mailto:admin@example\.org$/m);
  expect(lines).toMatch(/^Canonical: https:\/\/taht\.example\.org\/\.well-known\/security\.txt$/m);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(lines) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect((await told('somebody'))[0]).toBe(404);
});

test('what is damaged in the store is told of without anybody asking for it', async () => {
  const data = join(folder, 'harmed');
  await serve('--data', data);
  await stopServing();
  const database = new DatabaseSync(storePath(data));
  database.exec("UPDATE entries SET seal = 'x' WHERE stream = 'moderation-main'");
  database.close();
  const address = await serve('--data', data);
  await serving[0]?.checked;
  expect(await (await fetch(new URL('readyz', address))).json()).toEqual({
    ok: true,
    degraded: ['damaged-streams'],
  });
});

test('a second copy is no server until it is promoted, and then has everything', async () => {
  const [data, copy] = [join(folder, 'first'), join(folder, 'copy')];
  await serve('--data', data, '--replicate', copy, '--replicate-sync');
  expect(promote(copy)).toMatchObject({ ok: false, error: { code: 'store-in-use' } });
  await stopServing();
  expect(await obstacleTo('--data', copy)).toMatch(/second copy.*taht promote/);
  expect(promote(copy)).toMatchObject({ ok: true });
  rmSync(data, { recursive: true });
  const address = await serve('--data', copy);
  expect((await fetch(new URL('readyz', address))).status).toBe(200);
  expect(statSync(join(copy, 'secret')).isFile()).toBe(true);
  await stopServing();
  expect(await obstacleTo('--data', data, '--replicate', copy)).toMatch(/isn’t overwritten/);
  expect(promote(copy)).toMatchObject({ ok: false, error: { code: 'not-a-replica' } });
});

test('once a day a backup is made, put back, looked through and told of', async () => {
  const [data, backups] = [join(folder, 'backed-up'), join(folder, 'backups')];
  const address = await serve('--data', data, '--backups', backups);
  await serving[0]?.backedUp;
  const files = readdirSync(backups);
  expect(files).toEqual([expect.stringMatching(/^taht-.*Z\.taht$/)]);
  expect(await (await fetch(new URL('readyz', address))).json()).toEqual({
    ok: true,
    checkedBackup: expect.stringMatching(/^\d{4}-/),
  });
  await stopServing();
  await serve('--data', data, '--backups', backups);
  await serving[0]?.backedUp;
  expect(readdirSync(backups)).toEqual(files);
});

test('a certificate of one’s own is served, and a new one when its files change', async () => {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const put = (made: { readonly cert: string; readonly key: string }): void => {
    writeFileSync(cert, made.cert);
    writeFileSync(key, made.key);
  };
  const [one, two] = [join(folder, 'one'), join(folder, 'two')].map((each) => {
    mkdirSync(each);
    return certificateIn(each);
  });
  put(value(await (one as NonNullable<typeof one>)));
  const args = ['--data', join(folder, 'own'), '--tls-cert', cert, '--tls-key', key];
  const address = await serve(...args);
  const print = () =>
    new Promise<string>((resolve) => {
      const socket = connect({ port: Number(new URL(address).port), rejectUnauthorized: false });
      socket.once('secureConnect', () => {
        resolve(socket.getPeerCertificate().fingerprint256);
        socket.end();
      });
    });
  const first = await print();
  await serving[0]?.renew();
  expect(await print()).toBe(first);
  put(value(await (two as NonNullable<typeof two>)));
  await serving[0]?.renew();
  const second = await print();
  expect(second).not.toBe(first);
  writeFileSync(cert, 'half of a');
  await serving[0]?.renew();
  expect(await print()).toBe(second);
  expect(await obstacleTo(...args)).toMatch(/cert\.pem|key\.pem/);
  expect(await obstacleTo('--tls-cert', cert)).toMatch(/--tls-key/);
});
