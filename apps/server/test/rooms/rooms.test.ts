/** Rooms over a store in memory, with a toy for a game and time moved by hand. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Who } from '../../src/kind/kind.ts';
import type { Hosted } from '../../src/rooms/hosted.ts';
import { Rooms, type RoomsOptions } from '../../src/rooms/rooms.ts';
import { sealOf } from '../../src/store/seal.ts';
import type { Store } from '../../src/store/store.ts';
import { FakeClock, quiet } from '../support/fake-clock.ts';
import { type Faults, faultless, faultyStore } from '../support/faulty-store.ts';
import { Follower, person } from '../support/follower.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';
import { type ToyAction, type ToyTypes, toyKind } from '../support/toy-kind.ts';

const ANN = person('ann');
const BOB = person('bob');
const EVE = person('eve');
const toy: Hosted<ToyTypes> = { kind: toyKind, env: { limit: 100 } };

const bugs: unknown[] = [];
const followers: Follower[] = [];
afterEach(() => {
  expect(bugs.splice(0)).toEqual([]);
  expect(followers.splice(0).flatMap(({ faults }) => faults)).toEqual([]);
});

const start = async (store: Store, clock: FakeClock, more: Partial<RoomsOptions> = {}) =>
  value(await Rooms.start({ store, clock, kinds: [toy], onBug: (bug) => bugs.push(bug), ...more }));

/** A process of its own over a memory that several may share. */
async function world(memory = new Memory(), clock = new FakeClock(), faults: Faults = faultless) {
  const rooms = await start(faultyStore(memoryStore(memory), faults), clock);
  let ids = 0;
  const send = (who: Who, action: ToyAction, id = `${(who as { id: string }).id}-${ids++}`) =>
    rooms.send('s', { id, who, action });
  const open = async () => value(await rooms.create('toy', 's', request(ANN, { kind: 'open' })));
  const follow = async (who: Who, since: number | null = null) => {
    const follower = new Follower();
    followers.push(follower);
    follower.version = since;
    expect(await follower.follow(rooms, 's', who)).toBe(true);
    return follower;
  };
  return { memory, clock, rooms, send, open, follow };
}

const request = (who: Who, action: ToyAction, id = 'first') => ({ id, who, action });
const add = (n: number): ToyAction => ({ kind: 'add', n });
const whisper = (text: string): ToyAction => ({ kind: 'whisper', text });
const done = (since: number, version: number, repeated = false) => ({
  ok: true,
  value: { since, version, repeated },
});
const refused = (code: string) => ({ ok: false, error: { kind: 'refused', refusal: { code } } });
const failed = (failure: object) => ({ ok: false, error: { kind: 'failed', failure } });

