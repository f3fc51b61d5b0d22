/**
 * A server killed with -9 and started again, on either store: the clock of the seat on turn stood still while nobody ran,
 * and what it was given beyond that is at most the interval of the heartbeat (docs/OPERATE.md).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as later } from 'node:timers/promises';
import { count, isLong, makeRng, seed } from '@taht/testkit';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { arrive, clientOf, type Guest, ServerProcess } from '../support/server-process.ts';
import { TABLE_OPTIONS, TablePlayer } from '../support/table-player.ts';

const KILLS = 40;
const HEARTBEAT = 1000;
/** For which nobody runs at most, besides the time that it takes to start; it may be less than between two heartbeats. */
const MOST_AWAY = 1500;
const SECRET = { TAHT_SECRET: 'c1'.repeat(32) };
const LAST_BEAT = 'SELECT at FROM heartbeat';

interface Ground {
  readonly args: readonly string[];
  /** The last one that lies on the disk. */
  lastBeat(): Promise<number>;
  remove(): Promise<void>;
}

const folders: string[] = [];
let server: ServerProcess | undefined;
let ground: Ground | undefined;
afterEach(async () => {
  await server?.kill();
  await ground?.remove();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taht-clocks-'));
  folders.push(folder);
  return folder;
}

function embedded(): Ground {
  const data = newFolder();
  return {
    args: ['--data', data],
    lastBeat: async () => {
      const file = new DatabaseSync(join(data, 'taht.sqlite'), { readOnly: true });
      const row = file.prepare(LAST_BEAT).get() as { at: number };
      file.close();
      return row.at;
    },
    remove: async () => {},
  };
}

async function shared(): Promise<Ground> {
  const database: TestPostgres = await startPostgres();
  const url = await database.create('clocks');
  const client = new pg.Client(url);
  await client.connect();
  return {
    args: ['--data', newFolder(), '--database', url],
    lastBeat: async () => Number((await client.query<{ at: string }>(LAST_BEAT)).rows[0]?.at),
    remove: async () => {
      await client.end();
      await database.remove();
    },
  };
}

test.each([
  ['embedded', embedded],
  ['shared', shared],
] as const)('on the %s store', async (name, makeGround) => {
  ground = await makeGround();
  const start = async (): Promise<ServerProcess> => {
    server = await ServerProcess.start(ground?.args ?? [], SECRET);
    return server;
  };
  const first = await start();
  const guests = [await arrive(first, 'Aino'), await arrive(first, 'Berk')] as const;
  const { table, since } = await beginGame(first, guests);
  const rng = makeRng(seed());
  let [given, leastAway, mostAway] = [0, 0, 0];
  const kills = count(KILLS, 1);
  for (let i = 0; i < kills; i++) {
    await later(rng.below(HEARTBEAT / 2));
    const killing = await soonAfterBeat(ground);
    await server?.kill();
    const killed = Date.now();
    await later(rng.below(MOST_AWAY));
    const starting = Date.now();
    const next = await start();
    const ready = Date.now();
    leastAway += starting - killed;
    mostAway += ready - killing;
    given = (await sinceAt(next, guests[0], table)) - since;
    expect(given).toBeGreaterThanOrEqual(leastAway);
    expect(given).toBeLessThanOrEqual(mostAway + (i + 1) * HEARTBEAT);
  }
  if (isLong)
    console.log(
      `LONG: clocks, ${name} store: ${kills} kills of the server, away for ${leastAway} to ${mostAway} ms, ${given} ms not charged; at most ${HEARTBEAT} ms a kill in the seat’s favour`,
    );
});

/**
 * The moment, once the last heartbeat is not old at it: a machine that is too busy for one is not what this is about.
 * However late the kill then comes, no more was lost.
 */
async function soonAfterBeat({ lastBeat }: Ground): Promise<number> {
  for (;;) {
    const beat = await lastBeat();
    const now = Date.now();
    if (now - beat <= HEARTBEAT) return now;
    await later(20);
  }
}

/** The time since which the clock of the seat on turn counts as running. */
async function beginGame(at: ServerProcess, guests: readonly [Guest, Guest]) {
  const players = guests.map((guest) => new TablePlayer(clientOf(guest, () => at)));
  const [host, other] = players as [TablePlayer, TablePlayer];
  const clock = { kind: 'per-game', seconds: 86_400, increment: 0, capMinutes: 1 } as const;
  const table = await host.open({ ...TABLE_OPTIONS, clock });
  await other.join(table, 1);
  for (const { client } of players) await client.send(table, { kind: 'ready', isReady: true });
  for (const player of players) {
    // A game that is named is not begun yet.
    await player.until(() => player.view);
    const game = player.table?.game ?? '';
    expect(await player.client.send(game, { kind: 'agree' })).toMatchObject({ ok: true });
  }
  const { since } = await host.until(() => host.view?.clock.running);
  for (const { client } of players) client.close();
  return { table, since };
}

async function sinceAt(at: ServerProcess, guest: Guest, table: string): Promise<number> {
  const player = new TablePlayer(clientOf(guest, () => at));
  player.watchTable(table);
  const { since } = await player.until(() => player.view?.clock.running);
  player.client.close();
  return since;
}
