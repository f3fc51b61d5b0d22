/** One connection with the other end in the test's hands: who does not read, who does not answer, and whose way is long. */
import { err, ok } from '@taht/base';
import type { ServerFrame } from '@taht/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { LAG, LIMITS } from '../../src/http/limits.ts';
import type { Listener } from '../../src/rooms/message.ts';
import type { Request } from '../../src/rooms/rooms-port.ts';
import { Connection, type Shared } from '../../src/socket/connection.ts';
import { Lags } from '../../src/socket/lags.ts';
import { Presences } from '../../src/socket/presences.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { memoryStore } from '../support/memory-store.ts';

class FakeWire {
  readonly frames: ServerFrame[] = [];
  buffered = 0;
  pings = 0;
  closed: number | 'cut' | null = null;
  send(text: string): void {
    this.frames.push(JSON.parse(text) as ServerFrame);
  }
  ping(): void {
    this.pings++;
  }
  close(code: number): void {
    this.closed = code;
  }
  cut(): void {
    this.closed = 'cut';
  }
}

let clock: FakeClock;
let listeners: Map<string, Listener>;
let requests: Request[];
let closes: string[];
let shared: Shared;

beforeEach(() => {
  clock = new FakeClock();
  listeners = new Map();
  requests = [];
  closes = [];
  const carryOut = async (_: string, stream: string, request: Request) => {
    requests.push(request);
    if (stream.endsWith('broken')) throw new Error('a bug');
    if (stream.endsWith('away'))
      return err({
        kind: 'failed',
        failure: { code: 'store-failed', reason: 'io', detail: '/secret/path' },
      } as const);
    return ok({ since: 1, version: 2, repeated: false });
  };
  shared = {
    watching: {
      subscribe: async (stream, _who, _since, listener) => {
        if (stream.endsWith('private')) return err({ code: 'not-allowed' } as const);
        listeners.set(stream, listener);
        return ok(() => listeners.delete(stream));
      },
    },
    commands: { nameNew: () => 'toy-new', create: carryOut, send: carryOut },
    clock,
    identities: {
      whoIs: async () => ok({ id: 'person-a', who: { kind: 'person', id: 'person-a' } }),
      viewing: ({ who }) => who,
      mayCommand: () => true,
      onEnded: async () => ok(() => {}),
    },
    presences: new Presences({
      kinds: ['game'],
      clock,
      store: memoryStore(),
      self: 'here',
      onBug: () => {},
    }),
    lags: new Lags(),
    version: '0',
    observer: { onFrame: () => {}, onClose: (reason) => closes.push(reason), onBug: () => {} },
  };
});

async function open(): Promise<{
  wire: FakeWire;
  connection: Connection;
  say(frame: object): Promise<void>;
}> {
  const wire = new FakeWire();
  const connection = new Connection(shared, wire, { isTls: false });
  const say = async (frame: object): Promise<void> => {
    connection.takeText(JSON.stringify(frame));
    await connection.settled();
    await clock.advance(0);
  };
  await say({ kind: 'hello', protocol: 1, client: 'test' });
  return { wire, connection, say };
}

const command = (stream: string, id = 'c') => ({ kind: 'command', id, stream, action: {} });

test('who does not read is cut off before its heap grows, and is told nothing more', async () => {
  const { wire, say } = await open();
  await say({ kind: 'watch', stream: 'toy-1' });
  wire.buffered = LIMITS.mostBuffered - 10;
  listeners.get('toy-1')?.({ kind: 'view', version: 3, view: { much: 'x'.repeat(100) } });
  expect(wire.closed).toBe('cut');
  expect(closes).toEqual(['too-slow']);
  expect(listeners.size).toBe(0);
  expect(wire.frames.some(({ kind }) => kind === 'view')).toBe(false);
});

test('who has read everything is shown the whole, however much it is', async () => {
  const { wire, say } = await open();
  await say({ kind: 'watch', stream: 'toy-1' });
  const much = 'x'.repeat(LIMITS.mostBuffered);
  listeners.get('toy-1')?.({ kind: 'view', version: 3, view: { much } });
  expect(wire.closed).toBeNull();
  expect(wire.frames.some(({ kind }) => kind === 'view')).toBe(true);
});