describe('a command', () => {
  test('is stored, then published, then answered', async () => {
    const gate = Promise.withResolvers<void>();
    let isClosed = false;
    const wait = (): Promise<void> => (isClosed ? gate.promise : Promise.resolve());
    const { rooms, open, follow, send } = await world(new Memory(), new FakeClock(), {
      ...faultless,
      wait,
    });
    await open();
    const ann = await follow(ANN);
    isClosed = true;
    let isAnswered = false;
    const answer = send(BOB, { kind: 'join' }).then((result) => {
      isAnswered = true;
      return result;
    });
    await quiet();
    expect([ann.told, isAnswered]).toEqual([['view 2'], false]);
    gate.resolve();
    expect(await answer).toEqual(done(2, 3));
    expect(ann.told).toEqual(['view 2', '3 joined']);
    await rooms.stop();
  });

  test('that is refused changes nothing and is told to nobody', async () => {
    const { memory, open, follow, send } = await world();
    await open();
    const ann = await follow(ANN);
    expect(await send(ANN, add(101))).toEqual(refused('too-much'));
    expect(ann.told).toEqual(['view 2']);
    expect(memory.streams.get('s')?.entries).toHaveLength(1);
  });

  test('is carried out once, however often it is sent', async () => {
    const { open, follow, send } = await world();
    await open();
    const ann = await follow(ANN);
    const first = await Promise.all([1, 2, 3].map(() => send(ANN, add(60), 'same')));
    expect(first).toEqual([done(2, 3), done(2, 3, true), done(2, 3, true)]);
    await send(ANN, add(1));
    // By now it would be refused.
    expect(await send(ANN, add(60), 'same')).toEqual(done(2, 3, true));
    expect(ann.told).toEqual(['view 2', '3 added', '4 added']);
  });

  test('that was refused is answered the same when it is sent again, and only its author is', async () => {
    const { open, send } = await world();
    await open();
    await send(ANN, add(60));
    expect(await send(ANN, add(41), 'same')).toEqual(refused('too-much'));
    await send(ANN, add(-50));
    expect(await send(ANN, add(41), 'same')).toEqual(refused('too-much'));
    expect(await send(BOB, add(41), 'same')).toEqual(done(4, 5));
    expect(await send(ANN, add(41), 'another')).toEqual(done(5, 6));
  });

  test('keeps nobody else from using its name, least of all time itself', async () => {
    const { clock, rooms, open, send, follow } = await world();
    await open();
    await send(ANN, { kind: 'alarm', ms: 1000 });
    const due = clock.now() + 1000;
    const bob = await follow(BOB);
    await send(BOB, add(1), `tick-4-${due}`);
    expect(value(await rooms.viewFor('s', BOB)).version).toBe(4);
    await clock.advance(1000);
    expect(bob.events.at(-1)).toMatchObject({ kind: 'rang' });
  });

  test('that was long on its way counts from when it was sent, but never before what happened', async () => {
    const { clock, rooms, open, follow } = await world();
    await open();
    const ann = await follow(ANN);
    await clock.advance(1000);
    const began = clock.now();
    await rooms.send('s', { id: 'x', who: ANN, action: add(1), lag: 300 });
    await rooms.send('s', { id: 'y', who: ANN, action: add(1), lag: 400 });
    expect(ann.events.map(({ at }) => at - began)).toEqual([-300, -300]);
  });

  test('that leads to nothing is answered with the present version', async () => {
    const { open, send } = await world();
    await open();
    expect(await send(ANN, { kind: 'nothing' })).toEqual(done(2, 2));
  });

  test('that cannot be read says where', async () => {
    const { open, rooms } = await world();
    await open();
    expect(await rooms.send('s', { id: 'x', who: ANN, action: 'nonsense' })).toEqual(
      failed({ code: 'malformed', at: 'kind' }),
    );
  });

  test.each(['', ' ', 'a\0', 'ä', 'x'.repeat(101)])(
    'cannot be called %j, nor its stream',
    async (id) => {
      const { open, rooms } = await world();
      await open();
      const action = add(1);
      expect(await rooms.send('s', { id, who: ANN, action })).toEqual(
        failed({ code: 'malformed', at: 'id' }),
      );
      expect(await rooms.send(id, { id: 'x', who: ANN, action })).toEqual(
        failed({ code: 'no-such-stream' }),
      );
      expect(await rooms.create('toy', id, request(ANN, { kind: 'open' }))).toEqual(
        failed({ code: 'malformed', at: 'stream' }),
      );
    },
  );

  test('by somebody who has no part in it is not taken', async () => {
    const { open, send } = await world();
    await open();
    expect(await send({ kind: 'referee', name: 'Ref' }, add(1), 'x')).toEqual(
      failed({ code: 'not-taking-part' }),
    );
  });

  test('to what is not there, or of an unknown kind, fails', async () => {
    const { rooms, send, open } = await world();
    expect(await send(ANN, add(1))).toEqual(failed({ code: 'no-such-stream' }));
    expect(await rooms.viewFor('s', ANN)).toEqual({ ok: false, error: { code: 'no-such-stream' } });
    expect(await rooms.create('chess', 's', request(ANN, { kind: 'open' }))).toEqual(
      failed({ code: 'no-such-kind', kind: 'chess' }),
    );
    await open();
    expect(await rooms.create('toy', 's', request(BOB, { kind: 'open' }, 'second'))).toEqual(
      failed({ code: 'stream-exists' }),
    );
    expect(await rooms.create('toy', 's', request(ANN, { kind: 'open' }))).toEqual(
      done(0, 2, true),
    );
  });

  test('that is refused as the first leaves no stream behind', async () => {
    const { rooms, send } = await world();
    expect(await rooms.create('toy', 's', request(ANN, add(1000)))).toEqual(refused('too-much'));
    expect(await send(ANN, add(1))).toEqual(failed({ code: 'no-such-stream' }));
    expect(await rooms.subscribe('s', ANN, null, () => {})).toMatchObject({ ok: false });
  });
});

