/** What a room costs: its memory when nobody moves, and how many moves a second go all the way through. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { playRandomGame } from '@taht/testkit';
import type { Entry, Who } from '../src/kind.ts';
import { type GameTypes, gameKind } from '../src/kinds/game.ts';
import { systemClock } from '../src/rooms/clock.ts';
import { Rooms } from '../src/rooms/rooms.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { value } from '../test/store-contract.ts';

const TABLES = 2000;
const env = { judgeFor: () => () => 'valid' as const };
const person = (id: string): Who => ({ kind: 'person', id });
const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };

export const benches = [
  {
    name: `idle room asleep, two looking on (of ${TABLES})`,
    unit: 'kB',
    goal: { atMost: 20 },
    run: (): Promise<number> => memoryPerRoom('asleep'),
  },
  {
    name: `idle room awake in the middle of a game (of ${TABLES})`,
    unit: 'kB',
    run: (): Promise<number> => memoryPerRoom('awake'),
  },
  {
    name: 'rooms on the embedded store: commands decided, stored and published, 1000 tables',
    unit: 'commands/s',
    goal: { atLeast: 2000 },
    run: (): Promise<number> => commandsPerSecond(),
  },
  {
    name: 'opening the embedded store with 10,000 unfinished games, checked',
    unit: 's',
    goal: { atMost: 3 },
    run: (): Promise<number> => startSeconds(),
  },
  {
    name: 'loading a game of 60 commands from the embedded store',
    unit: 'ms',
    run: (): Promise<number> => loadMilliseconds(),
  },
];

/** Half of a random game that took at least so many commands. */
function halfGame(least: number): readonly Entry<GameTypes>[] {
  for (let seed = 1; ; seed++) {
    const { entries } = playRandomGame(seed, silent);
    if (entries.length >= 2 * least) return entries.slice(0, least);
  }
}

async function withStore<T>(job: (store: Store) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'taht-bench-'));
  const store = value(await openSqliteStore(join(folder, 'store.db')));
  try {
    return await job(store);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

const startRooms = async (store: Store, idle: number): Promise<Rooms> =>
  value(
    await Rooms.start({
      store,
      clock: systemClock,
      kinds: [{ kind: gameKind, env }],
      idle,
      onBug: (bug) => {
        throw bug;
      },
    }),
  );

/** Stores the same half game under many names, without deadlines, so that nothing happens by itself. */
async function fill(store: Store, tables: number, entries: readonly Entry<GameTypes>[]) {
  const stored = entries.map((entry) => ({
    command: entry.command.id,
    at: entry.command.at,
    events: entry.events.length,
    body: gameKind.encode(entry),
  }));
  const facts = { kind: 'game', state: 'live', players: ['p0', 'p1'] } as const;
  const names = Array.from({ length: tables }, (_, i) => `game-${i}`);
  await Promise.all(
    names.map((stream) =>
      store.append({
        stream,
        expected: 0,
        entries: stored,
        format: gameKind.version,
        due: null,
        facts,
      }),
    ),
  );
  return names;
}

const memoryPerRoom = (how: 'asleep' | 'awake'): Promise<number> =>
  withStore(async (store) => {
    const names = await fill(store, TABLES, halfGame(30));
    const idle = how === 'asleep' ? 200 : 3_600_000;
    const rooms = await startRooms(store, idle);
    const before = heap();
    for (const name of names)
      for (const id of ['p0', 'p1']) value(await rooms.subscribe(name, person(id), null, () => {}));
    await new Promise((resolve) => setTimeout(resolve, how === 'asleep' ? 1000 : 0));
    const used = heap() - before;
    if (rooms.size !== TABLES) throw new Error('rooms are missing');
    await rooms.stop();
    return used / TABLES / 1000;
  });

function heap(): number {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** The referee's clock is stopped and started: commands that are always allowed, stored each time and told to two. */
const commandsPerSecond = (): Promise<number> =>
  withStore(async (store) => {
    const names = await fill(store, 1000, halfGame(30));
    const rooms = await startRooms(store, 60_000);
    let done = 0;
    let isOver = false;
    let heard = 0;
    const play = async (name: string): Promise<void> => {
      for (const id of ['p0', 'p1'])
        await rooms.subscribe(name, person(id), null, () => {
          heard++;
        });
      for (let n = 0; !isOver; n++) {
        const action = { kind: n % 2 === 0 ? 'pause' : 'resume' };
        const request = { id: `bench-${n}`, who: { kind: 'system' } as const, action };
        const sent = await rooms.send(name, request);
        if (!sent.ok) throw new Error(JSON.stringify(sent.error));
        done++;
      }
    };
    const playing = names.map(play);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const [warm, start] = [done, performance.now()];
    await new Promise((resolve) => setTimeout(resolve, 4000));
    isOver = true;
    await Promise.all(playing);
    const rate = ((done - warm) * 1000) / (performance.now() - start);
    if (heard < 2 * done) throw new Error('somebody was not told');
    await rooms.stop();
    return rate;
  });

async function startSeconds(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'taht-bench-'));
  const path = join(folder, 'store.db');
  const full = value(await openSqliteStore(path));
  await fill(full, 10_000, halfGame(30));
  await full.close();
  const start = performance.now();
  const store = value(await openSqliteStore(path));
  const rooms = await startRooms(store, 60_000);
  const seconds = (performance.now() - start) / 1000;
  await rooms.stop();
  await store.close();
  rmSync(folder, { recursive: true });
  return seconds;
}

const loadMilliseconds = (): Promise<number> =>
  withStore(async (store) => {
    const names = await fill(store, 200, halfGame(60));
    const rooms = await startRooms(store, 60_000);
    const start = performance.now();
    for (const name of names) value(await rooms.look(name, person('p0')));
    const each = (performance.now() - start) / names.length;
    await rooms.stop();
    return each;
  });
