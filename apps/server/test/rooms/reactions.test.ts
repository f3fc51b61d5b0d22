/** What follows from a state outside its stream: done at least once whatever dies, and by one process at a time. */
import { expect, test } from 'vitest';
import type { Hosted } from '../../src/rooms/hosted.ts';
import { reactAll } from '../../src/rooms/reacting.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import type { RoomsPort } from '../../src/rooms/rooms-port.ts';
import { FakeClock, quiet } from '../support/fake-clock.ts';
import { type Faults, faultless, faultyStore } from '../support/faulty-store.ts';
import { person } from '../support/follower.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';
import { type ToyAction, type ToyState, type ToyTypes, toyKind } from '../support/toy-kind.ts';

type React = NonNullable<Hosted<ToyTypes>['react']>;

async function world({
  react,
  memory = new Memory(),
  clock = new FakeClock(),
  faults = faultless,
}: {
  react?: React;
  memory?: Memory;
  clock?: FakeClock;
  faults?: Faults;
}) {
  const bugs: unknown[] = [];
  const rooms = value(
    await Rooms.start({
      store: faultyStore(memoryStore(memory), faults),
      clock,
      kinds: [{ kind: toyKind, env: { limit: 100 }, ...(react === undefined ? {} : { react }) }],
      onBug: (bug) => bugs.push(bug),
    }),
  );
  let ids = 0;
  const send = async (action: ToyAction) =>
    value(await rooms.sendOrCreate('toy', 's', { id: `a-${ids++}`, who: person('ann'), action }));
  const orders = async () => value(await rooms.read(toyKind, 's')).state.orders;
  return { memory, clock, rooms, bugs, send, orders };
}

const order = (item: string, inMs = 0): ToyAction => ({ kind: 'order', item, inMs });

const deliverAll = async (stream: string, { orders }: ToyState, rooms: RoomsPort) => {
  for (const { item } of orders) {
    const action: ToyAction = { kind: 'deliver', item };
    value(await rooms.send(stream, { id: `deliver-${item}`, who: { kind: 'system' }, action }));
  }
  return 'done' as const;
};

test('what a state owes is done at once, and then no more', async () => {
  const seen: number[] = [];
  const { send, orders, clock } = await world({
    react: (stream, state, rooms) => {
      seen.push(state.orders.length);
      return deliverAll(stream, state, rooms);
    },
  });
  await send({ kind: 'open' });
  await send(order('tea'));
  await clock.advance(0);
  expect(await orders()).toEqual([]);
  await clock.advance(600_000);
  expect(seen).toEqual([1]);
});

test('it is done no sooner than the state says', async () => {
  const { send, orders, clock } = await world({ react: deliverAll });
  await send(order('tea', 90_000));
  await clock.advance(89_999);
  expect(await orders()).toHaveLength(1);
  await clock.advance(1);
  expect(await orders()).toEqual([]);
});

test('a state that goes on owing is reacted to again only after something happened', async () => {
  let calls = 0;
  const { send, clock } = await world({
    react: async () => {
      calls++;
      return 'done';
    },
  });
  await send(order('tea'));
  await clock.advance(600_000);
  expect(calls).toBe(1);
  await send({ kind: 'add', n: 1 });
  await clock.advance(600_000);
  expect(calls).toBe(2);
});

test('it is tried again, ever more rarely, until it is done', async () => {
  const times: number[] = [];
  const { send, clock, bugs } = await world({
    react: async () => {
      times.push(clock.now());
      if (times.length === 2) throw new Error('broken');
      return times.length < 6 ? 'later' : 'done';
    },
  });
  await send(order('tea'));
  await clock.advance(600_000);
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  expect(gaps).toEqual([1000, 2000, 4000, 8000, 16_000]);
  expect(bugs).toHaveLength(1);
});

test('what another process appended unheard is reacted to as it is', async () => {
  const memory = new Memory();
  const clock = new FakeClock();
  const seen: number[] = [];
  const react: React = async (_, { orders }) => {
    seen.push(orders.length);
    return 'done';
  };
  const deaf = { ...faultless, notice: () => {} };
  const one = await world({ memory, clock, react: () => new Promise(() => {}) });
  await one.send(order('tea', 100));
  const two = await world({ memory, clock, react, faults: deaf });
  await two.orders();
  await one.send(order('cake', 100));
  one.rooms.stop();
  await clock.advance(100);
  expect([seen, memory.streams.get('s')?.debts]).toEqual([[2], null]);
});

test('what is appended meanwhile is reacted to as well', async () => {
  const gate = Promise.withResolvers<void>();
  const seen: string[] = [];
  const { send, clock, orders } = await world({
    react: async (stream, state, rooms) => {
      seen.push(state.orders.map(({ item }) => item).join());
      await gate.promise;
      return deliverAll(stream, state, rooms);
    },
  });
  await send(order('tea'));
  await clock.advance(0);
  await send(order('cake'));
  await clock.advance(60_000);
  expect(seen).toEqual(['tea']);
  gate.resolve();
  await quiet();
  await clock.advance(0);
  expect([seen, await orders()]).toEqual([['tea', 'cake'], []]);
});

