/** Three servers as processes over one PostgreSQL: people of one table come to different ones, which die and come back. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRecord } from '@taht/record';
import type { GameView } from '@taht/rules';
import { count, isLong, makeRng, type Rng, seed } from '@taht/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { arrive, clientOf, ServerProcess } from '../support/server-process.ts';
import { EDITION, TABLE_OPTIONS, TablePlayer } from '../support/table-player.ts';

const SERVERS = 3;
const GAMES = 60;
/** As many at once, so that the engine of the test does not keep all others waiting. */
const AT_ONCE = 6;

let database: TestPostgres;
let fleet: Fleet;
const folder = mkdtempSync(join(tmpdir(), 'taht-servers-'));

beforeAll(async () => {
  database = await startPostgres();
  fleet = await Fleet.start(await database.create('servers'));
});
afterAll(async () => {
  await fleet.stop();
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** All that run; each one that is killed is followed by another. */
class Fleet {
  readonly #url: string;
  readonly #env = { TAHT_SECRET: randomBytes(32).toString('hex') };
  #made = 0;
  #starting: Promise<void> = Promise.resolve();
  readonly all: ServerProcess[] = [];
  kills = 0;

  private constructor(url: string) {
    this.#url = url;
  }

  static async start(url: string): Promise<Fleet> {
    const made = new Fleet(url);
    await Promise.all(Array.from({ length: SERVERS }, () => made.#add()));
    return made;
  }

  get isWhole(): boolean {
    return this.all.length === SERVERS;
  }

  at = (i: number): ServerProcess => this.all[i % this.all.length] as ServerProcess;

  kill(i: number): Promise<void> {
    this.kills++;
    const gone = Promise.all(this.all.splice(i, 1).map((server) => server.kill()));
    this.#starting = gone.then(() => this.#add());
    return this.#starting;
  }

  started = (): Promise<void> => this.#starting;

  async stop(): Promise<void> {
    await this.#starting;
    await Promise.all(this.all.map((server) => server.kill()));
  }

  async #add(): Promise<void> {
    const data = join(folder, String(this.#made++));
    const args = ['--database', this.#url, '--data', data];
    this.all.push(await ServerProcess.start(args, this.#env));
  }
}

test('games go on while servers are killed, and end with one record', async () => {
  const rng = makeRng(seed());
  const games = count(GAMES);
  let [commands, due, connections] = [0, 30, 0];
  const onDone = (): void => {
    commands++;
    if (commands < due || !fleet.isWhole) return;
    due = commands + 30 + rng.below(60);
    void fleet.kill(rng.below(SERVERS));
  };
  const onStatus = ({ kind }: { kind: string }): void => {
    if (kind === 'open') connections++;
  };
  const playOne = async (i: number): Promise<string> => {
    const own = makeRng(seed() + i);
    const places = 2 + (i % 3);
    const players = await Promise.all(
      Array.from({ length: places }, (_, seat) => newPlayer(own, i * 4 + seat, onDone, onStatus)),
    );
    const [host, ...rest] = players as [TablePlayer, ...TablePlayer[]];
    const table = await host.open({ ...TABLE_OPTIONS, places });
    for (const [n, player] of rest.entries()) await player.join(table, n + 1);
    for (const { client } of players)
      expect(await client.send(table, { kind: 'ready', isReady: true })).toMatchObject({
        ok: true,
      });
    const played = await Promise.all(players.map((player) => player.play()));
    const shown = players.map(({ view }) => common(view as GameView));
    for (const each of shown) expect(each).toEqual(shown[0]);
    for (const { client } of players) client.close();
    expect(new Set(played).size).toBe(1);
    return played[0] as string;
  };
  const streams: string[] = [];
  for (let i = 0; i < games; i += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, games - i) }, (_, n) => i + n);
    streams.push(...(await Promise.all(numbers.map(playOne))));
  }
  await fleet.started();
  expect(fleet.kills).toBeGreaterThan(0);
  for (const stream of streams) {
    const records = await Promise.all(fleet.all.map((server) => recordOf(server, stream)));
    expect(records).toHaveLength(SERVERS);
    for (const record of records) expect(record).toBe(records[0]);
    expect(verifyRecord(records[0] as string)).toMatchObject({ ok: true, finished: true });
  }
  if (isLong)
    console.log(
      `LONG: ${SERVERS} servers over PostgreSQL: ${games} games of 2 to 4 people over sockets, ${commands} commands, ${connections} connections, ${fleet.kills} servers killed, every game finished with one record that all servers tell alike`,
    );
});

/** Comes to any server, and again to any after each that was lost. */
async function newPlayer(
  rng: Rng,
  number: number,
  onDone: () => void,
  onStatus: (status: { kind: string }) => void,
): Promise<TablePlayer> {
  const pick = (): ServerProcess => rng.pick(fleet.all);
  for (;;) {
    try {
      const guest = await arrive(pick(), `Player ${number}`);
      return new TablePlayer(clientOf(guest, pick, { onStatus }), onDone);
    } catch (error) {
      // Killed while it was asked.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

/** What everybody sees alike when it is over. */
const common = ({ viewer: _, now: __, ...rest }: GameView): object => rest;

async function recordOf({ http }: ServerProcess, stream: string): Promise<string> {
  const answer = await fetch(`${http}/api/v1/games/${stream}/record`);
  expect(answer.status).toBe(200);
  return answer.text();
}

test('people at different servers see and hear one another', async () => {
  await fleet.started();
  const [one, two] = [fleet.at(0), fleet.at(1)];
  const [guestA, guestB] = [await arrive(one, 'Aino'), await arrive(two, 'Berk')];
  const stay = (server: ServerProcess) => (): ServerProcess => server;
  const aino = new TablePlayer(clientOf(guestA, stay(one)));
  const berk = new TablePlayer(clientOf(guestB, stay(two)));
  const table = await aino.open(TABLE_OPTIONS);
  await berk.join(table, 1);
  const both = [guestA.id, guestB.id].sort().join();
  await Promise.all([aino, berk].map((each) => each.until(() => each.here.join() === both)));
  await aino.client.send(table, { kind: 'say', text: 'Tere!' });
  const { said } = await berk.until(() => berk.heard[0]);
  expect(said).toEqual({ kind: 'text', text: 'Tere!' });

  const lobby = `lobby-${EDITION}`;
  const sought = Promise.withResolvers<void>();
  const seen = (view: unknown): undefined => {
    if (JSON.stringify(view).includes(guestA.id)) sought.resolve();
  };
  berk.client.watch(lobby, { onView: seen, onEvents: seen, onFailed: () => {} });
  const options = {
    ruleset: TABLE_OPTIONS.ruleset,
    lexicon: EDITION,
    clock: { kind: 'per-game', seconds: 300, increment: 0, capMinutes: 1 },
    places: 2,
    rated: false,
    range: { below: null, above: null },
  };
  expect(await aino.client.send(lobby, { kind: 'seek', options })).toMatchObject({ ok: true });
  await sought.promise;

  // Whoever was at a server that is dead is gone in a while; daily presences.test.ts has it, where time is made to pass.
  if (isLong) {
    void fleet.kill(0);
    await berk.until(() => berk.here.join() === guestB.id);
  }
  for (const { client } of [aino, berk]) client.close();
});