test('what a room decides apart holds up no other room, and nothing in its own', async () => {
  const gate = Promise.withResolvers<void>();
  const apart: Hosted<ToyTypes> = {
    ...toy,
    decideInThread: (state, command) =>
      command.action.kind === 'add'
        ? gate.promise.then(() => toyKind.decide(state, command, { limit: 100 }) as never)
        : null,
  };
  const rooms = await start(memoryStore(new Memory()), new FakeClock(), { kinds: [apart] });
  for (const stream of ['dear', 'other'])
    value(await rooms.create('toy', stream, request(ANN, { kind: 'open' })));
  const order: string[] = [];
  const sent = (stream: string, action: ToyAction, id: string) =>
    rooms.send(stream, request(ANN, action, id)).then(() => order.push(id));
  const all = [sent('dear', add(1), 'dear'), sent('dear', whisper('a'), 'behind')];
  await sent('other', whisper('b'), 'other');
  gate.resolve();
  await Promise.all(all);
  expect(order).toEqual(['other', 'dear', 'behind']);
});

describe('what a viewer is told', () => {
  test('hides what is not for it, in one range, and says nothing where there is nothing', async () => {
    const { open, send, follow } = await world();
    await open();
    await send(BOB, { kind: 'join' });
    const [ann, bob, eve] = [await follow(ANN), await follow(BOB), await follow(EVE)];
    for (const text of ['one', 'two', 'three']) await send(BOB, whisper(text));
    expect(ann.told).toEqual(['view 3']);
    await send(ANN, add(1));
    await send(ANN, whisper('four'));
    await send(ANN, add(2));
    expect(ann.told).toEqual(['view 3', '4-6 hidden', '7 added', '8 whispered', '9 added']);
    expect(eve.told).toEqual(['view 3', '4-6 hidden', '7 added', '8-8 hidden', '9 added']);
    expect(bob.events.filter(({ kind }) => kind === 'whispered')).toMatchObject([
      { text: 'one' },
      { text: 'two' },
      { text: 'three' },
    ]);
    expect(JSON.stringify([ann.messages, eve.messages])).not.toMatch(/one|two|three/);
  });

  test('is everything since a version, from memory or from the store alike', async () => {
    const { memory, clock, open, send, follow } = await world();
    await open();
    const all = await follow(ANN, 0);
    for (let i = 0; i < 30; i++) await send(i % 3 === 0 ? BOB : ANN, i % 2 ? add(1) : whisper('x'));
    const cold = await world(memory, clock);
    for (const since of [0, 1, 5, 15, 16, 17, 29, 31, 32]) {
      const [warm, late] = [await follow(ANN, since), await cold.follow(ANN, since)];
      expect(warm.messages).toEqual(late.messages);
      expect(warm.events).toEqual(
        all.events.filter((_, i) => i >= all.events.length - warm.events.length),
      );
    }
  });

  test('cannot begin at a version that is yet to come', async () => {
    const { rooms, open } = await world();
    await open();
    for (const since of [3, -1, 0.5, Number.NaN])
      expect(await rooms.subscribe('s', ANN, since, () => {})).toEqual({
        ok: false,
        error: { code: 'no-such-version', version: 2 },
      });
  });

  test('is shown anew when its part changes', async () => {
    const { open, send, follow } = await world();
    await open();
    const bob = await follow(BOB);
    await send(BOB, { kind: 'join' });
    await send(BOB, whisper('secret'));
    await send(BOB, { kind: 'leave' });
    expect(bob.told).toEqual(['view 2', '3 joined', 'view 3', '4 whispered', '5 left', 'view 5']);
    expect(bob.messages.at(-1)).toMatchObject({ view: { mine: [] } });
    // Whoever comes back is told of each moment as the one that he was then.
    await send(ANN, whisper('not for Bob'));
    await send(BOB, whisper('by a stranger'));
    expect((await follow(BOB, 3)).told).toEqual(['4 whispered', '5 left', '6-7 hidden', 'view 7']);
    expect((await follow(BOB, 5)).told).toEqual([]);
    expect((await follow(ANN, 0)).told).toEqual([
      '1 opened',
      '2 joined',
      '3 joined',
      '4-4 hidden',
      '5 left',
      '6 whispered',
      '7-7 hidden',
      'view 7', // Ann had no part before she joined
    ]);
  });

  test('does not depend on another who breaks', async () => {
    const { rooms, open, send, follow } = await world();
    await open();
    await rooms.subscribe('s', ANN, null, () => {
      throw new Error('hung up');
    });
    const bob = await follow(BOB);
    expect(await send(ANN, add(1))).toEqual(done(2, 3));
    expect(bob.told).toEqual(['view 2', '3 added']);
  });

  test('ends when it leaves', async () => {
    const { open, send, follow } = await world();
    await open();
    const bob = await follow(BOB);
    bob.leave();
    await send(ANN, add(1));
    expect(bob.told).toEqual(['view 2']);
  });
});

