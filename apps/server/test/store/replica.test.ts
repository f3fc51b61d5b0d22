/** A second copy: whatever becomes of the first, everything that was acknowledged is in it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { count, isLong, makeRng, seed } from '@taht/testkit';
import { afterAll, expect, test } from 'vitest';
import { putFresh } from '../../src/store/sqlite/replica.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { entry, made, value } from '../support/store-parts.ts';
import { expectAll, runAndKill } from './killing.ts';

const folder = mkdtempSync(join(tmpdir(), 'taht-replica-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KILLS = 200;
const STREAMS = 6;

const TABLES = ['entries', 'streams', 'listed', 'deadlines', 'debts', 'meta', 'forgotten'];

/** Everything in it, whatever the pages are. */
function contentOf(path: string): string {
  const database = new DatabaseSync(path, { readOnly: true });
  const all = TABLES.map((table) => {
    const rows = database.prepare(`SELECT * FROM ${table}`).all();
    return rows.map((row) => JSON.stringify(row)).sort();
  });
  database.close();
  return JSON.stringify(all);
}

test('what was there before, what comes while it is copied and what comes afterwards are the same in both', async () => {
  const [path, to] = [join(folder, 'first.db'), join(folder, 'second.db')];
  const before = value(await openSqliteStore(path));
  for (let i = 0; i < 50; i++) value(await before.append(made(`old-${i}`, 0, [entry('a', 1)])));
  await before.close();
  const failures: string[] = [];
  let brought = 0;
  const replicate = {
    to,
    isSync: false,
    bringCompanions: () => void brought++,
    onFailure: (detail: string) => failures.push(detail),
  };
  const store = value(await openSqliteStore(path, { replicate }));
  for (let i = 0; i < 50; i++) {
    value(await store.append(made(`new-${i}`, 0, [entry('a', 1)])));
    if (i % 9 === 0) value(await store.forget(`old-${i}`));
    if (i % 7 === 0) value(await store.claim('deadlines', i, 5, 3));
  }
  await store.close();
  expect([failures, brought]).toEqual([[], 1]);
  expect(contentOf(to)).toBe(contentOf(path));
});

test('a copy that was whole when the machine went away is put in its place', async () => {
  const to = join(folder, 'torn.db');
  const store = value(await openSqliteStore(`${to}.fresh`));
  value(await store.append(made('s', 0, [entry('a', 1)])));
  await store.close();
  writeFileSync(`${to}-wal`, 'of a copy before');
  putFresh(to);
  const again = value(await openSqliteStore(to));
  expect(value(await again.load('s', 0))?.version).toBe(1);
  await again.close();
});

test('killed at any moment, and the first thrown away, the second has all that was acknowledged', async () => {
  const rng = makeRng(seed());
  const next = Array<number>(STREAMS).fill(0);
  let acknowledged = 0;
  const kills = count(KILLS, 3);
  let path = join(folder, 'kill-0.db');
  for (let i = 1; i <= kills; i++) {
    const to = join(folder, `kill-${i}.db`);
    // Once long enough for listeners to pile up, were there any left behind.
    for (const line of await runAndKill(path, to, next, i === 1 ? 150 : rng.below(60))) {
      const [stream = '', n] = line.split(' ');
      next[Number(stream.slice(1))] = Number(n) + 1;
      acknowledged++;
    }
    for (const ending of ['', '-wal', '-shm', '-commits', '.lock'])
      rmSync(path + ending, { force: true });
    putFresh(to);
    await expectAll(to, next);
    path = to;
  }
  expect(acknowledged).toBeGreaterThan(0);
  if (isLong)
    console.log(
      `LONG: second copy (sync): ${kills} kills, ${acknowledged} acknowledged appends, 0 lost, 0 twice`,
    );
});
