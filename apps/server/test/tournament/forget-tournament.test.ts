/** On its day a tournament is gone from every store, and does not come back with a backup. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf } from '@taht/record';
import { noJudge, rulesetOf, tilesetOf } from '@taht/testkit';
import { presetOf, type Setup } from '@taht/tournament';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { restore } from '../../src/backup/restore.ts';
import type { Hosted } from '../../src/rooms/hosted.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { storePath } from '../../src/start/options.ts';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { forgetTournament } from '../../src/tournament/forget-tournament.ts';
import { tournamentKind } from '../../src/tournament/tournament-kind.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { value } from '../support/store-parts.ts';

const NOON = 1_794_700_000_000;
const DAY = 24 * 3600 * 1000;
const TOURNAMENT = 'tournament-forgotten';
const SECRET = 'Xerxes Quillfeather';

const folder = mkdtempSync(join(tmpdir(), 'taht-forget-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

const houseOver = async (store: Store, clock: FakeClock): Promise<Rooms> =>
  value(
    await Rooms.start({
      store,
      clock,
      kinds: [
        {
          kind: tournamentKind,
          env: { judgeFor: () => noJudge },
          react: forgetTournament,
        } as unknown as Hosted,
      ],
      onBug: (bug) => {
        throw bug;
      },
    }),
  );

const setup: Setup = {
  ...{ event: TOURNAMENT, name: 'Cup', code: '', commitment: commitmentOf('seed') },
  officials: [{ id: 'person-d', name: SECRET, role: 'director', tables: null }],
  rules: presetOf('school-day') as never,
  base: rulesetOf('tr-school') as never,
  tileset: tilesetOf('en-100') as never,
  lexicon: { id: 'en', hash: 'x' },
  hallLanguage: '',
  deleteBy: NOON + DAY,
};

const pupil = (i: number) => ({
  ...{ id: null, name: `${SECRET} ${i}`, school: SECRET, class: '', ageGroup: '', team: '' },
  needs: { table: null, note: '' },
});

async function open(rooms: Rooms): Promise<void> {
  const system = { kind: 'system' } as const;
  const players = Array.from({ length: 60 }, (_, i) => pupil(i));
  const create = { kind: 'create', setup, seed: 'seed' };
  value(await rooms.create('tournament', TOURNAMENT, { id: 'a', who: system, action: create }));
  const director = { kind: 'person', id: 'person-d' } as const;
  const enter = { kind: 'enter', players, status: 'present' };
  value(await rooms.send(TOURNAMENT, { id: 'b', who: director, action: enter }));
}

/** Real stores take real time, and the clock of the test waits for them. */
async function untilGone(rooms: Rooms, clock: FakeClock): Promise<void> {
  for (;;) {
    await clock.advance(60_000);
    const read = await rooms.read(tournamentKind, TOURNAMENT);
    if (!read.ok) {
      expect(read.error.code).toBe('no-such-stream');
      return;
    }
  }
}

const hasSecret = (path: string): boolean => readFileSync(path, 'latin1').includes(SECRET);
const isIn = (path: string): boolean =>
  readdirSync(path).some((name) => hasSecret(join(path, name)));

test('the embedded store has not a byte of it left, and neither has a backup made then', async () => {
  const data = join(folder, 'embedded');
  const store = value(await openSqliteStore(storePath(data)));
  const clock = new FakeClock(NOON);
  const rooms = await houseOver(store, clock);
  await open(rooms);
  await clock.advance(DAY);
  await untilGone(rooms, clock);
  await rooms.stop();
  const backup = join(folder, 'after.taht');
  value(await makeBackup(data, backup, false));
  await store.close();
  expect([isIn(data), hasSecret(backup)]).toEqual([false, false]);
});

test('an older backup has it, and the server that begins with it after the day deletes it', async () => {
  const data = join(folder, 'before');
  const store = value(await openSqliteStore(storePath(data)));
  const rooms = await houseOver(store, new FakeClock(NOON));
  await open(rooms);
  await rooms.stop();
  const backup = join(folder, 'before.taht');
  value(await makeBackup(data, backup, false));
  await store.close();
  expect(hasSecret(backup)).toBe(true);

  const elsewhere = join(folder, 'elsewhere');
  value(restore(backup, elsewhere, false));
  const again = value(await openSqliteStore(storePath(elsewhere)));
  const clock = new FakeClock(NOON + 40 * DAY);
  const late = await houseOver(again, clock);
  await untilGone(late, clock);
  await late.stop();
  await again.close();
  expect(existsSync(storePath(elsewhere))).toBe(true);
  expect(isIn(elsewhere)).toBe(false);
});

test('the shared store has no row of it left', async () => {
  const url = await server.create('forgotten');
  const store = value(await openPostgresStore(url, { connections: 2 }));
  const clock = new FakeClock(NOON);
  const rooms = await houseOver(store, clock);
  await open(rooms);
  expect(await rowsWith(url)).not.toEqual([]);
  await clock.advance(DAY);
  await untilGone(rooms, clock);
  await rooms.stop();
  await store.close();
  expect(await rowsWith(url)).toEqual([]);
});

/** The tables in which some row has the secret in any of its columns. */
async function rowsWith(url: string): Promise<readonly string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT * FROM "${name}"`);
    const text = rows.flatMap((row: object) => Object.values(row).map(textOf)).join('\n');
    if (text.includes(SECRET)) found.push(name);
  }
  await client.end();
  expect(tables.length).toBeGreaterThan(0);
  return found;
}

const textOf = (cell: unknown): string =>
  Buffer.isBuffer(cell) ? cell.toString('latin1') : JSON.stringify(cell);
