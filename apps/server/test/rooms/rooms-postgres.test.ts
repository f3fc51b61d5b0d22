/** Three processes' worth of rooms over one real PostgreSQL: whoever plays where, all agree on what happened. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../src/rooms/clock.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import type { Store } from '../../src/store/store.ts';
import { Follower, person } from '../support/follower.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { value } from '../support/store-parts.ts';
import { type ToyAction, toyKind } from '../support/toy-kind.ts';

const NAMES = ['ann', 'bob', 'eve'];
const STREAMS = ['one', 'two'];
const EACH = 20;

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

interface Process {
  readonly store: Store;
  readonly rooms: Rooms;
}

async function startProcess(url: string): Promise<Process> {
  const store = value(await openPostgresStore(url, { connections: 3 }));
  const rooms = await Rooms.start({
    store,
    clock: systemClock,
    kinds: [{ kind: toyKind, env: { limit: 10_000 } }],
    onBug: (bug) => {
      throw bug;
    },
  });
  return { store, rooms: value(rooms) };
}

test('players of one table on different processes see the same game', async () => {
  const url = await server.create('rooms');
  const processes = await Promise.all(NAMES.map(() => startProcess(url)));
  const [first] = processes;
  const open: ToyAction = { kind: 'open' };
  for (const stream of STREAMS) {
    const request = { id: 'open', who: person('ann'), action: open };
    value(await (first as Process).rooms.create('toy', stream, request));
  }
  /** Each follows on the process next to the one it plays on. */
  const followers = STREAMS.flatMap((stream) => NAMES.map((name, i) => ({ stream, name, i })));
  const told = await Promise.all(
    followers.map(async ({ stream, name, i }) => {
      const follower = new Follower();
      const { rooms } = processes[(i + 1) % processes.length] as Process;
      expect(await follower.follow(rooms, stream, person(name))).toBe(true);
      return { follower, stream };
    }),
  );
  await Promise.all(
    followers.map(async ({ stream, name, i }) => {
      const { rooms } = processes[i] as Process;
      for (let n = 0; n < EACH; n++) {
        const request = { id: `${name}-${n}`, who: person(name), action: { kind: 'add', n: 1 } };
        // Sent twice at once, and to two processes; it happens once.
        const other = (processes[(i + 2) % processes.length] as Process).rooms;
        const sent = await Promise.all([rooms.send(stream, request), other.send(stream, request)]);
        const spans = sent.map((answer) => value(answer));
        expect(spans[0]?.version).toBe(spans[1]?.version);
      }
    }),
  );
  const last = 2 + NAMES.length * EACH;
  for (const { follower, stream } of told) {
    await follower.until(last);
    expect(follower.faults).toEqual([]);
    expect(follower.events.map(({ kind }) => kind)).toEqual(Array(last - 2).fill('added'));
    const { entries } = value(await (first as Process).store.load(stream, 0)) ?? { entries: [] };
    expect(new Set(entries.map(({ command }) => command)).size).toBe(entries.length);
    expect(follower.events).toEqual(
      entries.slice(1).flatMap(({ body, format }) => value(toyKind.decode(body, format)).events),
    );
  }
  await stopAll(processes);
});

test('a stream that several processes are asked for at once is made by one of them', async () => {
  const url = await server.create('one');
  const processes = await Promise.all(NAMES.map(() => startProcess(url)));
  const made = await Promise.all(
    processes.map(({ rooms }, i) => {
      const request = { id: `open-${i}`, who: person('ann'), action: { kind: 'open' } };
      return rooms.create('toy', 'same', request);
    }),
  );
  const others = made.filter(({ ok }) => !ok);
  const exists = { kind: 'failed', failure: { code: 'stream-exists' } };
  expect(others).toEqual(Array(NAMES.length - 1).fill({ ok: false, error: exists }));
  await stopAll(processes);
});

async function stopAll(processes: readonly Process[]): Promise<void> {
  for (const { rooms, store } of processes) {
    await rooms.stop();
    await store.close();
  }
}