describe('signs of life', () => {
  test('who answers stays', async () => {
    const { wire, connection } = await open();
    for (let i = 0; i < 5; i++) {
      connection.takePong();
      await clock.advance(LIMITS.pulse);
      connection.pulse();
    }
    expect(wire.closed).toBeNull();
    expect(wire.pings).toBe(6);
  });

  test('who has only just been asked is given the time to answer', async () => {
    const wire = new FakeWire();
    const connection = new Connection(shared, wire, { isTls: false });
    await clock.advance(10);
    connection.pulse();
    expect([wire.closed, wire.pings]).toEqual([null, 1]);
  });

  test('who does not is cut off at the second ping', async () => {
    const { wire, connection } = await open();
    await clock.advance(LIMITS.pulse);
    connection.pulse();
    expect(wire.closed).toBeNull();
    await clock.advance(LIMITS.pulse);
    connection.pulse();
    expect([wire.closed, closes]).toEqual(['cut', ['silent']]);
  });

  test('who answers pings but never says hello does not stay either', async () => {
    const wire = new FakeWire();
    const connection = new Connection(shared, wire, { isTls: false });
    await clock.advance(LIMITS.hello);
    connection.takePong();
    connection.pulse();
    expect(wire.closed).toBe('cut');
  });
});

describe('lag', () => {
  const lagOf = async (trips: readonly number[]): Promise<number | undefined> => {
    const { connection, say } = await open();
    for (const trip of trips) {
      await clock.advance(trip);
      connection.takePong();
      await clock.advance(LIMITS.pulse - trip);
      connection.pulse();
    }
    await say(command('game-1'));
    return requests.at(-1)?.lag;
  };

  test.each([
    ['nothing that was not measured', [], 0],
    ['what was measured', [120], 120],
    ['the least of the last trips, for the rest may be put on', [120, 400, 80, 300], 80],
    ['never more than so much a command', [3000], LAG.mostPerCommand],
  ])('gives back %s', async (_, trips, expected) => {
    expect(await lagOf(trips)).toBe(expected);
  });

  test('gives back no more than so much a game, and each game has its own', async () => {
    const { connection, say } = await open();
    await clock.advance(400);
    connection.takePong();
    let given = 0;
    for (let i = 0; i < 60; i++) {
      await clock.advance(1000);
      await say(command('game-1', `c${i}`));
      given += requests.at(-1)?.lag ?? 0;
    }
    expect(given).toBe(LAG.mostPerGame);
    await say(command('game-2'));
    expect(requests.at(-1)?.lag).toBe(400);
  });
});

test('a bug is answered with a code, and the next command is taken', async () => {
  const { wire, say } = await open();
  await say(command('toy-broken'));
  expect(wire.frames.at(-1)).toEqual({
    kind: 'failed',
    code: 'internal',
    id: 'c',
    stream: 'toy-broken',
  });
  await say(command('toy-1', 'd'));
  expect(wire.frames.at(-1)).toMatchObject({ kind: 'done', id: 'd' });
});

test('what disk or database said stays inside', async () => {
  const { wire, say } = await open();
  await say(command('toy-away'));
  expect(wire.frames.at(-1)).toEqual({
    kind: 'failed',
    code: 'store-failed',
    id: 'c',
    stream: 'toy-away',
  });
});

test('who may not watch is told so', async () => {
  const { wire, say } = await open();
  await say({ kind: 'watch', stream: 'game-private' });
  expect(wire.frames.at(-1)).toEqual({
    kind: 'failed',
    code: 'not-allowed',
    stream: 'game-private',
  });
  expect(listeners.size).toBe(0);
});

test('too many commands at once are not carried out', async () => {
  const { wire, connection } = await open();
  for (let i = 0; i <= LIMITS.mostPending; i++)
    connection.takeText(JSON.stringify(command('toy-1', `c${i}`)));
  await connection.settled();
  await clock.advance(0);
  expect(requests).toHaveLength(LIMITS.mostPending);
  expect(wire.frames.filter(({ kind }) => kind === 'failed')).toEqual([
    { kind: 'failed', code: 'too-many', id: `c${LIMITS.mostPending}`, stream: 'toy-1' },
  ]);
});

test('those at a game are told who is there, once and a little later', async () => {
  const [a, b] = [await open(), await open()];
  await a.say({ kind: 'watch', stream: 'game-1' });
  await b.say({ kind: 'watch', stream: 'game-1' });
  await clock.advance(250);
  const presence = { kind: 'presence', stream: 'game-1', here: ['person-a'], others: 0 };
  expect(a.wire.frames.filter(({ kind }) => kind === 'presence')).toEqual([presence]);
  b.connection.gone();
  await clock.advance(250);
  expect(a.wire.frames.filter(({ kind }) => kind === 'presence')).toHaveLength(2);
});