test('one that takes long keeps no other waiting, and stays with its process', async () => {
  const memory = new Memory();
  const clock = new FakeClock();
  const began: string[] = [];
  const never: React = (stream) => {
    began.push(stream);
    return stream === 's' ? new Promise(() => {}) : Promise.resolve('done');
  };
  const one = await world({ memory, clock, react: never });
  await world({ memory, clock, react: never });
  await one.send(order('tea'));
  await clock.advance(100_000);
  expect(began).toEqual(['s']);
  await one.rooms.create('toy', 't', { id: 'x', who: person('ann'), action: order('tea') });
  await clock.advance(0);
  expect(began).toEqual(['s', 't']);
});

test('a process that died leaves it to another', async () => {
  const memory = new Memory();
  const first = new FakeClock();
  const one = await world({ memory, clock: first, react: () => new Promise(() => {}) });
  await one.send(order('tea'));
  await first.advance(0);
  first.forget();
  const two = await world({ memory, clock: first, react: deliverAll });
  await first.advance(10_000);
  expect(await two.orders()).toEqual([]);
});

test.each(['between append and reaction', 'between reaction and settling'] as const)(
  'a crash %s loses nothing and does nothing twice',
  async (moment) => {
    const memory = new Memory();
    const clock = new FakeClock();
    let isDead = false;
    const die = (): void => {
      isDead = true;
      clock.forget();
    };
    const one = await world({
      memory,
      clock,
      faults: { ...faultless, wait: () => (isDead ? new Promise(() => {}) : Promise.resolve()) },
      react: async (stream, state, rooms) => {
        if (moment === 'between append and reaction') {
          die();
          return 'done';
        }
        await deliverAll(stream, state, rooms);
        die();
        return 'done';
      },
    });
    await one.send(order('tea'));
    await clock.advance(0);
    expect(isDead).toBe(true);
    const two = await world({ memory, clock, react: deliverAll });
    await clock.advance(20_000);
    expect(await two.orders()).toEqual([]);
    const delivered = memory.streams
      .get('s')
      ?.entries.filter(({ command }) => /^deliver/.test(command));
    expect(delivered).toHaveLength(1);
  },
);

test('it waits for a store that is away', async () => {
  let fault: 'fails' | undefined;
  const faults = { ...faultless, read: () => fault };
  const { send, orders, clock } = await world({ react: deliverAll, faults });
  await send(order('tea', 1000));
  fault = 'fails';
  await clock.advance(30_000);
  fault = undefined;
  await clock.advance(30_000);
  expect(await orders()).toEqual([]);
});

test('several reactions are done when all of them are', async () => {
  const outcomes = ['later', 'done'] as const;
  let calls = 0;
  const { send, clock, memory } = await world({
    react: reactAll<ToyTypes>([deliverAll, async () => outcomes[calls++] ?? 'done']),
  });
  await send({ kind: 'close' });
  await clock.advance(0);
  expect([calls, memory.streams.get('s')?.debts]).toMatchObject([1, {}]);
  await clock.advance(1000);
  expect([calls, memory.streams.get('s')?.debts]).toEqual([2, null]);
});

test('a stream that was forgotten owes nothing', async () => {
  const memory = new Memory();
  const { send, clock, rooms } = await world({ memory, react: async () => 'later' });
  await send(order('tea'));
  await clock.advance(0);
  value(await rooms.forget('s'));
  const alarms = clock.size;
  await clock.advance(600_000);
  expect(clock.size).toBeLessThan(alarms);
});

test('where nobody reacts nothing is owed', async () => {
  const { send, memory } = await world({});
  await send(order('tea'));
  expect(memory.streams.get('s')?.debts).toBeNull();
});

test('whoever watches is shown the whole state, at once and whenever it changes', async () => {
  const memory = new Memory();
  const [one, two] = [await world({ memory }), await world({ memory })];
  await one.send({ kind: 'open' });
  const seen: (readonly [number, number])[] = [];
  const stop = value(
    await two.rooms.watch(toyKind, 's', ({ state, version }) => seen.push([version, state.sum])),
  );
  await one.send({ kind: 'add', n: 5 });
  await quiet();
  stop();
  await one.send({ kind: 'add', n: 5 });
  await quiet();
  expect(seen).toEqual([
    [2, 0],
    [3, 5],
  ]);
});

test('a stream is read only as what it is', async () => {
  const { rooms, send } = await world({});
  await send({ kind: 'open' });
  expect(await rooms.read({ ...toyKind, name: 'other' }, 's')).toEqual({
    ok: false,
    error: { code: 'other-kind', kind: 'toy' },
  });
  expect(await rooms.read(toyKind, 'nowhere')).toMatchObject({ ok: false });
});
