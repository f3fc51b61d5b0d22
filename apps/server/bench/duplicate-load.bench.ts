/** A duplicate game of 10,000 over sockets: the whole server in a process of its own, all players in another. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CrowdRound, makeCrowd } from './load/crowd.ts';
import { startCrowd, startServer } from './load/processes.ts';

/** A smaller hall for a quick look. */
const PLAYERS = Number(process.env.TAHT_BENCH_PLAYERS ?? 10_000);
const SECONDS = 25;
/** Milliseconds before the bell in which all hand in, a round for each. */
const CALM = 20_000;
const RUSH = 2000;

interface Figures {
  readonly calm: CrowdRound;
  readonly rush: CrowdRound;
  /** Bytes that the server held after both. */
  readonly rss: number;
}

let measured: Promise<Figures> | null = null;
const figures = (): Promise<Figures> => {
  measured ??= measure();
  return measured;
};

const rowsOf = (round: 'calm' | 'rush', seconds: number) => {
  const hall = `duplicate over sockets, ${PLAYERS} players, all answers in the last ${seconds} s`;
  const row = (what: string, unit: string, field: keyof CrowdRound, goal?: object) => ({
    name: `${hall}: ${what}`,
    unit,
    ...(goal === undefined ? {} : { goal }),
    run: async (): Promise<number> => (await figures())[round][field],
  });
  return [
    row('answers acknowledged', 'answers', 'acknowledged', { atLeast: PLAYERS }),
    row('answers acknowledged in a second', 'answers/s', 'perSecond'),
    row('the slowest acknowledgement', 'ms', 'slowest'),
    row('from the bell until everybody has verdict and rank', 'ms', 'bellToRanks', {
      atMost: 2000,
    }),
    row('the referee waits for the number of answers, at most', 'ms', 'refereeWaited'),
    row('errors', 'errors', 'errors', { atMost: 0 }),
  ];
};

export const benches = [
  ...rowsOf('calm', CALM / 1000),
  ...rowsOf('rush', RUSH / 1000),
  {
    name: `duplicate over sockets, ${PLAYERS} players: resident memory of the server`,
    unit: 'MB',
    run: async (): Promise<number> => (await figures()).rss / 1e6,
  },
];

async function measure(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'taht-bench-'));
  const crowd = await makeCrowd(folder, PLAYERS, { seconds: SECONDS, pauseSeconds: 600 });
  const server = await startServer(folder);
  const players = startCrowd();
  try {
    await players.connect(server.port, crowd);
    const calm = await players.round(CALM);
    const rush = await players.round(RUSH);
    return { calm, rush, rss: (await server.memory('as it is')).rss };
  } finally {
    await players.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
