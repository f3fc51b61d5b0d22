/** From a table to its game and back, with rooms over a store in memory and time moved by hand. */
import { err, ok } from '@taht/base';
import type { TableAction, TableOptions, TableView } from '@taht/protocol';
import { count, makeRng, seed } from '@taht/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { clearDrafts } from '../../src/draft-sync/clear-drafts.ts';
import { draftKind, draftStream } from '../../src/draft-sync/draft-kind.ts';
import { gameKind } from '../../src/game/game-kind.ts';
import { applyVacation } from '../../src/game/vacation.ts';
import { lobbyCommands } from '../../src/lobby/commands.ts';
import { lobbyKind } from '../../src/lobby/lobby-kind.ts';
import { openPairs } from '../../src/lobby/open-pairs.ts';
import { personKind } from '../../src/people/person/person-kind.ts';
import { ratingsKind } from '../../src/ratings/ratings-kind.ts';
import { playerOf, shownOf } from '../../src/ratings/state.ts';
import { kindIn } from '../../src/rooms/commands.ts';
import type { Hosted } from '../../src/rooms/hosted.ts';
import { reactAll } from '../../src/rooms/reacting.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { carryOutOrders } from '../../src/table/carry-out-orders.ts';
import { tableCommands } from '../../src/table/commands.ts';
import { gameOver } from '../../src/table/game-over.ts';
import { tableKind } from '../../src/table/table-kind.ts';
import { watchAs } from '../../src/table/watching.ts';
import { listsOf, OPTIONS, personId } from '../support/cards.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { type Faults, faultless, faultyStore } from '../support/faulty-store.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';

const SYSTEM = { kind: 'system' } as const;
const TABLE = 'table-t1';
const GAME = 'game-t1-1';

const bugs: unknown[] = [];
const open: { readonly rooms: Rooms }[] = [];
afterEach(async () => {
  for (const world of open.splice(0)) await world.rooms.stop();
  expect(bugs.splice(0)).toEqual([]);
});

/** A server without sockets, and with a word list that knows every word. */
async function world(faults: Faults = faultless, memory = new Memory(), clock = new FakeClock()) {
  let fresh = 0;
  const notes: string[] = [];
  const codes: string[] = [];
  let isListMissing = false;
  const store = faultyStore(memoryStore(memory), faults);
  const kinds = [
    {
      kind: gameKind,
      env: { wordsFor: () => ({ judge: () => 'valid', hasPlay: () => true }) },
      react: reactAll([gameOver, clearDrafts]),
    },
    {
      kind: tableKind,
      env: { listsOf },
      react: carryOutOrders({
        clock,
        listsOf,
        named: (id) => (isListMissing ? { ok: false, error: 'missing' } : ok({ id, hash: 'h' })),
        seed: () => `seed ${++fresh}`,
        releaseCode: async (_, code) => void codes.push(`-${code}`),
        notify: async (_, { person, topic }) => void notes.push(`${topic} ${person}`),
        tournament: { noteGame: async () => true, tellEnd: async () => true },
      }),
    },
    { kind: lobbyKind, env: { listsOf }, react: openPairs },
    { kind: ratingsKind, env: null },
    { kind: draftKind, env: null },
    { kind: personKind, env: null, react: applyVacation({ store, clock }) },
  ] as unknown as readonly Hosted[];
  const rooms = value(await Rooms.start({ store, clock, kinds, onBug: (bug) => bugs.push(bug) }));
  const newTable = () => `table-n${++fresh}`;
  const lobby = lobbyCommands({ rooms, clock, listsOf, newTable });
  const table = tableCommands({
    rooms,
    clock,
    listsOf,
    takeCode: async () => {
      codes.push('+C1');
      return 'C1';
    },
    releaseCode: async (_, code) => void codes.push(`-${code}`),
    whyNotOpen: () => null,
  });
  let ids = 0;
  const self = {
    rooms,
    clock,
    memory,
    notes,
    codes,
    /** Until what follows from all that was done has been done. */
    async settle() {
      for (let i = 0; i < 5; i++) await clock.advance(10);
    },
    loseLists: () => {
      isListMissing = true;
    },
    async arrive(name: string, isAccount = true) {
      const id = personId(name);
      const session = { id: 's1', label: '' };
      const arrive = { kind: 'arrive', id, nickname: name, recovery: 'x', session };
      value(await rooms.create('person', id, { id: 'a', who: SYSTEM, action: arrive }));
      const account = {
        kind: 'make-account',
        nickname: name,
        nameKey: name,
        password: 'x',
        passkey: null,
      };
      if (isAccount) value(await rooms.send(id, { id: 'b', who: SYSTEM, action: account }));
    },
    ask: (name: string, action: unknown, stream = TABLE, id = `c${++ids}`) =>
      (kindIn(stream) === 'lobby' ? lobby : table)(
        stream,
        { id, who: { kind: 'person', id: personId(name) }, action },
        'first',
      ),
    async does(name: string, ...actions: TableAction[]) {
      for (const action of actions) value(await self.ask(name, action));
      await self.settle();
    },
    play: (name: string, action: object, game = GAME) =>
      rooms.send(game, { id: `c${++ids}`, who: { kind: 'person', id: personId(name) }, action }),
    table: async (stream = TABLE) => value(await rooms.read(tableKind, stream)).state,
    game: async (stream = GAME) => value(await rooms.read(gameKind, stream)).state,
    async head(name: string, stream = TABLE) {
      const who = { kind: 'person', id: personId(name) } as const;
      const { view } = value(await rooms.viewFor(stream, who)) as { view: TableView };
      if (view.kind !== 'table') throw new Error('closed');
      return view.head;
    },
    open: (options: Partial<TableOptions> = {}): TableAction => ({
      kind: 'open',
      options: { ...OPTIONS, ...options },
      sits: true,
      invite: [],
    }),
  };
  open.push(self);
  return self;
}