describe('a room', () => {
  test('nobody uses is forgotten, and is the same when it is needed again', async () => {
    const { clock, rooms, open, send } = await world();
    await open();
    await send(ANN, add(7));
    const before = await rooms.viewFor('s', ANN);
    expect(rooms.size).toBe(1);
    await clock.advance(120_000);
    expect(rooms.size).toBe(0);
    expect(await rooms.viewFor('s', ANN)).toEqual(before);
  });

  test('sleeps while somebody watches, and tells what happens', async () => {
    const { clock, rooms, open, send, follow } = await world();
    await open();
    const bob = await follow(BOB);
    await clock.advance(120_000);
    expect(rooms.size).toBe(1);
    await send(ANN, add(7));
    expect(bob.told).toEqual(['view 2', '3 added']);
  });

  test('that cannot be read is not used, and harms no other', async () => {
    const { memory, rooms, open, send } = await world();
    await open();
    const entries = memory.streams.get('s')?.entries ?? [];
    const rang = { kind: 'rang', by: 'x', at: 1 };
    const other = await world(memory);
    for (const body of ['no JSON', JSON.stringify({ command: {}, events: [rang] })]) {
      const bad = { command: 'bad', since: 2, version: 3, at: 0, format: 2, body };
      entries.push({ ...bad, seal: sealOf('s', entries.at(-1)?.seal ?? '', bad) });
      const cold = await world(memory);
      expect(await cold.send(ANN, add(1))).toMatchObject(failed({ code: 'stream-corrupt' }));
      expect(
        await cold.rooms.create('toy', `t${body.length}`, request(ANN, { kind: 'open' })),
      ).toEqual(done(0, 2));
      entries.pop();
    }
    expect(await other.send(ANN, add(1), 'x')).toEqual(done(2, 3));
    expect(await send(ANN, add(1), 'y')).toEqual(done(3, 4));
    await rooms.stop();
  });

  test('reads what an older version wrote', async () => {
    const { memory, open } = await world();
    await open();
    const added = { kind: 'added', n: '40', by: 'ann', at: 5 };
    const entries = memory.streams.get('s')?.entries ?? [];
    const body = JSON.stringify({ command: { id: 'old' }, events: [added] });
    const old = { command: 'old', since: 2, version: 3, at: 5, format: 1, body };
    entries.push({ ...old, seal: sealOf('s', entries.at(-1)?.seal ?? '', old) });
    const { rooms } = await world(memory);
    expect(await rooms.viewFor('s', ANN)).toMatchObject({ ok: true, value: { view: { sum: 40 } } });
  });

  test('that was stopped has answered everything and takes nothing more', async () => {
    const { rooms, open, send, follow } = await world();
    await open();
    await follow(ANN);
    const answers = [send(ANN, add(1)), send(ANN, add(2))];
    await quiet();
    await rooms.stop();
    expect(await Promise.all(answers)).toEqual([done(2, 3), done(3, 4)]);
    expect(await send(ANN, add(1))).toEqual(failed({ code: 'closed' }));
  });
});

