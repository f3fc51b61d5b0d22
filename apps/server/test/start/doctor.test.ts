/** `taht doctor`: what is in the way of a server is found, each with what to do, and nothing is changed by looking. */

import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mailServer } from '@taht/testkit';
import selfsigned from 'selfsigned';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examine } from '../../src/start/doctor/examine.ts';
import type { Check, Finding, Patient } from '../../src/start/doctor/finding.ts';
import { checkData, checkLists, checkTls } from '../../src/start/doctor/machine.ts';
import { checkAddress, checkPort } from '../../src/start/doctor/network.ts';
import { checkMail, checkPush } from '../../src/start/doctor/services.ts';
import { checkStore } from '../../src/start/doctor/store.ts';
import { readOptions, storePath } from '../../src/start/options.ts';
import { run, type Served } from '../../src/start/run.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { textsIn } from '../../src/texts/texts.ts';
import { startPostgres } from '../support/postgres.ts';
import { entry, made, value } from '../support/store-parts.ts';

let folder: string;
let data: string;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-doctor-'));
  data = join(folder, 'data');
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

type Env = Readonly<Record<string, string>>;

const patient = (args: readonly string[], env: Env): Patient => {
  const all = ['--host', '127.0.0.1', '--port', '0', '--data', data, ...args];
  const options = value(readOptions(all, env, folder));
  return { options, env, t: textsIn('en'), now: () => Date.now() };
};

/** As `good store: …`. */
const lines = (findings: readonly Finding[]): string =>
  findings.map(({ check, state, text }) => `${state} ${check}: ${text}`).join('\n');

/** Of all checks. */
const foundIn = async (...args: readonly string[]): Promise<string> =>
  lines(await examine(patient(args, {})));

/** Who finds what: one check may say something about two things. */
const CHECKS: Readonly<Record<string, Check>> = {
  ...{ data: checkData, store: checkStore, lists: checkLists, port: checkPort, tls: checkTls },
  ...{ address: checkAddress, mail: checkMail, push: checkPush },
};

/** What one check finds; reading all word lists each time would take most of the time. */
const found = async (check: string, args: readonly string[] = [], env: Env = {}): Promise<string> =>
  lines((await CHECKS[check]?.(patient(args, env))) ?? []);

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

async function serve(args: readonly string[] = [], env: Env = {}): Promise<Served> {
  const all = ['--host', '127.0.0.1', '--port', '0', '--data', data, ...args];
  const settings = { TAHT_LOG: 'silent', ...env };
  const served = value(await run(value(readOptions(all, settings, folder)), settings));
  ends.push(() => served.stop());
  return served;
}

test('before the first start nothing is in the way', async () => {
  const all = await foundIn();
  expect(all).not.toMatch(/^bad/m);
  expect(all).toMatch(/^good data: The server will make the data folder/m);
  expect(all).toMatch(/^good store: There’s no store yet/m);
  expect(all).toMatch(/^good lists: Word lists: \d\d/m);
  expect(all).toMatch(/^good disk: Free disk space: \d+\sMB/m);
  expect(all).toMatch(/^note address: .*TAHT_URL/m);
  expect(all).toMatch(/^note mail: .*TAHT_SMTP_URL/m);
  expect(all).toMatch(/^note push: /m);
});

test('beside a server that runs it finds the same store, and whose port it is', async () => {
  const { port } = new URL((await serve()).addresses.local);
  const all = await foundIn('--port', port);
  expect(all).not.toMatch(/^bad/m);
  expect(all).toMatch(/^good store: The store is sound: \d+ records? checked/m);
  expect(all).toMatch(new RegExp(`^good port: Täht is running on port ${port}`, 'm'));
});

async function written(): Promise<string> {
  mkdirSync(data, { mode: 0o700 });
  const path = storePath(data);
  const store = value(await openSqliteStore(path));
  for (const name of ['one', 'two']) value(await store.append(made(name, 0, [entry('a', 1)])));
  await store.close();
  return path;
}

const change = (path: string, sql: string): void => {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
};

test('a store whose entries were changed is told of by their names', async () => {
  const path = await written();
  change(path, "UPDATE entries SET seal = ''");
  expect(await found('store')).toMatch(/^good store: .* 2 records/);
  change(path, "UPDATE entries SET seal = 'x' WHERE stream = 'two'");
  expect(await found('store')).toMatch(/^bad store: Damaged in the store \(1\): two\./);
});