const sit = (place: number): TableAction => ({ kind: 'sit', place });
const READY: TableAction = { kind: 'ready', isReady: true };

/** Ann and Bob sit and are ready; their game is dealt by silence. */
async function begun(options: Partial<TableOptions> = {}, faults: Faults = faultless) {
  const all = await world(faults);
  for (const name of ['ann', 'bob', 'cat', 'dan']) await all.arrive(name);
  await all.does('ann', all.open(options));
  await all.does('bob', sit(1), READY);
  await all.does('ann', READY);
  await all.clock.advance(15_000);
  return all;
}

describe('a game', () => {
  test('is set up as the table says, and dealt though nobody says a word', async () => {
    const { game, table, notes } = await begun();
    const { phase, setup, rules } = await game();
    expect(phase.kind).toBe('turn');
    expect(setup).toMatchObject({
      game: GAME,
      players: [
        { id: 'person-ann', name: '1' },
        { id: 'person-bob', name: '2' },
      ],
      lexicon: { id: 'en', hash: 'h' },
    });
    expect(rules.clock).toMatchObject({ kind: 'per-game', seconds: 300, capMinutes: 2 });
    expect((await table()).orders).toEqual([]);
    expect(notes).toEqual(['started person-bob']);
  });

  test('is dealt at once when all agree, each with their own luck', async () => {
    const all = await world();
    for (const name of ['ann', 'bob']) await all.arrive(name);
    await all.does('ann', all.open());
    await all.does('bob', sit(1), READY);
    await all.does('ann', READY);
    for (const name of ['ann', 'bob'])
      value(await all.play(name, { kind: 'agree', contribution: `luck of ${name}` }));
    const { phase, secret } = await all.game();
    expect(phase.kind).toBe('turn');
    expect(secret.contributions).toEqual(['luck of ann', 'luck of bob']);
    await all.clock.advance(15_000);
    expect((await all.table()).orders).toEqual([]);
  });

  test('does not take place by rules that nobody chose', async () => {
    const all = await world();
    for (const name of ['ann', 'bob']) await all.arrive(name);
    await all.does('ann', all.open());
    await all.does('bob', sit(1), READY);
    await all.does('ann', READY);
    const theirs = [{ name: 'open-dictionary', patch: { lookup: 'open' } }];
    value(await all.play('bob', { kind: 'propose', houseRules: theirs }));
    await all.clock.advance(15_000);
    expect(await all.game()).toMatchObject({ phase: { outcome: { reason: 'aborted' } } });
    expect((await all.head('ann')).results).toMatchObject([
      { reason: 'aborted', ranks: [null, null] },
    ]);
  });

  test('that cannot be set up gives the table back', async () => {
    const all = await world();
    for (const name of ['ann', 'bob']) await all.arrive(name);
    await all.does('ann', all.open());
    all.loseLists();
    await all.does('bob', sit(1), READY);
    await all.does('ann', READY);
    await all.clock.advance(15_000);
    expect(await all.head('ann')).toMatchObject({ phase: 'open', game: GAME });
    expect((await all.rooms.read(gameKind, GAME)).ok).toBe(false);
  });

  test('that is over is told to its table, with what is rated', async () => {
    const all = await begun({ rated: true });
    value(await all.play('bob', { kind: 'resign' }));
    await all.settle();
    const { results, phase } = await all.head('ann');
    expect(phase).toBe('open');
    expect(results).toEqual([
      {
        number: 1,
        game: GAME,
        reason: 'resigned',
        scores: [0, 0],
        ranks: [1, 2],
        ratings: [
          { before: 1500, after: 1662 },
          { before: 1500, after: 1338 },
        ],
      },
    ]);
    const { boards } = value(await all.rooms.read(ratingsKind, 'ratings-en-blitz')).state;
    expect(shownOf(playerOf(boards.duel, 'person-ann') as never).rating).toBe(1662);
    await all.does('ann', READY);
    await all.does('bob', READY);
    await all.clock.advance(15_000);
    expect((await all.game('game-t1-2')).phase.kind).toBe('turn');
    expect(all.notes.slice(1)).toEqual(['rematch person-bob', 'started person-ann']);
    value(await all.play('ann', { kind: 'abort' }, 'game-t1-2'));
    await all.settle();
    expect((await all.head('bob')).results.at(-1)).toMatchObject({
      reason: 'aborted',
      ratings: [null, null],
    });
    const after = value(await all.rooms.read(ratingsKind, 'ratings-en-blitz')).state;
    expect(playerOf(after.boards.duel, 'person-ann')?.games).toBe(1);
  });

  test('that is not rated changes no rating', async () => {
    const all = await begun();
    value(await all.play('bob', { kind: 'resign' }));
    await all.settle();
    expect((await all.head('ann')).results).toMatchObject([{ ratings: [null, null] }]);
    expect((await all.rooms.read(ratingsKind, 'ratings-en-blitz')).ok).toBe(false);
  });

  test('shows how those who sit down stand', async () => {
    const all = await begun({ rated: true });
    value(await all.play('bob', { kind: 'resign' }));
    await all.settle();
    await all.does('bob', { kind: 'leave' });
    await all.does('bob', sit(1));
    expect((await all.head('bob')).places[1]).toMatchObject({
      rating: { rating: 1338, isProvisional: true },
    });
  });
});

