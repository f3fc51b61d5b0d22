/** A day of simulated time in one process: games come and go, and nothing of them stays behind in memory. */
import process from 'node:process';
import v8 from 'node:v8';
import vm from 'node:vm';
import { isLong, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { gameKind } from '../../src/game/game-kind.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { Follower, person } from '../support/follower.ts';
import { type GameScript, gameScripts } from '../support/game-script.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';
import { toyKind } from '../support/toy-kind.ts';

const HOUR = 3_600_000;
const HOURS = isLong ? 24 : 4;
const FIRST = 2;
/** Between two rests. */
const GAMES = isLong ? 100 : 15;

test('after a day it holds what it held after two hours', async () => {
  const scripts = gameScripts(seed(), 3);
  const [{ env }] = scripts as [GameScript];
  const mine = scripts.filter(({ judge }) => judge === scripts[0]?.judge);
  const memory = new Memory();
  const clock = new FakeClock();
  let reactions = 0;
  const rooms = value(
    await Rooms.start({
      store: memoryStore(memory),
      clock,
      kinds: [
        {
          kind: gameKind,
          env,
          react: async () => {
            reactions++;
            return reactions % 3 === 0 ? 'later' : 'done';
          },
        },
        { kind: toyKind, env: { limit: 1e9 } },
      ],
      onBug: (bug) => {
        throw bug;
      },
    }),
  );
  const rng = makeRng(seed());
  const began = clock.now();
  const held: Held[] = [];
  const hours = (): number => (clock.now() - began) / HOUR;
  for (let round = 0; hours() < HOURS; round++) {
    for (let n = 0; n < GAMES; n++)
      await playGame(rooms, clock, `game-${round}-${n}`, rng.pick(mine), rng);
    await clock.advance(1.1 * HOUR); // what is over is paid for and packed
    for (const { isPacked, debts, row } of memory.streams.values())
      expect([isPacked, debts], row.stream).toEqual([row.state === 'over', null]);
    expect(memory.streams.size).toBe(2 * GAMES);
    // The database is no part of the process.
    memory.streams.clear();
    if (hours() >= FIRST && held.length === 0) held.push(hold(rooms, clock, memory));
  }
  held.push(hold(rooms, clock, memory));
  const [before, after] = held as [Held, Held];
  const { heap, handles, ...rest } = after;
  expect(rest).toEqual({ alarms: before.alarms, listeners: before.listeners, rooms: before.rooms });
  // Files share a process: what an earlier one left may end meanwhile, but nothing may be added.
  expect(handles).toBeLessThanOrEqual(before.handles);
  expect(heap / before.heap).toBeLessThan(1.05);
  if (isLong)
    console.log(
      `LONG: soak: heap ${(before.heap / 1e6).toFixed(1)} MB after hour ${FIRST}, ${(heap / 1e6).toFixed(1)} MB after hour ${HOURS}; alarms, listeners and rooms the same, no handle more`,
    );
  await rooms.stop();
  expect([clock.size, memory.listeners.size]).toEqual([0, 0]);
});

interface Held {
  readonly heap: number;
  readonly alarms: number;
  readonly listeners: number;
  readonly rooms: number;
  readonly handles: number;
}

function hold(rooms: Rooms, clock: FakeClock, memory: Memory): Held {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  collect();
  collect();
  return {
    heap: process.memoryUsage().heapUsed,
    alarms: clock.size,
    listeners: memory.listeners.size,
    rooms: rooms.size,
    // The rooms' clock is a fake one; a real timer is the test runner's, and comes and goes.
    handles: process.getActiveResourcesInfo().filter((kind) => kind !== 'Timeout').length,
  };
}

/** Everybody watches, comes and goes; a toy runs beside it, and somebody sends what is refused. */
async function playGame(
  rooms: Rooms,
  clock: FakeClock,
  stream: string,
  { lines }: GameScript,
  rng: Rng,
): Promise<void> {
  const people = [...new Map(lines.map(({ who }) => [JSON.stringify(who), who])).values()];
  const viewers = people.map((who) => ({ who, follower: new Follower() }));
  for (const { id, who, action } of lines) {
    value(await rooms.sendOrCreate('game', stream, { id, who, action }));
    for (const viewer of viewers)
      if (rng.chance(0.1) || viewer.follower.version === null)
        expect(await viewer.follower.follow(rooms, stream, viewer.who)).toBe(true);
    for (const n of [1, 2e9]) {
      const toy = { id: `t${id}-${n}`, who: person('ann'), action: { kind: 'add', n } };
      const sent = await rooms.sendOrCreate('toy', `toy-${stream}`, toy);
      expect(sent.ok).toBe(n === 1);
    }
    if (rng.chance(0.2)) await clock.advance(rng.below(1000));
  }
  for (const { follower } of viewers) {
    expect(follower.faults).toEqual([]);
    follower.leave();
  }
}
