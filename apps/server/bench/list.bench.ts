/** Pages of lists at a million streams, each with two players and three labels; the slowest of many pages, in milliseconds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openPostgresStore } from '../src/store/postgres/postgres-store.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { ListQuery, Store, StreamRow } from '../src/store/store.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { value } from '../test/support/store-parts.ts';

const STREAMS = 1_000_000;
const PLAYERS = 20_000;
const PAGES = 20;

export const benches = [
  {
    name: `embedded store: the slowest page of 50 in lists of ${STREAMS} games`,
    unit: 'ms',
    goal: { atMost: 50 },
    run: (): Promise<number> => onSqlite(),
  },
  {
    name: `shared store: the slowest page of 50 in lists of ${STREAMS} games`,
    unit: 'ms',
    goal: { atMost: 50 },
    run: (): Promise<number> => onPostgres(),
  },
];

const QUERIES: readonly Omit<ListQuery, 'limit'>[] = [
  { kind: 'game' },
  { kind: 'game', state: 'over' },
  { kind: 'game', state: 'live' },
  { kind: 'game', player: 'p77' },
  { kind: 'game', player: 'p77', state: 'over', labels: ['rated'] },
  { kind: 'game', labels: ['edition:e3'] },
  { kind: 'game', labels: ['edition:e3', 'rated'] },
  { kind: 'game', labels: ['speed:s2', 'edition:e3', 'rated'], state: 'over' },
  { kind: 'game', labels: ['none'] },
];

/** The same columns in both dialects; a thousandth of the games is still being played. */
const streams = (series: string, array: (values: string) => string) => `
  INSERT INTO streams (id, kind, state, created, players, labels, summary)
  SELECT 'game-' || n, 'game', CASE WHEN n % 1000 = 0 THEN 'live' ELSE 'over' END, 1000 * n,
    ${array(`'p' || (n * 7919 % ${PLAYERS}), 'p' || (n * 104729 % ${PLAYERS})`)},
    ${array(`'edition:e' || (n % 6), 'speed:s' || (n / 6 % 4), CASE WHEN n % 3 = 0 THEN 'rated' ELSE 'casual' END`)},
    '{"score":[401,377]}'
  FROM ${series}`;

async function onSqlite(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'taht-bench-'));
  const path = join(folder, 'store.db');
  await value(await openSqliteStore(path)).close();
  const database = new DatabaseSync(path);
  database.exec(`
    PRAGMA synchronous = OFF;
    ${streams(
      `(WITH RECURSIVE s(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < ${STREAMS}) SELECT n FROM s)`,
      (values) => `json_array(${values})`,
    )};
    INSERT INTO listed SELECT kind, '', state, created, id FROM streams ORDER BY 3, 4 DESC;
    INSERT OR IGNORE INTO listed SELECT kind, '@' || value, state, created, streams.id
      FROM streams, json_each(players) ORDER BY 2, 3, 4 DESC;
    INSERT INTO listed SELECT kind, '#' || value, state, created, streams.id
      FROM streams, json_each(labels) ORDER BY 2, 3, 4 DESC;`);
  database.close();
  const store = value(await openSqliteStore(path, { check: 'none' }));
  const slowest = await slowestPage(store);
  await store.close();
  rmSync(folder, { recursive: true });
  return slowest;
}

async function onPostgres(): Promise<number> {
  const server = await startPostgres();
  const url = await server.create('lists');
  await value(await openPostgresStore(url)).close();
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`
    ${streams(`generate_series(1::bigint, ${STREAMS}) AS s (n)`, (values) => `ARRAY[${values}]`)};
    INSERT INTO listed SELECT kind, '', state, created, id FROM streams;
    INSERT INTO listed SELECT DISTINCT kind, '@' || p, state, created, id
      FROM streams, unnest(players) AS p;
    INSERT INTO listed SELECT kind, '#' || l, state, created, id FROM streams, unnest(labels) AS l;
    ANALYZE`);
  await client.end();
  const store = value(await openPostgresStore(url));
  const slowest = await slowestPage(store);
  await store.close();
  await server.remove();
  return slowest;
}

/** Goes down every list, page by page; the first page of each counts too. */
async function slowestPage(store: Store): Promise<number> {
  let slowest = 0;
  for (const query of QUERIES) {
    let after: StreamRow | undefined;
    for (let page = 0; page < PAGES; page++) {
      const start = performance.now();
      const rows = value(
        await store.list({ ...query, limit: 50, ...(after === undefined ? {} : { after }) }),
      );
      slowest = Math.max(slowest, performance.now() - start);
      after = rows.at(-1);
      if (rows.length < 50) break;
    }
  }
  return slowest;
}
