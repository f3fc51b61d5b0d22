/** A second copy: whatever becomes of the first, everything that was acknowledged is in it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { count, isLong, makeRng, seed } from '@taht/testkit';
import { afterAll, expect, test } from 'vitest';
import { storePath } from '../../src/start/options.ts';
import { copyCompanions, prepareReplica } from '../../src/start/replica-folder.ts';
import { FolderCopy, putFresh } from '../../src/store/sqlite/folder-copy.ts';
import type { Operation } from '../../src/store/sqlite/operation.ts';
import {
  BATCH_KEY,
  MOST_WAITING,
  Replica,
  type ReplicaOptions,
} from '../../src/store/sqlite/replica.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { promote } from '../../src/upkeep/promote.ts';
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
    copy: new FolderCopy({ to, bringCompanions: () => void brought++ }),
    isSync: false,
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

test('what overflows while it is copied is in the next copy, and none of it is left out of the one before', async () => {
  const [path, to] = [join(folder, 'fast.db'), join(folder, 'slow.db')];
  const source = value(await openSqliteStore(path));
  const failures: string[] = [];
  let retry = (): void => {};
  const replica = new Replica(path, {
    ...{ copy: new FolderCopy({ to, bringCompanions: () => {} }), isSync: true },
    onFailure: (detail) => failures.push(detail),
    later: (_, callback) => {
      retry = callback;
      return () => {};
    },
  });
  const begun = replica.begin();
  const last = MOST_WAITING + 1;
  const mark: Operation = { kind: 'write-meta', key: 'fifth', value: 'yes' };
  const answers = Array.from({ length: last }, (_, i) =>
    replica.push(i + 1, i === 4 ? [mark] : []),
  );
  value(await source.writeMeta('fifth', 'yes'));
  value(await source.writeMeta(BATCH_KEY, String(last)));
  await begun;
  retry();
  expect(await replica.push(last, [])).toMatchObject({ ok: true });
  for (const answer of await Promise.all(answers))
    expect(answer).toMatchObject({ error: { detail: 'replica: too far behind' } });
  await replica.close();
  await source.close();
  expect(failures).toEqual(['too far behind']);
  expect(contentOf(to)).toBe(contentOf(path));
});

test('where somebody removes the copy play goes on, and it is made again', async () => {
  const disk = join(folder, 'disk');
  const [path, to] = [join(folder, 'plugged.db'), join(disk, 'second.db')];
  mkdirSync(disk);
  const attempts: (() => void)[] = [];
  const told = Promise.withResolvers<string>();
  const replicate: ReplicaOptions = {
    ...{ copy: new FolderCopy({ to, bringCompanions: () => {} }), isSync: true },
    onFailure: told.resolve,
    later: (_, callback) => {
      attempts.push(callback);
      return () => {};
    },
  };
  const store = value(await openSqliteStore(path, { replicate }));
  rmSync(disk, { recursive: true });
  const lost = await store.append(made('a', 0, [entry('a', 1)]));
  // Acknowledged only when both have it.
  expect(lost).toMatchObject({ ok: false, error: { code: 'store-failed' } });
  await told.promise;
  expect(value(await store.load('a', 0))?.version).toBe(1);
  mkdirSync(disk);
  attempts.at(-1)?.();
  value(await store.append(made('b', 0, [entry('a', 1)])));
  await store.close();
  expect(contentOf(to)).toBe(contentOf(path));
});

test('where the thread of the copy dies play goes on, and the copy is made again', async () => {
  const [path, to] = [join(folder, 'alive.db'), join(folder, 'dying.db')];
  const threads: Worker[] = [];
  const note = (thread: Worker): void => void threads.push(thread);
  process.on('worker', note);
  const attempts: (() => void)[] = [];
  const failed = Promise.withResolvers<string>();
  const replicate: ReplicaOptions = {
    ...{ copy: new FolderCopy({ to, bringCompanions: () => {} }), isSync: true },
    onFailure: failed.resolve,
    later: (_, callback) => {
      attempts.push(callback);
      return () => {};
    },
  };
  const store = value(await openSqliteStore(path, { replicate }));
  process.off('worker', note);
  const thread = threads.at(-1) as Worker;
  const gone = new Promise((resolve) => thread.on('exit', resolve));
  thread.postMessage({ kind: 'nothing that it knows' });
  await gone;
  expect((await store.append(made('a', 0, [entry('a', 1)]))).ok).toBe(false);
  await failed.promise;
  attempts.at(-1)?.();
  value(await store.append(made('b', 0, [entry('a', 1)])));
  await store.close();
  expect(contentOf(to)).toBe(contentOf(path));
});

test('nobody promotes the copy while it is made or followed, and a promoted one is never overwritten', async () => {
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  mkdirSync(data);
  expect(prepareReplica(copy, data).ok).toBe(true);
  const seen: unknown[] = [];
  const failures: string[] = [];
  const replicate: ReplicaOptions = {
    isSync: true,
    copy: new FolderCopy({
      to: storePath(copy),
      bringCompanions: () => {
        seen.push(promote(copy));
        copyCompanions(data, copy);
      },
    }),
    onFailure: (detail) => failures.push(detail),
  };
  const open = async () => value(await openSqliteStore(storePath(data), { replicate }));
  const first = await open();
  value(await first.append(made('before', 0, [{ ...entry('a', 1), seal: '' }])));
  seen.push(promote(copy), prepareReplica(copy, data));
  expect(seen).toMatchObject(Array(3).fill({ error: { code: 'store-in-use' } }));
  await first.close();
  expect(promote(copy)).toMatchObject({ value: { streams: 1 } });
  const promoted = value(await openSqliteStore(storePath(copy)));
  value(await promoted.append(made('after', 0, [{ ...entry('a', 1), seal: '' }])));
  await promoted.close();
  // The old server goes on, as one whose network was cut off would.
  const old = await open();
  await old.close();
  expect(failures).toEqual(['the copy is a server of its own now']);
  const again = value(await openSqliteStore(storePath(copy)));
  expect(value(await again.load('after', 0))?.version).toBe(1);
  await again.close();
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
