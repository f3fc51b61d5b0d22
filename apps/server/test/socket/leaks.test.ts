/** Plays games with marked tiles over real sockets and searches every byte that anybody received, by any way in. */
import { TABLE_LIMITS, type TableAction, type TableOptions } from '@taht/protocol';
import type { Game } from '@taht/rules';
import { count, isLong, makeRng, marksIn, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { draftCommands } from '../../src/draft-sync/commands.ts';
import { draftKind, draftStream } from '../../src/draft-sync/draft-kind.ts';
import { gameKind } from '../../src/game/game-kind.ts';
import { gameRoutes } from '../../src/game/game-routes.ts';
import { streamRoutes } from '../../src/http/stream-routes.ts';
import type { Hosted } from '../../src/rooms/hosted.ts';
import { watchingBy } from '../../src/rooms/watching.ts';
import { DelayedGames } from '../../src/table/delayed.ts';
import { tableKind } from '../../src/table/table-kind.ts';
import { gameWatching } from '../../src/table/watching.ts';
import { cardOf, listsOf, OPTIONS, relationsOf } from '../support/cards.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { type Replay, replayOf, whoOf } from '../support/played.ts';
import { RawClient } from '../support/raw-client.ts';
import { type Served, serve } from '../support/serve.ts';
import { value } from '../support/store-parts.ts';

const STREAM = 'game-marks-1';
const LATE = 'delayed-marks-1';
const TABLE = 'table-marks';
const REFEREE = 'referee';
/** What the referee writes down is nobody else's. */
const DESK = draftStream(STREAM, REFEREE);
const NOTE = 'the-referee-noted-this';
const DELAY = TABLE_LIMITS.leastDelay;

/** Every way to learn something about a game without a socket. */
const PATHS = [
  `/api/v1/streams/${STREAM}`,
  `/api/v1/games/${STREAM}/events`,
  `/api/v1/games/${STREAM}/events?since=3`,
  `/api/v1/games/${STREAM}/record`,
  `/api/v1/games/${STREAM}/gcg`,
  `/api/v1/streams/${LATE}`,
  `/api/v1/games/${LATE}/events`,
  `/api/v1/games/${LATE}/record`,
  `/api/v1/streams/${TABLE}`,
  `/api/v1/streams/${DESK}`,
  '/api/v1/streams?kind=table',
  '/api/v1/streams?kind=game',
  '/api/v1/streams?kind=game&player=p0',
  '/metrics',
  '/readyz',
  '/api/openapi.json',
];

/** Player, opponent, who will take somebody's seat, referee of this or of another table, spectator, live or late, and nobody at all. */
class Viewer {
  readonly id: string | null;
  /** What is watched besides. */
  readonly #streams: readonly string[];
  readonly mayKnow = new Set<string>();
  #client: RawClient | null = null;
  #text = '';

  constructor(id: string | null, streams: readonly string[] = [TABLE, DESK]) {
    this.id = id;
    this.#streams = streams;
  }

  /** Over a new connection, from any version. */
  async connect({ socket }: Served, since: number | null): Promise<void> {
    if (this.#client !== null) this.#text += this.#client.text;
    this.#client?.close();
    this.#client = await RawClient.greeted(socket, this.id ?? undefined);
    this.#client.send({ kind: 'watch', stream: STREAM, ...(since === null ? {} : { since }) });
    for (const stream of this.#streams) this.#client.send({ kind: 'watch', stream });
    await this.#client.settled();
  }

  async command(id: string, action: unknown): Promise<string> {
    return (await this.client.ask(STREAM, id, action)).kind;
  }

  /** All that has come since the last time. */
  async taken(served: Served, paths: readonly string[]): Promise<string> {
    await this.client.settled();
    const headers = this.id === null ? {} : { authorization: `Bearer ${this.id}` };
    for (const path of paths) {
      const answer = await fetch(`${served.http}${path}`, { headers });
      this.#text += `${JSON.stringify([...answer.headers])}${await answer.text()}`;
      if (answer.status >= 500) throw new Error(`${path}: ${answer.status} ${served.bugs}`);
    }
    const text = this.#text + this.client.text;
    this.#text = '';
    this.client.text = '';
    return text;
  }

  get client(): RawClient {
    if (this.#client === null) throw new Error('not connected');
    return this.#client;
  }
}

interface Tally {
  games: number;
  bytes: number;
  exPlayers: number;
  seen: number;
  /** Tiles on racks that were shown late. */
  late: number;
}

async function expectNoLeak(
  { played, setup, env }: Replay,
  i: number,
  tally: Tally,
): Promise<void> {
  const rng = makeRng(seed() + i);
  const memory = new Memory();
  const clock = new FakeClock(played.entries[0]?.command.at);
  const store = memoryStore(memory);
  const served = await serve({
    clock,
    env,
    store,
    server: {
      kinds: [
        { kind: gameKind, env },
        { kind: tableKind, env: { listsOf } },
        { kind: draftKind, env: null },
      ] as unknown as readonly Hosted[],
      handlers: (rooms) => ({ desk: draftCommands(rooms) }),
      watching: (rooms) =>
        watchingBy(gameWatching(rooms, new DelayedGames({ rooms, clock })), rooms),
      meetings: ['game', 'table'],
      routes: (parts) => [...streamRoutes(parts), ...gameRoutes(parts)],
    },
  });
  const players = setup.players.map(({ id }) => id);
  const isPermitted = rng.chance(0.7);
  await gather(served, players, isPermitted);
  const late = ['late', ...players].map((id) => new Viewer(id, [LATE]));
  const viewers = [
    ...[...players, 'new', REFEREE, 'referee-2', 'spectator', null].map((id) => new Viewer(id)),
    ...late,
  ];
  /** What lay on racks, and since when. */
  const racks: { readonly at: number; readonly marks: ReadonlySet<string> }[] = [];
  let [game, stored]: [Game, number] = [gameKind.start, 0];
  for (const { command } of played.entries) {
    // Sockets live by the same clock; a long pause would end them, as it ends those of phones in pockets.
    await clock.advance(command.at - clock.now());
    const who = whoOf(command, players);
    const { id, action } = command;
    if (action.kind === 'create') {
      await served.rooms.create('game', STREAM, { id, who, action });
      for (const viewer of viewers) await viewer.connect(served, null);
      const referee = viewers.find((viewer) => viewer.id === REFEREE);
      const noted = await referee?.client.ask(DESK, 'note', { kind: 'keep', notes: NOTE });
      expect(noted?.kind).toBe('done');
    } else {
      for (const viewer of viewers)
        if (viewer.client.closed !== null || rng.chance(0.03))
          await viewer.connect(served, rng.pick([null, 0, game.version]));
      const author = viewers.find((viewer) => who.kind === 'person' && viewer.id === who.id);
      if (author === undefined) await served.rooms.send(STREAM, { id, who, action });
      else expect(await author.command(id, action)).toBe('done');
    }
    if (action.kind === 'replace') {
      players[action.seat] = action.player.id;
      tally.exPlayers++;
    }
    const entries = memory.streams.get(STREAM)?.entries.slice(stored) ?? [];
    stored += entries.length;
    for (const { body, format } of entries)
      for (const event of value(gameKind.decode(body, format)).events) {
        game = gameKind.evolve(game, event);
        const isOpen = game.phase.kind === 'over' || event.kind === 'order-drawn';
        const all = game.seats.map(({ rack }) => rack);
        racks.push({ at: game.now, marks: marksIn(JSON.stringify(all)) });
        for (const { id: person, mayKnow } of viewers) {
          const seat = game.seats.findIndex(({ player }) => player.id === person);
          const own = 'seat' in event && event.seat === seat ? event : [];
          const rack = game.seats[seat]?.rack ?? [];
          const held = person === REFEREE ? [all, event] : [];
          const open = [game.board, rack, own, held, isOpen ? [event, game.seats] : []];
          for (const mark of marksIn(JSON.stringify(open))) mayKnow.add(mark);
        }
      }
    const old = isPermitted
      ? racks
          .filter(({ at }) => at + DELAY * 1000 <= clock.now())
          .flatMap(({ marks }) => [...marks])
      : [];
    // In whatever way they come: the past is open to all who do not play.
    for (const { id: person, mayKnow } of viewers)
      if (!players.includes(person ?? '')) for (const mark of old) mayKnow.add(mark);
    for (const viewer of viewers) {
      const paths = rng.chance(0.05) || game.phase.kind === 'over' ? PATHS : [];
      const text = await viewer.taken(served, paths);
      // The tile set names all tiles there are; that is no secret.
      const told = text.replaceAll(/"tileset":\{.*?"blanks":\d+\}/gs, '');
      const leaked = [...marksIn(told)].filter((mark) => !viewer.mayKnow.has(mark));
      if (leaked.length > 0 && game.phase.kind !== 'over')
        expect.fail(`game ${i}: ${viewer.id} sees ${leaked} after ${action.kind}`);
      if (game.phase.kind !== 'over' && text.includes(played.game.secret.seed))
        expect.fail(`game ${i}: ${viewer.id} sees the seed after ${action.kind}`);
      if (viewer.id !== REFEREE && text.includes(NOTE))
        expect.fail(`game ${i}: ${viewer.id} sees the referee's note after ${action.kind}`);
      if (viewer === late[0] && game.phase.kind !== 'over')
        tally.late += text.match(/"rack":\["/g)?.length ?? 0;
      tally.bytes += text.length;
      tally.seen += marksIn(told).size;
    }
  }
  for (const { client } of viewers) client.close();
  expect(served.bugs).toEqual([]);
  await served.stop();
  tally.games++;
}

/** Those who play sit at a table that has a referee and shows racks late, if they permit it. */
async function gather(
  { rooms }: Served,
  players: readonly string[],
  isPermitted: boolean,
): Promise<void> {
  const options: TableOptions = {
    ...OPTIONS,
    edition: 'et',
    ruleset: 'et-base',
    lexicon: 'et',
    places: players.length,
    racksAfter: DELAY,
    referee: REFEREE,
  };
  const [host = '', ...others] = players;
  const asked: readonly (readonly [string, TableAction])[] = [
    [host, { kind: 'open', options, sits: true, invite: [] }],
    ...others.map((id, i) => [id, { kind: 'sit', place: i + 1 }] as const),
    ...players.map((id) => [id, { kind: 'permit-racks', isPermitted }] as const),
    ...players.map((id) => [id, { kind: 'ready', isReady: true }] as const),
  ];
  for (const [n, [id, each]] of asked.entries()) {
    const person = { ...cardOf('any', relationsOf(id)), id, name: id };
    const facts = { table: TABLE, person, others: [], vacant: [], code: null, hasReferee: true };
    const action = { kind: 'ask', asked: each, ...facts };
    value(
      await rooms.sendOrCreate('table', TABLE, { id: `t${n}`, who: { kind: 'system' }, action }),
    );
  }
}

test('nothing leaks to player, opponent, ex-player, other referee, spectator, late spectator or stranger', async () => {
  const tally: Tally = { games: 0, bytes: 0, exPlayers: 0, seen: 0, late: 0 };
  const games = count(60);
  for (let i = 0; tally.games < games; i++) {
    const replay = replayOf(seed() + i);
    const isMarked = replay?.setup.tileset.alphabet[0]?.includes('⟨');
    if (replay !== undefined && isMarked && replay.played.entries.length > 15)
      await expectNoLeak(replay, i, tally);
  }
  expect(tally.seen).toBeGreaterThan(tally.games * 100);
  expect(tally.late).toBeGreaterThan(0);
  if (isLong) {
    expect(tally.exPlayers).toBeGreaterThan(0);
    console.log(
      `LONG: leaks over sockets and HTTP: ${tally.games} games, ${tally.exPlayers} players replaced, ${tally.late} racks shown late, ${tally.bytes} bytes searched, 0 tiles shown to who may not see them`,
    );
  }
});
