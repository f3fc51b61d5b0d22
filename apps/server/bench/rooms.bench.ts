/** What a room costs: its memory when nobody moves, and how many moves a second go all the way through. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { playRandomGame } from '@taht/testkit';
import { type GameTypes, gameKind } from '../src/game/game-kind.ts';
import type { Entry, StreamState, Who } from '../src/kind/kind.ts';
import { systemClock } from '../src/rooms/clock.ts';
import { Rooms } from '../src/rooms/rooms.ts';
import { FROM_THE_START } from '../src/rooms/stored-entries.ts';
import { openPostgresStore } from '../src/store/postgres/postgres-store.ts';
import { sealEntries } from '../src/store/seal.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { value } from '../test/support/store-parts.ts';

const TABLES = 2000;
const env = { wordsFor: () => ({ judge: () => 'valid' as const }) };
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
    run: (): Promise<number> => commandsPerSecond('embedded'),
  },
  {
    name: 'rooms on the shared store: commands decided, stored and published, 1000 tables',
    unit: 'commands/s',
    run: (): Promise<number> => commandsPerSecond('shared'),
  },
  {
    name: 'starting on the embedded store with 10,000 unfinished games on the clock, file checked',
    unit: 's',
    goal: { atMost: 3 },
    run: (): Promise<number> => startSeconds('embedded'),
  },
  {
    name: 'starting on the shared store with 10,000 unfinished games on the clock',
    unit: 's',
    goal: { atMost: 3 },
    run: (): Promise<number> => startSeconds('shared'),
  },
  {
    name: 'loading a game of 60 commands from the embedded store',
    unit: 'ms',
    run: (): Promise<number> => loadMilliseconds('as it is'),
  },
  {
    name: 'loading a packed game of 60 commands from the embedded store',
    unit: 'ms',
    run: (): Promise<number> => loadMilliseconds('packed'),
  },
];

/** Half of a random game that took at least so many commands. */
function halfGame(least: number): readonly Entry<GameTypes>[] {
  for (let seed = 1; ; seed++) {
    const { entries } = playRandomGame(seed, silent);
    if (entries.length >= 2 * least) return entries.slice(0, least);
  }
}

type Kept = 'embedded' | 'shared';

async function withStores<T>(kept: Kept, job: (open: () => Promise<Store>) => Promise<T>) {
  if (kept === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'taht-bench-'));
    const done = await job(async () => value(await openSqliteStore(join(folder, 'store.db'))));
    rmSync(folder, { recursive: true });
    return done;
  }
  const server = await startPostgres();
  const url = await server.create('bench');
  const done = await job(async () => value(await openPostgresStore(url)));
  await server.remove();
  return done;
}

const withStore = <T>(kept: Kept, job: (store: Store) => Promise<T>): Promise<T> =>
  withStores(kept, async (open) => {
    const store = await open();
    const done = await job(store);
    await store.close();
    return done;
  });

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

/** Stores the same half game under many names; without a deadline nothing happens by itself. */
async function fill(
  store: Store,
  tables: number,
  entries: readonly Entry<GameTypes>[],
  {
    state = 'live',
    due = () => null,
  }: { state?: StreamState; due?(table: number): number | null } = {},
) {
  const bare = entries.map((entry) => ({
    command: entry.command.id,
    at: entry.command.at,
    events: entry.events.length,
    body: gameKind.encode(entry),
  }));
  const facts = {
    kind: 'game',
    state,
    players: ['p0', 'p1'],
    labels: ['edition:en', 'speed:rapid', 'rated'],
    summary: '{"scores":[120,98]}',
  };
  const names = Array.from({ length: tables }, (_, i) => `game-${i}`);
  await Promise.all(
    names.map((stream, i) =>
      store.append({
        stream,
        expected: 0,
        entries: sealEntries(stream, FROM_THE_START, gameKind.version, bare).entries,
        format: gameKind.version,
        due: due(i),
        owed: null,
        facts,
      }),
    ),
  );
  return names;
}

const memoryPerRoom = (how: 'asleep' | 'awake'): Promise<number> =>
  withStore('embedded', async (store) => {
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
const commandsPerSecond = (kept: Kept): Promise<number> =>
  withStore(kept, async (store) => {
    const names = await fill(store, 1000, halfGame(30));
    const rooms = await startRooms(store, 60_000);
    let done = 0;
    let isOver = false;
    let heard = 0;
    const hear = (): void => {
      heard++;
    };
    await Promise.all(
      names.flatMap((name) =>
        ['p0', 'p1'].map((id) => rooms.subscribe(name, person(id), null, hear)),
      ),
    );
    const play = async (name: string): Promise<void> => {
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

/** Half of them fall due within a minute, and none while it is measured. */
const startSeconds = (kept: Kept): Promise<number> =>
  withStores(kept, async (open) => {
    const full = await open();
    const soon = Date.now() + 30_000;
    await fill(full, 10_000, halfGame(30), { due: (table) => soon + 12 * table });
    await full.close();
    const start = performance.now();
    const store = await open();
    const rooms = await startRooms(store, 60_000);
    const seconds = (performance.now() - start) / 1000;
    await rooms.stop();
    await store.close();
    return seconds;
  });

const loadMilliseconds = (how: 'as it is' | 'packed'): Promise<number> =>
  withStore('embedded', async (store) => {
    const names = await fill(store, 200, halfGame(60), { state: 'over' });
    while (how === 'packed' && value(await store.pack(Date.now(), 50)) > 0);
    const rooms = await startRooms(store, 60_000);
    const start = performance.now();
    for (const name of names) value(await rooms.viewFor(name, person('p0')));
    const each = (performance.now() - start) / names.length;
    await rooms.stop();
    return each;
  });
