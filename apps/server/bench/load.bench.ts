/** The whole server under load, in a process of its own with the settings that everybody has; its players share the machine. */
import { STRANGERS } from './load/hall.ts';
import { inHall, withPlayers } from './load/in-hall.ts';
import type { Played } from './load/orders.ts';

/** A smaller hall for a quick look. */
const TABLES = Number(process.env.TAHT_BENCH_TABLES ?? 5000);
const INTERVAL = 10;
const WARM_UP = 20;
const SECONDS = 60;
const RUSHING = 2500;
const AT_ONCE = 300;
const ASLEEP = 2000;
/** All rooms that nobody used are asleep after that: a minute of rest, and half of one between two looks. */
const UNTIL_ASLEEP_MS = 95_000;

interface Load extends Played {
  /** Bytes that the server held while they played. */
  readonly rss: number;
}

interface Sizes {
  /** Bytes. */
  readonly socket: number;
  readonly table: number;
}

const load = once(underLoad);
const sizes = once(idleSizes);
const hall = `${TABLES} tables, a move every ${INTERVAL} s at each`;

export const benches = [
  {
    name: `${hall}: sockets`,
    unit: 'sockets',
    goal: { atLeast: 10_000 },
    run: async (): Promise<number> => (await load()).sockets,
  },
  {
    name: `${hall}: moves on all screens`,
    unit: 'moves/s',
    run: async (): Promise<number> => (await load()).perSecond,
  },
  {
    name: `${hall}: from the command to all screens, half of them within`,
    unit: 'ms',
    run: async (): Promise<number> => (await load()).p50,
  },
  {
    name: `${hall}: 99 of 100 within`,
    unit: 'ms',
    goal: { atMost: 100 },
    run: async (): Promise<number> => (await load()).p99,
  },
  {
    name: `${hall}: the longest`,
    unit: 'ms',
    run: async (): Promise<number> => (await load()).max,
  },
  {
    name: `${hall}: errors`,
    unit: 'errors',
    goal: { atMost: 0 },
    run: async (): Promise<number> => (await load()).errors,
  },
  {
    name: `${hall}: resident memory of the server`,
    unit: 'MB',
    run: async (): Promise<number> => (await load()).rss / 1e6,
  },
  {
    name: `memory of a socket (of ${2 * ASLEEP})`,
    unit: 'kB',
    run: async (): Promise<number> => (await sizes()).socket / 1000,
  },
  {
    name: `memory of an idle table with its game and two people, without their sockets (of ${ASLEEP})`,
    unit: 'kB',
    goal: { atMost: 20 },
    run: async (): Promise<number> => (await sizes()).table / 1000,
  },
  {
    name: `durable moves over sockets on the embedded store, ${RUSHING} tables, ${AT_ONCE} moves under way`,
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

/** One measurement gives several rows. */
function once<T>(measure: () => Promise<T>): () => Promise<T> {
  let measured: Promise<T> | undefined;
  return () => {
    measured ??= measure();
    return measured;
  };
}

function underLoad(): Promise<Load> {
  const left = (WARM_UP + SECONDS) / INTERVAL + 1;
  const order = { kind: 'pace', interval: INTERVAL, warmUp: WARM_UP, seconds: SECONDS } as const;
  return inHall({ tables: TABLES, left }, (tables, server) =>
    withPlayers(tables, server, async (players) => {
      const played = await players.play(order);
      return { ...played, rss: (await server.memory('as it is')).rss };
    }),
  );
}

const rushing = (): Promise<Played> =>
  inHall({ tables: RUSHING, left: 100 }, (tables, server) =>
    withPlayers(tables, server, async (players) => {
      const played = await players.play({ kind: 'rush', atOnce: AT_ONCE, warmUp: 2, seconds: 5 });
      if (played.errors > 0) throw new Error(`${played.errors} errors`);
      return played;
    }),
  );

function idleSizes(): Promise<Sizes> {
  return inHall({ tables: ASLEEP, left: 10 }, async (tables, server) => {
    const held = async (): Promise<number> => {
      const { heap, external } = await server.memory('collected');
      return heap + external;
    };
    const none = await held();
    const strangers = tables.map(() => STRANGERS);
    const connected = await withPlayers(strangers, server, held);
    const asleep = await withPlayers(tables, server, async () => {
      await new Promise((resolve) => setTimeout(resolve, UNTIL_ASLEEP_MS));
      return held();
    });
    const socket = (connected - none) / (2 * tables.length);
    return { socket, table: (asleep - none) / tables.length - 2 * socket };
  });
}
