/** The embedded store: the contract, and what a file on a disk can do to it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { migrate, STEPS } from '../../src/store/sqlite/schema.ts';
import { openSqliteStore, type SqliteOptions } from '../../src/store/sqlite/sqlite-store.ts';
import { entry, made, value } from '../support/store-parts.ts';
import { storeContract } from './store-contract.ts';
import { checkUpgraded } from './upgraded-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'taht-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const fresh = (): string => join(folder, `${files++}`, 'store.db');
const open = async (path: string, options: SqliteOptions = {}) =>
  value(await openSqliteStore(path, options));
const failureOf = async (path: string) => {
  const opened = await openSqliteStore(path);
  if (opened.ok) throw new Error('it was opened');
  return opened.error;
};

const shared = fresh();
storeContract('the embedded store', () => open(shared, { check: 'full' }));

describe('the file', () => {
  test('is refused to a second one who opens it, until the first lets go', async () => {
    const path = fresh();
    const first = await open(path);
    expect(await failureOf(path)).toEqual({ code: 'store-in-use', path });
    await first.close();
    await (await open(path)).close();
  });

  test('is refused where it is no store', async () => {
    const path = `${folder}/text.db`;
    writeFileSync(
      path,
      'A text that is long enough to be looked at as a database file. '.repeat(20),
    );
    expect(await failureOf(path)).toEqual({ code: 'not-a-store', path });
    const other = `${folder}/other.db`;
    const database = new DatabaseSync(other);
    database.exec('CREATE TABLE t (a)');
    database.close();
    expect(await failureOf(other)).toEqual({ code: 'not-a-store', path: other });
  });

  test('is refused where something else has its name', async () => {
    const path = fresh();
    mkdirSync(path, { recursive: true });
    expect(await failureOf(path)).toMatchObject({ code: 'store-unreachable', path });
  });

  test('is refused where a later version wrote it, and is not changed', async () => {
    const path = fresh();
    await (await open(path)).close();
    const database = new DatabaseSync(path);
    database.exec(`PRAGMA user_version = ${STEPS.length + 1}`);
    database.close();
    expect(await failureOf(path)).toEqual({
      code: 'newer-schema',
      found: STEPS.length + 1,
      known: STEPS.length,
    });
  });

  test('is refused where it is damaged', async () => {
    const path = fresh();
    const store = await open(path);
    for (let i = 0; i < 50; i++)
      await store.append(made(`s${i}`, 0, [{ ...entry('a', 1), body: 'x'.repeat(2000) }]));
    await store.close();
    const whole = readFileSync(path);
    damage(path);
    expect(await failureOf(path)).toMatchObject({ code: 'store-corrupt', path });
    for (const length of [100, whole.length / 2, whole.length - 4096]) {
      writeFileSync(path, whole.subarray(0, length));
      expect(await failureOf(path)).toMatchObject({ code: 'store-corrupt', path });
    }
  });

  test('is refused where its folder cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    const path = join(folder, 'file', 'store.db');
    expect(await failureOf(path)).toMatchObject({ code: 'store-unreachable', path });
  });

  /** The first version in which all terms are listed in one table. */
  const LISTED = 6;

  test.each(STEPS.map((_, version) => version))(
    'of schema version %i is brought up to date',
    async (version) => {
      const path = join(folder, `version-${version}.db`);
      const database = new DatabaseSync(path);
      migrate(database, STEPS.slice(0, version));
      if (version > 0)
        database.exec(`
          INSERT INTO streams (id, kind, state, created) VALUES ('old', 'test', 'live', 7);
          INSERT INTO entries VALUES ('old', 0, 2, 'a', 7, 1, 'body')`);
      if (version > 0 && version < LISTED)
        database.exec("INSERT INTO players VALUES ('p', 7, 'old'), ('q', 7, 'old')");
      if (version >= LISTED)
        database.exec(`UPDATE streams SET players = '["p","q"]';
          INSERT INTO listed VALUES ('test', '', 'live', 7, 'old'), ('test', '@p', 'live', 7, 'old'),
            ('test', '@q', 'live', 7, 'old')`);
      database.close();
      const store = await open(path, { check: 'full' });
      await checkUpgraded(store, version);
      await store.close();
    },
  );
});

describe('a full disk', () => {
  test('fails the append, leaves nothing half-written, and the store goes on', async () => {
    const path = fresh();
    const store = await open(path, { mostPages: 60 });
    const body = 'x'.repeat(3000);
    const acknowledged: number[] = [];
    let isFull = false;
    for (let i = 0; !isFull; i++) {
      const pair = [
        { ...entry(`a${i}`, 1), body },
        { ...entry(`b${i}`, 1), body },
      ];
      const answer = await store.append(made(`s${i}`, 0, pair));
      if (answer.ok) acknowledged.push(i);
      else {
        expect(answer.error).toMatchObject({ code: 'store-failed', reason: 'disk-full' });
        expect(value(await store.load(`s${i}`, 0))).toBeNull();
        isFull = true;
      }
    }
    expect(acknowledged.length).toBeGreaterThan(3);
    for (const i of acknowledged)
      expect(value(await store.load(`s${i}`, 0))?.entries).toHaveLength(2);
    await store.close();
    const again = await open(path, { check: 'full' });
    const next = made(`s${acknowledged.length}`, 0, [{ ...entry('a', 1), body }]);
    expect(value(await again.append(next))).toMatchObject({ kind: 'appended' });
    await again.close();
  });
});

describe('a backup', () => {
  test('is made while the store is written to, and opens as a store of one moment', async () => {
    const path = fresh();
    const copy = join(folder, 'copy.db');
    const store = await open(path);
    const body = 'x'.repeat(5000);
    for (let i = 0; i < 100; i++)
      await store.append(made(`s${i}`, 0, [{ ...entry('a', 1), body }]));
    let isDone = false;
    const copied = store.backUp(copy).then(() => {
      isDone = true;
    });
    let version = 0;
    while (!isDone) {
      await store.append(made('busy', version, [{ ...entry(`c${version}`, 1), body }]));
      version++;
    }
    await copied;
    await store.close();
    const restored = await open(copy, { check: 'full' });
    for (let i = 0; i < 100; i++) expect(value(await restored.load(`s${i}`, 0))?.version).toBe(1);
    expect(value(await restored.load('busy', 0))?.version ?? 0).toBeLessThanOrEqual(version);
    await restored.close();
  });

  test('that cannot be written leaves nothing behind', async () => {
    const store = await open(fresh());
    await expect(store.backUp(join(folder, 'no', 'such', 'folder.db'))).rejects.toThrow();
    await store.close();
  });
});

/** Overwrites the middle of the file. */
function damage(path: string): void {
  const database = new DatabaseSync(path);
  const { page } = database
    .prepare("SELECT rootpage AS page FROM sqlite_schema WHERE name = 'entries_by_command'")
    .get() as { page: number };
  database.close();
  const bytes = readFileSync(path);
  bytes.fill(0xee, (page - 1) * 4096 + 8, page * 4096);
  writeFileSync(path, bytes);
}
