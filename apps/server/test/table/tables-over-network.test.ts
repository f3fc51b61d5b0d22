/** People at tables over real sockets: what they do to each other's games, who referees, who watches, and what is left of them. */
import { TABLE_EXAMPLES, type TableHead, type TableOptions, type TableView } from '@taht/protocol';
import type { GameView } from '@taht/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tableKind } from '../../src/table/table-kind.ts';
import { type Composed, composed, type Guest } from '../support/composed.ts';
import type { RawClient } from '../support/raw-client.ts';
import { value } from '../support/store-parts.ts';

let world: Composed;
beforeEach(async () => {
  world = await composed();
});
afterEach(async () => {
  expect(world.bugs).toEqual([]);
  await world.stop();
});

const first = TABLE_EXAMPLES.actions[0];
const OPTIONS = { ...(first?.kind === 'open' ? first.options : {}), lexicon: null } as TableOptions;

/** Until what follows from all that was done has been done. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await world.clock.advance(20);
};

let ids = 0;

/** Somebody at a socket. */
class Person {
  readonly guest: Guest;
  readonly client: RawClient;

  constructor(guest: Guest, client: RawClient) {
    this.guest = guest;
    this.client = client;
  }

  static async come(name: string): Promise<Person> {
    const guest = await world.guest(name);
    return new Person(guest, await world.connect(guest.cookie));
  }

  get id(): string {
    return this.guest.id;
  }

  /** The code of a refusal or failure, or `done`. */
  async does(stream: string, action: object): Promise<string> {
    const answer = await this.client.ask(stream, `c${++ids}`, action);
    await settle();
    if (answer.kind === 'refused') return String(answer.refusal.code);
    return answer.kind === 'failed' ? answer.code : answer.kind;
  }

  async get(path: string): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(`${world.http}/api/v1${path}`, {
      headers: { cookie: this.guest.cookie },
    });
    return { status: answer.status, body: await answer.json() };
  }

  async look<View>(stream: string): Promise<View> {
    return ((await this.get(`/streams/${stream}`)).body as { view: View }).view;
  }

  /** The racks that are seen, as `1` or `0` by seat. */
  async racks(stream: string): Promise<string> {
    const view = await this.look<GameView | undefined>(stream);
    return (view?.seats ?? []).map(({ rack }) => (rack === null ? '0' : '1')).join('');
  }
}

interface Begun {
  readonly table: string;
  readonly game: string;
  readonly mari: Person;
  readonly jaan: Person;
  readonly third?: Person;
  /** On turn, of two. */
  readonly mover: Person;
  readonly other: Person;
}

const READY = { kind: 'ready', isReady: true };

async function openTable(host: Person, options: Partial<TableOptions>): Promise<string> {
  const action = { kind: 'open', options: { ...OPTIONS, ...options }, sits: true, invite: [] };
  host.client.send({ kind: 'create', id: `t${++ids}`, of: 'table', action });
  await host.client.until(() => host.client.frames.some(({ kind }) => kind !== 'presence'));
  const answer = host.client.frames.find(({ kind }) => kind !== 'presence');
  if (answer?.kind !== 'done') throw new Error(JSON.stringify(answer));
  return (await host.client.next('done')).stream;
}

/** Mari and Jaan sit, perhaps with a third, are ready and agree; one of them is on turn. */
async function begin(options: Partial<TableOptions> = {}): Promise<Begun> {
  const [mari, jaan] = [await Person.come('Mari'), await Person.come('Jaan')];
  const table = await openTable(mari, options);
  expect(await jaan.does(table, { kind: 'sit', place: 1 })).toBe('done');
  if (options.places !== 3) return again({ table, mari, jaan });
  const third = await Person.come('Kolmas');
  expect(await third.does(table, { kind: 'sit', place: 2 })).toBe('done');
  return again({ table, mari, jaan, third });
}

type Party = Pick<Begun, 'table' | 'mari' | 'jaan' | 'third'>;

async function again({ table, mari, jaan, third }: Party): Promise<Begun> {
  const all = third === undefined ? [mari, jaan] : [mari, jaan, third];
  for (const person of all) expect(await person.does(table, READY)).toBe('done');
  const { game } = await headOf(mari, table);
  if (game === null) throw new Error('no game');
  for (const person of all) expect(await person.does(game, { kind: 'agree' })).toBe('done');
  const { phase } = await mari.look<GameView>(game);
  const [mover, other] = phase.kind === 'turn' && phase.seat === 1 ? [jaan, mari] : [mari, jaan];
  return { table, game, mari, jaan, mover, other, ...(third === undefined ? {} : { third }) };
}

