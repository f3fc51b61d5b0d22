/**
 * A duplicate game of 10,000 players in one process with the embedded store: all answers come within the last two seconds.
 * The players are in the server's own process, on the way that commands from sockets take, and each looks on at the game.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { DuplicateHall, GAME, personOf, someTiles } from '../test/duplicate/duplicate-hall.ts';
import { value } from '../test/support/store-parts.ts';

/** A smaller hall for a quick look. */
const PLAYERS = Number(process.env.TAHT_BENCH_PLAYERS ?? 10_000);
const SECONDS = 6;
const RUSH_MS = 2000;

interface Figures {
  readonly perSecond: number;
  readonly slowestAnswer: number;
  readonly bellToRanks: number;
  readonly megabytes: number;
}

let measured: Promise<Figures> | null = null;
const figures = (): Promise<Figures> => {
  measured ??= measure();
  return measured;
};

const hallOf = `duplicate, ${PLAYERS} players, all answers in the last 2 s`;

export const benches = [
  {
    name: `${hallOf}: answers taken and stored`,
    unit: 'answers/s',
    run: async (): Promise<number> => (await figures()).perSecond,
  },
  {
    name: `${hallOf}: the slowest acknowledgement`,
    unit: 'ms',
    run: async (): Promise<number> => (await figures()).slowestAnswer,
  },
  {
    name: `${hallOf}: from the bell to everybody's verdict and rank`,
    unit: 'ms',
    goal: { atMost: 2000 },
    run: async (): Promise<number> => (await figures()).bellToRanks,
  },
  {
    name: `${hallOf}: memory of the process`,
    unit: 'MB',
    run: async (): Promise<number> => (await figures()).megabytes,
  },
];

async function measure(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'taht-bench-'));
  const store = value(await openSqliteStore(join(folder, 'store.db')));
  const hall = await DuplicateHall.open(store);
  await hall.fill(PLAYERS, { seconds: SECONDS, pauseSeconds: 600 });
  const ranked = await lookOn(hall);
  await hall.start();
  const game = await hall.game();
  const { phase } = game;
  if (phase.kind !== 'answering') throw new Error(`too slow to begin: ${phase.kind}`);
  const bell = phase.deadline;
  const begin = bell - RUSH_MS;
  let [last, slowest, refused] = [0, 0, 0];
  const answers = Array.from({ length: PLAYERS }, async (_, i) => {
    const time = begin + (i * (RUSH_MS - 200)) / PLAYERS;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));
    const sent = Date.now();
    const answer = await hall.handIn(i + 1, game.calls, someTiles(game, i + 1));
    if (!answer.ok) refused++;
    last = Math.max(last, Date.now());
    slowest = Math.max(slowest, Date.now() - sent);
  });
  await Promise.all(answers);
  const told = await ranked.all;
  const { rounds } = await hall.game();
  const judged = rounds[0]?.verdicts.filter((verdict) => verdict !== null).length ?? 0;
  if (judged !== PLAYERS - refused) throw new Error(`${judged} judged, ${refused} refused`);
  if (refused > 0) throw new Error(`${refused} answers were not taken`);
  const megabytes = process.memoryUsage().rss / 1e6;
  await hall.stop();
  await store.close();
  rmSync(folder, { recursive: true });
  return {
    perSecond: (1000 * PLAYERS) / (last - begin),
    slowestAnswer: slowest,
    bellToRanks: told - bell,
    megabytes,
  };
}

/** Everybody looks on; `all` tells when the last of them had the verdicts. */
async function lookOn(hall: DuplicateHall): Promise<{ readonly all: Promise<number> }> {
  const { promise, resolve } = Promise.withResolvers<number>();
  let waiting = PLAYERS;
  for (let player = 1; player <= PLAYERS; player++)
    value(
      await hall.rooms.subscribe(
        GAME,
        { kind: 'person', id: personOf(player) },
        null,
        (message) => {
          // As a socket would: nobody is told before it is written.
          if (!JSON.stringify(message).includes('"judged"')) return;
          if (--waiting === 0) resolve(Date.now());
        },
      ),
    );
  return { all: promise };
}