describe('leaving', () => {
  const THREE = { edition: 'et', ruleset: 'et-base', lexicon: 'et', places: 3 } as const;

  async function three() {
    const all = await world();
    for (const name of ['ann', 'bob', 'cat', 'dan']) await all.arrive(name);
    await all.does('ann', all.open(THREE));
    await all.does('bob', sit(1), READY);
    await all.does('cat', sit(2), READY);
    await all.does('ann', READY);
    await all.clock.advance(15_000);
    return all;
  }

  test('a table is leaving its game, and somebody else may go on', async () => {
    const all = await three();
    await all.does('cat', { kind: 'leave' });
    expect((await all.game()).seats[2]).toMatchObject({ standing: 'vacant' });
    await all.does('dan', sit(2));
    expect((await all.game()).seats[2]).toMatchObject({
      standing: 'playing',
      player: { id: 'person-dan' },
    });
  });

  test('a game leaves a place that can be taken', async () => {
    const all = await three();
    value(await all.play('cat', { kind: 'leave' }));
    await all.does('dan', sit(2));
    expect((await all.game()).seats[2]?.player.id).toBe('person-dan');
  });

  test('a bot may go on, too', async () => {
    const all = await three();
    await all.does('cat', { kind: 'leave' });
    await all.does('ann', { kind: 'seat-bot', place: 2, bot: 'level-1' });
    expect((await all.game()).seats[2]?.player).toEqual({
      id: 'bot-2:level-1',
      name: 'level-1',
      bot: true,
    });
  });

  test('before the deal it does not take place', async () => {
    const all = await world();
    for (const name of ['ann', 'bob']) await all.arrive(name);
    await all.does('ann', all.open());
    await all.does('bob', sit(1), READY);
    await all.does('ann', READY, { kind: 'leave' });
    expect(await all.game()).toMatchObject({ phase: { outcome: { reason: 'aborted' } } });
    expect((await all.head('bob')).places).toMatchObject([{ kind: 'empty' }, { isReady: false }]);
  });

  test('the host calls a game off', async () => {
    const all = await begun();
    await all.does('ann', { kind: 'abort' });
    expect((await all.head('ann')).results).toMatchObject([{ reason: 'aborted' }]);
  });
});