async function headOf(person: Person, table: string): Promise<TableHead> {
  const view = await person.look<TableView>(table);
  if (view.kind !== 'table') throw new Error('closed');
  return view.head;
}

const PASS = { kind: 'pass' };

describe('at a table', () => {
  test.each<[string, (begun: Begun) => Promise<void>]>([
    [
      'somebody is nudged, but not at once again',
      async ({ table, mari, jaan }) => {
        jaan.client.send({ kind: 'watch', stream: table });
        await jaan.client.next('view');
        expect(await mari.does(table, { kind: 'nudge', place: 1 })).toBe('done');
        expect(JSON.stringify(await jaan.client.next('events'))).toContain('"nudged"');
        expect(await mari.does(table, { kind: 'nudge', place: 1 })).toBe('too-soon');
      },
    ],
    [
      'the host calls the game off, and nobody else',
      async ({ table, game, mari, jaan }) => {
        expect(await jaan.does(table, { kind: 'abort' })).toBe('only-host');
        expect(await mari.does(table, { kind: 'abort' })).toBe('done');
        expect((await jaan.look<GameView>(game)).phase).toMatchObject({
          kind: 'over',
          outcome: { reason: 'aborted' },
        });
      },
    ],
    [
      'a seat calls it off before everybody has moved',
      async ({ game, mover, other }) => {
        expect(await mover.does(game, PASS)).toBe('done');
        expect(await mover.does(game, { kind: 'abort' })).toBe('done');
        expect(await other.does(game, PASS)).toBe('game-over');
      },
    ],
    [
      'time is given to the other, never to oneself',
      async ({ game, mover, other }) => {
        const seat = (await mover.look<GameView>(game)).viewer;
        const own = seat.kind === 'seat' ? seat.seat : 9;
        const timeOf = async () => (await other.look<GameView>(game)).clock;
        const before = await timeOf();
        const give = (to: number) => ({ kind: 'give-time', seat: to, seconds: 60 });
        expect(await mover.does(game, give(own))).not.toBe('done');
        expect(await mover.does(game, give(1 - own))).toBe('done');
        expect(await timeOf()).not.toEqual(before);
      },
    ],
    [
      'a move is taken back by agreement, and not without',
      async ({ game, mover, other }) => {
        expect(await mover.does(game, PASS)).toBe('done');
        expect(await mover.does(game, { kind: 'ask-take-back' })).toBe('done');
        expect(await other.does(game, { kind: 'answer-take-back', vote: 'no' })).toBe('done');
        expect(await mover.does(game, PASS)).toBe('not-your-turn');
        expect(await mover.does(game, { kind: 'ask-take-back' })).toBe('already-asked');
        expect(await other.does(game, PASS)).toBe('done');
        expect(await other.does(game, { kind: 'ask-take-back' })).toBe('done');
        expect(await mover.does(game, { kind: 'answer-take-back', vote: 'yes' })).toBe('done');
        expect(await other.does(game, PASS)).toBe('done');
      },
    ],
    [
      'after a game there is another',
      async (begun) => {
        const { game, table, mover } = begun;
        expect(await mover.does(game, { kind: 'resign' })).toBe('done');
        expect((await headOf(mover, table)).results).toHaveLength(1);
        const next = await again(begun);
        expect(next.game).not.toBe(game);
        expect(await next.mover.does(next.game, PASS)).toBe('done');
      },
    ],
    [
      'two tabs of one person do a thing once, and both see it',
      async ({ game, table, mover }) => {
        const tab = await world.connect(mover.guest.cookie);
        const both = [tab, mover.client];
        for (const each of both) {
          each.send({ kind: 'watch', stream: game });
          await each.next('view', ({ stream }) => stream === game);
        }
        const answers = await Promise.all(both.map((each, i) => each.ask(game, `tab${i}`, PASS)));
        expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
        // The same command from both is one.
        const said = await Promise.all(
          both.map((each) => each.ask(table, 'same', { kind: 'say-phrase', phrase: 'hello' })),
        );
        expect(said.map(({ kind }) => kind)).toEqual(['done', 'done']);
        const { state } = value(await world.rooms.read(tableKind, table));
        expect(state.lines).toHaveLength(1);
        for (const each of both)
          expect(JSON.stringify(await each.next('events'))).toContain('"passed"');
        tab.close();
      },
    ],
  ])('%s', async (_name, check) => check(await begin({ houseRules: ['take-back'] })));

  test('no move is taken back where the table has not said so', async () => {
    const { game, mover } = await begin();
    expect(await mover.does(game, PASS)).toBe('done');
    expect(await mover.does(game, { kind: 'ask-take-back' })).toBe('take-back-off');
  });
});

