/** A whole store from one machine to PostgreSQL and back: everything is the same, wherever it was cut short. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { count, isLong, makeRng, seed } from '@taht/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOptions, storePath } from '../../src/start/options.ts';
import { run } from '../../src/start/run.ts';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { moveStore } from '../../src/upkeep/move/move-store.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { entry, factsOf, made, value } from '../support/store-parts.ts';

const KILLS = 200;
const STREAMS = count(10_000, 60);

const folder = mkdtempSync(join(tmpdir(), 'taht-move-'));
let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});

/** Of every kind of thing that a store can hold. */
async function fill(store: Store, streams: number): Promise<void> {
  for (let i = 0; i < streams; i++) {
    const name = `game-${i}`;
    const facts = factsOf({
      state: i % 3 === 0 ? 'over' : 'live',
      players: [`person-ä${i % 7}`, 'person-"b"'],
      labels: i % 2 === 0 ? ['open', 'edition-et'] : [],
      summary: 'Täht \\ "ʒ" 🎲',
    });
    const entries = [entry('a', 2), { ...entry('b', 1), body: `{"text":"${'õ'.repeat(i)}"}` }];
    const append = { ...made(name, 0, entries, facts), due: i % 4 === 0 ? 9000 + i : null };
    value(await store.append({ ...append, owed: i % 5 === 0 ? 7000 + i : null }));
    if (i % 11 === 0) value(await store.forget(name));
    if (i % 6 === 1) {
      const snapshot = { version: 3, format: 1, body: '{"n":1}', chain: 'c', seal: 's' };
      value(await store.saveSnapshot(name, snapshot, null));
    }
  }
  value(await store.pack(1000, Math.ceil(streams / 6)));
  value(await store.claim('debts', 8000, 50, 5));
  for (const at of [10, 20, 5000]) value(await store.beat(at, 100));
  value(await store.writeMeta('Ö', 'x'));
  value(await store.writeMeta('limits', '[]'));
}

async function filled(name: string, streams: number): Promise<string> {
  const path = storePath(join(folder, name));
  const store = value(await openSqliteStore(path));
  await fill(store, streams);
  await store.close();
  return join(folder, name);
}

const TABLES = [
  ...['entries', 'packs', 'snapshots', 'streams', 'listed', 'forgotten'],
  ...['deadlines', 'debts', 'absences', 'heartbeat', 'meta'],
];

function contentOf(data: string): Readonly<Record<string, readonly string[]>> {
  const database = new DatabaseSync(storePath(data), { readOnly: true });
  const all = TABLES.map((table): [string, string[]] => [
    table,
    database
      .prepare(`SELECT * FROM ${table}`)
      .all()
      .map((row) => JSON.stringify(row))
      .sort(),
  ]);
  database.close();
  return Object.fromEntries(all);
}

test('there and back everything is the same, and what was forgotten is nowhere', async () => {
  const url = await server.create('there');
  const data = await filled('there', STREAMS);
  const there = value(await moveStore(data, url, 'database'));
  const shared = value(await openPostgresStore(url));
  expect(value(await shared.load('game-0', 0))).toBeNull();
  expect(value(await shared.load('game-1', 0))?.entries).toHaveLength(2);
  await shared.close();
  const back = join(folder, 'back');
  expect(value(await moveStore(back, url, 'folder'))).toEqual(there);
  const content = contentOf(data);
  expect(Object.values(content).every((rows) => rows.length > 0)).toBe(true);
  expect(contentOf(back)).toEqual(content);
  const store = value(await openSqliteStore(storePath(back)));
  await store.close();
  if (isLong)
    console.log(`LONG: store move: ${STREAMS} streams to PostgreSQL and back, digests equal`);
});

test('neither while a server has one of them open, nor into what is in use', async () => {
  const url = await server.create('busy');
  const data = await filled('busy', 5);
  const own = value(await openSqliteStore(storePath(data)));
  expect(await moveStore(data, url, 'database')).toMatchObject({ error: { code: 'store-in-use' } });
  await own.close();
  const node = value(await openPostgresStore(url));
  value(await node.begin(1, 1));
  expect(await moveStore(data, url, 'database')).toMatchObject({ error: { code: 'store-in-use' } });
  value(await node.append(made('somebody', 0, [entry('a', 1)])));
  await node.close();
  expect(await moveStore(data, url, 'database')).toMatchObject({ error: { code: 'store-there' } });
  const none = await moveStore(join(folder, 'none'), url, 'database');
  expect(none).toMatchObject({ error: { code: 'no-store' } });
});

/** The last line, or null where it was killed after so many. */
function moveAndKill(
  data: string,
  url: string,
  into: string,
  after: number,
): Promise<string | null> {
  const child = fileURLToPath(new URL('./mover.ts', import.meta.url));
  const running = spawn(process.execPath, [child, storePath(data), url, into], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface(running.stdout).on('line', (line) => {
    lines.push(line);
    if (lines.length === after) running.kill('SIGKILL');
  });
  return new Promise((resolve) => {
    running.on('close', (code) => resolve(code === 0 ? (lines.at(-1) ?? '') : null));
  });
}

test('killed again and again it comes to the same end, and nobody serves it before', async () => {
  const rng = makeRng(seed());
  const data = await filled('killed', 20);
  const content = contentOf(data);
  let kills = 0;
  for (let round = 0; kills < count(KILLS, 2); round++) {
    const url = await server.create(`killed${round}`);
    const back = join(folder, `killed-back-${round}`);
    for (const [into, where] of [
      ['database', data],
      ['folder', back],
    ] as const) {
      let end: string | null = null;
      for (; end === null; kills++) {
        end = await moveAndKill(where, url, into, isLong ? 1 + rng.below(40) : 12 + rng.below(24));
        if (end === null && kills === 0) {
          const options = readOptions(
            [
              '--port',
              '0',
              '--host',
              '127.0.0.1',
              '--database',
              url,
              '--data',
              join(folder, 'node'),
            ],
            {},
            folder,
          );
          expect(await run(value(options), {})).toMatchObject({ error: { code: 'store-moving' } });
        }
      }
      expect(JSON.parse(end)).toMatchObject({ ok: true });
    }
    expect(contentOf(back)).toEqual(content);
  }
  if (isLong)
    console.log(`LONG: store move: killed ${kills} times, everything the same at the end`);
});