describe('the lobby', () => {
  const seek = {
    kind: 'seek',
    options: {
      ruleset: 'en-club',
      lexicon: 'en',
      clock: OPTIONS.clock,
      places: 2,
      rated: true,
      range: { below: 200, above: 200 },
    },
  } as const;

  test('brings two together, who play at once', async () => {
    const all = await world();
    for (const name of ['ann', 'bob']) await all.arrive(name);
    value(await all.ask('ann', seek, 'lobby-en'));
    value(await all.ask('bob', seek, 'lobby-en'));
    await all.clock.advance(15_000);
    const { state } = value(await all.rooms.read(lobbyKind, 'lobby-en'));
    expect([state.seeks, state.pairs]).toEqual([[], []]);
    expect((await all.head('ann', 'table-n2')).game).toBe('game-n2-1');
    expect((await all.game('game-n2-1')).phase.kind).toBe('turn');
  });

  test('shows tables as long as they have a free place', async () => {
    const all = await world();
    for (const name of ['ann', 'bob']) await all.arrive(name);
    const tables = async () => value(await all.rooms.read(lobbyKind, 'lobby-en')).state.tables;
    await all.does('ann', all.open());
    expect(await tables()).toMatchObject([{ table: TABLE, host: 'ann', places: 2, taken: 1 }]);
    await all.does('bob', sit(1));
    expect(await tables()).toEqual([]);
    await all.does('bob', { kind: 'leave' });
    expect(await tables()).toHaveLength(1);
    await all.does('ann', { kind: 'close' });
    expect(await tables()).toEqual([]);
  });

  test('of an edition that is not there is not there', async () => {
    const all = await world();
    await all.arrive('ann');
    expect(await all.ask('ann', seek, 'lobby-xx')).toMatchObject({
      error: { failure: { code: 'no-such-stream' } },
    });
  });
});