test('who leaves is replaced, and sees the rack no more', async () => {
  const { table, game, mari, jaan } = await begin({ places: 3 });
  const kati = await Person.come('Kati');
  expect(await kati.does(table, { kind: 'sit', place: 1 })).toBe('place-taken');
  expect(await jaan.does(table, { kind: 'leave' })).toBe('done');
  expect(await kati.does(table, { kind: 'sit', place: 1 })).toBe('done');
  expect(await kati.racks(game)).toBe('010');
  expect(await mari.racks(game)).toBe('100');
  expect(await jaan.racks(game)).toBe('000');
  expect(await jaan.does(game, PASS)).toBe('not-taking-part');
});

/** The first three letters of the rack, over the star. */
async function lay(mover: Person, game: string): Promise<void> {
  const view = await mover.look<GameView>(game);
  const rack = view.viewer.kind === 'seat' ? (view.seats[view.viewer.seat]?.rack ?? []) : [];
  const tiles = rack
    .filter((tile) => tile !== '?')
    .slice(0, 3)
    .map((letter, i) => ({ square: 111 + i, letter, blank: false }));
  expect(await mover.does(game, { kind: 'place', tiles })).toBe('done');
}

async function makeReferee(name: string): Promise<Person> {
  const guest = await world.guest(name);
  const order = { kind: 'grant', role: 'referee' };
  value(
    await world.rooms.send(guest.id, {
      id: 'grant',
      who: { kind: 'system' },
      action: { kind: 'order', order, by: guest.id, rank: 'machine', reason: '', number: 1 },
    }),
  );
  return new Person(guest, await world.connect(guest.cookie));
}

describe('a referee', () => {
  const RULE = { kind: 'rule', verdicts: ['valid'], reason: 'in the book' };

  test('of this table sees every rack, pauses, mends and ends; nobody else does', async () => {
    const [ref, rival] = [await makeReferee('Ref'), await makeReferee('Rival')];
    const { game, table, mari, jaan, mover } = await begin({ referee: ref.id });
    const eve = await Person.come('Eve');
    expect(await ref.racks(game)).toBe('11');
    for (const person of [rival, eve]) expect(await person.racks(game)).toBe('00');
    for (const action of [{ kind: 'pause' }, { kind: 'undo', reason: '' }, RULE])
      for (const person of [rival, eve, mari, jaan])
        expect(await person.does(game, action), action.kind).toMatch(/^not-(taking-part|for-you)$/);
    ref.client.send({ kind: 'watch', stream: game });
    expect(((await ref.client.next('view')).view as GameView).viewer).toEqual({ kind: 'referee' });
    for (const [person, answer] of [[ref, 'done'] as const, [rival, 'not-taking-part'] as const]) {
      const drafts = `desk-${game}-${person.id}`;
      expect(await person.does(drafts, { kind: 'keep', notes: 'n' })).toBe(answer);
    }
    expect(await ref.does(game, { kind: 'pause' })).toBe('done');
    expect(await mover.does(game, PASS)).toBe('paused');
    expect(await ref.does(game, { kind: 'resume' })).toBe('done');
    expect(await mover.does(game, PASS)).toBe('done');
    expect(await ref.does(game, { kind: 'undo', reason: 'both agreed' })).toBe('done');
    expect(await mover.does(game, PASS)).toBe('done');
    // Seats are given by the table, rules are agreed on, and moves are the players' own.
    const player = { id: eve.id, name: 'x' };
    for (const action of [
      { kind: 'replace', seat: 0, player },
      PASS,
      { kind: 'propose', houseRules: [] },
    ])
      expect(await ref.does(game, action)).toBe('not-taking-part');
    expect(await ref.does(table, { kind: 'sit', place: 0 })).toBe('place-taken');
    expect(await ref.does(game, { kind: 'abort' })).toBe('done');
    expect(await ref.does(game, { kind: 'pause' })).toBe('not-taking-part');
  });

  test('needs the role, and does not play', async () => {
    const [mari, ref] = [await Person.come('Mari'), await makeReferee('Ref')];
    const open = (options: Partial<TableOptions>) => ({
      kind: 'open',
      options: { ...OPTIONS, ...options },
      sits: true,
      invite: [],
    });
    const refused = async (person: Person, referee: string): Promise<unknown> => {
      person.client.send({
        kind: 'create',
        id: `r${++ids}`,
        of: 'table',
        action: open({ referee }),
      });
      return (await person.client.next('refused')).refusal.code;
    };
    expect(await refused(mari, mari.id)).toBe('no-such-referee');
    expect(await refused(mari, 'person-00000000000000000000')).toBe('no-such-referee');
    expect(await refused(ref, ref.id)).toBe('referee-does-not-play');
  });

  test.each([true, false])('rules, or closes the window: challenged %s', async (isChallenged) => {
    const ref = await makeReferee('Ref');
    const { game, mover, other } = await begin({
      referee: ref.id,
      edition: 'en',
      ruleset: 'tr-school',
      clock: null,
    });
    await lay(mover, game);
    const officer = isChallenged ? RULE : { kind: 'close-window' };
    if (isChallenged)
      expect(await other.does(game, { kind: 'challenge', words: [0] })).toBe('done');
    expect(await other.does(game, officer)).toBe('not-for-you');
    expect(await ref.does(game, officer)).toBe('done');
    expect((await mover.look<GameView>(game)).phase.kind).toBe('turn');
    expect((await mover.look<GameView>(game)).board.filter((cell) => cell !== null)).toHaveLength(
      3,
    );
  });
});

