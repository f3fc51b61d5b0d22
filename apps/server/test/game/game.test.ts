/** The standard game in a room: stored, loaded, timed and shown to those who may see it. */
import { makeRecord, parseRecord } from '@taht/record';
import type { Command, Judge, Setup } from '@taht/rules';
import {
  count,
  hashJudge,
  isLong,
  makeRng,
  marksIn,
  type PlayedGame,
  playRandomGame,
  seed,
  Table,
} from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { type GameEnv, gameKind } from '../../src/game/game-kind.ts';
import type { Who } from '../../src/kind/kind.ts';
import type { Message } from '../../src/rooms/message.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { person } from '../support/follower.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { envWith, judgeOf } from '../support/played.ts';
import { value } from '../support/store-parts.ts';

const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };
const SYSTEM: Who = { kind: 'system' };

const start = async (memory: Memory, clock: FakeClock, env: GameEnv) =>
  value(
    await Rooms.start({
      store: memoryStore(memory),
      clock,
      kinds: [{ kind: gameKind, env }],
      onBug: (bug) => {
        throw bug;
      },
    }),
  );

test('entries are the same after they were stored', () => {
  for (let i = 0; i < count(100); i++)
    for (const entry of playRandomGame(seed() + i, silent).entries)
      expect(gameKind.decode(gameKind.encode(entry), gameKind.version)).toEqual({
        ok: true,
        value: entry,
      });
});

test.each<[string, string]>([
  ['not JSON', '{'],
  ['a changed byte', gameKind.encode(anyEntry()).replace('Aino', 'Aina')],
  ['nothing', ''],
])('an entry is not read from %s', (_name, body) => {
  expect(gameKind.decode(body, gameKind.version).ok).toBe(false);
});

test.each<[string, unknown, string]>([
  ['no action', null, 'action'],
  ['an unknown kind', { kind: 'cheat' }, 'action.kind'],
  ['a square off the board', place(999), 'action.tiles.0.square'],
])('%s is not read as an action', (_name, json, at) => {
  expect(gameKind.parseAction(json)).toEqual({ ok: false, error: at });
});

function anyEntry() {
  const [entry] = Table.offered().entries;
  if (entry === undefined) throw new Error('no entry');
  return entry;
}

function place(square: number) {
  return { kind: 'place', tiles: [{ square, letter: 'A', blank: false }] };
}

describe('a game in a room', () => {
  const env = envWith(hashJudge);
  const offer = (rules: Parameters<typeof Table.offered>[0]): Command['action'] =>
    Table.offered(rules).entries[0]?.command.action as Command['action'];

  test('is listed with its players and its state', async () => {
    const memory = new Memory();
    const rooms = await start(memory, new FakeClock(), env);
    await rooms.create('game', 'g', { id: '1', who: SYSTEM, action: offer({}) });
    const row = () => memory.streams.get('g');
    expect(row()?.row).toMatchObject({ state: 'open', players: ['p0', 'p1'] });
    for (const id of ['p0', 'p1'])
      await rooms.send('g', { id, who: person(id), action: { kind: 'agree' } });
    expect(row()?.row.state).toBe('live');
    await rooms.send('g', { id: 'r', who: person('p0'), action: { kind: 'resign' } });
    expect(row()?.row.state).toBe('over');
    const record = parseRecord(
      makeRecord(
        (row()?.entries ?? []).map(({ body, format }) => value(gameKind.decode(body, format))),
      ),
    );
    expect(record).toMatchObject({ ok: true, value: { torn: false } });
  });

  test('takes no command from who does not sit there, and no verdict on time from a seat', async () => {
    const rooms = await start(new Memory(), new FakeClock(), env);
    await rooms.create('game', 'g', { id: '1', who: SYSTEM, action: offer({}) });
    expect(
      await rooms.send('g', { id: 'x', who: person('stranger'), action: { kind: 'agree' } }),
    ).toMatchObject({ error: { failure: { code: 'not-taking-part' } } });
    expect(
      await rooms.send('g', { id: 'y', who: person('p0'), action: { kind: 'tick' } }),
    ).toMatchObject({ error: { refusal: { code: 'not-for-you' } } });
  });

  const perMove = { kind: 'per-move', seconds: 60, expiry: 'pass' } as const;
  const perGame = { kind: 'per-game', seconds: 60, capMinutes: 1, overPerMinute: -10 } as const;

  test.each([
    ['move', perMove, 60_000],
    ['game', perGame, 120_000],
  ] as const)('loses no time by the %s while the server is down', async (_name, timed, limit) => {
    const rules = { rules: { clock: timed } };
    const memory = new Memory();
    const clock = new FakeClock();
    const rooms = await start(memory, clock, env);
    await rooms.create('game', 'g', { id: '1', who: SYSTEM, action: offer(rules) });
    for (const id of ['p0', 'p1'])
      await rooms.send('g', { id, who: person(id), action: { kind: 'agree' } });
    const before = memory.streams.get('g')?.deadlines?.due ?? 0;
    expect(before).toBe(clock.now() + limit);
    await clock.advance(20_000);
    clock.forget(); // killed
    await clock.advance(10_000_000);
    const again = await start(memory, clock, env);
    const { value: seen } = (await again.viewFor('g', person('p0'))) as {
      value: { version: number };
    };
    expect(memory.streams.get('g')?.deadlines?.due).toBe(clock.now() + limit - 20_000);
    await clock.advance(limit - 20_001);
    expect(await again.viewFor('g', person('p0'))).toMatchObject({
      value: { version: seen.version },
    });
    await clock.advance(1);
    const kinds = memory.streams.get('g')?.entries.map(({ command }) => command);
    expect(kinds?.at(-1)).toMatch(/^tick-/);
  });
});