describe('asking', () => {
  test('is for those who are there', async () => {
    const all = await world();
    const asked = await all.ask('ghost', all.open());
    expect(asked).toMatchObject({ error: { failure: { code: 'not-taking-part' } } });
    const who = { kind: 'person', id: 'person-ann' } as const;
    const forged = { id: 'x', who, action: { kind: 'done', orders: [1] } };
    await all.arrive('ann');
    expect(await all.ask('ann', { kind: 'done', orders: [1] })).toMatchObject({
      error: { failure: { code: 'malformed' } },
    });
    await all.does('ann', all.open());
    expect(await all.rooms.send(TABLE, forged)).toMatchObject({
      error: { failure: { code: 'not-taking-part' } },
    });
  });

  test('twice is asking once, for each person', async () => {
    const all = await world();
    for (const name of ['ann', 'bob', 'cat']) await all.arrive(name);
    const first = value(await all.ask('ann', all.open(), TABLE, 'one'));
    expect(value(await all.ask('ann', all.open(), TABLE, 'one'))).toEqual({
      ...first,
      repeated: true,
    });
    expect(all.codes).toEqual(['+C1']);
    expect(value(await all.ask('bob', sit(1), TABLE, 'one')).repeated).toBe(false);
    expect(await all.ask('cat', sit(1), TABLE, 'one')).toMatchObject({
      error: { refusal: { code: 'place-taken' } },
    });
  });

  test('gives a code back where no table came of it', async () => {
    const all = await world();
    await all.arrive('ann');
    await all.ask('ann', all.open({ edition: 'xx' }));
    expect(all.codes).toEqual(['+C1', '-C1']);
    await all.does('ann', all.open({ visibility: 'invited' }));
    expect(all.codes).toHaveLength(2);
  });

  test('knows guests from accounts, and whom somebody blocks', async () => {
    const all = await world();
    const host = 'annannannannannannan';
    await all.arrive(host);
    await all.arrive('gus', false);
    await all.arrive('foe');
    const who = { kind: 'person', id: 'person-foe' } as const;
    const block = { kind: 'block', person: personId(host) };
    value(await all.rooms.send('person-foe', { id: 'b1', who, action: block }));
    await all.does(host, all.open({ rated: true }));
    expect(await all.ask('gus', sit(1))).toMatchObject({
      error: { refusal: { code: 'rated-needs-account' } },
    });
    expect(await all.ask('foe', sit(1))).toMatchObject({
      error: { refusal: { code: 'not-welcome' } },
    });
  });

  test('an invitation reaches people who exist', async () => {
    const all = await world();
    for (const name of ['ann', 'bob']) await all.arrive(name);
    const challenge: TableAction = {
      kind: 'open',
      options: { ...OPTIONS, visibility: 'invited' },
      sits: true,
      invite: ['person-bob'],
    };
    await all.does('ann', challenge);
    expect(all.notes).toEqual(['invited person-bob']);
    expect((await all.head('bob')).isInvited).toBe(true);
    expect(await all.ask('ann', { kind: 'invite', person: 'person-ghost' })).toMatchObject({
      error: { refusal: { code: 'may-not-invite' } },
    });
  });
});

test.each<[Partial<TableOptions>, live: boolean]>([
  [{}, true],
  [{ spectators: false }, false],
  [{ visibility: 'invited' }, false],
])('%o: strangers may watch a game when it is over, if not before', async (options, live) => {
  const all = await world();
  for (const name of ['ann', 'bob']) await all.arrive(name);
  await all.does('ann', all.open(options), { kind: 'invite', person: 'person-bob' });
  await all.does('bob', sit(1), READY);
  await all.does('ann', READY);
  await all.clock.advance(15_000);
  const { game } = await all.head('ann');
  if (game === null) throw new Error('no game');
  const may = async (name: string) =>
    (await watchAs(all.rooms, game, { kind: 'person', id: personId(name) })).ok;
  expect([await may('ann'), await may('bob'), await may('eve')]).toEqual([true, true, live]);
  value(await all.play('bob', { kind: 'resign' }, game));
  expect(await may('eve')).toBe(true);
});

test('while the store is away nobody is told that they may not look', async () => {
  const all = await begun({});
  const away = { code: 'store-failed', reason: 'away', detail: '' } as const;
  const rooms = {
    read: (kind: unknown, stream: string) =>
      kind === tableKind ? Promise.resolve(err(away)) : all.rooms.read(gameKind, stream),
  } as unknown as Rooms;
  const eve = { kind: 'person', id: personId('eve') } as const;
  expect(await watchAs(rooms, GAME, eve)).toEqual(err(away));
});

test('a vacation counts in slow games, as far as they allow it, until it is ended', async () => {
  const day = 86_400;
  const clock = {
    kind: 'days',
    seconds: 3 * day,
    timeBank: 0,
    vacation: 5 * day,
    expiry: 'pass',
  } as const;
  const all = await begun({ clock });
  const onTurn = async () => ((await all.game()).clock.running?.seat === 0 ? 'ann' : 'bob');
  const name = await onTurn();
  const who = { kind: 'person', id: personId(name) } as const;
  const due = async () => gameKind.dueOf?.(await all.game()) ?? 0;
  const before = await due();
  let sent = 0;
  const send = async (action: object) => {
    value(await all.rooms.send(who.id, { id: `v${++sent}`, who, action }));
    await all.settle();
  };
  await send({ kind: 'vacation-start', days: 2 });
  expect(Math.round((await due()) - before)).toBeCloseTo(2 * day * 1000, -3);
  await send({ kind: 'vacation-start', days: 21 });
  expect((await due()) - before).toBeCloseTo(5 * day * 1000, -3);
  await send({ kind: 'vacation-end' });
  expect((await due()) - before).toBeLessThan(1000);
});