describe('a store that fails', () => {
  test('fails the command, and nobody hears of it', async () => {
    let fault: 'fails' | 'unheard' | undefined;
    const faults = { ...faultless, append: () => fault };
    const { open, send, follow } = await world(new Memory(), new FakeClock(), faults);
    await open();
    const ann = await follow(ANN);
    fault = 'fails';
    expect(await send(ANN, add(1), 'a')).toMatchObject(failed({ code: 'store-failed' }));
    fault = undefined;
    expect(ann.told).toEqual(['view 2']);
    expect(await send(ANN, add(1), 'a')).toEqual(done(2, 3));
  });

  test('may have written what it could not answer: sent again, it has happened once', async () => {
    let fault: 'unheard' | undefined;
    const faults = { ...faultless, append: () => fault };
    const { open, send, follow } = await world(new Memory(), new FakeClock(), faults);
    await open();
    const ann = await follow(ANN);
    fault = 'unheard';
    expect(await send(ANN, add(1), 'a')).toMatchObject(failed({ code: 'store-failed' }));
    fault = undefined;
    expect(await send(ANN, add(1), 'a')).toEqual(done(2, 3, true));
    expect(ann.told).toEqual(['view 2', '3 added']);
  });

  test('may have written what it could not answer: whoever looks sees it', async () => {
    let fault: 'unheard' | undefined;
    const faults = { ...faultless, append: () => fault };
    const { rooms, open, send } = await world(new Memory(), new FakeClock(), faults);
    await open();
    fault = 'unheard';
    await send(ANN, add(1));
    expect(await rooms.viewFor('s', ANN)).toMatchObject({
      value: { version: 3, view: { sum: 1 } },
    });
  });

  test('does not let a refusal pass that it could not check', async () => {
    let fault: 'fails' | undefined;
    const faults = { ...faultless, read: () => fault };
    const { open, send } = await world(new Memory(), new FakeClock(), faults);
    await open();
    fault = 'fails';
    expect(await send(ANN, add(1000))).toMatchObject(failed({ code: 'store-failed' }));
  });
});

