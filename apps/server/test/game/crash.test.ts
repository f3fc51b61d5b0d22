/** A server killed with -9 at any moment, on either store: what was acknowledged is there, once, and nobody paid for the time between. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { count, isLong, makeRng, seed, Table } from '@taht/testkit';
import { afterAll, expect, test } from 'vitest';
import { gameKind } from '../../src/game/game-kind.ts';
import { systemClock } from '../../src/rooms/clock.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import type { Store } from '../../src/store/store.ts';
import { type CrashPlan, envOf, openStore, streamOf } from '../support/crash-plan.ts';
import { person } from '../support/follower.ts';
import { gameScripts, type Line, outcomeOf } from '../support/game-script.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { value } from '../support/store-parts.ts';

const KILLS = 50;
const HOUR = 3_600_000;
const TIMED = 'game-timed';
const player = fileURLToPath(new URL('../support/crash-player.ts', import.meta.url));

const TABLES = tables();
const folder = mkdtempSync(join(tmpdir(), 'taht-crash-'));
let server: TestPostgres | undefined;
afterAll(async () => {
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['embedded', 'shared'] as const)(
  'on the %s store nothing acknowledged is lost or happens twice, and no clock runs meanwhile',
  async (kind) => {
    if (kind === 'shared') server = await startPostgres();
    const store: CrashPlan['store'] =
      kind === 'embedded'
        ? { kind, path: join(folder, 'store.db') }
        : { kind, url: (await server?.create('crash')) ?? '' };
    const plan: CrashPlan = { store, judge: 'hash', tables: TABLES };
    const path = join(folder, `${kind}.json`);
    writeFileSync(path, JSON.stringify(plan));
    const rng = makeRng(seed());
    const kills = count(KILLS, 2);
    const next = plan.tables.map(() => 0);
    let [acknowledged, again, ran] = [0, 0, 0];
    await beginTimedGame(plan);
    for (let i = 0; i < kills; i++) {
      const began = Date.now();
      // Every process thinks it is an hour later than the one before: that hour nobody was there.
      const lines = await runAndKill(path, { ahead: (i + 1) * HOUR, next }, rng.below(150), server);
      ran += Date.now() - began;
      for (const line of lines) {
        const [table, n, how] = line.split(' ');
        expect(Number(n)).toBe(next[Number(table)]);
        next[Number(table)] = Number(n) + 1;
        acknowledged++;
        if (how === 'again') again++;
      }
      if (kind === 'shared') await server?.ready();
      await withStore(plan, (opened) => expectAll(plan, opened, next));
    }
    expect(acknowledged).toBeGreaterThan(0);
    const charged = await chargedTime(plan, (kills + 1) * HOUR);
    expect(charged).toBeLessThanOrEqual(ran);
    if (isLong)
      console.log(
        `LONG: ${kind} store: ${kills} kills of the server${kind === 'shared' ? ' and of its database connections' : ''}, ${acknowledged} acknowledged commands, ${again} of them answered only after the restart, 0 lost, 0 twice; ${kills} hours away, clock charged ${charged} ms of ${ran} ms in which a process ran`,
      );
  },
);

/** Some games with the same judge, and three toys. */
function tables(): readonly (readonly Line[] | null)[] {
  const scripts = gameScripts(seed(), 4).filter(({ judge }) => judge === 'hash');
  expect(scripts.length).toBeGreaterThan(1);
  return [...scripts.map(({ lines }) => lines), null, null, null];
}

async function withStore<T>(plan: CrashPlan, job: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(plan.store);
  try {
    return await job(store);
  } finally {
    await store.close();
  }
}

/** At most one more than was acknowledged on each table, and everything as it should be. */
async function expectAll(plan: CrashPlan, store: Store, next: readonly number[]): Promise<void> {
  for (const [table, acknowledged] of next.entries()) {
    const { stream, first } = streamOf(plan, table, acknowledged);
    const entries = value(await store.load(stream, 0))?.entries ?? [];
    expect(entries.length - (acknowledged - first)).toBeOneOf([0, 1]);
    const lines = plan.tables[table] ?? null;
    if (lines === null)
      expect(entries.map(({ command }) => command)).toEqual(entries.map((_, n) => `ann/c${n}`));
    else
      for (const [n, { body, format }] of entries.entries())
        expect(outcomeOf(value(gameKind.decode(body, format)).events)).toBe(lines[n]?.outcome);
  }
}

const startRooms = async (plan: CrashPlan, store: Store, ahead: number): Promise<Rooms> =>
  value(
    await Rooms.start({
      store,
      clock: { now: () => Date.now() + ahead, at: systemClock.at },
      kinds: [{ kind: gameKind, env: envOf(plan) }],
      onBug: (bug) => {
        throw bug;
      },
    }),
  );

const ALLOWED = 1_000_000;

/** One more game, in which nobody does anything any more. */
const beginTimedGame = (plan: CrashPlan): Promise<void> =>
  withStore(plan, async (store) => {
    const rooms = await startRooms(plan, store, 0);
    const clock = { kind: 'per-game', seconds: ALLOWED, capMinutes: 1, overPerMinute: 0 } as const;
    const action = Table.offered({ rules: { clock } }).entries[0]?.command.action;
    value(await rooms.create('game', TIMED, { id: '1', who: { kind: 'system' }, action }));
    for (const id of ['p0', 'p1'])
      value(await rooms.send(TIMED, { id, who: person(id), action: { kind: 'agree' } }));
    await rooms.stop();
  });

/** The time that the seat on turn has been charged, in milliseconds. */
const chargedTime = (plan: CrashPlan, ahead: number): Promise<number> =>
  withStore(plan, async (store) => {
    const rooms = await startRooms(plan, store, ahead);
    const { state } = value(await rooms.read(gameKind, TIMED));
    await rooms.stop();
    const { running } = state.clock;
    if (running === null) throw new Error('no clock runs');
    return state.now - running.since;
  });

/** The lines that came before the end; it is killed after so many of them, its connections to the database with it. */
function runAndKill(
  path: string,
  task: { ahead: number; next: readonly number[] },
  after: number,
  database: TestPostgres | undefined,
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, [player, path, JSON.stringify(task)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    let killing = Promise.resolve();
    const reader = createInterface(running.stdout).on('line', (line) => {
      if (line !== 'ready') lines.push(line);
      if (lines.length !== after) return;
      killing = (database?.killBackends() ?? Promise.resolve()).then(() => {
        running.kill('SIGKILL');
      });
    });
    running.on('error', reject);
    Promise.all([
      new Promise<NodeJS.Signals | null>((done) => running.on('exit', (_, signal) => done(signal))),
      new Promise((done) => reader.on('close', done)),
    ]).then(async ([signal]) => {
      await killing;
      if (signal === 'SIGKILL') resolve(lines);
      else reject(new Error(`it ended by itself: ${signal}`));
    }, reject);
  });
}
