/** Bots at tables with people: when they answer, what they see, and what happens when something goes wrong. */
import { err, ok } from '@taht/base';
import { EnginePool } from '@taht/host';
import type { GameView } from '@taht/rules';
import { seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { isPrompted } from '../../src/bots/answer-due.ts';
import { Engines } from '../../src/bots/engines.ts';
import { gameKind } from '../../src/game/game-kind.ts';
import type { Who } from '../../src/kind/kind.ts';
import type { Rooms } from '../../src/rooms/rooms.ts';
import { quiet } from '../support/fake-clock.ts';
import { Memory } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';
import { bots, eventsOf, FakeClock, gameIn, offerOf, openRooms, playOut } from './bot-table.ts';
import { LocalEngines } from './local-engines.ts';

const SYSTEM: Who = { kind: 'system' };
const ann = { id: 'person-ann', name: 'Ann' };
const who = (id: string): Who => ({ kind: 'person', id });

type Engine = Parameters<typeof openRooms>[2]['engines'];

async function begin(rooms: Rooms, players = bots('level-3', 'quick'), game = 'game-1') {
  const action = offerOf({ edition: 'et', players, game, seed: seed() });
  value(await rooms.create('game', game, { id: 'create', who: SYSTEM, action }));
}

const agree = (rooms: Rooms, game = 'game-1') =>
  rooms.send(game, { id: 'p-agree', who: who(ann.id), action: { kind: 'agree' } });

/** Until the person is on turn, or the bot, with a bot that answers. */
async function untilTurnOf(rooms: Rooms, clock: FakeClock, seat: number): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const game = await gameIn(rooms, 'game-1');
    if (game.phase.kind === 'turn' && game.phase.seat === seat) return;
    if (game.phase.kind === 'turn' && game.phase.seat === 0)
      await rooms.send('game-1', {
        id: `p-${game.version}`,
        who: who(ann.id),
        action: { kind: 'pass' },
      });
    await clock.advance(1000);
  }
  throw new Error(`seat ${seat} is never on turn`);
}

test('a bot waits a little before it moves, and then it moves', async () => {
  const clock = new FakeClock();
  const engines = new LocalEngines();
  const { rooms } = await openRooms(new Memory(), clock, { engines });
  await begin(rooms, [ann, ...bots('x', 'level-5').slice(1)]);
  await agree(rooms);
  await untilTurnOf(rooms, clock, 1);
  const before = await gameIn(rooms, 'game-1');
  await clock.advance(before.now + 800 - clock.now());
  expect((await gameIn(rooms, 'game-1')).version).toBe(before.version);
  await clock.advance(3000);
  expect((await gameIn(rooms, 'game-1')).version).toBeGreaterThan(before.version);
  await rooms.stop();
});

test('a bot sees its own rack and no other, and owns its jobs by the game', async () => {
  const clock = new FakeClock();
  const engines = new LocalEngines();
  const views: GameView[] = [];
  engines.spoil = (action, { view }) => {
    views.push(view);
    return action;
  };
  const { rooms } = await openRooms(new Memory(), clock, { engines });
  await begin(rooms, bots('level-2', 'level-9', 'long-words'));
  await playOut(rooms, clock, ['game-1']);
  await rooms.stop();
  expect(views.length).toBeGreaterThan(20);
  for (const { viewer, seats, seed: secret } of views) {
    const own = viewer.kind === 'seat' ? viewer.seat : -1;
    expect(seats.flatMap(({ rack }, seat) => (rack === null ? [] : [seat]))).toEqual([own]);
    expect(secret).toBeNull();
  }
  expect(new Set(engines.orders.map(({ owner, class: of }) => `${owner} ${of}`))).toEqual(
    new Set(['game-1 live']),
  );
});

test('whoever has an answer is known to be asked', async () => {
  const clock = new FakeClock();
  const engines = new LocalEngines();
  const memory = new Memory();
  const { rooms } = await openRooms(memory, clock, { engines });
  await begin(rooms, bots('level-2', 'level-9', 'level-13'));
  await playOut(rooms, clock, ['game-1']);
  await rooms.stop();
  let game = gameKind.start;
  let answers = 0;
  for (const event of eventsOf(memory, 'game-1')) {
    const id = event.by.kind === 'seat' ? `bot-${event.by.seat}-${game.version}` : 'none';
    if (event.by.kind === 'seat' && event.command.endsWith(`/${id}`)) {
      expect(isPrompted(game, event.by.seat), event.kind).toBe(true);
      answers++;
    }
    game = gameKind.evolve(game, event);
  }
  expect([game.phase.kind, answers > 20]).toEqual(['over', true]);
});

test('a restart at any moment loses no answer', async () => {
  const memory = new Memory();
  const clock = new FakeClock();
  for (let restarts = 0; ; restarts++) {
    const { rooms, bugs } = await openRooms(memory, clock, { engines: new LocalEngines() });
    if (restarts === 0) await begin(rooms);
    await clock.advance(2500 + 700 * (restarts % 5));
    const { phase } = await gameIn(rooms, 'game-1');
    expect(bugs).toEqual([]);
    clock.forget();
    if (phase.kind === 'over') {
      expect(restarts).toBeGreaterThan(5);
      return;
    }
    if (restarts > 500) throw new Error('it never ends');
  }
});

