/** A server with tables in a data folder of its own, and the process of its players, as long as a measurement takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HallPlan, type HallTable, makeHall } from './hall.ts';
import { type PlayersProcess, type ServerProcess, startPlayers, startServer } from './processes.ts';

export async function inHall<T>(
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

export async function withPlayers<T>(
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
