/** What one greedy guest costs everybody else, and what a server does that gets too little of the processor. On a quiet machine: `npm run bench -- greed`. */
import { greedyGuest } from './load/greedy.ts';
import { inHall, withPlayers } from './load/in-hall.ts';
import type { Played } from './load/orders.ts';

/** A smaller hall for a quick look. */
const SHARE = Number(process.env.TAHT_BENCH_TABLES ?? 5000) / 5000;
const TABLES = Math.ceil(500 * SHARE);
const STARVED_TABLES = Math.ceil(2000 * SHARE);
const QUOTA = 0.2;
const INTERVAL = 10;
const WARM_UP = 10;
const SECONDS = 60;
const LEFT = (WARM_UP + SECONDS) / INTERVAL + 1;
const ORDER = { kind: 'pace', interval: INTERVAL, warmUp: WARM_UP, seconds: SECONDS } as const;

interface Greeted {
  readonly without: Played;
  readonly beside: Played;
  readonly refused: number;
}

let greeted: Promise<Greeted> | undefined;
let starved: Promise<Played> | undefined;

const greedily = (): Promise<Greeted> => {
  greeted ??= besideGreed();
  return greeted;
};
const starving = (): Promise<Played> => {
  starved ??= underQuota();
  return starved;
};

const hall = `${TABLES} tables`;
const starvedHall = `${STARVED_TABLES} tables on ${QUOTA} of a core`;

export const benches = [
  {
    name: `${hall}: 99 of 100 moves on all screens within`,
    unit: 'ms',
    run: async (): Promise<number> => (await greedily()).without.p99,
  },
  {
    name: `${hall} beside one greedy guest: 99 of 100 within`,
    unit: 'ms',
    run: async (): Promise<number> => (await greedily()).beside.p99,
  },
  {
    name: `${hall} beside one greedy guest: that much longer`,
    unit: 'times',
    goal: { atMost: 2 },
    run: async (): Promise<number> => {
      const { without, beside } = await greedily();
      return beside.p99 / without.p99;
    },
  },
  {
    name: `${hall} beside one greedy guest: errors of the others`,
    unit: 'errors',
    goal: { atMost: 0 },
    run: async (): Promise<number> => (await greedily()).beside.errors,
  },
  {
    name: `what the greedy guest was refused meanwhile`,
    unit: 'requests',
    goal: { atLeast: 1 },
    run: async (): Promise<number> => (await greedily()).refused,
  },
  {
    name: `${starvedHall}: 99 of 100 moves within`,
    unit: 'ms',
    run: async (): Promise<number> => (await starving()).p99,
  },
  {
    name: `${starvedHall}: refused, or not arrived in time (the first is printed)`,
    unit: 'errors',
    run: async (): Promise<number> => (await starving()).errors,
  },
];

/** The same hall twice, one after the other on fresh servers. */
async function besideGreed(): Promise<Greeted> {
  const plan = { tables: TABLES, left: LEFT };
  const without = await inHall(plan, (tables, server) =>
    withPlayers(tables, server, (players) => players.play(ORDER)),
  );
  return inHall(plan, (tables, server) =>
    withPlayers(tables, server, async (players) => {
      const guest = await greedyGuest(server.port);
      const beside = await players.play(ORDER);
      const { refused } = await guest.end();
      return { without, beside, refused };
    }),
  );
}

const underQuota = (): Promise<Played> =>
  inHall({ tables: STARVED_TABLES, left: LEFT }, (tables, server) =>
    withPlayers(tables, server, async (players) => {
      const feed = server.starve(QUOTA);
      try {
        return await players.play(ORDER);
      } finally {
        feed();
      }
    }),
  );