test('drafts are cleared with their game', async () => {
  const all = await begun();
  const who = { kind: 'person', id: 'person-ann' } as const;
  const stream = draftStream(GAME, 'person-ann');
  const keep = { kind: 'keep', rack: ['A'], notes: 'n' };
  value(await all.rooms.sendOrCreate('desk', stream, { id: 'k', who, action: keep }));
  value(await all.play('bob', { kind: 'resign' }));
  await all.settle();
  expect(value(await all.rooms.read(draftKind, stream)).state.things).toMatchObject({
    rack: [],
    notes: 'n',
  });
});

test('a closed table is forgotten in time', async () => {
  const first = await world();
  await first.arrive('ann');
  await first.does('ann', first.open(), { kind: 'close' });
  expect(first.codes).toEqual(['+C1', '-C1']);
  await first.rooms.stop();
  const later = new FakeClock(first.clock.now() + 31 * 86_400_000);
  const second = await world(faultless, first.memory, later);
  expect((await second.table()).phase).toBe('closed');
  await later.advance(15_000);
  expect(await second.rooms.read(tableKind, TABLE)).toMatchObject({
    error: { code: 'no-such-stream' },
  });
});

test('what a dead process owed is done by the next one', async () => {
  const memory = new Memory();
  const clock = new FakeClock();
  const first = await world(faultless, memory, clock);
  for (const name of ['ann', 'bob']) await first.arrive(name);
  await first.does('ann', first.open({ rated: true }));
  await first.does('bob', sit(1), READY);
  // Nothing that follows from this is done before the process dies.
  await first.ask('ann', READY);
  clock.forget();
  const second = await world(faultless, memory, clock);
  await clock.advance(60_000);
  expect((await second.game()).phase.kind).toBe('turn');
  expect((await second.table()).orders).toEqual([]);
});

test('whatever the store loses, a game is created, rated and told of once', async () => {
  for (let n = 0; n < count(60); n++) {
    const rng = makeRng(seed() + n);
    let isFaulty = false;
    const fault = () =>
      isFaulty && rng.chance(0.15) ? rng.pick(['fails', 'unheard'] as const) : undefined;
    const all = await world({ ...faultless, append: fault, read: fault });
    for (const name of ['ann', 'bob']) await all.arrive(name);
    isFaulty = true;
    /** As a client would: the same wish under the same id, until there is an answer. */
    const insist = async (name: string, id: string, action: TableAction): Promise<void> => {
      for (;;) {
        const sent = await all.ask(name, action, TABLE, id);
        if (sent.ok || sent.error.kind === 'refused') return;
        await all.clock.advance(500);
      }
    };
    await insist('ann', 'open', all.open({ rated: true }));
    await insist('bob', 'sit', sit(1));
    await insist('bob', 'ready', READY);
    await insist('ann', 'ready', READY);
    await all.clock.advance(60_000);
    const resign = { kind: 'resign' };
    const who = { kind: 'person', id: 'person-bob' } as const;
    for (let tries = 0; tries < 200; tries++) {
      const sent = await all.rooms.send(GAME, { id: 'resign', who, action: resign });
      if (sent.ok) break;
      await all.clock.advance(5000);
    }
    isFaulty = false;
    await all.clock.advance(600_000);
    const { results, orders, games } = await all.table();
    expect([results.length, orders.length, games], `seed ${n}`).toEqual([1, 0, 1]);
    expect(results[0]?.ratings).toEqual([
      { before: 1500, after: 1662 },
      { before: 1500, after: 1338 },
    ]);
    const { boards } = value(await all.rooms.read(ratingsKind, 'ratings-en-blitz')).state;
    expect(playerOf(boards.duel, 'person-ann')?.games).toBe(1);
    await all.rooms.stop();
  }
});