test('two processes over one store play one game', async () => {
  const memory = new Memory();
  const clock = new FakeClock();
  const one = await openRooms(memory, clock, { engines: new LocalEngines() });
  const two = await openRooms(memory, clock, { engines: new LocalEngines() });
  await begin(one.rooms);
  await playOut(two.rooms, clock, ['game-1']);
  const commands = memory.streams.get('game-1')?.entries.map(({ command }) => command) ?? [];
  expect(new Set(commands).size).toBe(commands.length);
  expect([...one.bugs, ...two.bugs]).toEqual([]);
  await Promise.all([one.rooms.stop(), two.rooms.stop()]);
});

test.each<[string, Engine]>([
  [
    'that may not be',
    {
      botAction: async () =>
        ok({ kind: 'place', tiles: [{ square: 0, letter: 'A', blank: true }] }),
    } as never,
  ],
  [
    'that no engine gave',
    { botAction: async () => err({ code: 'engine-failed', detail: 'it broke' }) },
  ],
])('in place of an answer %s a bot passes or accepts, and somebody is told', async (_, engines) => {
  const clock = new FakeClock();
  const { rooms, bugs } = await openRooms(new Memory(), clock, { engines });
  await begin(rooms);
  const [game] = await playOut(rooms, clock, ['game-1']);
  await rooms.stop();
  expect(game?.phase).toMatchObject({ kind: 'over', outcome: { reason: 'passes' } });
  expect(bugs.length).toBeGreaterThan(3);
});

test('a full queue is tried again', async () => {
  const clock = new FakeClock();
  const local = new LocalEngines();
  let refusals = 3;
  const engines: Engine = {
    botAction: async (order, work, bot) =>
      refusals-- > 0
        ? err({ code: 'queue-full', of: 'all', most: 1 })
        : local.botAction(order, work, bot),
  };
  const { rooms, bugs } = await openRooms(new Memory(), clock, { engines });
  await begin(rooms);
  await playOut(rooms, clock, ['game-1']);
  await rooms.stop();
  expect([bugs, refusals < 0]).toEqual([[], true]);
});

/** An engine that thinks until it is told that nobody wants to know. */
function endless() {
  const signals: AbortSignal[] = [];
  const engines: Engine = {
    botAction: ({ signal }) =>
      new Promise((resolve) => {
        if (signal === undefined) throw new Error('no signal');
        signals.push(signal);
        signal.addEventListener('abort', () => resolve(err({ code: 'called-off' })));
      }),
  };
  return { engines, signals };
}

test('a bot stops thinking when the game goes on without it', async () => {
  const clock = new FakeClock();
  const { engines, signals } = endless();
  const { rooms, bugs } = await openRooms(new Memory(), clock, { engines });
  await begin(rooms, [ann, ...bots('x', 'level-5').slice(1)]);
  await clock.advance(2000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await agree(rooms);
  await quiet();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await rooms.stop();
  expect(bugs).toEqual([]);
});

test('an engine that takes for ever delays nobody', async () => {
  const clock = new FakeClock();
  const { engines, signals } = endless();
  const { rooms } = await openRooms(new Memory(), clock, { engines });
  for (let i = 0; i < 50; i++) await begin(rooms, bots('level-1', 'level-2'), `game-slow-${i}`);
  await begin(rooms, [ann, { id: 'person-ben', name: 'Ben' }]);
  await clock.advance(3000);
  expect(signals.length).toBe(50);
  const done = await agree(rooms);
  expect(done.ok).toBe(true);
  expect(signals.some(({ aborted }) => aborted)).toBe(false);
  await rooms.stop();
});

/** Real threads, and a way to wait for all that they were asked: they run in their own time, not in the test's. */
function threads(clock: FakeClock) {
  const engines = new Engines({ clock, pool: new EnginePool(1), width: 1 });
  const asked = new Set<Promise<unknown>>();
  const answered: string[] = [];
  const counted: Engine = {
    botAction: (...question) => {
      const answer = engines.botAction(...question);
      const done = answer.then(() => answered.push('bot'));
      asked.add(done);
      void done.then(() => asked.delete(done));
      return answer;
    },
  };
  const settled = async (): Promise<void> => {
    await Promise.all(asked);
    await quiet();
  };
  return { engines, counted, answered, settled };
}

test('a person is answered before any of the threads, however many bots think', async () => {
  const clock = new FakeClock();
  const { engines, counted, answered, settled } = threads(clock);
  const { rooms } = await openRooms(new Memory(), clock, { engines: counted });
  for (let i = 0; i < 6; i++) await begin(rooms, bots('level-1', 'level-2'), `game-${i + 10}`);
  await begin(rooms, [ann, { id: 'person-ben', name: 'Ben' }]);
  const passed = clock.advance(1000);
  const agreed = agree(rooms).then(() => answered.push('person'));
  await Promise.all([passed, agreed]);
  await settled();
  expect([answered[0], answered.includes('bot')]).toEqual(['person', true]);
  await rooms.stop();
  await engines.close();
});

test('a game with threads that think is played to its end', async () => {
  const clock = new FakeClock();
  const { engines, counted, settled } = threads(clock);
  const { rooms, bugs } = await openRooms(new Memory(), clock, { engines: counted });
  await begin(rooms, bots('level-4', 'quick'));
  for (let i = 0; i < 400; i++) {
    await clock.advance(1000);
    await settled();
    if ((await gameIn(rooms, 'game-1')).phase.kind === 'over') break;
  }
  expect((await gameIn(rooms, 'game-1')).phase.kind).toBe('over');
  expect(bugs).toEqual([]);
  await rooms.stop();
  await engines.close();
});
