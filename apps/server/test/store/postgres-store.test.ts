/** The shared store on a real server: the contract, several processes at once, and a database that goes away. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { MIGRATING, migrate, STEPS } from '../../src/store/postgres/schema.ts';
import type { Tables } from '../../src/store/postgres/tables.ts';
import type { Head, Store } from '../../src/store/store.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { entry, made, value } from '../support/store-parts.ts';
import { storeContract } from './store-contract.ts';
import { checkUpgraded } from './upgraded-store.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
  await server.create('contract');
});
afterAll(() => server.remove());

const open = async (url: string, patience = 10_000): Promise<Store> =>
  value(await openPostgresStore(url, { connections: 4, patience }));

storeContract('the shared store', () => open(server.urlOf('contract')));

describe('several processes', () => {
  test('are told of what the others append, and not of their own', async () => {
    const url = await server.create('told');
    const [one, two] = [await open(url), await open(url)];
    const [atOne, atTwo]: [Head[], Head[]] = [[], []];
    one.onAppend((head) => atOne.push(head));
    const all = new Promise<void>((resolve) => {
      two.onAppend((head) => {
        atTwo.push(head);
        if (new Set(atTwo.map(({ stream }) => stream)).size === 300) resolve();
      });
    });
    const streams = Array.from({ length: 300 }, (_, i) => `a stream with a long name, number ${i}`);
    await Promise.all(streams.map((stream) => one.append(made(stream, 0, [entry('a', 2)]))));
    await all;
    expect(new Set(atTwo.map(({ version }) => version))).toEqual(new Set([2]));
    expect(atOne).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });

  test('hear what the others say, and not themselves', async () => {
    const url = await server.create('said');
    const [one, two] = [await open(url), await open(url)];
    const atOne: string[] = [];
    one.onSaid((text) => atOne.push(text));
    const heard = new Promise<string>((resolve) => {
      two.onSaid(resolve);
    });
    const text = `a line,\nanother, ${'ä'.repeat(3000)}`;
    one.say(text);
    expect(await heard).toBe(text);
    const back = new Promise<void>((resolve) => {
      one.onSaid(() => resolve());
    });
    two.say('back');
    await back;
    expect(atOne).toEqual(['back']);
    await Promise.all([one.close(), two.close()]);
  });

  test('know when nobody was there, however short', async () => {
    const url = await server.create('alone');
    const tolerance = 1000;
    const begin = async (at: number): Promise<Store> => {
      const store = await open(url);
      value(await store.begin(at, tolerance));
      return store;
    };
    const one = await begin(5000);
    const two = await begin(5600);
    expect(value(await two.absences(0))).toEqual([]);
    await one.close();
    const three = await begin(6000);
    await Promise.all([two.close(), three.close()]);
    const four = await begin(6300);
    expect(value(await four.absences(0))).toEqual([{ from: 6000, to: 6300 }]);
    await four.close();
    // Of several that come at once, one was the first.
    const all = await Promise.all([6500, 6500, 6500].map(begin));
    for (const store of all) {
      expect(value(await store.absences(6300))).toEqual([{ from: 6300, to: 6500 }]);
      await store.close();
    }
  });

  test('append to the same streams: every version is given once', async () => {
    const url = await server.create('race');
    const stores = [await open(url), await open(url), await open(url)];
    const acknowledged = await Promise.all(
      stores.map(async (store, s) => {
        const mine: string[] = [];
        let version = 0;
        for (let i = 0; i < 40; ) {
          const answer = value(await store.append(made('one', version, [entry(`${s}-${i}`, 1)])));
          if (answer.kind === 'appended') mine.push(`${s}-${i++}`);
          if ('version' in answer) version = answer.version;
        }
        return mine;
      }),
    );
    const loaded = value(await (stores[0] as Store).load('one', 0));
    expect(loaded?.entries.map(({ since }) => since)).toEqual(
      Array.from({ length: 120 }, (_, i) => i),
    );
    expect(new Set(loaded?.entries.map(({ command }) => command))).toEqual(
      new Set(acknowledged.flat()),
    );
    await Promise.all(stores.map((store) => store.close()));
  });

  test('open an empty database at the same time', async () => {
    const url = await server.create('together');
    const stores = await Promise.all([1, 2, 3, 4].map(() => open(url)));
    await Promise.all(stores.map((store) => store.close()));
  });
});

describe('the schema', () => {
  test('may take longer to migrate than any query', async () => {
    const url = await server.create('slow');
    const other = new pg.Client(url);
    await other.connect();
    await other.query('BEGIN');
    await other.query(`SELECT pg_advisory_xact_lock(${MIGRATING})`);
    const opening = open(url, 1000);
    const waiting = 'SELECT FROM pg_locks WHERE NOT granted';
    while ((await other.query(waiting)).rowCount !== 1);
    await other.query('SELECT pg_sleep(1.5)');
    await other.query('COMMIT');
    await other.end();
    await (await opening).close();
  });

  const withDatabase = async (url: string, job: (database: Kysely<Tables>) => Promise<unknown>) => {
    const pool = new pg.Pool({ connectionString: url });
    const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    await job(database);
    await database.destroy();
  };

  /** The first version in which all terms are listed in one table. */
  const LISTED = 6;

  test.each(STEPS.map((_, version) => version))(
    'of version %i is brought up to date',
    async (version) => {
      const url = await server.create(`version-${version}`);
      await withDatabase(url, async (database) => {
        value(await migrate(database, STEPS.slice(0, version)));
        if (version > 0)
          await sql`INSERT INTO entries VALUES ('old', 0, 2, 'a', 7, 1, 'body')`.execute(database);
        if (version > 0)
          await sql`INSERT INTO streams (id, kind, state, created)
            VALUES ('old', 'test', 'live', 7)`.execute(database);
        if (version > 0 && version < LISTED)
          await sql`INSERT INTO players VALUES ('p', 7, 'old'), ('q', 7, 'old')`.execute(database);
        if (version >= LISTED)
          await sql
            .raw(`UPDATE streams SET players = '{p,q}';
              INSERT INTO listed VALUES ('test', '', 'live', 7, 'old'),
                ('test', '@p', 'live', 7, 'old'), ('test', '@q', 'live', 7, 'old')`)
            .execute(database);
      });
      const store = await open(url);
      await checkUpgraded(store, version);
      await store.close();
    },
  );

  test('of a later version is refused', async () => {
    const url = await server.create('newer');
    await (await open(url)).close();
    await withDatabase(url, (database) =>
      sql`UPDATE taht_schema SET version = version + 1`.execute(database),
    );
    expect(await openPostgresStore(url)).toEqual({
      ok: false,
      error: { code: 'newer-schema', found: STEPS.length + 1, known: STEPS.length },
    });
  });
});

