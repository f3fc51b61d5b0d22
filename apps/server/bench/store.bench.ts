/** How many appends a second are on the disk and acknowledged, by wall clock: an entry of 600 bytes each, as a move has. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '../src/store/postgres/postgres-store.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { value } from '../test/support/store-parts.ts';

const MANY = 1000;
const SECONDS = 4;

export const benches = [
  {
    name: `embedded store: durable appends, ${MANY} streams at once`,
    unit: 'appends/s',
    goal: { atLeast: 2000 },
    run: (): Promise<number> => onSqlite(MANY),
  },
  {
    name: 'embedded store: durable appends, one after the other',
    unit: 'appends/s',
    run: (): Promise<number> => onSqlite(1),
  },
  {
    name: `shared store: durable appends, ${MANY} streams at once`,
    unit: 'appends/s',
    goal: { atLeast: 2000 },
    run: (): Promise<number> => onPostgres(MANY),
  },
  {
    name: 'shared store: durable appends, one after the other',
    unit: 'appends/s',
    run: (): Promise<number> => onPostgres(1),
  },
];

async function onSqlite(streams: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'taht-bench-'));
  const store = value(await openSqliteStore(join(folder, 'store.db')));
  const rate = await appendsPerSecond(store, streams);
  await store.close();
  rmSync(folder, { recursive: true });
  return rate;
}

async function onPostgres(streams: number): Promise<number> {
  const server = await startPostgres();
  const store = value(await openPostgresStore(await server.create('bench')));
  const rate = await appendsPerSecond(store, streams);
  await store.close();
  await server.remove();
  return rate;
}

/** Each stream waits for its own append before the next, as a room does; every move sets a new deadline. */
async function appendsPerSecond(store: Store, streams: number): Promise<number> {
  let done = 0;
  let end = Number.POSITIVE_INFINITY;
  const fill = async (stream: string): Promise<void> => {
    for (let version = 0; performance.now() < end; version++) {
      const entry = {
        command: `c${version}`,
        at: version,
        events: 1,
        body: 'x'.repeat(600),
        seal: 'x'.repeat(22),
      };
      const facts = {
        kind: 'bench',
        state: 'live',
        players: [`${stream}-a`, `${stream}-b`],
        labels: [],
        summary: '',
      } as const;
      value(
        await store.append({
          stream,
          expected: version,
          entries: [entry],
          format: 1,
          due: version + 60_000,
          owed: null,
          ...(version === 0 ? { facts } : {}),
        }),
      );
      done++;
    }
  };
  const running = Array.from({ length: streams }, (_, i) => fill(`stream-${i}`));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const [warm, start] = [done, performance.now()];
  end = start + SECONDS * 1000;
  await Promise.all(running);
  return ((done - warm) * 1000) / (performance.now() - start);
}