describe('several processes', () => {
  test('decide again where another was faster', async () => {
    const memory = new Memory();
    const mute = { ...faultless, notice: () => {} };
    const [one, two] = [await world(memory), await world(memory, new FakeClock(), mute)];
    await one.open();
    await two.send(ANN, add(1), 'b1');
    expect(await one.send(ANN, add(60), 'a1')).toEqual(done(3, 4));
    // Both know of 61; a sum over the limit is seen only after reading again.
    expect(await two.send(ANN, add(60), 'b2')).toEqual(refused('too-much'));
    expect(await two.send(ANN, add(39), 'b3')).toEqual(done(4, 5));
    expect(await one.send(ANN, add(1), 'a2')).toEqual(refused('too-much'));
  });

  test('a refusal is given only on the present state', async () => {
    const memory = new Memory();
    const mute = { ...faultless, notice: () => {} };
    const [one, two] = [await world(memory), await world(memory, new FakeClock(), mute)];
    await one.open();
    await two.send(BOB, { kind: 'join' }, 'b1');
    await one.send(BOB, { kind: 'leave' }, 'a1');
    // As far as the second knows, Bob is still there.
    expect(await two.send(BOB, { kind: 'join' }, 'b2')).toEqual(done(4, 5));
  });

  test('carry out a command once that is sent to both', async () => {
    const memory = new Memory();
    const [one, two] = [await world(memory), await world(memory)];
    await one.open();
    const answers = await Promise.all([one, two].map(({ send }) => send(ANN, add(60), 'same')));
    expect(new Set(answers)).toEqual(new Set([done(2, 3), done(2, 3, true)]));
  });

  test('tell their viewers what the others did', async () => {
    const memory = new Memory();
    const [one, two] = [await world(memory), await world(memory)];
    await one.open();
    const bob = await two.follow(BOB);
    await one.send(ANN, add(1));
    await one.send(ANN, add(2));
    await quiet();
    expect(bob.told).toEqual(['view 2', '3 added', '4 added']);
  });

  test('hear a notice also while an append of their own is under way', async () => {
    const memory = new Memory();
    const gate = Promise.withResolvers<void>();
    let isClosed = false;
    const wait = (): Promise<void> => (isClosed ? gate.promise : Promise.resolve());
    const one = await world(memory, new FakeClock(), { ...faultless, wait });
    const two = await world(memory);
    await one.open();
    const ann = await one.follow(ANN);
    let isWritten = false;
    memory.listeners.add(() => {
      isWritten = true;
      isClosed = true; // its own answer has to wait
    });
    const answer = one.send(ANN, add(1), 'a');
    await quiet();
    expect(isWritten).toBe(true);
    await two.send(ANN, add(2), 'b');
    gate.resolve();
    await answer;
    await quiet();
    expect(ann.told).toEqual(['view 2', '3 added', '4 added']);
  });

  test('ask each second, in case a notice was lost', async () => {
    const memory = new Memory();
    const mute = { ...faultless, notice: () => {} };
    const [one, two] = [await world(memory), await world(memory, new FakeClock(), mute)];
    await one.open();
    const bob = await two.follow(BOB);
    await one.send(ANN, add(1));
    await quiet();
    expect(bob.told).toEqual(['view 2']);
    await two.clock.advance(1000);
    expect(bob.told).toEqual(['view 2', '3 added']);
  });
});

describe('a deadline', () => {
  const alarm = (ms: number): ToyAction => ({ kind: 'alarm', ms });

  test('is kept to the millisecond, near or far', async () => {
    for (const ms of [1, 5000, 59_999, 60_001, 3 * 3_600_000]) {
      const { clock, open, send, follow } = await world();
      await open();
      const ann = await follow(ANN);
      await send(ANN, alarm(ms));
      const due = clock.now() + ms;
      await clock.advance(ms - 1);
      expect(ann.told).toEqual(['view 2', '3 set']);
      await clock.advance(1);
      expect(ann.events.at(-1)).toEqual({ kind: 'rang', by: 'system', at: due });
    }
  });

  test('that was moved rings once, at its new time', async () => {
    const { clock, open, send, follow } = await world();
    await open();
    const ann = await follow(ANN);
    await send(ANN, alarm(1000));
    await send(ANN, alarm(5000));
    await clock.advance(4999);
    expect(ann.told).toEqual(['view 2', '3 set', '4 set']);
    await clock.advance(60_000);
    expect(ann.told).toEqual(['view 2', '3 set', '4 set', '5 rang']);
  });

  test('rings once for all processes, also for one that died', async () => {
    const memory = new Memory();
    const clock = new FakeClock();
    const [one, two, three] = [
      await world(memory, new FakeClock()),
      await world(memory, clock),
      await world(memory, clock),
    ];
    await one.open();
    await one.send(ANN, alarm(5000));
    // The first is never heard of again; its clock stands still.
    await clock.advance(120_000);
    const { value: view } = (await two.rooms.viewFor('s', ANN)) as { value: unknown };
    expect(view).toMatchObject({ view: { rung: 1 } });
    expect(await three.rooms.viewFor('s', ANN)).toEqual({ ok: true, value: view });
  });

  test('waits for a store that is away', async () => {
    let fault: 'fails' | undefined;
    const faults = { ...faultless, read: () => fault, append: () => fault };
    const { clock, open, send, rooms } = await world(new Memory(), new FakeClock(), faults);
    await open();
    await send(ANN, alarm(1000));
    fault = 'fails';
    await clock.advance(2500);
    fault = undefined;
    await clock.advance(60_000);
    expect(await rooms.viewFor('s', ANN)).toMatchObject({ value: { view: { rung: 1 } } });
  });
});

