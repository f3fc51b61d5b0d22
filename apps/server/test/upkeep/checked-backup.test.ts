/** Backups once a day: only what was found good stays, what failed leaves nothing behind and is told of. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ok } from '@taht/base';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DailyBackups } from '../../src/start/daily-backups.ts';
import { storePath } from '../../src/start/options.ts';
import { toldOf } from '../../src/start/safety.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { checkedBackup } from '../../src/upkeep/checked-backup.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { entry, made, value } from '../support/store-parts.ts';

const DAY_MS = 86_400_000;

let data: string;
let folder: string;
beforeEach(async () => {
  const root = mkdtempSync(join(tmpdir(), 'taht-daily-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  [data, folder] = [join(root, 'data'), join(root, 'backups')];
  mkdirSync(data);
  const store = value(await openSqliteStore(storePath(data)));
  value(await store.append(made('s', 0, [{ ...entry('a', 1), seal: '' }])));
  await store.close();
});

const on = (day: number) => checkedBackup(data, folder, new Date(day * DAY_MS), 3);

test('the last few good ones stay', async () => {
  for (let day = 1; day <= 5; day++) expect((await on(day)).ok).toBe(true);
  expect(readdirSync(folder)).toEqual(
    [4, 5, 6].map((day) => `taht-1970-01-0${day}T00-00-00Z.taht`),
  );
});

test('what failed leaves nothing behind, and the good ones stay', async () => {
  expect((await on(1)).ok).toBe(true);
  const good = readdirSync(folder);
  const store = new DatabaseSync(storePath(data));
  store.exec("UPDATE entries SET seal = 'of something else'");
  store.close();
  for (let day = 2; day <= 4; day++) expect((await on(day)).ok).toBe(false);
  expect(readdirSync(folder)).toEqual(good);
});

test('what a server left that was stopped in the middle goes with the next one', async () => {
  mkdirSync(join(folder, '.scratch-abc'), { recursive: true });
  writeFileSync(join(folder, '.scratch-abc', 'secret'), '');
  writeFileSync(join(folder, 'taht-1970-01-01T00-00-00Z.taht.unchecked'), '');
  writeFileSync(join(folder, 'notes.txt'), '');
  expect((await on(1)).ok).toBe(true);
  expect(readdirSync(folder)).toEqual(['notes.txt', 'taht-1970-01-02T00-00-00Z.taht']);
});

test('a first one that cannot be made is told of at once, and its age grows from the start', async () => {
  writeFileSync(folder, 'no folder');
  const clock = new FakeClock(0);
  const backups = new DailyBackups({
    ...{ data, folder, clock },
    store: { readMeta: async () => ok(null), writeMeta: async () => ok(undefined) },
    tell: () => {},
    onBug: (error) => {
      throw error;
    },
  });
  onTestFinished(() => backups.stop());
  expect(toldOf({ replica: null, backups }).degraded).toEqual([]);
  await backups.first;
  expect(toldOf({ replica: null, backups }).degraded).toEqual(['backup-old']);
  expect(backups.age).toBe(clock.now());
});
