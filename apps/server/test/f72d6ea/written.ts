/** Stores that commit f72d6ea wrote, each opened with today's code, and what that commit told of them (fixtures/f72d6ea). */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { expect } from 'vitest';
import { storePath } from '../../src/start/options.ts';
import { loadSecret } from '../../src/start/secret.ts';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { type Composed, composed, type Guest } from '../support/composed.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { startPostgres } from '../support/postgres.ts';
import { value } from '../support/store-parts.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures/f72d6ea', import.meta.url));
const RESTORE = fileURLToPath(new URL('../../src/backup/main.ts', import.meta.url));

export const STORES = ['sqlite', 'backup', 'postgres'] as const;

type Name = 'mari' | 'jaan' | 'kati' | 'teacher';

/** What was true when the store was written. */
export interface Facts {
  /** The time of its last moment. */
  readonly now: number;
  readonly secret: string;
  readonly password: string;
  readonly people: Readonly<Record<Name, Guest>>;
  /** The id of somebody who had everything deleted. */
  readonly gone: string;
  /** Mari's, for a program. */
  readonly token: string;
  /** Kati's way back. */
  readonly recovery: string;
  /** A command, and how it was answered. */
  readonly sent: {
    readonly by: string;
    readonly stream: string;
    readonly id: string;
    readonly action: object;
    readonly since: number;
    readonly version: number;
  };
  readonly streams: Readonly<Record<StreamName, string>>;
  /** What may be taken off the board next in the un-game, and by whom. */
  readonly removal: { readonly by: string; readonly squares: readonly number[] };
  readonly badges: readonly { readonly player: number; readonly key: string }[];
  readonly school: Readonly<Record<'id' | 'code' | 'nickname' | 'pin' | 'person', string>>;
  /** Of the game that is over. */
  readonly record: string;
  /** Of the tournament. */
  readonly file: string;
  /** By name and stream. */
  readonly views: Readonly<Record<Name, Readonly<Record<string, object | null>>>>;
}

type StreamName =
  | ('over' | 'et' | 'etTable' | 'uk' | 'desk' | 'table' | 'lobby' | 'ratings' | 'ungame')
  | ('duplicate' | 'duplicateOver' | 'answers' | 'bingo' | 'tournament' | 'tournamentGame')
  | ('class' | 'person');

export interface Written {
  readonly facts: Facts;
  readonly server: Composed;
  stop(): Promise<void>;
}

export async function openWritten(where: (typeof STORES)[number]): Promise<Written> {
  const data = mkdtempSync(join(tmpdir(), 'taht-f72d6ea-'));
  const facts = factsOf(where === 'postgres' ? 'store.postgres' : 'store.sqlite');
  const { store, close } = await OPEN[where](data);
  const secret =
    where === 'backup' ? value(loadSecret(data, {})) : Buffer.from(facts.secret, 'hex');
  const clock = new FakeClock(facts.now + 1000);
  const server = await composed({ clock, before: { store, data, secret } });
  return {
    facts,
    server,
    stop: async () => {
      await server.stop();
      await store.close();
      await close();
      rmSync(data, { recursive: true });
      expect(server.bugs).toEqual([]);
    },
  };
}

const OPEN: Readonly<
  Record<
    (typeof STORES)[number],
    (data: string) => Promise<{ store: Store; close(): Promise<void> }>
  >
> = {
  sqlite: async (data) => {
    writeFileSync(storePath(data), unpacked('store.sqlite'));
    withLists(data);
    return { store: value(await openSqliteStore(storePath(data))), close: async () => {} };
  },
  backup: async (data) => {
    const file = join(data, 'backup.taht');
    writeFileSync(file, unpacked('backup.taht'));
    const { stdout } = await promisify(execFile)(process.execPath, [
      RESTORE,
      'restore',
      file,
      data,
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true });
    return { store: value(await openSqliteStore(storePath(data))), close: async () => {} };
  },
  postgres: async (data) => {
    withLists(data);
    const database = await startPostgres();
    const url = await database.create('written');
    const client = new pg.Client(url);
    await client.connect();
    await client.query(unpacked('store.postgres.sql').toString());
    await client.end();
    return { store: value(await openPostgresStore(url)), close: () => database.remove() };
  },
};

const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(FIXTURES, `${name}.gz`)));

const factsOf = (name: string): Facts => JSON.parse(unpacked(`${name}.json`).toString()) as Facts;

const withLists = (data: string): void =>
  cpSync(join(FIXTURES, 'lexicons'), join(data, 'lexicons'), { recursive: true });
