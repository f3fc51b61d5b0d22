/** What was forgotten is gone for everybody, on every process, and does not come back. */
import { expect, test } from 'vitest';
import { Rooms } from '../../src/rooms/rooms.ts';
import { FakeClock, quiet } from '../support/fake-clock.ts';
import { type Faults, faultless, faultyStore } from '../support/faulty-store.ts';
import { Follower, person } from '../support/follower.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';
import { toyKind } from '../support/toy-kind.ts';

const ANN = person('ann');
const open = { id: 'first', who: ANN, action: { kind: 'open' } };
const add = (id: string) => ({ id, who: ANN, action: { kind: 'add', n: 1 } });
const gone = (code: string) => ({ ok: false, error: { kind: 'failed', failure: { code } } });

const world = async (memory: Memory, clock: FakeClock, faults: Faults = faultless) =>
  value(
    await Rooms.start({
      store: faultyStore(memoryStore(memory), faults),
      clock,
      kinds: [{ kind: toyKind, env: { limit: 100 } }],
      onBug: (bug) => {
        throw bug;
      },
    }),
  );

test('a stream that was forgotten is not there, and cannot be made again', async () => {
  const rooms = await world(new Memory(), new FakeClock());
  value(await rooms.create('toy', 's', open));
  value(await rooms.forget('s'));
  value(await rooms.forget('s'));
  expect(await rooms.read(toyKind, 's')).toMatchObject({ error: { code: 'no-such-stream' } });
  expect(await rooms.send('s', add('x'))).toEqual(gone('no-such-stream'));
  expect(await rooms.create('toy', 's', { ...open, id: 'again' })).toEqual(gone('stream-gone'));
  expect(await rooms.create('toy', 's', open)).toEqual(gone('stream-gone'));
  expect(await rooms.sendOrCreate('toy', 's', add('y'))).toEqual(gone('stream-gone'));
});

test.each([
  ['heard of', faultless],
  ['not heard of', { ...faultless, notice: () => {} }],
] as const)('on another process it is gone when it is %s', async (_name, faults) => {
  const memory = new Memory();
  const clock = new FakeClock();
  const [one, two] = [await world(memory, clock), await world(memory, clock, faults)];
  value(await one.create('toy', 's', open));
  const follower = new Follower();
  expect(await follower.follow(two, 's', ANN)).toBe(true);
  value(await one.forget('s'));
  await clock.advance(1000);
  await quiet();
  expect(await two.read(toyKind, 's')).toMatchObject({ error: { code: 'no-such-stream' } });
  expect(await two.send('s', add('x'))).toEqual(gone('no-such-stream'));
  await clock.advance(120_000);
  expect([one.size, two.size]).toEqual([0, 0]);
});

test('whoever decides on what was forgotten meanwhile is told so', async () => {
  const memory = new Memory();
  const clock = new FakeClock();
  const deaf = { ...faultless, notice: () => {} };
  const [one, two] = [await world(memory, clock), await world(memory, clock, deaf)];
  value(await one.create('toy', 's', open));
  value(await two.read(toyKind, 's'));
  value(await one.forget('s'));
  expect(await two.send('s', add('x'))).toEqual(gone('stream-gone'));
  expect(memory.streams.size).toBe(0);
});

test('a stream that cannot be read can be forgotten', async () => {
  const memory = new Memory();
  const rooms = await world(memory, new FakeClock());
  value(await rooms.create('toy', 's', open));
  memory.streams.get('s')?.entries.splice(0, 1, {
    command: 'bad',
    since: 0,
    version: 2,
    at: 0,
    format: 2,
    body: '{',
    seal: '',
  });
  const cold = await world(memory, new FakeClock());
  expect(await cold.read(toyKind, 's')).toMatchObject({ error: { code: 'stream-corrupt' } });
  value(await cold.forget('s'));
  expect(memory.streams.size).toBe(0);
});

test('what another process did is known to a reader within a second, also unheard', async () => {
  const memory = new Memory();
  const clock = new FakeClock();
  const deaf = { ...faultless, notice: () => {} };
  const [one, two] = [await world(memory, clock), await world(memory, clock, deaf)];
  value(await one.create('toy', 's', open));
  expect(value(await two.read(toyKind, 's')).version).toBe(2);
  value(await one.send('s', add('x')));
  await clock.advance(1000);
  expect(value(await two.read(toyKind, 's')).version).toBe(3);
});
