/**
 * A server process that plays until it is killed, and prints a line for each command that was acknowledged:
 * the stream and the number of the command in it.
 */
import { readFileSync, writeSync } from 'node:fs';
import process from 'node:process';
import { gameKind } from '../../src/game/game-kind.ts';
import { systemClock } from '../../src/rooms/clock.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { type CrashPlan, envOf, openStore, requestOf, streamOf } from './crash-plan.ts';
import { value } from './store-parts.ts';
import { toyKind } from './toy-kind.ts';

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as CrashPlan;
const { ahead, next } = JSON.parse(process.argv[3] ?? '') as { ahead: number; next: number[] };

const rooms = value(
  await Rooms.start({
    store: await openStore(plan.store),
    clock: {
      now: () => systemClock.now() + ahead,
      at: (time, callback) => systemClock.at(time - ahead, callback),
    },
    kinds: [
      { kind: gameKind, env: envOf(plan) },
      { kind: toyKind, env: { limit: Number.MAX_SAFE_INTEGER } },
    ],
    onBug: (bug) => {
      throw bug;
    },
  }),
);
setInterval(() => {}, 1000);
writeSync(1, 'ready\n');
await Promise.all(next.map((n, table) => play(table, n)));

/** The first one may have been carried out by the process before; after a failure it is sent again. */
async function play(table: number, from: number): Promise<never> {
  for (let n = from; ; ) {
    const { kind, stream } = streamOf(plan, table, n);
    const sent = await rooms.sendOrCreate(kind, stream, requestOf(plan, table, n));
    if (sent.ok) writeSync(1, `${table} ${n++} ${sent.value.repeated ? 'again' : 'new'}\n`);
    else if (sent.error.kind === 'refused') throw new Error(JSON.stringify(sent.error));
  }
}