describe('time in which nobody ran', () => {
  test('is charged to nobody', async () => {
    const { memory, clock, open, send } = await world();
    await open();
    await send(ANN, { kind: 'alarm', ms: 10_000 });
    await clock.advance(4000);
    clock.forget(); // killed
    await clock.advance(1_000_000);
    const again = await world(memory, clock);
    const ann = await again.follow(ANN, 3);
    expect(ann.events).toEqual([{ kind: 'slept', ms: 1_000_000, by: 'system', at: clock.now() }]);
    await clock.advance(5999);
    expect(ann.events).toHaveLength(1);
    await clock.advance(1);
    expect(ann.events[1]).toMatchObject({ kind: 'rang' });
  });

  test('is known to within one heartbeat, in favour of who was timed', async () => {
    const { memory, clock, open, send } = await world();
    await open();
    await send(ANN, { kind: 'alarm', ms: 10_000 });
    await clock.advance(4700);
    clock.forget();
    await clock.advance(50_000);
    const again = await world(memory, clock);
    const ann = await again.follow(ANN, 3);
    expect(ann.events).toMatchObject([{ kind: 'slept', ms: 50_200 }]);
  });

  test('is also the time in which the store was away', async () => {
    let fault: 'fails' | undefined;
    const faults = { ...faultless, read: () => fault, append: () => fault };
    const { clock, open, send, follow } = await world(new Memory(), new FakeClock(), faults);
    await open();
    const ann = await follow(ANN);
    await send(ANN, { kind: 'alarm', ms: 90_000 });
    await clock.advance(2000);
    fault = 'fails';
    await clock.advance(60_000);
    expect(await send(ANN, add(1))).toMatchObject(failed({ code: 'store-failed' }));
    fault = undefined;
    // The command comes before the next heartbeat, and must not be the one that pays.
    await send(ANN, add(1));
    expect(ann.events.map(({ kind }) => kind)).toEqual(['set', 'slept', 'added']);
    expect(ann.events[1]).toMatchObject({ ms: 60_000 });
  });

  test('is made good in a few rooms at a time, so that the next beat is not late', async () => {
    let [isAway, waiting, most] = [false, 0, 0];
    const faults: Faults = {
      ...faultless,
      read: () => (isAway ? 'fails' : undefined),
      wait: async () => {
        most = Math.max(most, ++waiting);
        await quiet();
        waiting--;
      },
    };
    const memory = new Memory();
    const { clock, rooms } = await world(memory, new FakeClock(), faults);
    const names = Array.from({ length: 300 }, (_, i) => `s${i}`);
    for (const name of names) {
      value(await rooms.create('toy', name, request(ANN, { kind: 'open' })));
      const alarm = request(ANN, { kind: 'alarm', ms: 900_000 }, 'alarm');
      value(await rooms.send(name, alarm));
    }
    isAway = true;
    await clock.advance(60_000);
    isAway = false;
    most = 0;
    const isSettled = (): boolean =>
      names.every((name) => memory.streams.get(name)?.entries.length === 3);
    for (let i = 0; i < 100 && !isSettled(); i++) await clock.advance(100);
    expect(isSettled()).toBe(true);
    expect(most).toBeLessThan(100);
    await rooms.stop();
  });

  test.each([300_000, 300_499])('is no time at all while another process ran (%i)', async (ms) => {
    const memory = new Memory();
    const clock = new FakeClock();
    const one = await world(memory, clock);
    await one.open();
    await one.send(ANN, { kind: 'alarm', ms: 600_000 });
    await clock.advance(ms);
    const two = await world(memory, clock);
    const ann = await two.follow(ANN, 3);
    expect(ann.told).toEqual([]);
  });
});