describe('nobody holds up a game of the school by keeping silent', () => {
  const SCHOOL = { edition: 'en', ruleset: 'tr-school', clock: null, lexicon: 'en' };
  const phaseOf = async (person: Person, game: string): Promise<string> =>
    (await person.look<GameView>(game)).phase.kind;

  test('an opponent who may join a challenge', async () => {
    const { game, mari, jaan, third } = await begin({ ...SCHOOL, places: 3 });
    const all = [mari, jaan, third as Person];
    const { phase } = await mari.look<GameView>(game);
    const turn = phase.kind === 'turn' ? phase.seat : 0;
    const [mover, challenger] = [all[turn], all[(turn + 1) % 3]] as [Person, Person];
    await lay(mover, game);
    expect(await challenger.does(game, { kind: 'challenge', words: [0] })).toBe('done');
    await world.clock.advance(4 * 60_000);
    expect(await phaseOf(mari, game)).toBe('joining');
    await world.clock.advance(2 * 60_000);
    await settle();
    expect(await phaseOf(mari, game)).toBe('turn');
  });

  test('a referee who does not close the window', async () => {
    const ref = await makeReferee('Ref');
    const { game, mover, other } = await begin({ ...SCHOOL, referee: ref.id });
    await lay(mover, game);
    expect(await other.does(game, { kind: 'accept' })).toBe('done');
    await world.clock.advance(4 * 60_000);
    expect(await phaseOf(mover, game)).toBe('window');
    await world.clock.advance(6 * 60_000);
    await settle();
    expect(await phaseOf(mover, game)).toBe('turn');
  });
});

