/** From the move in a slow game to the person who is told: when, how often, in which words. */
import { LANGUAGES } from '@taht/messages';
import type { PushAddress } from '@taht/protocol';
import { seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { gameKind } from '../../src/game/game-kind.ts';
import { type Contact, deliverNotices } from '../../src/notices/deliver.ts';
import { note, noteTurn } from '../../src/notices/note.ts';
import { noticeKind, noticesOf } from '../../src/notices/notice-kind.ts';
import type { PushMessage, PushOutcome } from '../../src/notices/push.ts';
import { noticeDue } from '../../src/notices/turn.ts';
import type { Letter, MailOutcome } from '../../src/people/email.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { env, gameIn, offerOf } from '../bots/bot-table.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';

const HOUR = 3_600_000;
const ann = { id: 'person-ann', name: 'Ann' };
const ben = { id: 'person-ben', name: 'Ben' };
const address = (name: string): PushAddress => ({
  endpoint: `https://p/${name}`,
  p256dh: 'k',
  auth: 'a',
});

const reachable = (name: string): Contact => ({
  name,
  language: 'en',
  quiet: null,
  push: [address(name)],
  email: null,
});

interface Told {
  readonly to: string;
  readonly at: number;
  readonly payload: Record<string, string>;
}

/** A slow game between Ann and Ben, and a world in which pushes and letters go where the test says. */
class World {
  /** A Sunday at noon. */
  clock = new FakeClock(Date.parse('2026-11-15T12:00:00Z'));
  readonly memory = new Memory();
  readonly told: Told[] = [];
  readonly letters: Letter[] = [];
  readonly dropped: string[] = [];
  readonly contacts = new Map<string, Contact>([
    [ann.id, reachable('ann')],
    [ben.id, reachable('ben')],
  ]);
  pushing: (message: PushMessage) => Promise<PushOutcome> = async () => 'sent';
  mailing: () => Promise<MailOutcome> = async () => 'sent';
  /** Whether it cannot be known just now how people are reached. */
  isAway = false;
  rooms!: Rooms;

  async open(): Promise<void> {
    const react = deliverNotices({
      clock: this.clock,
      push: {
        publicKey: '',
        send: async ({ endpoint }, message) => {
          const outcome = await this.pushing(message);
          const payload = JSON.parse(message.payload);
          if (outcome === 'sent')
            this.told.push({ to: endpoint.slice(10), at: this.clock.now(), payload });
          return outcome;
        },
      },
      mail: {
        send: async (letter) => {
          const outcome = await this.mailing();
          if (outcome === 'sent') this.letters.push(letter);
          return outcome;
        },
      },
      contactOf: async (person) => (this.isAway ? 'later' : (this.contacts.get(person) ?? null)),
      dropPush: async (_, endpoint) => void this.dropped.push(endpoint),
      linkTo: (stream) => `https://play.example.org/${stream}`,
    });
    const kinds = [
      { kind: gameKind, env, react: noteTurn, owes: noticeDue },
      { kind: noticeKind, env: null, react },
    ] as never;
    const onBug = (bug: unknown): void => {
      throw bug;
    };
    const store = memoryStore(this.memory);
    this.rooms = value(await Rooms.start({ store, clock: this.clock, kinds, onBug }));
  }

  async begin(): Promise<void> {
    await this.open();
    const action = offerOf({
      edition: 'et',
      players: [ann, ben],
      game: 'game-1',
      seed: seed(),
      rules: { clock: { kind: 'days', seconds: 2 * 24 * 3600, expiry: 'pass' } },
    });
    const who = { kind: 'system' } as const;
    value(await this.rooms.create('game', 'game-1', { id: 'create', who, action }));
    for (const { id } of [ann, ben])
      value(
        await this.rooms.send('game-1', {
          id: 'agree',
          who: { kind: 'person', id },
          action: { kind: 'agree' },
        }),
      );
    await this.clock.advance(0);
  }

  async onTurn(): Promise<string> {
    const { phase } = await gameIn(this.rooms, 'game-1');
    return phase.kind === 'turn' ? ([ann, ben][phase.seat]?.id ?? '') : '';
  }

  async pass(): Promise<void> {
    const { version } = await gameIn(this.rooms, 'game-1');
    const id = await this.onTurn();
    value(
      await this.rooms.send('game-1', {
        id: `pass-${version}`,
        who: { kind: 'person', id },
        action: { kind: 'pass' },
      }),
    );
  }

  pending() {
    return Promise.all(
      [ann, ben].map(async ({ id }) => {
        const read = await this.rooms.read(noticeKind, noticesOf(id));
        return read.ok ? read.value.state.pending.length : 0;
      }),
    );
  }
}

const begun = async (change: (world: World) => void = () => {}): Promise<World> => {
  const world = new World();
  change(world);
  await world.begin();
  return world;
};

test('whoever is on turn is told once, in names and no tiles', async () => {
  const world = await begun();
  const first = (await world.onTurn()).slice(7);
  await world.clock.advance(HOUR);
  expect(world.told.map(({ to }) => to)).toEqual([first]);
  expect(world.told[0]?.payload).toEqual({
    topic: 'your-move',
    stream: 'game-1',
    stage: 'first',
    page: '/g/game-1',
    title: 'Your turn',
    body: 'The others are waiting for your move. Players: Ann and Ben.',
  });
  await world.pass();
  await world.clock.advance(HOUR);
  expect(world.told.map(({ to }) => to)).toEqual([first, first === 'ann' ? 'ben' : 'ann']);
  await world.rooms.stop();
});

test('a reminder comes in good time before the deadline, and only one', async () => {
  const world = await begun();
  await world.clock.advance(41 * HOUR);
  expect(world.told.length).toBe(1);
  await world.clock.advance(6 * HOUR);
  expect(world.told.map(({ payload }) => payload.title)).toEqual([
    'Your turn',
    'Time is running out',
  ]);
  expect(world.told[1]?.payload.body).toBe(
    'You have about 6 hours left to move. Players: Ann and Ben.',
  );
  await world.rooms.stop();
});

test('nobody is reminded of a move that was made', async () => {
  const world = await begun();
  await world.clock.advance(HOUR);
  await world.pass();
  await world.clock.advance(2 * HOUR);
  await world.pass();
  await world.clock.advance(HOUR);
  const before = world.told.length;
  await world.clock.advance(40 * HOUR);
  expect(world.told.slice(before)).toEqual([]);
  await world.rooms.stop();
});

test('quiet hours are kept, and then it is told', async () => {
  const quiet = { from: 13 * 60, to: 16 * 60, zone: 'Europe/Tallinn' };
  const world = await begun((each) => {
    each.contacts.set(ann.id, { ...reachable('ann'), quiet });
    each.contacts.set(ben.id, { ...reachable('ben'), quiet });
  });
  await world.clock.advance(1.9 * HOUR);
  expect(world.told).toEqual([]);
  await world.clock.advance(0.2 * HOUR);
  expect(world.told.map(({ at }) => new Date(at).toISOString())).toEqual([
    '2026-11-15T14:00:00.000Z',
  ]);
  await world.rooms.stop();
});

test('what fails is tried again after longer and longer pauses, and then given up', async () => {
  const tries: number[] = [];
  const world = await begun((each) => {
    each.pushing = async () => {
      tries.push(each.clock.now());
      return 'failed';
    };
  });
  await world.clock.advance(12 * HOUR);
  const minutes = tries.map((at) => Math.round((at - (tries[0] ?? 0)) / 60_000));
  expect(minutes).toEqual([0, 1, 6, 36, 156]);
  expect(await world.pending()).toEqual([0, 0]);
  await world.rooms.stop();
});

test('an address where nobody listens is dropped, and a letter goes instead', async () => {
  const world = await begun((each) => {
    each.pushing = async () => 'gone';
    for (const { id, name } of [ann, ben])
      each.contacts.set(id, {
        ...reachable(name),
        language: 'fi',
        email: `${name}@example.org`,
      });
  });
  const first = (await world.onTurn()) === ann.id ? 'Ann' : 'Ben';
  await world.clock.advance(HOUR);
  expect(world.dropped).toEqual([`https://p/${first}`]);
  expect(world.letters).toMatchObject([{ to: `${first}@example.org`, subject: 'Sinun vuorosi' }]);
  expect(world.letters[0]?.text).toContain('https://play.example.org/game-1');
  await world.rooms.stop();
});

test('what was not told before a crash is told after it', async () => {
  const world = await begun((each) => {
    each.pushing = () => new Promise(() => {});
  });
  await world.clock.advance(1000);
  world.clock.forget();
  world.pushing = async () => 'sent';
  await world.open();
  await world.clock.advance(HOUR);
  expect(world.told.length).toBe(1);
  await world.rooms.stop();
});

test('a push service that takes for ever delays no move', async () => {
  const world = await begun((each) => {
    each.pushing = () => new Promise(() => {});
  });
  for (let i = 0; i < 3; i++) await world.pass();
  expect((await gameIn(world.rooms, 'game-1')).version).toBeGreaterThan(8);
  await world.rooms.stop();
});

test('the end of a slow game is told to both', async () => {
  const world = await begun();
  for (let i = 0; i < 4; i++) await world.pass();
  await world.clock.advance(1000);
  expect((await gameIn(world.rooms, 'game-1')).phase.kind).toBe('over');
  const over = world.told.filter(({ payload }) => payload.topic === 'game-over');
  expect(over.map(({ to }) => to).sort()).toEqual(['ann', 'ben']);
  await world.rooms.stop();
});

test.each(LANGUAGES)(
  'an invitation is told in %s, once however often it is noted',
  async (language) => {
    const world = new World();
    world.contacts.set(ann.id, { ...reachable('ann'), language });
    await world.open();
    const news = {
      topic: 'invited',
      stream: 'table-1',
      turn: null,
      deadline: null,
      by: ben.id,
    } as const;
    for (let i = 0; i < 3; i++)
      expect(await note(world.rooms, ann.id, news, 'table-1-4')).toBe(true);
    await world.clock.advance(HOUR);
    expect(world.told.length).toBe(1);
    expect(world.told[0]?.payload.body).toContain('ben');
    await world.rooms.stop();
  },
);

test('while it cannot be known how somebody is reached nothing is given up', async () => {
  const world = await begun((each) => {
    each.isAway = true;
  });
  await world.clock.advance(HOUR);
  expect(world.told).toEqual([]);
  world.isAway = false;
  await world.clock.advance(HOUR);
  expect(world.told).toHaveLength(1);
  await world.rooms.stop();
});

test('somebody who has left for good is not told, and nobody waits for it', async () => {
  const world = await begun();
  await world.clock.advance(1000);
  await world.pass();
  await world.clock.advance(1000);
  for (const { id } of [ann, ben]) value(await world.rooms.forget(noticesOf(id)));
  const before = world.told.length;
  await world.pass();
  await world.clock.advance(HOUR);
  expect(world.told.length).toBe(before);
  expect(world.memory.streams.get('game-1')?.debts).toBeNull();
  await world.rooms.stop();
});

test('nobody but the server sees or sends notices', async () => {
  const world = await begun();
  const stream = noticesOf(await world.onTurn());
  const who = { kind: 'person', id: await world.onTurn() } as const;
  expect(value(await world.rooms.viewFor(stream, who)).view).toBeNull();
  const action = { kind: 'settle', key: 'x', outcome: 'moot', remindAt: null };
  expect(await world.rooms.send(stream, { id: 'x', who, action })).toMatchObject({
    error: { failure: { code: 'not-taking-part' } },
  });
  await world.rooms.stop();
});