test('a damaged file, and one that is no store, are told of', async () => {
  const path = await written();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, bytes.length - 4096));
  expect(await found('store')).toMatch(/^bad store: .*is damaged/);
  writeFileSync(path, 'A text that is long enough to be taken for a file. '.repeat(40));
  expect(await found('store')).toMatch(/^bad store: /);
});

test('the log of a server that was killed is looked through and left as it is', async () => {
  mkdirSync(join(folder, 'running'));
  const store = value(await openSqliteStore(storePath(join(folder, 'running'))));
  value(await store.append(made('one', 0, [{ ...entry('a', 1), seal: '' }])));
  cpSync(join(folder, 'running'), data, {
    recursive: true,
    filter: (name) => !/(?:-shm|\.lock)$/.test(name),
  });
  await store.close();
  const log = `${storePath(data)}-wal`;
  const before = readFileSync(log);
  expect(before.length).toBeGreaterThan(0);
  expect(await found('store')).toMatch(/^good store: .* 1 record/);
  expect(readFileSync(log).equals(before)).toBe(true);
  before.writeUInt8(before.readUInt8(200) ^ 1, 200);
  writeFileSync(log, before);
  expect(await found('store')).toMatch(/^bad store: .*taht\.sqlite-wal: damaged/);
});

test('a clock behind what was stored is told of', async () => {
  const path = await written();
  change(path, `INSERT INTO heartbeat (id, at) VALUES (1, ${Date.now() + 7_200_000})`);
  expect(await found('store')).toMatch(/^bad clock: The clock is behind/m);
});

test('PostgreSQL is asked, and told of where it is away', async () => {
  const server = await startPostgres();
  ends.push(() => server.remove());
  const url = await server.create('doctor');
  expect(await found('store', ['--database', url])).toMatch(
    /^good store: PostgreSQL \d\d is answering\.\ngood clock/,
  );
  const nobody = 'postgres://nobody@127.0.0.1:1/none';
  expect(await found('store', ['--database', nobody])).toMatch(/^bad store: .*ECONNREFUSED/);
});

test('what others may read, and a folder that is none, are told of', async () => {
  await written();
  chmodSync(data, 0o755);
  expect(await found('data')).toMatch(/^note data: .*chmod go= /);
  writeFileSync(join(folder, 'file'), '');
  expect(await found('data', ['--data', join(folder, 'file', 'data')])).toMatch(/^bad data: /);
});

test('a word list and a patch that cannot be read are told of', async () => {
  const lists = join(data, 'lexicons');
  mkdirSync(lists, { recursive: true });
  writeFileSync(join(lists, 'mine.dawg'), 'no list');
  writeFileSync(join(lists, 'en.1.patch.json'), '{');
  const told = await found('lists');
  expect(told).toMatch(/^bad lists: .*mine\.dawg/m);
  expect(told).toMatch(/^bad lists: .*en\.1\.patch\.json \(not-json\)/m);
});

test('a port that another program has is told of', async () => {
  const other = await listening(createServer((_, response) => response.end('other')));
  const { port } = other.address() as AddressInfo;
  expect(await found('port', ['--port', `${port}`])).toMatch(/^bad port: Port \d+ is in use/);
});

test('a certificate that is over is told of', async () => {
  mkdirSync(data);
  const certificate = async (days: number): Promise<void> => {
    const notAfterDate = new Date(Date.now() + days * 86_400_000);
    const notBeforeDate = new Date(Date.now() - 2 * 86_400_000);
    const attributes = [{ name: 'commonName', value: 'taht.local' }];
    const { private: key, cert } = await selfsigned.generate(attributes, {
      ...{ keyType: 'ec', algorithm: 'sha256' },
      ...{ notBeforeDate, notAfterDate },
    });
    writeFileSync(join(data, 'certificate.json'), JSON.stringify({ key, cert }));
  };
  expect(await found('tls')).toMatch(/^good tls: No https/);
  expect(await found('tls', ['--tls'])).toMatch(/^good tls: The server will make/);
  for (const [days, state] of [
    [100, 'good'],
    [10, 'note'],
    [-1, 'bad'],
  ] as const) {
    await certificate(days);
    expect(await found('tls', ['--tls'])).toMatch(new RegExp(`^${state} tls: .*valid until`));
  }
  writeFileSync(join(data, 'certificate.json'), '{');
  expect(await found('tls', ['--tls'])).toMatch(/^bad tls: Can’t read/);
});