/** Plays whole random games in a room and searches every byte that anybody is sent. */
describe('nothing leaks', () => {
  const GAMES = 400;

  test('to player, opponent, ex-player or spectator, on any way in', async () => {
    const tally = { games: 0, bytes: 0, exPlayers: 0, seen: 0 };
    for (let i = 0; i < count(GAMES); i++) {
      const played = playRandomGame(seed() + i, silent);
      const judge = judgeOf(played);
      if (judge !== undefined && isMarked(played)) await expectNoLeak(played, judge, i, tally);
    }
    expect(tally.games).toBeGreaterThan(count(GAMES) / 5);
    expect(tally.seen).toBeGreaterThan(tally.games);
    if (isLong)
      console.log(
        `LONG: leaks in rooms: ${tally.games} games, ${tally.exPlayers} players replaced, ${tally.bytes} bytes searched, 0 tiles shown to who may not see them`,
      );
  });

  const setupOf = ({ entries }: PlayedGame): Setup => {
    const action = entries[0]?.command.action;
    if (action?.kind !== 'create') throw new Error('it does not begin with an offer');
    return action.setup;
  };

  const isMarked = (played: PlayedGame): boolean =>
    setupOf(played).tileset.alphabet[0]?.includes('⟨') ?? false;

  /** All that somebody was sent, and all that this one may know. */
  interface Viewer {
    readonly who: Who;
    text: string;
    version: number | null;
    readonly mayKnow: Set<string>;
    leave(): void;
  }

  async function expectNoLeak(
    played: PlayedGame,
    judge: Judge,
    i: number,
    tally: { games: number; bytes: number; exPlayers: number; seen: number },
  ): Promise<void> {
    const rng = makeRng(seed() + i);
    const memory = new Memory();
    const clock = new FakeClock(played.entries[0]?.command.at);
    const rooms = await start(memory, clock, envWith(judge));
    const ids = [...setupOf(played).players.map(({ id }) => id), 'new', 'stranger'];
    const viewers = ids.map(
      (id): Viewer => ({
        who: person(id),
        text: '',
        version: null,
        mayKnow: new Set(),
        leave: () => {},
      }),
    );
    const hear = (viewer: Viewer) => (message: Message) => {
      viewer.text += JSON.stringify(message, (key, part) => (key === 'tileset' ? null : part));
      viewer.version = message.version;
    };
    const connect = async (viewer: Viewer): Promise<void> => {
      viewer.leave();
      const since = rng.pick([viewer.version, null, 0]);
      viewer.leave = value(await rooms.subscribe('g', viewer.who, since, hear(viewer)));
      const look = value(await rooms.viewFor('g', viewer.who));
      hear(viewer)({ kind: 'view', ...look });
    };
    let stored = 0;
    let game = gameKind.start;
    const { secret } = played.game;
    for (const { command } of played.entries) {
      await clock.advance(command.at - clock.now());
      const who = whoOf(command);
      const { id, action } = command;
      if (action.kind === 'create') {
        await rooms.create('game', 'g', { id, who, action });
        await Promise.all(viewers.map(connect));
      } else await rooms.send('g', { id, who, action });
      if (action.kind === 'replace') tally.exPlayers++;
      for (const viewer of viewers) if (rng.chance(0.1)) await connect(viewer);

      const entries = memory.streams.get('g')?.entries.slice(stored) ?? [];
      stored += entries.length;
      for (const { body, format } of entries)
        for (const event of value(gameKind.decode(body, format)).events) {
          game = gameKind.evolve(game, event);
          const isOpen = game.phase.kind === 'over' || event.kind === 'order-drawn';
          for (const { who: each, mayKnow } of viewers) {
            const seat = game.seats.findIndex(({ player }) => player.id === idOf(each));
            const own = 'seat' in event && event.seat === seat ? event : [];
            const rack = game.seats[seat]?.rack ?? [];
            const open = [game.board, rack, own, isOpen ? [event, game.seats] : []];
            for (const mark of marksIn(JSON.stringify(open))) mayKnow.add(mark);
          }
        }
      for (const viewer of viewers) {
        const leaked = [...marksIn(viewer.text)].filter((mark) => !viewer.mayKnow.has(mark));
        if (leaked.length > 0)
          expect.fail(`game ${i}: ${idOf(viewer.who)} sees ${leaked} after ${action.kind}`);
        if (game.phase.kind !== 'over' && viewer.text.includes(secret.seed))
          expect.fail(`game ${i}: ${idOf(viewer.who)} sees the seed`);
        tally.bytes += viewer.text.length;
        tally.seen += marksIn(viewer.text).size;
        viewer.text = '';
      }
    }
    tally.games++;
    await rooms.stop();
  }

  const idOf = (who: Who): string => (who.kind === 'person' ? who.id : who.kind);

  function whoOf({ by }: Command): Who {
    return by.kind === 'seat' ? person(`p${by.seat}`) : by;
  }
});