describe('who watches', () => {
  const late = (game: string): string => game.replace('game-', 'delayed-');
  const PERMIT = { kind: 'permit-racks', isPermitted: true };

  test('sees racks late and by permission of all who play, and never as a player', async () => {
    const { game, table, mari, jaan, third } = await begin({ racksAfter: 60, places: 3 });
    if (third === undefined) throw new Error('two');
    const all = [mari, jaan, third];
    const [ALL, NONE] = [all.map(() => true), all.map(() => false)];
    const eve = await Person.come('Eve');
    expect((await eve.get(`/streams/${late(game)}`)).status).toBe(404);
    await world.clock.advance(61_000);
    expect(await eve.racks(late(game))).toBe('000');
    eve.client.send({ kind: 'watch', stream: late(game) });
    const shown = async () =>
      ((await eve.client.next('view')).view as GameView).seats.map(({ rack }) => rack !== null);
    expect(await shown()).toEqual(NONE);
    for (const person of all) expect(await person.does(table, PERMIT)).toBe('done');
    expect(await shown()).toEqual(ALL);
    expect(await eve.racks(late(game))).toBe('111');
    expect(await eve.racks(game)).toBe('000');
    expect(await mari.racks(late(game))).toBe('000');
    // What happens now is seen when it is old.
    const { phase } = await mari.look<GameView>(game);
    const mover = phase.kind === 'turn' ? all[phase.seat] : undefined;
    expect(await mover?.does(game, PASS)).toBe('done');
    const movedIn = async (stream: string) => (await eve.look<GameView>(stream)).moved.length;
    expect([await movedIn(game), await movedIn(late(game))]).toEqual([1, 0]);
    await world.clock.advance(61_000);
    expect(await movedIn(late(game))).toBe(1);
    expect(await shown()).toEqual(ALL);
    expect(await jaan.does(table, { ...PERMIT, isPermitted: false })).toBe('done');
    expect(await shown()).toEqual(NONE);
    expect(await eve.racks(late(game))).toBe('000');
    // Whoever takes a seat sees no more than one's own.
    expect(await jaan.does(table, PERMIT)).toBe('done');
    expect(await shown()).toEqual(ALL);
    expect(await jaan.does(table, { kind: 'leave' })).toBe('done');
    expect(await eve.does(table, { kind: 'sit', place: 1 })).toBe('done');
    expect(await eve.racks(late(game))).toBe('000');
  });

  test('sees none where the table says nothing of it, or nobody may watch', async () => {
    const { game, table, mari } = await begin();
    const eve = await Person.come('Eve');
    expect((await eve.get(`/streams/${late(game)}`)).status).toBe(403);
    expect(await mari.does(table, PERMIT)).toBe('racks-not-shown');
    const closed = await begin({ racksAfter: 60, spectators: false });
    await world.clock.advance(61_000);
    for (const stream of [closed.game, late(closed.game)])
      expect((await eve.get(`/streams/${stream}`)).status).toBe(403);
  });
});

describe('a private game', () => {
  const listed = async (person: Person, query: string): Promise<readonly string[]> => {
    const { body } = await person.get(`/streams?kind=game&${query}`);
    return (body as { rows: { stream: string }[] }).rows.map(({ stream }) => stream);
  };

  test.each(['open', 'link'] as const)('at a table that is %s', async (visibility) => {
    const { game, mari, jaan, mover } = await begin({ visibility });
    expect(await mover.does(game, { kind: 'resign' })).toBe('done');
    const eve = await Person.come('Eve');
    const shown = visibility === 'open' ? [game] : [];
    for (const query of ['', `player=${mari.id}`, 'label=end:resigned', 'label=edition:et'])
      expect(await listed(eve, query), query).toEqual(shown);
    expect((await eve.get(`/streams?kind=table&label=was:${mari.id}`)).status).toBe(403);
    for (const person of [mari, jaan]) expect(await listed(person, 'player=me')).toEqual([game]);
    // Whoever is given the link reads it.
    expect((await eve.get(`/streams/${game}`)).status).toBe(200);
  });
});

test('of who is deleted no name and no word is left at any table', async () => {
  const { game, table, mari, jaan } = await begin();
  expect(await jaan.does(table, { kind: 'say', text: 'my-very-words' })).toBe('done');
  const old = await openTable(mari, {});
  expect(await jaan.does(old, { kind: 'sit', place: 1 })).toBe('done');
  expect(await jaan.does(old, { kind: 'leave' })).toBe('done');
  mari.client.send({ kind: 'watch', stream: table });
  await mari.client.next('view');
  const deleted = await fetch(`${world.http}/api/v1/me/delete`, {
    method: 'POST',
    headers: { cookie: jaan.guest.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ password: null }),
  });
  expect(deleted.status).toBe(200);
  await settle();
  // Those who look are shown the table anew.
  const anew = JSON.stringify(await mari.client.next('view'));
  for (const text of [anew, JSON.stringify(await mari.look(table))])
    expect(text).not.toMatch(/my-very-words|Jaan/);
  expect((await mari.look<GameView>(game)).seats[1]?.standing).not.toBe('playing');
  for (const stream of [table, old])
    expect(value(await world.rooms.read(tableKind, stream)).state).toMatchObject({ forgotten: 1 });
  expect(await mari.does(old, { kind: 'close' })).toBe('done');
  const stored = [...world.memory.streams.keys()];
  expect([stored.includes(old), stored.includes(jaan.id)]).toEqual([false, false]);
});