/** A proxy that hands on what it is told to. */
async function proxyTo(port: string, hand: (header: string, url: string) => string | null) {
  const proxy = await listening(createServer());
  proxy.on('connection', (from) => {
    const to = connect(Number(port), '127.0.0.1');
    from.once('data', (bytes) => {
      const [head = '', ...rest] = bytes.toString().split('\r\n');
      const [, url = ''] = head.split(' ');
      const lines = rest.flatMap((line) => (line === '' ? [line] : (hand(line, url) ?? [])));
      to.write([head, ...lines].join('\r\n'));
      from.pipe(to).pipe(from);
    });
    for (const socket of [from, to]) socket.on('error', () => socket.destroy());
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

test('what a proxy does not hand on is told of', async () => {
  const env = { TAHT_PROXY: '1' };
  const { port } = new URL((await serve(['--metrics'], env)).addresses.local);
  /** As the examples in deploy/ do it. */
  const good = (line: string): string | null =>
    /^x-forwarded-for:/i.test(line)
      ? null
      : line.replace(
          /^(host: .*)$/i,
          '$1\r\nX-Forwarded-Proto: https\r\nX-Forwarded-For: 10.0.0.9',
        );
  const told = async (hand: (line: string, url: string) => string | null) => {
    const url = await proxyTo(port, hand);
    return found('address', [], { ...env, TAHT_URL: url });
  };
  expect(await told(good)).toMatch(/^good address: .*\nnote proxy: Everyone can read .*\/metrics/);
  expect(await told((line) => line)).toMatch(
    /^bad proxy: .*X-Forwarded-For .*\nbad proxy: .*X-Forwarded-Proto /m,
  );
  expect(await told((line) => good(line.replace(/^host: .*/i, 'Host: other')))).toMatch(
    /^bad proxy: .* Host /m,
  );
  expect(
    await told((line) => (/^(?:upgrade|connection):/i.test(line) ? null : good(line))),
  ).toMatch(/^bad proxy: .*WebSockets/m);
});

test('an address at which nobody answers, or something else, is told of', async () => {
  const at = (url: string) => found('address', [], { TAHT_URL: url });
  expect(await at('http://127.0.0.1:1')).toMatch(/^bad address: .*ECONNREFUSED/);
  expect(await at('taht.example.org')).toMatch(/^bad address: TAHT_URL must look like/);
  const other = await listening(createServer((_, response) => response.end('other')));
  const { port } = other.address() as AddressInfo;
  expect(await at(`http://127.0.0.1:${port}`)).toMatch(/^bad address: No Täht server/);
});

test('the mail server is asked without a letter', async () => {
  const server = await mailServer();
  ends.push(() => server.close());
  const env = { TAHT_MAIL_FROM: 'a@example.org', TAHT_URL: 'https://taht.invalid' };
  const mail = (more: Env) => found('mail', [], more);
  expect(await mail({ ...env, TAHT_SMTP_URL: server.url })).toMatch(/^good mail: .*127\.0\.0\.1/);
  expect(server.letters).toEqual([]);
  expect(await mail({ ...env, TAHT_SMTP_URL: 'smtp://127.0.0.1:1' })).toMatch(
    /^bad mail: .*ECONNREFUSED.* Check TAHT_SMTP_URL/,
  );
  expect(await mail({ TAHT_SMTP_URL: server.url })).toMatch(/^bad mail: TAHT_MAIL_FROM is missing/);
});

test('pushes want a secure address, and somebody to write to', async () => {
  const push = (env: Env) => found('push', [], env);
  expect(await push({ TAHT_URL: 'http://127.0.0.1:1' })).toMatch(/^note push: .*https/);
  expect(await push({ TAHT_URL: 'https://127.0.0.1:1' })).toMatch(/^good push/);
  expect(await push({ TAHT_URL: 'https://127.0.0.1:1', TAHT_CONTACT: 'me' })).toMatch(
    /^note push: .*TAHT_CONTACT/,
  );
});
