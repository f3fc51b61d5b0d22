import { signal } from '@preact/signals';
import { ok } from '@taht/base';
import type { SeenGame } from '@taht/protocol';
import type { Action, EventView, Game } from '@taht/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { APART, TEMPI } from '../../ui/motion.ts';
import { drive } from './bots.ts';
import { COUNTING, FLIGHT, NEXT_TILE } from './pace.ts';
import type { Session, Step } from './session.ts';

const PASS: Action = { kind: 'pass' };
const PLAYERS = [{ id: 'person-1' }, { id: 'bot-1:level-2' }, { id: 'bot-2:level-6' }];

const gameAt = (version: number, seat: number): Game =>
  ({
    version,
    phase: { kind: 'turn', seat },
    seats: PLAYERS.map((player) => ({ player, rack: [] })),
  }) as unknown as Game;

const laid = (seat: number, tiles: number): Step => ({
  event: { kind: 'placed', seat, tiles: Array(tiles).fill({}) } as unknown as EventView,
  before: gameAt(0, seat),
  version: 1,
});

/** A bot on turn after these steps, which has thought at once; what it did so far. */
function botAfter(...steps: Step[]) {
  const acts: Action[] = [];
  const seen = signal<SeenGame | null>({ game: gameAt(1, 1) } as SeenGame);
  const session = {
    seen,
    steps: signal(steps),
    act: async (action: Action) => {
      acts.push(action);
      return ok(null);
    },
    close: () => {},
  } as unknown as Session;
  const engine = { ask: async () => ok(PASS) } as unknown as Parameters<typeof drive>[3];
  const stop = drive(session, 'level-2', 1, engine);
  return { acts, seen, stop };
}

let wantsLess: boolean;

vi.mock('@taht/protocol', async (real) => ({ ...(await real()), viewOfSeen: () => ({}) }));

beforeEach(() => {
  wantsLess = false;
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a bot takes a human second where nothing was laid yet', async () => {
  const { acts } = botAfter();
  await vi.advanceTimersByTimeAsync(999);
  expect(acts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(acts).toEqual([PASS]);
});

test('a bot never answers before one has seen the own play count', async () => {
  const counting = TEMPI.count.duration + TEMPI.answer.duration + TEMPI.fly.duration;
  const { acts } = botAfter(laid(0, 5));
  await vi.advanceTimersByTimeAsync(counting + TEMPI.card.duration - 1);
  expect(acts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(acts).toEqual([PASS]);
});

test('a bot waits until the tiles of another bot have flown and counted', async () => {
  const { acts } = botAfter(laid(2, 7));
  await vi.advanceTimersByTimeAsync(COUNTING + FLIGHT + 6 * NEXT_TILE - 1);
  expect(acts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(acts).toEqual([PASS]);
});

test('where nothing moves a bot does not let wait', async () => {
  wantsLess = true;
  const { acts } = botAfter(laid(0, 5));
  await vi.advanceTimersByTimeAsync(300);
  expect(acts).toEqual([PASS]);
});

test('what was thought about a turn that is past is not done', async () => {
  const { acts, seen } = botAfter(laid(0, 5));
  await vi.advanceTimersByTimeAsync(500);
  seen.value = { game: gameAt(2, 0) } as SeenGame;
  await vi.advanceTimersByTimeAsync(5000);
  // At another's turn it is asked as well, and answers at once.
  expect(acts).toHaveLength(1);
});

test('a game that was left is not gone on with', async () => {
  const { acts, stop } = botAfter();
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(acts).toEqual([]);
});

test('the pace is that of the motion', () => {
  const { count, answer, fly, card } = TEMPI;
  expect(COUNTING).toBe(count.duration + answer.duration + fly.duration + card.duration);
  expect([FLIGHT, NEXT_TILE]).toEqual([fly.duration, APART]);
});
