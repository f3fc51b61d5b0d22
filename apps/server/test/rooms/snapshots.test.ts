/** Snapshots make loading short, and may be missing, broken or ahead of what a room knows; nobody notices. */
import { err, ok } from '@taht/base';
import { expect, test } from 'vitest';
import type { Kind } from '../../src/kind/kind.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { FakeClock, quiet } from '../support/fake-clock.ts';
import { Follower, person } from '../support/follower.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';
import { type ToyAction, type ToyState, type ToyTypes, toyKind } from '../support/toy-kind.ts';

const ANN = person('ann');
const DAY = 24 * 3_600_000;

const kept: Kind<ToyTypes> = {
  ...toyKind,
  snapshots: {
    version: 3,
    encode: (state) => JSON.stringify(state),
    decode: (text, version) => (version === 3 ? ok(JSON.parse(text) as ToyState) : err('version')),
  },
};
const transient: Kind<ToyTypes> = { ...kept, transient: true };

let ids = 0;

async function world(kind: Kind<ToyTypes>, memory = new Memory(), clock = new FakeClock()) {
  const rooms = value(
    await Rooms.start({
      store: memoryStore(memory),
      clock,
      kinds: [{ kind, env: { limit: 1e6 } }],
      onBug: (bug) => {
        throw bug;
      },
    }),
  );
  const send = async (action: ToyAction) =>
    value(await rooms.sendOrCreate('toy', 's', { id: `${ids++}`, who: ANN, action }));
  const addMany = async (n: number) => {
    for (let i = 0; i < n; i++) await send({ kind: 'add', n: 1 });
  };
  const follow = async (since: number | null) => {
    const follower = new Follower();
    follower.version = since;
    expect(await follower.follow(rooms, 's', ANN)).toBe(true);
    return follower;
  };
  const sum = async () => value(await rooms.read(kind, 's')).state.sum;
  return { memory, clock, rooms, send, addMany, follow, sum };
}

test('one is kept now and then, beside all entries', async () => {
  const { memory, addMany } = await world(kept);
  await addMany(199);
  expect(memory.streams.get('s')?.snapshot).toBeNull();
  await addMany(250);
  expect(memory.streams.get('s')?.snapshot).toMatchObject({ version: 400, format: 3 });
  expect(memory.streams.get('s')?.entries).toHaveLength(449);
});

test('what was loaded from one is the same as what was folded', async () => {
  const { memory, clock, addMany, rooms } = await world(kept);
  await addMany(450);
  const present = async (read: Rooms): Promise<object> => {
    const { state, version } = value(await read.read(kept, 's'));
    return { state, version };
  };
  const whole = await present(rooms);
  const again = await world(kept, memory, clock);
  expect(await present(again.rooms)).toEqual(whole);
  // It stands on the snapshot: what lies before is not looked at.
  memory.streams.get('s')?.entries.splice(0, 400);
  const third = await world(kept, memory, clock);
  expect(await present(third.rooms)).toEqual(whole);
});

test.each<[string, (memory: Memory) => void]>([
  ['of another version', (memory) => breakSnapshot(memory, { format: 2 })],
  ['that cannot be read', (memory) => breakSnapshot(memory, { format: 9, body: '{' })],
])('one %s is passed over', async (_name, harm) => {
  const { memory, clock, addMany } = await world(kept);
  await addMany(250);
  harm(memory);
  const again = await world(kept, memory, clock);
  expect(await again.sum()).toBe(250);
  await again.addMany(250);
  expect(memory.streams.get('s')?.snapshot).toMatchObject({ format: 3 });
});

function breakSnapshot(memory: Memory, part: object): void {
  const stream = memory.streams.get('s');
  if (!stream?.snapshot) throw new Error('there is none');
  stream.snapshot = { ...stream.snapshot, ...part };
}

test('where the past is gone, whoever asks for it is shown the whole', async () => {
  const { memory, clock, addMany, follow } = await world(kept);
  await addMany(450);
  const cold = await world(kept, memory, clock);
  expect((await cold.follow(449)).told).toEqual(['450 added']);
  expect((await cold.follow(410)).told).toHaveLength(40);
  expect((await cold.follow(400)).told).toHaveLength(50);
  expect((await cold.follow(399)).told).toEqual(['view 450']);
  expect((await follow(0)).told).toEqual(['view 450']);
});

test('a transient kind keeps the commands of a day', async () => {
  const memory = new Memory();
  await (await world(transient, memory)).addMany(150);
  const later = (days: number) => new FakeClock(1_000_000 + days * (DAY + 1));
  const { addMany, sum } = await world(transient, memory, later(1));
  await addMany(100);
  expect(memory.streams.get('s')?.entries).toHaveLength(100);
  expect(await sum()).toBe(250);
  const cold = await world(transient, memory, later(2));
  expect(await cold.sum()).toBe(250);
  expect((await cold.follow(0)).told).toEqual(['view 250']);
});

test('of a transient kind nothing stays for long, however little happens', async () => {
  const memory = new Memory();
  const kept: number[] = [];
  for (const day of [0, 1, 2, 3, 4]) {
    const at = new FakeClock(1_000_000 + day * (DAY + 1));
    const { addMany, sum } = await world(transient, memory, at);
    await addMany(1);
    kept.push(memory.streams.get('s')?.entries.length ?? 0);
    expect(await sum()).toBe(day + 1);
  }
  expect(kept).toEqual([1, 1, 2, 1, 2]);
});

test('a room that slept over it begins anew from the snapshot, and shows it to those who watch', async () => {
  const memory = new Memory();
  const clock = new FakeClock();
  const [one, two] = [await world(transient, memory, clock), await world(transient, memory, clock)];
  await one.addMany(10);
  const ann = await two.follow(null);
  // The second hears nothing for two days.
  memory.listeners.clear();
  await one.addMany(150);
  for (const entry of memory.streams.get('s')?.entries ?? [])
    Object.assign(entry, { at: entry.at - 2 * DAY });
  await one.addMany(60);
  expect(memory.streams.get('s')?.entries.length).toBeLessThan(100);
  await clock.advance(1500);
  await quiet();
  expect(ann.faults).toEqual([]);
  expect(ann.messages.at(-1)).toMatchObject({ version: 220 });
  expect(await two.sum()).toBe(220);
});
