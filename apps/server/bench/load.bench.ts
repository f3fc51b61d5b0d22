/** The whole server under load, in a process of its own with the settings that everybody has; its players share the machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HallPlan, type HallTable, makeHall } from './load/hall.ts';
import type { Played } from './load/orders.ts';
import {
  type PlayersProcess,
  type ServerProcess,
  startPlayers,
  startServer,
} from './load/processes.ts';

const TABLES = Number(process.env.TAHT_BENCH_TABLES ?? 5000);
const SECONDS = Number(process.env.TAHT_BENCH_SECONDS ?? 60);
const INTERVAL = 10;
const WARM_UP = 20;
const RUSHING = 1500;

interface Load {
  readonly played: Played;
  /** Bytes. */
  readonly perSocket: number;
}

let load: Promise<Load> | undefined;
const loaded = (): Promise<Load> => (load ??= underLoad());
const hall = `${TABLES} tables, a move every ${INTERVAL} s at each`;

export const benches = [
  {
    name: `${hall}: sockets`,
    unit: 'sockets',
    goal: { atLeast: 10_000 },
    run: async (): Promise<number> => (await loaded()).played.sockets,
  },
  {
    name: `${hall}: moves on all screens`,
    unit: 'moves/s',
    run: async (): Promise<number> => (await loaded()).played.perSecond,
  },
  {
    name: `${hall}: from the command to all screens, half of them within`,
    unit: 'ms',
    run: async (): Promise<number> => (await loaded()).played.p50,
  },
  {
    name: `${hall}: 99 of 100 within`,
    unit: 'ms',
    goal: { atMost: 100 },
    run: async (): Promise<number> => (await loaded()).played.p99,
  },
  {
    name: `${hall}: the longest`,
    unit: 'ms',
    run: async (): Promise<number> => (await loaded()).played.max,
  },
  {
    name: `${hall}: errors`,
    unit: 'errors',
    goal: { atMost: 0 },
    run: async (): Promise<number> => (await loaded()).played.errors,
  },
  {
    name: 'a socket and its person, with table and game awake: resident memory of the server',
    unit: 'kB',
    run: async (): Promise<number> => (await loaded()).perSocket / 1000,
  },
  {
    name: `durable moves over sockets on the embedded store, ${RUSHING} tables as fast as they can`,
    unit: 'moves/s',
    goal: { atLeast: 2000 },
    run: async (): Promise<number> => (await rushing()).perSecond,
  },
  {
    name: 'the server from its start until it serves, 10,000 unfinished games',
    unit: 's',
    goal: { atMost: 3 },
    run: (): Promise<number> =>
      inHall({ tables: 10_000, left: 1 }, async (_, { seconds }) => seconds),
  },
];

const underLoad = (): Promise<Load> =>
  inHall({ tables: TABLES, left: (WARM_UP + SECONDS) / INTERVAL + 1 }, async (tables, server) => {
    const before = await server.memory();
    return withPlayers(tables, server, async (players) => {
      const { rss } = await server.memory();
      const perSocket = (rss - before.rss) / (2 * tables.length);
      const played = await players.play({
        kind: 'pace',
        interval: INTERVAL,
        warmUp: WARM_UP,
        seconds: SECONDS,
      });
      return { played, perSocket };
    });
  });

const rushing = (): Promise<Played> =>
  inHall({ tables: RUSHING, left: 100 }, (tables, server) =>
    withPlayers(tables, server, async (players) => {
      const played = await players.play({ kind: 'rush', warmUp: 2, seconds: 5 });
      if (played.errors > 0) throw new Error(`${played.errors} errors`);
      return played;
    }),
  );

async function inHall<T>(
  plan: HallPlan,
  job: (tables: readonly HallTable[], server: ServerProcess) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'taht-bench-'));
  const tables = await makeHall(folder, plan);
  const server = await startServer(folder);
  try {
    return await job(tables, server);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function withPlayers<T>(
  tables: readonly HallTable[],
  { port }: ServerProcess,
  job: (players: PlayersProcess) => Promise<T>,
): Promise<T> {
  const players = startPlayers();
  try {
    await players.connect(port, tables);
    return await job(players);
  } finally {
    await players.stop();
  }
}