describe('a database that is away', () => {
  test('is unreachable where there is none', async () => {
    const opened = await openPostgresStore('postgres://taht:taht@127.0.0.1:1/none');
    expect(opened).toMatchObject({ ok: false, error: { code: 'store-unreachable' } });
  });

  test('fails what is asked meanwhile, and is used again when it is back', async () => {
    const url = await server.create('away');
    const [store, other] = [await open(url), await open(url)];
    value(await store.append(made('s', 0, [entry('a', 1)])));
    const told: Head[] = [];
    store.onAppend((head) => told.push(head));
    await server.stop();
    const away = { ok: false, error: { code: 'store-failed', reason: 'away' } };
    for (let i = 0; i < 3; i++) {
      expect(await store.append(made('s', 1, [entry('b', 1)]))).toMatchObject(away);
      expect(await store.load('s', 0)).toMatchObject(away);
    }
    await server.start();
    value(await store.append(made('s', 1, [entry('b', 1)])));
    expect(value(await store.load('s', 0))?.version).toBe(2);
    // Listening begins again by itself; until then notices go nowhere.
    for (let version = 0; told.length === 0; version++)
      value(await other.append(made('t', version, [entry(`c${version}`, 1)])));
    expect(told[0]?.stream).toBe('t');
    await Promise.all([store.close(), other.close()]);
  });
});
